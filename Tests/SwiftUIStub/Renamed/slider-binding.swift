// A binding owned by another view.
import SwiftUI

struct OpacityRow: View {
  @Binding var opacity: Double

  var body: some View {
    HStack {
      Text("Opacity")
      Slider(value: $opacity, in: 0...1)
        .frame(width: 200)
    }
  }
}
