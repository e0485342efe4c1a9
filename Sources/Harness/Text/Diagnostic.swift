/// One thing to say about a text, and where.
public struct Diagnostic: Error, Equatable, Sendable {
  public var code: Code
  public var span: SourceSpan

  /// One sentence, without a full stop, with the user's own words in it.
  public var message: [UInt8]

  /// The fix, if it is known.
  public var help: [UInt8]?

  public init(_ code: Code, at span: SourceSpan, _ message: [UInt8], help: [UInt8]? = nil) {
    self.code = code
    self.span = span
    self.message = message
    self.help = help
  }

  public var severity: Severity { code.severity }

  public enum Severity: Equatable, Sendable {
    /// The text cannot be used, or the run cannot go on.
    case error
    /// A demand of the script is not met.
    case check
    /// Worth knowing; changes nothing.
    case note
  }
}

extension Diagnostic {
  init(_ code: Code, at span: SourceSpan, _ message: StaticString, help: StaticString? = nil) {
    self.init(code, at: span, [UInt8](message), help: help.map { [UInt8]($0) })
  }

  /// A message with words of the file between two parts of it; long words are cut.
  init(
    _ code: Code, at span: SourceSpan, _ start: StaticString, _ word: ArraySlice<UInt8>,
    _ end: StaticString, help: StaticString? = nil
  ) {
    var message = [UInt8](start)
    message.append(contentsOf: word.prefix(60))
    if word.count > 60 { message.append("…") }
    message.append(end)
    self.init(code, at: span, message, help: help.map { [UInt8]($0) })
  }
}
