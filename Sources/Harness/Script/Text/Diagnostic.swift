/// A message about a span of a text: an error, a failed check or a note.
public struct Diagnostic: Error, Equatable, Sendable {
  /// The kind of problem.
  public var code: Code
  /// The span of the text with the problem.
  public var span: SourceSpan

  /// One sentence, without a full stop, quoting the user's own words.
  public var message: [UInt8]

  /// The fix, if one is known.
  public var help: [UInt8]?

  /// The number of problems: 1, or more for a count of unlisted ones.
  public var count: Int64 = 1

  /// Creates a message about a problem, with its fix if one is known.
  public init(_ code: Code, at span: SourceSpan, _ message: [UInt8], help: [UInt8]? = nil) {
    self.code = code
    self.span = span
    self.message = message
    self.help = help
  }

  /// The severity: error, failed check or note.
  public var severity: Severity { code.severity }

  /// The severities of messages.
  public enum Severity: Equatable, Sendable {
    /// The text is unusable, or the run cannot continue.
    case error
    /// A check of the script failed.
    case check
    /// Information without an effect on the result.
    case note
  }
}

extension [Diagnostic] {
  /// The total number of problems.
  package var total: Int64 { reduce(0) { $0.addingSaturated($1.count) } }
}

extension Diagnostic {
  /// Creates a count of further messages that are not listed.
  package init(_ code: Code, more count: Int64, _ sentence: StaticString) {
    var message = [UInt8](sentence)
    DecimalText.append(count, to: &message)
    self.init(code, at: .none, message)
    self.count = count
  }

  package init(
    _ code: Code, at span: SourceSpan, _ message: StaticString, help: StaticString? = nil
  ) {
    self.init(code, at: span, [UInt8](message), help: help.map { [UInt8]($0) })
  }

  /// Creates a message with words of the file in the middle, cut to 60 bytes.
  package init(
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
