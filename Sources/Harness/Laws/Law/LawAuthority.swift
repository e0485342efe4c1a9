/// The source of a law's requirement.
public enum LawAuthority: Sendable, CaseIterable {
  /// Undisputed: a control that breaks the law has a bug.
  case must
  /// WAI-ARIA, or its authoring practices.
  case aria
  /// HTML.
  case html
  /// Detent's judgment of what serves users; others may differ.
  case detent
  /// The driver, which checks the law itself.
  case own

  /// The word in reports and options.
  public var word: StaticString {
    switch self {
    case .must: "must"
    case .aria: "aria"
    case .html: "html"
    case .detent: "detent"
    case .own: "own"
    }
  }
}
