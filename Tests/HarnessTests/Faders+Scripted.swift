import ControlCore
import Harness
import TestSupport

extension Faders: ScriptedControl {
  public var offset: Double { slide(0).shown }
  public var velocity: Double { slide(0).velocity }
  public var target: Double { slide(0).target }

  public func reading(of part: Int) -> PartReading {
    let slide = slide(part)
    return PartReading(
      value: slide.value, offset: slide.shown, velocity: slide.velocity, target: slide.target,
      nearestMark: slide.track.scale.base.nearestStep(to: slide.shown), phase: slide.phase,
      restTime: slide.restTime)
  }

  public static func configuration(_ settings: Settings) -> Configuration {
    Configuration(
      bounds: settings.lowerBound...settings.upperBound, snap: settings.snap,
      interaction: settings.interaction, rowHeight: max(settings.height, 3) / 3,
      slop: settings.slop.map { Slop(touch: $0, mouse: $0, pen: $0) } ?? Slop())
  }
}
