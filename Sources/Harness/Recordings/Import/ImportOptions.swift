import ControlCore
import GestureScript

/// User options for turning a recording into a script. Everything has a default.
public struct ImportOptions: Equatable, Sendable {
  /// The name of the file, for the title and the comment; only its last part is used. UTF-8.
  public var fileName: [UInt8] = []

  /// The title of the script; `nil` for the name of the file without its last extension. UTF-8.
  public var title: [UInt8]?

  /// The importing tool, for the comment. UTF-8.
  public var tool = [UInt8](Version.text)

  /// The control of the script.
  public var table = ControlSet.ours.first

  /// Settings of the control; they override those of the recording.
  public var settings: [Setting] = []

  /// The axis that drives the control; `nil` for the one with more travel.
  public var axis: Setting.AxisName?

  /// The map from positions to points; `nil` for the defaults of `ScriptImport`.
  public var horizontal: AxisMap?
  /// The same of vertical positions.
  public var vertical: AxisMap?

  /// Width of the viewport in points, greater than 0; `nil` to fit the positions.
  public var width: Double?
  /// Height of the viewport, as `width`.
  public var height: Double?

  /// All by default.
  public init() {}
}

/// A straight line from the numbers of a device to points.
public struct AxisMap: Equatable, Sendable {
  /// Two numbers of the device; they may be the other way round.
  public var source: (lower: Double, upper: Double)
  /// The target range, in points.
  public var target: (lower: Double, upper: Double)

  /// Makes the linear map from both ends of `source` to those of `target`.
  public init(source: (lower: Double, upper: Double), target: (lower: Double, upper: Double)) {
    self.source = source
    self.target = target
  }

  /// Parses `0..4095:0..320`; either range may run backwards.
  ///
  /// - Returns: `nil` if the text has another form, or if the first range is empty.
  public init?(parsing text: ArraySlice<UInt8>) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
      let source = Self.range(text[..<colon]), let target = Self.range(text[(colon + 1)...]),
      source.lower != source.upper
    else { return nil }
    self.init(source: source, target: target)
  }

  private static func range(_ text: ArraySlice<UInt8>) -> (lower: Double, upper: Double)? {
    for index in text.indices where text[index...].begins(with: "..") {
      guard let lower = DecimalText.parse(text[..<index]),
        let upper = DecimalText.parse(text[(index + 2)...])
      else { return nil }
      return (lower + 0, upper + 0)
    }
    return nil
  }

  /// Maps a number to points, rounded to thousandths; 0 if the result is not finite.
  ///
  /// An empty source range is moved, not stretched.
  public func points(_ x: Double) -> Double {
    let length = source.upper - source.lower
    let way = x - source.lower
    let moved = length == 0 ? way : way * (target.upper - target.lower) / length
    let points = roundedToNearest((target.lower + moved) * 1000) / 1000
    return points.isFinite ? points + 0 : 0
  }

  /// Points per count.
  var scale: Double {
    let length = source.upper - source.lower
    return length == 0 ? 1 : ((target.upper - target.lower) / length).magnitude
  }

  /// Writes the map as `init(parsing:)` reads it.
  public func append(to text: inout [UInt8]) {
    text.write("\(number: source.lower)..\(number: source.upper):")
    text.write("\(number: target.lower)..\(number: target.upper)")
  }

  public static func == (a: AxisMap, b: AxisMap) -> Bool {
    a.source == b.source && a.target == b.target
  }
}
