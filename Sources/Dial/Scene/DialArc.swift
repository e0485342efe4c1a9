import ControlCore
import Presentation

/// An arc from the lower end to the upper, filled to the present angle, with a grip there.
///
/// A pale ring marks the resting position of a moving dial. A held grip is larger, a read-only one
/// is a ring.
struct DialArc {
  private let scene: DialScene
  private let unit: Double
  private let ink: Ink
  /// The radius of the arc's middle line.
  private let radius: Double

  init(_ face: DialFace, _ ink: Ink) {
    (scene, unit, self.ink) = (face.scene, face.unit, ink)
    radius = max(face.body - 15 * face.unit, 0)
  }

  /// The radius of the space inside the arc.
  var space: Double { max(radius - 15 * unit, 0) }

  func draw(from origin: Double?, on surface: inout some Surface) {
    let filled = scene.filled(from: origin)
    let shown = scene.shown
    draw(shown.start, shown.sweep, 3, .dialRest, &surface)
    draw(filled.start, filled.sweep, 7, ink, &surface)
    if let origin { drawOrigin(scene.angle(of: origin), within: shown, &surface) }
    if let landing = scene.landing {
      let ring = Outline.circle(center: scene.point(at: landing, radius), radius: 8 * unit)
      surface.stroke(ring, ink.opacity(0.45), width: 2 * unit)
    }
    drawGrip(scene.point(at: scene.angle, radius), &surface)
  }

  /// Draws a part of the arc with round ends.
  private func draw(
    _ start: Double, _ sweep: Double, _ width: Double, _ ink: Ink, _ surface: inout some Surface
  ) {
    surface.stroke(scene.arc(radius, from: start, by: sweep), ink, width: width * unit)
    guard abs(sweep) < 360 else { return }
    for end in 0..<2 where ink.light.alpha == 255 {
      let place = scene.point(at: start + Double(end) * sweep, radius)
      surface.fill(.circle(center: place, radius: width / 2 * unit), ink)
    }
  }

  /// Draws the start of the filled part, if it is in the visible turn.
  private func drawOrigin(
    _ angle: Double, within shown: (start: Double, sweep: Double), _ surface: inout some Surface
  ) {
    guard scene.ends(of: shown).contains(angle) else { return }
    let line = Outline.line(
      scene.point(at: angle, radius - 9 * unit), scene.point(at: angle, radius + 9 * unit))
    surface.stroke(line, .label, width: 3 * unit)
  }

  private func drawGrip(_ center: Point, _ surface: inout some Surface) {
    func disc(_ radius: Double, _ ink: Ink) {
      surface.fill(.circle(center: center, radius: radius * unit), ink)
    }
    if scene.isHeld { disc(15, ink.opacity(0.25)) }
    disc(11, .background)
    guard scene.isReadOnly else { return disc(scene.isHeld ? 11 : 9.5, ink) }
    surface.stroke(.circle(center: center, radius: 8 * unit), ink, width: 3.5 * unit)
  }
}
