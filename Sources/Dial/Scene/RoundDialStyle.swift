import ControlCore
public import Presentation

/// A knob with a pointer, or an arc that is filled with a grip at its end; with marks and values around it, and with the
/// value in its middle, or without.
///
/// What is drawn on light and on dark ground has a contrast of at least 3 to 1, and text one of 4.5 to 1. All is within
/// the viewport; labels that have no room there are left out.
public struct RoundDialStyle: DialStyle, Sendable {
  /// Whether an arc is filled, from the lower end or an origin to where the dial is, rather than a knob turned.
  public var hasArc: Bool
  /// Where the filled arc begins: a value, which has a mark on it. `nil`: at the lower end, without a mark.
  public var origin: Double?
  /// Whether marks show, with values where there is room for them.
  public var hasMarks: Bool
  /// Whether the value shows, in the middle.
  public var hasValue: Bool
  /// The colour of the pointer, or of what is filled.
  public var ink: Ink

  /// A dial.
  public init(
    hasArc: Bool = false, origin: Double? = nil, hasMarks: Bool = false, hasValue: Bool = false,
    ink: Ink = .blue
  ) {
    (self.hasArc, self.origin, self.hasMarks) = (hasArc, origin, hasMarks)
    (self.hasValue, self.ink) = (hasValue, ink)
  }

  public func draw(
    _ scene: DialScene, next: some Painter<DialScene>, on surface: inout some Surface
  ) {
    draw(scene, on: &surface)
  }

  func draw(_ scene: DialScene, on surface: inout some Surface) {
    let face = DialFace(scene, hasMarks: hasMarks, &surface)
    if hasMarks { drawMarks(face, &surface) }
    let space: Double
    if hasArc {
      let arc = DialArc(face, ink)
      arc.draw(from: origin, on: &surface)
      space = arc.space
    } else {
      let knob = DialKnob(face, ink, hasTrack: !hasMarks, hasValue: hasValue)
      knob.draw(on: &surface)
      space = knob.space
    }
    if hasValue { drawValue(within: space, face, &surface) }
  }

  private func drawMarks(_ face: DialFace, _ surface: inout some Surface) {
    let (scene, style) = (face.scene, TextStyle(size: face.size, ink: .label))
    var marks = face.marks
    while let mark = marks.next() {
      let length = (mark.hasLabel ? 8 : 5) * face.unit
      let line = Outline.line(
        scene.point(at: mark.angle, face.markEnd - length),
        scene.point(at: mark.angle, face.markEnd))
      surface.stroke(line, mark.hasLabel ? .label : .dialRest, width: 2 * face.unit)
      guard mark.hasLabel else { continue }
      let half = face.half(surface.characters(of: mark.value))
      surface.value(mark.value, at: face.middle(of: mark, half), style)
    }
  }

  /// The value, as large as it has room however the dial turns, and at most as a title.
  private func drawValue(within radius: Double, _ face: DialFace, _ surface: inout some Surface) {
    let scene = face.scene
    let ends = scene.characters { surface.characters(of: $0) }
    let characters = max(surface.characters(of: scene.value), max(ends, 1))
    // From corner to corner it is as long as the circle is wide.
    let (width, height) = (Double(characters) * 0.62, 1.2)
    let most = 2 * radius / squareRoot(width * width + height * height)
    let size = min(most, 34 * scene.environment.textScale * max(face.unit, 1))
    guard size >= 1 else { return }
    surface.value(scene.value, at: scene.center, TextStyle(size: size, ink: .label))
  }
}

extension ControlStyle where Self == RoundDialStyle {
  /// A knob with a pointer: the default.
  public static var pointer: Self { Self() }
  /// An arc that is filled from the lower end on.
  public static var arc: Self { Self(hasArc: true) }
  /// An arc that is filled from a value that is in the middle of things, as 0 of a balance.
  public static func arc(from origin: Double) -> Self { Self(hasArc: true, origin: origin) }
  /// A knob with a pointer, and marks with values around it.
  public static var ticks: Self { Self(hasMarks: true) }
  /// An arc with the value in its middle.
  public static var value: Self { Self(hasArc: true, hasValue: true) }
}

extension Ink {
  /// What of a dial is not filled: 3.9 to 1 on light ground, 5.1 to 1 on dark. It is not less than half opaque, or a
  /// line of it could not be seen where there are no colours.
  static let dialRest = Ink.label.opacity(0.5)
}
