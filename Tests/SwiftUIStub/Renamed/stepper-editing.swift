// Edit callbacks, with all parameters.
import SwiftUI

struct DoseScreen: View {
  @State private var dose: Float = 1
  @State private var isEditing = false

  var body: some View {
    Stepper(value: $dose, in: 0...4, step: 0.5) {
      HStack {
        Image(systemName: "pills")
        Text("Dose")
      }
    } onEditingChanged: { editing in
      isEditing = editing
    }
    .disabled(isEditing)
  }
}
