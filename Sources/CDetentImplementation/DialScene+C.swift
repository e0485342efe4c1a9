public import CDetent
import ControlCore
import Dial
import Presentation

extension detent_dial_scene: SizedStructure { static var firstSize: Int { 136 } }

@c @implementation
public func detent_dial_read_scene(
  _ dial: UnsafePointer<detent_dial>?, _ environment: UnsafePointer<detent_environment>?,
  _ scene: UnsafeMutablePointer<detent_dial_scene>?, _ size: Int,
  _ marks: UnsafeMutablePointer<detent_dial_mark>?, _ capacity: Int
) -> detent_status {
  let isMissing = marks == nil && capacity != 0
  return ControlStorage<DialControl>.read(
    dial, given: isMissing ? .null : require(UnsafePointer(scene), size)
  ) { dial in
    let shown = dial.pointee.scene(environment: environment.environment)
    var (all, count, index) = (shown.decimalMarks, 0 as Int64, 0)
    while let (mark, label) = all.next() {
      if let marks, index < space(capacity) { marks[index] = detent_dial_mark(mark, label) }
      (count, index) = (count &+ 1, index &+ 1)
    }
    var output = detent_dial_scene(shown, filled: shown.filled(from: environment.origin))
    (output.mark_end, output.mark_count) = (all.end, count)
    output.write(to: scene, size)
  }
}

extension detent_dial_scene {
  /// Creates the scene without its marks.
  fileprivate init(_ scene: DialScene, filled: (start: Double, sweep: Double)) {
    self.init(
      width: scene.frame.width, height: scene.frame.height, lower_value: scene.bounds.lowerBound,
      upper_value: scene.bounds.upperBound, step: scene.step ?? .nan, start: scene.start,
      sweep: scene.sweep, value: scene.value, angle: scene.angle, landing: scene.landing ?? .nan,
      filled_start: filled.start, filled_sweep: filled.sweep, mark_end: 0, mark_count: 0,
      turns: scene.turns, phase: scene.phase.constant, is_held: scene.isHeld ? 1 : 0,
      wraps: scene.wraps ? 1 : 0, is_enabled: scene.isEnabled ? 1 : 0,
      is_read_only: scene.isReadOnly ? 1 : 0)
  }
}

extension detent_dial_mark {
  fileprivate init(_ mark: DialMark, _ label: Point?) {
    self.init(
      value: mark.value, angle: mark.angle, label_x: label?.x ?? .nan, label_y: label?.y ?? .nan,
      flags: header(mark.hasLabel ? DETENT_MARK_HAS_LABEL : 0), reserved: 0)
  }
}
