// A title, a whole number, bounds.
import SwiftUI

struct GuestsScreen: View {
  @State private var guests = 2

  var body: some View {
    Stepper("Guests", value: $guests, in: 1...12)
  }
}
