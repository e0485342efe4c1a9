#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// What assistive technology can do with a control besides one step more or less.
///
/// VoiceOver has these among its actions. A rotor it is not: a rotor leads from element to element, or to ranges of a text, and a
/// control is one element.
struct SpokenActions: ViewModifier {
  enum Kind: Equatable {
    /// Ten steps at once.
    case pages
    /// Back to no rating.
    case clearing
    case none
  }

  let kind: Kind
  let press: (Key) -> Void

  @ViewBuilder func body(content: Content) -> some View {
    switch kind {
    case .pages:
      content
        .accessibilityAction(named: Text(verbatim: DetentWords.tenMore)) { press(.pageUp) }
        .accessibilityAction(named: Text(verbatim: DetentWords.tenLess)) { press(.pageDown) }
    case .clearing:
      content.accessibilityAction(named: Text(verbatim: DetentWords.noRating)) { press(.home) }
    case .none: content
    }
  }
}
#endif
