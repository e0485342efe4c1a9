import ControlCore
import Presentation

/// The layout of a dial's parts, as distances from the middle in points, all within the viewport.
struct DialFace {
  /// The size of a footnote on Apple's platforms, in points.
  private static let footnote = 13.0

  let scene: DialScene
  /// The scale relative to a dial of 160 points. All lengths except text shrink with the dial, and
  /// grow by a quarter of its growth.
  let unit: Double
  /// The largest radius inside the focus ring.
  let rim: Double
  /// The text size of values beside marks, in points.
  let size: Double
  /// The least angle between labels, in degrees; `nil` if none fits.
  private(set) var labelDistance: Double?
  /// The outer radius of marks.
  private(set) var markEnd: Double
  /// The radius of the space inside marks, if there are any.
  private(set) var body: Double

  init(_ scene: DialScene, hasMarks: Bool, _ surface: inout some Surface) {
    self.scene = scene
    let share = scene.radius / 80
    let unit = min(share, 0.75 + 0.25 * share)
    self.unit = unit
    rim = max(scene.radius - DialScene.ring - unit, 0)
    size = Self.footnote * scene.environment.textScale
    (markEnd, body) = (rim, rim)
    guard hasMarks else { return }
    makeSpace { surface.characters(of: $0) }
    body = markEnd - 12 * unit
  }

  /// The visible marks, with their labels.
  var marks: DialMarks {
    // A mark is 2 points wide, and gaps are 3.
    scene.marks(
      distance: markEnd > 0 ? 5 * unit / markEnd * 57.3 : 360, labelDistance: labelDistance)
  }

  // MARK: Labels

  /// Returns half the size of a label.
  func half(_ characters: Int64) -> Point {
    // No common font has wider digits.
    Point(x: Double(characters) * size * 0.62 / 2, y: size * 1.2 / 2)
  }

  /// Returns the middle of a label; the gap to the mark is equal at all angles.
  func middle(of mark: DialMark, _ half: Point) -> Point {
    let direction = scene.direction(at: mark.angle)
    return scene.point(at: mark.angle, markEnd + gap + Self.reach(half, direction))
  }

  /// The gap between marks and labels.
  private var gap: Double { 3 * unit }

  /// Returns the extent of a label from its middle in a direction.
  private static func reach(_ half: Point, _ direction: Point) -> Double {
    abs(direction.x) * half.x + abs(direction.y) * half.y
  }

  /// Computes the labels that fit, and the radius of marks inside them.
  private mutating func makeSpace(_ count: (Double) -> Int64) {
    var most = scene.characters(count)
    // A larger distance means fewer labels, shorter or longer ones, until none fit.
    while allow(most) {
      var (found, end) = (most, rim)
      var marks = marks
      while let mark = marks.next() {
        guard mark.hasLabel else { continue }
        let characters = count(mark.value)
        found = max(found, characters)
        end = min(end, farthest(half(characters), scene.direction(at: mark.angle)))
      }
      if found == most {
        markEnd = end
        return
      }
      most += max(1, (found - most) / 4)
    }
  }

  /// Reserves space for labels of a length at any angle.
  ///
  /// - Returns: True if it suffices, with the space that the dial itself needs.
  private mutating func allow(_ characters: Int64) -> Bool {
    let half = half(characters)
    let reach = squareRoot(half.x * half.x + half.y * half.y)
    (labelDistance, markEnd) = (nil, rim)
    let end = rim - gap - 2 * reach
    guard end >= 0.33 * scene.radius else { return false }
    // At this distance, circles around two labels do not overlap.
    let sine = (reach + 0.2 * size) / (end + gap + min(half.x, half.y))
    guard sine < 1 else { return false }
    labelDistance = 2 * arctangent(sine, squareRoot(1 - sine * sine)) * (180 / Double.pi)
    markEnd = end
    return true
  }

  /// Returns the largest outer radius of marks for which a label ends at the rim.
  private func farthest(_ half: Point, _ direction: Point) -> Double {
    let reach = Self.reach(half, direction)
    let square = reach * reach + rim * rim - half.x * half.x - half.y * half.y
    return squareRoot(max(square, 0)) - 2 * reach - gap
  }
}

extension DialScene {
  /// Returns the length of the longer end value, in characters; if values wrap, of the only one.
  func characters(_ count: (Double) -> Int64) -> Int64 {
    let lower = count(bounds.lowerBound)
    return wraps ? lower : max(lower, count(bounds.upperBound))
  }
}
