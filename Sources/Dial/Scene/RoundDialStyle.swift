import ControlCore
public import Presentation

/// A knob with a pointer, or a filled arc with a grip; optionally with marks, and with its value.
///
/// Contrast on light and dark backgrounds is at least 3:1, and 4.5:1 for text. Everything is within
/// the viewport; labels that do not fit are left out.
public struct RoundDialStyle: DialStyle, Sendable {
  /// True to fill an arc to the present angle, false to turn a knob.
  public var hasArc: Bool
  /// The start of the filled arc: a value, which gets a mark. `nil` stands for the lower end,
  /// without a mark.
  public var origin: Double?
  /// True to draw marks, with values where they fit.
  public var hasMarks: Bool
  /// True to draw the value in the middle.
  public var hasValue: Bool
  /// The colour of the pointer or of the filled arc.
  public var ink: Ink

  /// Creates a style of dial.
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

  /// Draws the value as large as fits at all angles, at most in the size of a title.
  private func drawValue(within radius: Double, _ face: DialFace, _ surface: inout some Surface) {
    let scene = face.scene
    let ends = scene.characters { surface.characters(of: $0) }
    let characters = max(surface.characters(of: scene.value), max(ends, 1))
    // Its diagonal is the diameter of the circle.
    let (width, height) = (Double(characters) * 0.62, 1.2)
    let most = 2 * radius / squareRoot(width * width + height * height)
    let size = min(most, 34 * scene.environment.textScale * max(face.unit, 1))
    guard size >= 1 else { return }
    surface.value(scene.value, at: scene.center, TextStyle(size: size, ink: .label))
  }
}

extension ControlStyle where Self == RoundDialStyle {
  /// A knob with a pointer; the default.
  public static var pointer: Self { Self() }
  /// An arc filled from the lower end.
  public static var arc: Self { Self(hasArc: true) }
  /// An arc filled from a value inside the range, such as 0 of a balance.
  public static func arc(from origin: Double) -> Self { Self(hasArc: true, origin: origin) }
  /// A knob with a pointer, and marks with values around it.
  public static var ticks: Self { Self(hasMarks: true) }
  /// An arc with the value in its middle.
  public static var value: Self { Self(hasArc: true, hasValue: true) }
}

extension Ink {
  /// The unfilled part: contrast 3.9:1 on light, 5.1:1 on dark backgrounds. At half opacity a line
  /// stays visible without colours.
  static let dialRest = Ink.label.opacity(0.5)
}
