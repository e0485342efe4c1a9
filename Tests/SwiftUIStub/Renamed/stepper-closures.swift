// Steps performed by the app.
import SwiftUI

struct PaletteScreen: View {
  @State private var index = 0
  private let names = ["Red", "Green", "Blue"]

  var body: some View {
    Stepper {
      Text(names[index])
    } onIncrement: {
      index = (index + 1) % names.count
    } onDecrement: {
      index = (index + names.count - 1) % names.count
    }
  }
}
