/// A gesture script: inputs from fingers, wheel, keys and host, and checks on the control.
///
/// A script is a plain value. Readers, importers, generators and shrinkers build one; a replay
/// plays it; `ScriptWriter` turns it back into text. Times are whole nanoseconds, positions are
/// points, and text is UTF-8 without line ends.
///
///     let script = Script(
///       header: [HeaderLine(Setting("step", .number(5)))],
///       body: [
///         Script.Line(nil, .down(0, .along(200))),
///         Script.Line(.after(8_000_000), .move(0, .along(176))),
///       ])
public struct Script: Equatable, Sendable {
  /// The comment after `gesture 1`, without its `#`.
  public var comment: [UInt8]?

  /// Everything before the first event: settings, `x-` lines, comments and blank lines, in order.
  public var header: [HeaderLine]

  /// Everything from the first event on. The first line is an event; a comment, a blank line or an
  /// `x-` line without a time above it belongs to the header.
  public var body: [Script.Line]

  /// Creates a script of these lines.
  public init(comment: [UInt8]? = nil, header: [HeaderLine] = [], body: [Script.Line] = []) {
    self.comment = comment
    self.header = header
    self.body = body
  }

  /// The initial settings: the defaults, changed by the header.
  public var settings: Script.Settings {
    var settings = Script.Settings()
    for line in headerSettings { settings.apply(line.setting) }
    return settings
  }

  /// Every setting in the header, with its position.
  var headerSettings: [(setting: Setting, span: SourceSpan)] {
    var settings: [(setting: Setting, span: SourceSpan)] = []
    for line in header {
      switch line.content {
      case .setting(let setting): settings.append((setting, line.position))
      case .like(_, let others): settings += others.map { ($0, line.position) }
      case .note, .blank: break
      }
    }
    return settings
  }

  /// Every setting in the header or in a `set`, with its position, in line order.
  var changes: [(setting: Setting, span: SourceSpan, isInHeader: Bool)] {
    var changes = headerSettings.map { (setting: $0.setting, span: $0.span, isInHeader: true) }
    for line in body {
      changes += line.verb.changes.map { ($0, line.position, false) }
    }
    return changes
  }
}

/// A line of a script before its first event. Equality ignores positions.
public struct HeaderLine: Equatable, Sendable {
  /// The content of the line.
  public var content: Content

  /// The comment at the end of the line, without its `#`.
  public var comment: [UInt8]?

  /// The position of the line in its text.
  public var position: SourceSpan

  /// True if the line comes from another script, included by `like`.
  public var isOfAnother = false

  /// The kinds of content of a header line.
  public enum Content: Equatable, Sendable {
    /// A setting, or the control.
    case setting(Setting)
    /// `like "FILE"`: the settings of another script. Readers replace the line by the settings,
    /// unless the script is written again; see `Script.flattened`.
    case like([UInt8], [Setting])
    /// An `x-` line, as written: kept by every tool, run by none.
    case note([UInt8])
    /// A comment alone, or an empty line.
    case blank
  }

  /// The setting of a `.setting` line; `nil` for others, including `like`.
  public var setting: Setting? {
    if case .setting(let setting) = content { setting } else { nil }
  }

  /// Creates a line with this content.
  public init(_ content: Content, comment: [UInt8]? = nil, position: SourceSpan = .none) {
    self.content = content
    self.comment = comment
    self.position = position
  }

  /// Creates a line with this setting.
  public init(_ setting: Setting, comment: [UInt8]? = nil) {
    self.init(.setting(setting), comment: comment)
  }

  public static func == (a: HeaderLine, b: HeaderLine) -> Bool {
    a.content == b.content && a.comment == b.comment
  }
}

extension Script {
  /// A line of a script from its first event on. Equality ignores positions.
  public struct Line: Equatable, Sendable {
    /// The time; `nil` for that of the line before, or of its end. Blank lines have none.
    public var time: LineTime?
    /// The verb of the line.
    public var verb: Script.Verb

    /// The comment at the end of the line, without its `#`.
    public var comment: [UInt8]?

    /// The position of the verb; of an `expect`, the position of its first argument.
    public var position: SourceSpan

    /// Creates a line; without a time it starts with the line before, or at its end.
    public init(
      _ time: LineTime? = nil, _ verb: Script.Verb, comment: [UInt8]? = nil,
      position: SourceSpan = .none
    ) {
      self.time = time
      self.verb = verb
      self.comment = comment
      self.position = position
    }

    public static func == (a: Script.Line, b: Script.Line) -> Bool {
      a.time == b.time && a.verb == b.verb && a.comment == b.comment
    }
  }
}

/// The time of a line, in nanoseconds; 0 or more.
public enum LineTime: Equatable, Sendable {
  /// `+8ms`: a delay after the line before, or after its end if it takes time.
  case after(Int64)
  /// `@8ms`: a time since the start of the script.
  case at(Int64)
}
