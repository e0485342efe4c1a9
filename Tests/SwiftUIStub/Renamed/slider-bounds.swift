// Bounds of a `Float`.
import SwiftUI

struct TemperatureScreen: View {
  @State private var degrees: Float = 20

  var body: some View {
    Slider(value: $degrees, in: 5...30)
      .padding()
      .accessibilityLabel("Temperature")
  }
}
