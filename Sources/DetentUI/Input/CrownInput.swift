#if canImport(SwiftUI)
internal import SwiftUI

/// A watch's Digital Crown, while the control has the focus: a detent is a step. Other systems have none. Nobody has tried
/// it.
struct CrownInput: ViewModifier {
  /// By how many detents it was turned; positive towards larger values.
  let turn: (Double) -> Void
  #if os(watchOS)
  /// Where the crown is, in detents.
  @State private var place = 0.0
  /// What of that the control was told.
  @State private var reported = 0.0
  @Environment(\.isDetentReadOnly) private var isReadOnly

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
