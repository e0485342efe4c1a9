/// A gesture script: what a finger, a wheel, a key or a host did to a control, and what must be true.
///
/// A script is a plain value. Readers, importers, generators and shrinkers build one; a replay
/// plays it; `ScriptWriter` turns it into text again. All times are whole nanoseconds, all places are
/// points, all text is UTF-8 without line ends.
///
///     let script = Script(
///       header: [HeaderLine(Setting("step", .number(5)))],
///       body: [
///         Script.Line(nil, .down(0, .along(200))),
///         Script.Line(.after(8_000_000), .move(0, .along(176))),
///       ])
public struct Script: Equatable, Sendable {
  /// The comment behind `gesture 1`, without its `#`.
  public var comment: [UInt8]?

  /// Everything before the first event: settings, `x-` lines, comments and blank lines, in order.
  public var header: [HeaderLine]

  /// Everything from the first event on. The first line is an event; a comment or blank line, or an
  /// `x-` line without a time, above it belongs to the header.
  public var body: [Script.Line]

  /// A script of these lines.
  public init(comment: [UInt8]? = nil, header: [HeaderLine] = [], body: [Script.Line] = []) {
    self.comment = comment
    self.header = header
    self.body = body
  }

  /// What the script starts with: the defaults, changed by its header.
  public var settings: Script.Settings {
    var settings = Script.Settings()
    for line in headerSettings { settings.apply(line.setting) }
    return settings
  }

  /// Every setting that its header gives, and where.
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

  /// Every setting that its header or a `set` gives, and where, in the order of the lines.
  var changes: [(setting: Setting, span: SourceSpan, isInHeader: Bool)] {
    var changes = headerSettings.map { (setting: $0.setting, span: $0.span, isInHeader: true) }
    for line in body {
      if case .set(let setting, _) = line.verb { changes.append((setting, line.position, false)) }
    }
    return changes
  }
}

/// One line of a script before its first event. Two lines are equal whatever their positions.
public struct HeaderLine: Equatable, Sendable {
  /// The content of the line.
  public var content: Content

  /// The comment at the end of the line, without its `#`.
  public var comment: [UInt8]?

  /// Where the line was read.
  public var position: SourceSpan

  /// Whether it stands in another script, which this one is like.
  public var isOfAnother = false

  /// The contents that a line of a header can have.
  public enum Content: Equatable, Sendable {
    /// A setting, or the control.
    case setting(Setting)
    /// `like "FILE"`: the settings of another script. Readers put the settings in its place, but for those who write the
    /// script again; see `Script.flattened`.
    case like([UInt8], [Setting])
    /// An `x-` line, as written: kept by every tool, run by none.
    case note([UInt8])
    /// Nothing but a comment, or nothing at all.
    case blank
  }

  /// The setting that it is, if it is one.
  public var setting: Setting? {
    if case .setting(let setting) = content { setting } else { nil }
  }

  /// A line that says this.
  public init(_ content: Content, comment: [UInt8]? = nil, position: SourceSpan = .none) {
    self.content = content
    self.comment = comment
    self.position = position
  }

  /// A line that says this setting.
  public init(_ setting: Setting, comment: [UInt8]? = nil) {
    self.init(.setting(setting), comment: comment)
  }

  public static func == (a: HeaderLine, b: HeaderLine) -> Bool {
    a.content == b.content && a.comment == b.comment
  }
}

extension Script {
  /// One line of a script from its first event on. Two lines are equal whatever their positions.
  public struct Line: Equatable, Sendable {
    /// When; `nil` is the same time as the line before. Blank lines have none.
    public var time: LineTime?
    /// The verb of the line.
    public var verb: Script.Verb

    /// The comment at the end of the line, without its `#`.
    public var comment: [UInt8]?

    /// Where the line was read: its verb, or, in an `expect`, what is checked.
    public var position: SourceSpan

    /// A line that does this, at the same time as the one before if no time is given.
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

/// When a line happens, in nanoseconds; 0 or more.
public enum LineTime: Equatable, Sendable {
  /// `+8ms`: this long after the line before, or after the end of it if it takes time.
  case after(Int64)
  /// `@8ms`: this long after the start of the script.
  case at(Int64)
}

/// A stretch of one line of a text.
public struct SourceSpan: Equatable, Sendable {
  /// From 1; 0 if the line was never text.
  public var line: Int

  /// The first character, from 1. A character is a Unicode scalar, or one byte of invalid UTF-8.
  public var column: Int

  /// In characters.
  public var length: Int

  /// So many characters of a line, both from 1.
  public init(line: Int, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = length
  }

  /// Of what was built in code.
  public static let none = SourceSpan(line: 0, column: 0, length: 0)
}
