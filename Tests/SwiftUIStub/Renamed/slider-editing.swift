// Saves at the end of a drag.
import SwiftUI

struct BrightnessScreen: View {
  @State private var brightness = 0.8
  @State private var isEditing = false
  var save: (Double) -> Void = { _ in }

  var body: some View {
    VStack {
      Slider(
        value: $brightness, in: 0...1,
        onEditingChanged: { editing in
          isEditing = editing
          if !editing { save(brightness) }
        })
      Text("Brightness").foregroundColor(isEditing ? .red : .blue)
    }
  }
}
