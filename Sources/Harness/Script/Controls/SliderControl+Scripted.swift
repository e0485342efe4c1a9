import ControlCore
public import Slider

extension SliderControl: ScriptedControl {
  public static var traits: ControlTraits { .thumb }
  public var offset: Double { offset(of: 0) }
  public var velocity: Double { velocity(of: 0) }
  public var target: Double { target(of: 0) }
  public var nearestMark: Int64 { nearestMark(of: 0) }

  public func reading(of part: Int) -> PartReading {
    PartReading(
      value: value(of: part), offset: offset(of: part), velocity: velocity(of: part),
      target: target(of: part), nearestMark: nearestMark(of: part), phase: phase(of: part),
      restTime: restTime(of: part))
  }

  public var focusedPart: Int? { focus }
}
