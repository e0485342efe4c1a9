import DetentUI
import SwiftUI

struct WeightScreen: View {
  @State private var weight = 72.5
  @State private var script = ""
  let save: (Double) -> Void

  var body: some View {
    VStack {
      SlidingRuler(
        value: $weight, in: 0...250, snap: .fraction, tick: .unit,
        onEditingChanged: { isEditing in
          if !isEditing { save(weight) }
        }
      )
      .accessibilityLabel("Weight")
      .recordingGestures { text in script = text }
      GestureShare(script)
    }
  }
}
