/// Whose a law is.
public enum LawAuthority: Sendable, CaseIterable {
  /// Nobody denies it: a control that breaks it has a bug.
  case must
  /// It is asked for by WAI-ARIA, or by its authoring practices.
  case aria
  /// It is asked for by HTML.
  case html
  /// Detent thinks that it serves users; others may see it otherwise.
  case detent
  /// The driver has said it, and judges it itself.
  case own

  /// A word for reports and options.
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
