/// One thing to say about a text, and where.
public struct Diagnostic: Error, Equatable, Sendable {
  /// The kind of thing that is wrong.
  public var code: Code
  /// The stretch of the text that is wrong.
  public var span: SourceSpan

  /// One sentence, without a full stop, with the user's own words in it.
  public var message: [UInt8]

  /// The fix, if it is known.
  public var help: [UInt8]?

  /// How many things it stands for: 1, but for one that only counts what is not listed.
  public var count: Int64 = 1

  /// Something that is wrong, with its fix if that is known.
  public init(_ code: Code, at span: SourceSpan, _ message: [UInt8], help: [UInt8]? = nil) {
    self.code = code
    self.span = span
    self.message = message
    self.help = help
  }

  /// Error, failed check or note.
  public var severity: Severity { code.severity }

  /// The kinds of messages.
  public enum Severity: Equatable, Sendable {
    /// The text cannot be used, or the run cannot go on.
    case error
    /// A demand of the script is not met.
    case check
    /// Worth knowing; changes nothing.
    case note
  }
}

extension [Diagnostic] {
  /// How many things they tell of.
  package var total: Int64 { reduce(0) { $0.addingSaturated($1.count) } }
}

extension Diagnostic {
  /// Stands for so many more that are not listed.
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

  /// A message with words of the file between two parts of it; long words are cut.
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
