// A binding of two closures, for a whole number.
import SwiftUI

struct QualityRow: View {
  @State private var quality = 3

  var body: some View {
    Slider(
      value: Binding(get: { Double(quality) }, set: { quality = Int($0) }), in: 1...10, step: 1)
  }
}
