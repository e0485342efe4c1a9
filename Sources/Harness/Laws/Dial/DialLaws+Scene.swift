import ControlCore
import Dial
import GestureGenerators
import GestureScript

// A law about the drawing of a dial.

/// A dial with a drawing.
package protocol DrawnDial: ScriptedControl where Configuration == DialConfiguration {
  /// Returns the current scene in a default environment.
  func drawn() -> DialScene
}

extension DialControl: DrawnDial {
  package func drawn() -> DialScene { scene() }
}

extension Law {
  /// The laws of a dial's drawing. They apply to Detent's dial only, as other controls with its
  /// configuration have no scenes.
  package static var ofDialScenes: [Law] { [drawnWhereItIs.by(.must)] }

  private static var drawnWhereItIs: Law {
    .ofSteps(
      "D11", "drawn-where-it-is",
      """
      A dial is drawn at its angle, and in motion also at its target; it is filled from its lower \
      end, or with several turns from the seam, to its angle; marks lie at their values, each \
      further round than the one before.
      """
    ) { record -> Finding? in
      guard let scene = record.end.drawnDial else { return nil }
      let configuration = record.dial
      let angle = configuration.angle(record.end.offset)
      if scene.value != record.end.value { return "it shows \(scene.value)" }
      if abs(scene.angle - angle) > record.blur(angle) {
        return "it is drawn at \(scene.angle) degrees, not at \(angle)"
      }
      if let finding = record.problemWithLanding(scene) { return finding }
      let filled = scene.filled()
      guard configuration.fills(filled, to: angle) else {
        return "filled from \(filled.start) by \(filled.sweep) degrees, and it is at \(angle)"
      }
      let isNew =
        record.line == 0 || record.before != record.configuration
        || record.start.drawnDial?.shown.start != scene.shown.start
      return isNew ? record.problemWithMarks(scene) : nil
    }
  }
}

extension Subject {
  /// The drawing of a dial; `nil` for other controls.
  fileprivate var drawnDial: DialScene? { (control as? any DrawnDial)?.drawn() }
}

extension DialConfiguration {
  /// Returns degrees clockwise from the top for an offset in points of arc from the lower end.
  fileprivate func angle(_ offset: Double) -> Double {
    lowerEnd + sense * offset / (2 * Double.pi * max(min(length, breadth) / 2, 1)) * 360
  }

  /// The angle of the lower end, in degrees clockwise from the top.
  fileprivate var lowerEnd: Double { isInverted ? start + sweep : start }

  /// 1 if values grow clockwise, else -1.
  fileprivate var sense: Double { isInverted ? -1 : 1 }

  /// Returns true if a filled part, in degrees, is the right one for an angle of the dial.
  fileprivate func fills(_ part: (start: Double, sweep: Double), to angle: Double) -> Bool {
    let (blur, filled) = (1e-6 + abs(angle) * 1e-9, sense * part.sweep)
    let way = sense * (angle - lowerEnd)
    if sweep > 360 {
      let turn = sense * (part.start - lowerEnd) / 360
      return abs(turn - roundedToNearest(turn)) <= 1e-9 && turn >= 0 && turn * 360 < sweep
        && filled >= 0 && filled <= 360 && abs(part.start + part.sweep - angle) <= blur
    }
    guard part.start == lowerEnd else { return false }
    guard wraps else { return abs(filled - min(max(way, 0), sweep)) <= blur }
    let turns = (way - filled) / 360
    return filled >= 0 && filled <= 360 && abs(turns - roundedToNearest(turns)) * 360 <= blur
  }
}

extension StepRecord {
  /// Returns the tolerance of an angle, in degrees.
  fileprivate func blur(_ angle: Double) -> Double { 1e-9 * max(abs(angle), 360) }

  fileprivate func problemWithLanding(_ scene: DialScene) -> Finding? {
    guard end.isMoving, let rest = end.restTime else {
      return scene.landing == nil ? nil : "it rests, and lands elsewhere"
    }
    var copy = end
    copy.advance(to: rest) { _ in }
    var way = dial.angle(copy.offset)
    guard let landing = scene.landing else { return "it is not drawn where it will rest" }
    // A dial that comes to rest may renumber its turns.
    way -= dial.wraps ? roundedToNearest((way - landing) / 360) * 360 : 0
    return abs(landing - way) <= blur(way)
      ? nil : "it is to rest at \(way) degrees, and that is drawn at \(landing)"
  }

  fileprivate func problemWithMarks(_ scene: DialScene) -> Finding? {
    let (range, distance) = (dial.range, 5.0)
    // The degrees from the lower end towards larger values.
    func way(_ angle: Double) -> Double { dial.sense * (angle - dial.lowerEnd) }
    let turn = way(scene.shown.start)
    var marks = scene.marks(distance: distance, labelDistance: 40)
    var first: Double?
    var last: (value: Double, angle: Double)?
    while let mark = marks.next() {
      let place = way(mark.angle)
      if let last, mark.value <= last.value || place < last.angle + distance - 1e-6 {
        return "a mark of \(mark.value) at \(mark.angle) degrees comes after \(last.value)"
      }
      if last == nil, turn == 0, mark.value != range.lowerBound || mark.angle != dial.lowerEnd {
        return "the first mark is \(mark.value), at \(mark.angle) degrees"
      }
      let share = (mark.value - range.lowerBound) / (range.upperBound - range.lowerBound)
      if abs(place - share * dial.sweep) > 1e-6 {
        return "a mark of \(mark.value) is drawn at \(mark.angle) degrees"
      }
      if place < turn - 1e-6 || place > turn + abs(scene.shown.sweep) + 1e-6 {
        return "a mark of \(mark.value) is drawn in the turn from \(scene.shown.start) degrees"
      }
      first = first ?? place
      last = (mark.value, place)
    }
    // Checks the distance over the seam, too.
    guard let first, let last, last.value > range.lowerBound,
      last.angle > first + 360 - distance + 1e-6
    else { return nil }
    return "the last mark is \(last.angle) degrees behind the lower end, which is beside the first"
  }
}
