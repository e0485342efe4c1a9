public import ControlCore

/// The state of one part of a control, for traces and `expect` lines.
public struct PartReading: Equatable, Sendable {
  /// The reported value.
  public var value: Double
  /// The displayed position in points, increasing with the value.
  public var offset: Double
  /// The rate of change of `offset`, in points per second.
  public var velocity: Double
  /// The value at rest if nothing else happens.
  public var target: Double
  /// The mark nearest to the value; of parts beyond 0, see `ScriptedControl.reading(of:)`.
  public var nearestMark: Int64
  /// The phase of the part.
  public var phase: ControlPhase
  /// The time at which the part comes to rest if nothing else happens; as `Control.restTime`.
  public var restTime: Timestamp?

  /// Creates a reading.
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
  /// Returns the displayed state of part 0. Other parts have velocity 0, their value as offset and
  /// target, the value rounded to a whole number as mark, and the control's phase and rest time.
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

  /// The readings of all parts, in order.
  package var readings: [PartReading] { (0..<max(1, partCount)).map { reading(of: $0) } }

  /// The values of all parts, in order.
  package var values: [Double] { (0..<max(1, partCount)).map { value(of: $0) } }
}
