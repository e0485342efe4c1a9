// Labels at both ends, with all closures.
import SwiftUI

struct SpeedScreen: View {
  @State private var speed = 50.0
  @State private var isEditing = false

  var body: some View {
    Slider(value: $speed, in: 0...100, step: 5) {
      Text("Speed")
    } minimumValueLabel: {
      Image(systemName: "tortoise")
    } maximumValueLabel: {
      Image(systemName: "hare")
    } onEditingChanged: { editing in
      isEditing = editing
    }
    .disabled(speed > 100)
  }
}
