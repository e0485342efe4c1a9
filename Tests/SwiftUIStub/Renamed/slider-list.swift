// A slider for each band of an equaliser, with an animated reset.
import SwiftUI

struct EqualizerScreen: View {
  @State private var gains = [0.0, 3, -2, 1]

  var body: some View {
    VStack {
      ForEach(gains.indices, id: \.self) { band in
        Slider(value: $gains[band], in: -12...12, step: 0.5) {
          Text("Band")
        } onEditingChanged: { _ in
        }
      }
      Button("Flat") { withAnimation { gains = [0, 0, 0, 0] } }
    }
  }
}
