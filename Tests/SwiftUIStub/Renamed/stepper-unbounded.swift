// A step without bounds.
import SwiftUI

struct OffsetScreen: View {
  @State private var offset = 0.0

  var body: some View {
    Stepper("Offset", value: $offset, step: 0.25)
  }
}
