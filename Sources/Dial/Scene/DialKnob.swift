import ControlCore
import Presentation

/// A knob with a pointer, inside an arc from the lower end to the upper.
///
/// A held knob has a broad pale rim, and a read-only one is only a pointer. A pale pointer marks
/// the resting position of a moving one.
struct DialKnob {
  private let scene: DialScene
  private let unit: Double
  private let ink: Ink
  private let hasTrack: Bool
  private let hasValue: Bool
  /// The radius of the arc's middle line.
  private let track: Double
  /// The outer radius of the knob's rim, in points.
  private let radius: Double

  init(_ face: DialFace, _ ink: Ink, hasTrack: Bool, hasValue: Bool) {
    (scene, unit, self.ink) = (face.scene, face.unit, ink)
    (self.hasTrack, self.hasValue) = (hasTrack, hasValue)
    track = face.body - 2 * unit
    radius = max(hasTrack ? face.body - 10 * unit : face.body - 4 * unit, 0)
  }

  /// The radius of the space inside the pointer.
  var space: Double { max(0.6 * radius - width / 2 - unit, 0) }

  func draw(on surface: inout some Surface) {
    if hasTrack {
      let shown = scene.shown
      surface.stroke(
        scene.arc(track, from: shown.start, by: shown.sweep), .dialRest, width: 3 * unit)
    }
    if scene.isHeld {
      surface.fill(.circle(center: scene.center, radius: radius + 4 * unit), ink.opacity(0.25))
      surface.fill(.circle(center: scene.center, radius: radius), .background)
    }
    if !scene.isReadOnly {
      let rim = Outline.circle(center: scene.center, radius: radius - 1.5 * unit)
      surface.stroke(rim, scene.isHeld ? ink : .dialRest, width: 3 * unit)
    }
    if let landing = scene.landing {
      let (from, to) = ends(of: landing)
      surface.stroke(.line(from, to), ink.opacity(0.45), width: 4 * unit)
    }
    drawPointer(&surface)
  }

  /// Draws a line with round ends.
  private func drawPointer(_ surface: inout some Surface) {
    let (from, to) = ends(of: scene.angle)
    surface.stroke(.line(from, to), ink, width: width)
    surface.fill(.circle(center: from, radius: width / 2), ink)
    surface.fill(.circle(center: to, radius: width / 2), ink)
  }

  private var width: Double { min(7 * unit, 0.25 * radius) }

  private func ends(of angle: Double) -> (from: Point, to: Point) {
    let outer = radius - min(9 * unit, 0.35 * radius)
    let inner = min((hasValue ? 0.6 : 0.15) * radius, outer)
    return (scene.point(at: angle, inner), scene.point(at: angle, outer))
  }
}
