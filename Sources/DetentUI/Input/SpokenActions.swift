#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// Actions of assistive technology beyond single steps.
///
/// VoiceOver lists them as actions. They are not a rotor, which moves between elements or ranges of
/// a text: a control is a single element.
struct SpokenActions: ViewModifier {
  enum Kind: Equatable {
    /// Moves by ten steps.
    case pages
    /// Clears the rating.
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
