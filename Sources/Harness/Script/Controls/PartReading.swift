public import ControlCore

/// What traces and `expect` lines read of one part of a control.
public struct PartReading: Equatable, Sendable {
  /// The value that it reports.
  public var value: Double
  /// What shows, in points, growing with the value.
  public var offset: Double
  /// How fast `offset` changes, in points per second.
  public var velocity: Double
  /// The value it will rest at if nothing else happens.
  public var target: Double
  /// The mark nearest to the value.
  public var nearestMark: Int64
  /// The phase of the part.
  public var phase: ControlPhase
  /// When it comes to rest if nothing else happens to it; as `Control.restTime`.
  public var restTime: Timestamp?

  /// A reading of these numbers.
  public init(
    value: Double, offset: Double, velocity: Double, target: Double, nearestMark: Int64,
    phase: ControlPhase, restTime: Timestamp?
  ) {
    self.value = value
    self.offset = offset
    self.velocity = velocity
    self.target = target
    self.nearestMark = nearestMark
    self.phase = phase
    self.restTime = restTime
  }
}

extension ScriptedControl {
  /// Part 0 as the control shows; any other part as if a point were one of its value, in the phase of the
  /// control.
  public func reading(of part: Int) -> PartReading {
    guard part != 0 else {
      return PartReading(
        value: value, offset: offset, velocity: velocity, target: target,
        nearestMark: nearestMark, phase: phase, restTime: restTime)
    }
    let value = value(of: part)
    return PartReading(
      value: value, offset: value, velocity: 0, target: value,
      nearestMark: Int64(saturating: roundedDown(value + 0.5)), phase: phase, restTime: restTime)
  }

  /// Every part, in order.
  package var readings: [PartReading] { (0..<max(1, partCount)).map { reading(of: $0) } }

  /// The value of each part.
  package var values: [Double] { (0..<max(1, partCount)).map { value(of: $0) } }
}
