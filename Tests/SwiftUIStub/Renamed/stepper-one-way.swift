// One button disabled, with the title form.
import SwiftUI

struct LevelScreen: View {
  @State private var level = 1

  var body: some View {
    Stepper(
      "Level", onIncrement: { level += 1 }, onDecrement: level > 1 ? { level -= 1 } : nil)
  }
}
