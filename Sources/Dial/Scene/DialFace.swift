import ControlCore
import Presentation

/// Where the parts of a dial are in a style, from the middle: all in points, and all within the viewport.
struct DialFace {
  /// The size of a footnote on Apple's platforms.
  private static let footnote = 13.0

  let scene: DialScene
  /// A point of a dial of 160 points. Lengths but those of text shrink with the dial, and grow a quarter as much.
  let unit: Double
  /// Within the ring of the keyboard.
  let rim: Double
  /// How large values are written beside marks.
  let size: Double
  /// How far labels must be apart, in degrees; `nil` where there is no room for any.
  private(set) var labelDistance: Double?
  /// From where marks go inwards.
  private(set) var markEnd: Double
  /// What is left within marks, if there are any.
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

  /// The marks that show, with their labels.
  var marks: DialMarks {
    // A mark is 2 points wide, and 3 are between two.
    scene.marks(
      distance: markEnd > 0 ? 5 * unit / markEnd * 57.3 : 360, labelDistance: labelDistance)
  }

  // MARK: Labels

  /// Half of the room that a label takes: to the sides, and up and down.
  func half(_ characters: Int64) -> Point {
    // No common font has wider digits.
    Point(x: Double(characters) * size * 0.62 / 2, y: size * 1.2 / 2)
  }

  /// Where the middle of a label is: its nearest point is as far from the ends of marks whatever the angle.
  func middle(of mark: DialMark, _ half: Point) -> Point {
    let direction = scene.direction(at: mark.angle)
    return scene.point(at: mark.angle, markEnd + gap + Self.reach(half, direction))
  }

  /// Between marks and labels.
  private var gap: Double { 3 * unit }

  /// How far a label reaches from its middle in a direction.
  private static func reach(_ half: Point, _ direction: Point) -> Double {
    abs(direction.x) * half.x + abs(direction.y) * half.y
  }

  /// Finds how many labels have room, and where marks are within them.
  private mutating func makeSpace(_ count: (Double) -> Int64) {
    var most = scene.characters(count)
    // With more distance there are fewer labels, and those may be shorter or longer. Where none are short enough, there
    // soon is no room.
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

  /// Takes room for labels of so many characters, wherever they are.
  ///
  /// - Returns: whether there is enough, beside what the dial itself needs.
  private mutating func allow(_ characters: Int64) -> Bool {
    let half = half(characters)
    let reach = squareRoot(half.x * half.x + half.y * half.y)
    (labelDistance, markEnd) = (nil, rim)
    let end = rim - gap - 2 * reach
    guard end >= 0.33 * scene.radius else { return false }
    // Circles around two labels, whose middles are at least so far away, do not meet.
    let sine = (reach + 0.2 * size) / (end + gap + min(half.x, half.y))
    guard sine < 1 else { return false }
    labelDistance = 2 * arctangent(sine, squareRoot(1 - sine * sine)) * (180 / Double.pi)
    markEnd = end
    return true
  }

  /// How far out marks may go for a label to end at the rim.
  private func farthest(_ half: Point, _ direction: Point) -> Double {
    let reach = Self.reach(half, direction)
    let square = reach * reach + rim * rim - half.x * half.x - half.y * half.y
    return squareRoot(max(square, 0)) - 2 * reach - gap
  }
}

extension DialScene {
  /// How many characters the ends have, of which there is one if values begin again.
  func characters(_ count: (Double) -> Int64) -> Int64 {
    let lower = count(bounds.lowerBound)
    return wraps ? lower : max(lower, count(bounds.upperBound))
  }
}
