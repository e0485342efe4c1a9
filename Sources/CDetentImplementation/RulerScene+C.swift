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
  status { () throws(Status) in
    let storage = try ControlStorage<RulerControl>(ruler)
    guard let scene, marks != nil || capacity == 0 else { throw .null }
    _ = try require(UnsafePointer(scene), size)
    let shown = try storage.control().pointee.scene(environment?.pointee ?? .usual)
    scene.pointee = detent_ruler_scene(shown)
    guard let marks else { return }
    var number: Int64 = 0
    for place in 0..<min(room(capacity), Int(truncatingIfNeeded: shown.markCount)) {
      marks[place] = detent_mark(shown.mark(number))
      number += 1
    }
  }
}

@c @implementation
public func detent_ruler_accessibility(
  _ ruler: UnsafePointer<detent_ruler>?, _ environment: UnsafePointer<detent_environment>?,
  _ accessibility: UnsafeMutablePointer<detent_accessibility>?, _ size: Int
) -> detent_status {
  status { () throws(Status) in
    let storage = try ControlStorage<RulerControl>(ruler)
    guard let accessibility else { throw .null }
    _ = try require(UnsafePointer(accessibility), size)
    let environment = environment?.pointee ?? .usual
    accessibility.pointee = detent_accessibility(
      try storage.control().pointee.accessibilityNode(
        label: "" as StaticString, environment: environment.environment))
  }
}

extension RulerControl {
  fileprivate func scene(_ environment: detent_environment) -> RulerScene {
    scene(breadth: environment.breadth, environment: environment.environment)
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
