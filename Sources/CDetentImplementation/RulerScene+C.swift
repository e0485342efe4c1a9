public import CDetent
import ControlCore
import Presentation
import Ruler

@c @implementation
public func detent_ruler_read_scene(
  _ ruler: UnsafePointer<detent_ruler>?, _ environment: UnsafePointer<detent_environment>?,
  _ scene: UnsafeMutablePointer<detent_ruler_scene>?, _ size: Int,
  _ marks: UnsafeMutablePointer<detent_mark>?, _ capacity: Int
) -> detent_status {
  let isMissing = marks == nil && capacity != 0
  return ControlStorage<RulerControl>.read(
    ruler, given: isMissing ? .null : require(UnsafePointer(scene), size)
  ) { ruler in
    let shown = ruler.pointee.scene(
      breadth: environment.breadth, environment: environment.environment)
    detent_ruler_scene(shown).write(to: scene, size)
    guard let marks else { return }
    let count = min(space(capacity), Int(truncatingIfNeeded: shown.markCount))
    var (number, place): (Int64, Int) = (0, 0)
    while place < count {
      marks[place] = detent_mark(shown.mark(number))
      (number, place) = (number &+ 1, place &+ 1)
    }
  }
}

extension detent_ruler_scene {
  fileprivate init(_ scene: RulerScene) {
    self.init(
      length: scene.length, breadth: scene.breadth, cursor: scene.cursor, value: scene.value,
      unit_width: scene.unitWidth, overscroll: scene.overscroll,
      lower_bound: scene.lowerBound ?? .nan, upper_bound: scene.upperBound ?? .nan,
      landing: scene.landing ?? .nan, mark_count: scene.markCount, phase: scene.phase.constant,
      orientation: scene.orientation.constant, is_enabled: scene.isEnabled ? 1 : 0, reserved: 0)
  }
}

extension detent_mark {
  fileprivate init(_ mark: RulerMark) {
    let label = mark.hasLabel ? DETENT_MARK_HAS_LABEL : 0
    let range = mark.isInRange ? DETENT_MARK_IN_RANGE : 0
    self.init(
      along: mark.along, value: mark.value, index: mark.index, kind: mark.kind.constant,
      flags: header(label | range))
  }
}
