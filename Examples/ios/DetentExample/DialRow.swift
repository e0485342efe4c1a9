import DetentUI
import SwiftUI

/// A dial of directions.
struct TurningRow: View {
  let onEditingChanged: (Bool) -> Void
  @State private var heading = 0

  var body: some View {
    DetentDial(value: $heading, in: 0...360, step: 15, onEditingChanged: onEditingChanged)
      .detentDialWraps()
      .frame(width: 160)
  }
}
