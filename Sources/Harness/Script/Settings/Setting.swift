public import ControlCore

/// One fact about the control or the run: a header line, or what `set` changes.
///
/// Which settings there are, and what each may be, the control's table says; see `ControlTable`.
///
///     Setting("step", .number(5))
public struct Setting: Equatable, Sendable {
  /// The word that scripts have for it.
  public var name: StaticText
  /// The value of the setting.
  public var value: Value

  /// A setting by its word.
  public init(_ name: StaticText, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// What a setting may be set to.
  public enum Value: Equatable, Sendable {
    /// A number; finite unless the table says otherwise.
    case number(Double)
    /// `1 2 5`: from none to 32 numbers; none are written `none`. Of `value`, in a header, 2 to 8.
    case numbers([Double])
    /// A whole number.
    case whole(Int64)
    /// `100ms`, in nanoseconds; 0 or more.
    case duration(Int64)
    /// `0..100`: the second is not less; the first may be `-infinity`, the second `infinity`.
    case range(Double, Double)
    /// `320x80`: width and height in points, greater than 0.
    case size(Double, Double)
    /// The time between two frames.
    case frame(FrameLength)
    /// One of the words that the table lists.
    case word(StaticText)
    /// Such a word, written as `policy cancel=revert`.
    case policy(StaticText)
    /// In quotes; UTF-8 without quotes and line ends.
    case text([UInt8])
  }

  /// The axis that a lone coordinate is about. It is not `ControlOrientation`: recordings and controls that know
  /// nothing of orientations have coordinates too.
  public enum AxisName: Equatable, Sendable {
    /// From left to right, or from top to bottom.
    case x, y
  }

  /// The time between two frames: `numerator / denominator` seconds, 1 ms to 1 s.
  public struct FrameLength: Equatable, Sendable {
    /// 1 to 1,000,000.
    public var numerator: Int64
    /// 1 to 1,000,000.
    public var denominator: Int64

    /// A fraction of a second: `1, 60` is a sixtieth.
    public init(_ numerator: Int64, _ denominator: Int64) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }
}

// MARK: Settings of every script

extension Setting {
  /// What the script is about, in a few words.
  public static func title(_ text: [UInt8]) -> Setting { Setting("title", .text(text)) }

  /// Which control the script is about.
  public static func control(_ name: StaticText) -> Setting { Setting("control", .word(name)) }

  /// The value of part 0.
  public static func value(_ value: Double) -> Setting { Setting("value", .number(value)) }

  /// The values of part 0, of part 1 and so on, in a header: 1 to 8.
  public static func values(_ values: [Double]) -> Setting {
    Setting("value", values.count == 1 ? .number(values[0]) : .numbers(values))
  }

  /// Width and height in points, greater than 0.
  public static func viewport(_ width: Double, _ height: Double) -> Setting {
    Setting("viewport", .size(width, height))
  }

  /// The time between two frames.
  public static func frame(_ length: FrameLength) -> Setting { Setting("frame", .frame(length)) }

  /// The kind of pointers that do not name theirs.
  public static func pointer(_ kind: PointerKind) -> Setting {
    Setting("pointer", .word(StaticText(Vocabulary.kinds.word(for: kind))))
  }

  /// The axis along which the control lies.
  public static func axis(_ axis: AxisName) -> Setting {
    Setting("axis", .word(axis == .x ? "x" : "y"))
  }

  /// The value that it sets, if that is what it sets.
  @usableFromInline package var newValue: Double? {
    guard case .number(let value) = self.value, name == "value" else { return nil }
    return value
  }

  /// The values that a header gives with it: none, unless it is `value`.
  var startValues: [Double] {
    guard name == "value" else { return [] }
    return switch value {
    case .number(let value): [value]
    case .numbers(let values): values
    default: []
    }
  }

  /// The word that it is set to, of a word or policy.
  var word: StaticText? {
    switch value {
    case .word(let word), .policy(let word): word
    default: nil
    }
  }
}
