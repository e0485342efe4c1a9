import ControlCore
import Harness
import TestSupport

extension Faders.Configuration: ControlConfiguration {
  public init() { self.init(bounds: -Double.infinity...Double.infinity) }

  public static var controlName: StaticString { "faders" }

  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    var height = 3 * rowHeight
    visitor.bounds(&bounds)
    visitor.snap(&snap)
    visitor.interaction(&interaction)
    visitor.breadth(&height)
    visitor.slop(&slop)
    rowHeight = max(height, 3) / 3
  }
}

extension Faders: LawfulControl, DrawnControl {
  public var offset: Double { slide(0).shown }
  public var velocity: Double { velocity(of: 0) }
  public var target: Double { slide(0).target(on: track) }

  public func reading(of part: Int) -> PartReading {
    let slide = slide(part)
    return PartReading(
      value: slide.value, offset: slide.shown, velocity: velocity(of: part),
      target: slide.target(on: track), nearestMark: track.scale.base.nearestStep(to: slide.shown),
      phase: slide.phase, restTime: slide.restTime)
  }
}
