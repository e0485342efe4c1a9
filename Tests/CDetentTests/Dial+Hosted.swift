import CDetent
import ControlCore
import Dial
import Presentation

@testable import CDetentImplementation

extension DialControl: HostedControl {
  static var leastConfiguration: Int { detent_dial_configuration.firstSize }

  static var c:
    CInterface<
      detent_dial, detent_dial_configuration, detent_dial_state, detent_dial_scene,
      detent_dial_mark
    >
  {
    CInterface(
      configurationInit: detent_dial_configuration_init,
      problem: detent_dial_configuration_problem, start: detent_dial_init,
      handle: detent_dial_handle, advance: detent_dial_advance,
      setValue: detent_dial_set_value,
      setConfiguration: { detent_dial_update($0, $1, $2, nil, 0, 0, $3, $4) },
      read: detent_dial_read, readConfiguration: detent_dial_read_configuration,
      accessibility: detent_dial_accessibility, readScene: detent_dial_read_scene)
  }

  static func numbers(_ state: detent_dial_state) -> [Double] {
    [
      state.value, state.offset, state.angle, state.velocity, state.target,
      Double(state.time), Double(state.rest_time), Double(state.nearest_mark),
      Double(state.turns), Double(state.phase),
    ]
  }

  var stateNumbers: [Double] {
    [
      value, offset, angle, velocity, target, Double(time.nanoseconds),
      Double(restTime?.nanoseconds ?? .min), Double(nearestMark), Double(turns), phase.number,
    ]
  }

  static func numbers(_ scene: detent_dial_scene) -> [Double] {
    [
      Double(scene.mark_count), scene.width, scene.height, scene.lower_value, scene.upper_value,
      scene.step, scene.start, scene.sweep, scene.value, scene.angle, scene.landing,
      scene.filled_start, scene.filled_sweep, scene.mark_end, Double(scene.turns),
      Double(scene.phase), Double(scene.is_held), Double(scene.wraps), Double(scene.is_enabled),
      Double(scene.is_read_only),
    ]
  }

  func sceneNumbers(_ environment: detent_environment) -> [Double] {
    let scene = scene(environment: environment.known)
    let filled = scene.filled(from: environment.origin.isNaN ? nil : environment.origin)
    var (marks, count) = (scene.decimalMarks, 0.0)
    while marks.next() != nil { count += 1 }
    return [
      count, scene.frame.width, scene.frame.height, scene.bounds.lowerBound,
      scene.bounds.upperBound, scene.step ?? .nan, scene.start, scene.sweep, scene.value,
      scene.angle, scene.landing ?? .nan, filled.start, filled.sweep, marks.end,
      Double(scene.turns), scene.phase.number, one(scene.isHeld), one(scene.wraps),
      one(scene.isEnabled), one(scene.isReadOnly),
    ]
  }

  static func numbers(_ mark: detent_dial_mark) -> [Double] {
    [mark.value, mark.angle, mark.label_x, mark.label_y, Double(mark.flags), Double(mark.reserved)]
  }

  func partNumbers(_ environment: detent_environment) -> [[Double]] {
    var marks = scene(environment: environment.known).decimalMarks
    var numbers: [[Double]] = []
    while numbers.count < 300, let (mark, label) = marks.next() {
      numbers.append(
        [mark.value, mark.angle, label?.x ?? .nan, label?.y ?? .nan, one(mark.hasLabel), 0])
    }
    return numbers
  }

  func accessibilityNumbers(_ environment: detent_environment) -> [Double] {
    accessibilityNode(label: "", environment: environment.known).numbers
  }

  static func reported(_ configuration: DialConfiguration) -> detent_dial_configuration {
    detent_dial_configuration(configuration)
  }
}
