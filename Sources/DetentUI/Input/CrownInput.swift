#if canImport(SwiftUI)
internal import SwiftUI

/// A watch's Digital Crown while the control has focus; one detent is one step. No effect on other
/// systems. Untested.
struct CrownInput: ViewModifier {
  /// The callback with the detents turned; positive towards larger values.
  let turn: (Double) -> Void
  #if os(watchOS)
  /// The position of the crown, in detents.
  @State private var place = 0.0
  /// The position last reported to the control.
  @State private var reported = 0.0
  @Environment(\.detent.isReadOnly) private var isReadOnly

  func body(content: Content) -> some View {
    content
      .focusable(!isReadOnly)
      .digitalCrownRotation(
        $place, from: -1e6, through: 1e6, by: 1, sensitivity: .medium, isContinuous: false,
        isHapticFeedbackEnabled: false
      )
      .whenChanged(place) { place in
        let detents = place - reported
        reported = place
        if !isReadOnly { turn(detents) }
      }
  }
  #else
  func body(content: Content) -> some View { content }
  #endif
}
#endif
