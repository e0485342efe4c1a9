public import ControlCore

/// A property of the control or of the run: a header line, or the argument of `set`.
///
/// The `ControlTable` defines the settings of a control and their possible values.
///
///     Setting("step", .number(5))
public struct Setting: Equatable, Sendable {
  /// The name in scripts.
  public var name: StaticText
  /// The value of the setting.
  public var value: Value
  /// The part, from 0, whose value `value` sets while a script runs; 0 for all other settings.
  public var part: UInt8

  /// Creates a setting by its name.
  public init(_ name: StaticText, _ value: Value, part: UInt8 = 0) {
    (self.name, self.value, self.part) = (name, value, part)
  }

  /// The value of a setting.
  public enum Value: Equatable, Sendable {
    /// A number; finite unless the table says otherwise.
    case number(Double)
    /// `1 2 5`: 0 to 32 numbers; an empty list is written `none`. Of `value` in a header, 2 to 8.
    case numbers([Double])
    /// `0:0 5:1 100:1000`: up to 16 pairs of numbers, in turn; an empty list is written `none`.
    case pairs([Double])
    /// A whole number.
    case whole(Int64)
    /// `100ms`, in nanoseconds; 0 or more.
    case duration(Int64)
    /// `0..100`, in ascending order; the first may be `-infinity`, the second `infinity`.
    case range(Double, Double)
    /// `320x80`: width and height in points, greater than 0.
    case size(Double, Double)
    /// The time between two frames.
    case frame(FrameLength)
    /// One of the words that the table lists.
    case word(StaticText)
    /// One of the table's words, written as `policy cancel=revert`.
    case policy(StaticText)
    /// In quotes; UTF-8 without quotes and line ends.
    case text([UInt8])
  }

  /// The axis of a lone coordinate. It differs from `ControlOrientation` because recordings, and
  /// controls without an orientation, have coordinates too.
  public enum AxisName: Equatable, Sendable {
    /// `x` is left to right, `y` is top to bottom.
    case x, y
  }

  /// The time between two frames: `numerator / denominator` seconds, 1 ms to 1 s.
  public struct FrameLength: Equatable, Sendable {
    /// The numerator, 1 to 1,000,000.
    public var numerator: Int64
    /// The denominator, 1 to 1,000,000.
    public var denominator: Int64

    /// Creates a fraction of a second: `1, 60` is a sixtieth.
    public init(_ numerator: Int64, _ denominator: Int64) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }
}

// MARK: Settings of every script

extension Setting {
  /// Returns a setting for a short title of the script.
  public static func title(_ text: [UInt8]) -> Setting { Setting("title", .text(text)) }

  /// Returns a setting for the control of the script.
  public static func control(_ name: StaticText) -> Setting { Setting("control", .word(name)) }

  /// Returns a setting for the value of a part, from 0.
  public static func value(_ value: Double, of part: UInt8 = 0) -> Setting {
    Setting("value", .number(value), part: part)
  }

  /// Returns a setting for the values of parts 0, 1 and so on, in a header: 1 to 8.
  public static func values(_ values: [Double]) -> Setting {
    Setting("value", values.count == 1 ? .number(values[0]) : .numbers(values))
  }

  /// Returns a setting for the width and height in points, greater than 0.
  public static func viewport(_ width: Double, _ height: Double) -> Setting {
    Setting("viewport", .size(width, height))
  }

  /// Returns a setting for the time between two frames.
  public static func frame(_ length: FrameLength) -> Setting { Setting("frame", .frame(length)) }

  /// Returns a setting for the kind of pointers whose lines name none.
  public static func pointer(_ kind: PointerKind) -> Setting {
    Setting("pointer", .word(StaticText(Vocabulary.kinds.word(for: kind))))
  }

  /// Returns a setting for the main axis of the control.
  public static func axis(_ axis: AxisName) -> Setting {
    Setting("axis", .word(axis == .x ? "x" : "y"))
  }

  /// The new value, if the setting is `value` with one number.
  @usableFromInline package var newValue: Double? {
    guard case .number(let value) = self.value, name == "value" else { return nil }
    return value
  }

  /// The values that a header sets; empty unless the setting is `value`.
  var startValues: [Double] {
    guard name == "value" else { return [] }
    return switch value {
    case .number(let value): [value]
    case .numbers(let values): values
    default: []
    }
  }

  /// The word of a word or policy setting.
  var word: StaticText? {
    switch value {
    case .word(let word), .policy(let word): word
    default: nil
    }
  }
}

// MARK: Several at once

extension [Setting] {
  /// Returns the last of these settings with a name; `nil` if there is none.
  public func last(named name: StaticText) -> Setting? { last { $0.name == name } }

  /// The values of parts 0, 1 and so on that these settings set; NaN for parts without one.
  public var values: NumberList {
    var values = NumberList()
    for setting in self {
      guard let value = setting.newValue else { continue }
      while values.count <= setting.part { values.append(.nan) }
      values[Int(setting.part)] = value
    }
    return values
  }
}
