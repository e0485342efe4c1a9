import ControlCore
import Foundation
import Presentation
import TestSupport
import Testing

/// Directions by degrees, and arcs as drawn by pens.
struct ArcTests {
  // MARK: Directions

  @Test func `a direction is within an ulp of 1 of the true one, to 50 digits`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/directions", withExtension: "txt"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(lines.count == 600)
    var worst = (error: 0.0, degrees: 0.0)
    for line in lines {
      let fields = line.split(separator: " ")
      let bits = try [0, 1, 4].map { try #require(UInt64(fields[$0], radix: 16)) }
      let degrees = Double(bitPattern: bits[0])
      let (x, y) = (Double(bitPattern: bits[1]), Double(bitPattern: bits[2]))
      let (moreX, moreY) = (try #require(Double(fields[2])), try #require(Double(fields[5])))
      // Check of the fixture against its own 50 digits.
      #expect(Double(fields[3]) == x && Double(fields[6]) == y, "\(degrees)")
      let point = UnitCircle.point(degrees: degrees)
      let error = max(abs((point.x - x) - moreX), abs((point.y - y) - moreY))
      if error > worst.error { worst = (error, degrees) }
    }
    print("directions: at most \(worst.error), at \(worst.degrees) degrees")
    #expect(worst.error > 0 && worst.error <= 0x1p-52, "at \(worst.degrees)")
  }

  @Test(arguments: Seeds.all)
  func `a direction is the mirror image of the other way, and turned by quarters to the bit`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      // In 1024ths, so that adding 90 degrees is exact.
      let degrees = Double(random.whole(-400_000...400_000)) / 1024
      let (point, other) = (
        UnitCircle.point(degrees: degrees), UnitCircle.point(degrees: -degrees)
      )
      #expect(point.x == -other.x && point.y == other.y, "\(degrees)")
      let next = UnitCircle.point(degrees: degrees + 90)
      // Halfway between two quarters, sine and cosine change roles.
      #expect(abs(next.x + point.y) <= 0x1p-52 && abs(next.y - point.x) <= 0x1p-52, "\(degrees)")
      #expect(UnitCircle.point(degrees: degrees + 360 * 77) == point, "\(degrees)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e15, -1e300])
  func `what is no angle points up`(degrees: Double) {
    #expect(UnitCircle.point(degrees: degrees) == Point(x: 0, y: -1))
  }

  // MARK: Arcs

  private struct Trace: Pen {
    var moves: [Point] = []
    var curves: [(Point, Point, Point)] = []
    var closes = 0

    mutating func move(to point: Point) { moves.append(point) }
    mutating func line(to point: Point) { Issue.record("a line to \(point)") }
    mutating func curve(to point: Point, _ first: Point, _ second: Point) {
      curves.append((first, second, point))
    }
    mutating func close() { closes += 1 }

    /// Points on all curves.
    var points: [Point] {
      var (from, points) = (moves.first ?? Point(x: .nan, y: .nan), [Point]())
      for (first, second, to) in curves {
        for step in 0...20 {
          let t = Double(step) / 20
          let s = 1 - t
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          points.append(
            Point(
              x: at(from.x, first.x, second.x, to.x), y: at(from.y, first.y, second.y, to.y)))
        }
        from = to
      }
      return points
    }
  }

  private func trace(_ arc: Arc) -> Trace {
    var trace = Trace()
    arc.trace(&trace)
    return trace
  }

  @Test(arguments: Seeds.all)
  func `an arc stays on its circle, goes its way evenly, and ends where it says`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      let center = Point(x: random.number(-50...50), y: random.number(-50...50))
      let arc = Arc(
        center: center, radius: random.number(1...200), start: random.number(-800...800),
        sweep: random.number(-360...360))
      let (trace, points) = (trace(arc), trace(arc).points)
      #expect(trace.moves == [arc.point(at: arc.start)], "\(arc)")
      let end = arc.point(at: arc.start + arc.sweep)
      #expect(hypot(points.last!.x - end.x, points.last!.y - end.y) < 1e-9 * arc.radius, "\(arc)")
      var length = 0.0
      for (one, other) in zip(points, points.dropFirst()) {
        length += hypot(other.x - one.x, other.y - one.y)
      }
      #expect(abs(length / arc.radius - abs(arc.sweep) * .pi / 180) < 1e-3, "\(arc)")
      for point in points {
        let distance = hypot(point.x - center.x, point.y - center.y)
        #expect(abs(distance - arc.radius) < 1e-5 * arc.radius, "\(arc) at \(point)")
      }
    }
  }

  @Test func `a turn is closed, more than a turn counts as one, and a negative arc goes back`() {
    let circle = Arc(center: Point(x: 0, y: 0), radius: 10, start: 90, sweep: 360)
    #expect(trace(circle).closes == 1 && trace(circle).curves.count == 8)
    var more = circle
    more.sweep = 1e9
    #expect(trace(more).points == trace(circle).points)
    let back = Arc(center: Point(x: 0, y: 0), radius: 10, start: 0, sweep: -90)
    #expect(trace(back).closes == 0 && trace(back).points.last == Point(x: -10, y: 0))
  }

  @Test(
    arguments: [
      (0, 0, 90), (-1, 0, 90), (.nan, 0, 90), (.infinity, 0, 90), (1, .nan, 90),
      (1, .infinity, 90), (1, 0, 0), (1, 0, .nan),
    ] as [(Double, Double, Double)])
  func `nothing is traced of what is no arc`(radius: Double, start: Double, sweep: Double) {
    let arc = Arc(center: Point(x: 0, y: 0), radius: radius, start: start, sweep: sweep)
    #expect(trace(arc).moves.isEmpty && trace(arc).curves.isEmpty && trace(arc).closes == 0)
  }
}
