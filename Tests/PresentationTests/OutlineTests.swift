import ControlCore
import Foundation
import Presentation
import TestSupport
import Testing

/// Shapes as drawn by pens.
struct OutlineTests {
  /// A pen that keeps all points, and separately the ends of lines and curves.
  private struct Ends: Pen {
    var ends: [Point] = []
    var controls: [Point] = []
    var closes = 0
    var moves = 0

    mutating func move(to point: Point) {
      moves += 1
      ends.append(point)
    }
    mutating func line(to point: Point) { ends.append(point) }
    mutating func curve(to point: Point, _ first: Point, _ second: Point) {
      ends.append(point)
      controls += [first, second]
    }
    mutating func close() { closes += 1 }
  }

  private func ends(_ outline: Outline) -> Ends {
    var pen = Ends()
    outline.trace(&pen)
    return pen
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private static let origin = Point(x: 0, y: 0)

  // MARK: Corners

  @Test func `the corners of a polygon are at equal angles, the first on top, clockwise`() {
    for sides in 3...100 {
      let pen = ends(.polygon(sides: Int64(sides), center: Self.origin, radius: 1))
      #expect(pen.ends.count == sides && pen.closes == 1 && pen.moves == 1)
      for (number, corner) in pen.ends.enumerated() {
        let angle = 2 * Double.pi * Double(number) / Double(sides)
        // An angle up to 2π has an error of 4e-16, and both results of 1e-16.
        #expect(abs(corner.x - sin(angle)) < 1.5e-15, "\(number) of \(sides)")
        #expect(abs(corner.y + cos(angle)) < 1.5e-15, "\(number) of \(sides)")
      }
    }
  }

  @Test func `corners at quarters and eighths of a turn are exact`() {
    let square = ends(.polygon(sides: 4, center: Self.origin, radius: 1)).ends
    #expect(square.map { [$0.x, $0.y] } == [[0, -1], [1, 0], [0, 1], [-1, 0]])
    let eight = ends(.polygon(sides: 8, center: Self.origin, radius: 1)).ends
    for corner in eight where corner.x != 0 && corner.y != 0 {
      #expect(abs(abs(corner.x) - 0.5.squareRoot()) < 2e-16)
      #expect(abs(abs(corner.y) - 0.5.squareRoot()) < 2e-16)
    }
  }

  @Test func `a star has its points on the outer circle and its corners on the inner one`() {
    let center = Point(x: 3, y: -2)
    for points in 2...100 {
      let pen = ends(.star(points: Int64(points), center: center, radius: 10, depth: 0.4))
      #expect(pen.ends.count == 2 * points && pen.closes == 1)
      for (number, corner) in pen.ends.enumerated() {
        #expect(abs(distance(corner, center) - (number % 2 == 0 ? 10 : 4)) < 1e-14)
      }
      #expect(pen.ends[0] == Point(x: 3, y: -12))
    }
  }

  @Test func `the sides of a pentagram run on into one another`() {
    let pen = ends(
      .star(points: 5, center: Self.origin, radius: 1, depth: Outline.pentagramDepth))
    // Corners 9, 1 and 3 lie on the line between points 8 and 2.
    let (left, right) = (pen.ends[8], pen.ends[2])
    #expect(abs(left.y - right.y) < 1e-15)
    for corner in [9, 1] { #expect(abs(pen.ends[corner].y - left.y) < 1e-15) }
  }

  @Test func `sides, points and depths out of range count as the nearest`() {
    func count(_ outline: Outline) -> Int { ends(outline).ends.count }
    for sides in [Int64.min, -1, 0, 2] {
      #expect(count(.polygon(sides: sides, center: Self.origin, radius: 1)) == 3)
    }
    #expect(count(.polygon(sides: .max, center: Self.origin, radius: 1)) == 100)
    #expect(count(.star(points: .min, center: Self.origin, radius: 1, depth: 0)) == 4)
    #expect(count(.star(points: .max, center: Self.origin, radius: 1, depth: 0)) == 200)
    let deep = ends(.star(points: 5, center: Self.origin, radius: 1, depth: -3)).ends
    #expect(deep[1].x == 0 && deep[1].y == 0)
    let flat = ends(.star(points: 5, center: Self.origin, radius: 1, depth: 9)).ends
    #expect(flat == ends(.polygon(sides: 10, center: Self.origin, radius: 1)).ends)
  }

  // MARK: Curves

  @Test func `a circle is within 0.03 % of itself`() {
    struct Flat: Pen {
      var place = Point(x: 0, y: 0)
      var worst = 0.0
      mutating func move(to point: Point) { place = point }
      mutating func line(to point: Point) { place = point }
      mutating func curve(to end: Point, _ a: Point, _ b: Point) {
        for step in 0...100 {
          let t = Double(step) / 100
          let u = 1 - t
          let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          let x = p * place.x + q * a.x + r * b.x + s * end.x
          let y = p * place.y + q * a.y + r * b.y + s * end.y
          worst = max(worst, abs((x * x + y * y).squareRoot() - 1))
        }
        place = end
      }
      mutating func close() {}
    }
    var pen = Flat()
    Outline.circle(center: Self.origin, radius: 1).trace(&pen)
    #expect(pen.worst < 0.0003)
    #expect(pen.worst > 0.0002, "as a cubic is")
  }

  @Test func `a rounded rectangle has straight sides and quarters of circles between`() {
    let frame = Rect(x: 1, y: 2, width: 10, height: 6)
    let pen = ends(.roundedRectangle(frame, radius: 2))
    #expect(pen.moves == 1 && pen.closes == 1 && pen.controls.count == 8)
    for point in pen.ends + pen.controls { #expect(frame.contains(point)) }
    #expect(pen.ends[0] == Point(x: 3, y: 2))
    #expect(pen.ends[1...2] == [Point(x: 9, y: 2), Point(x: 11, y: 4)])
    #expect(ends(.roundedRectangle(frame, radius: 0)).ends == ends(.rectangle(frame)).ends)
    #expect(ends(.roundedRectangle(frame, radius: -1)).ends == ends(.rectangle(frame)).ends)
    #expect(ends(.roundedRectangle(frame, radius: 99)).ends == ends(.capsule(frame)).ends)
    #expect(
      ends(.rectangle(frame)).ends == [
        Point(x: 1, y: 2), Point(x: 11, y: 2), Point(x: 11, y: 8), Point(x: 1, y: 8),
      ])
  }

  // MARK: Frames

  @Test(arguments: Seeds.all)
  func `an outline lies in its frame, and within it if it is inset`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let frame = Rect(
        x: random.sixtyFourth(-50...50), y: random.sixtyFourth(-50...50),
        width: random.sixtyFourth(0...50), height: random.sixtyFourth(0...50))
      let radius = random.sixtyFourth(0...50)
      let outline = random.pick([
        Outline.rectangle(frame), .roundedRectangle(frame, radius: radius), .capsule(frame),
        .circle(center: frame.center, radius: radius),
        .polygon(sides: random.whole(0...12), center: frame.center, radius: radius),
        .star(points: random.whole(0...12), center: frame.center, radius: radius, depth: 0.5),
        .path(PathText("M0 0L1 1C1 0 0 1 0 0Z"), in: frame), .line(frame.center, Self.origin),
      ])
      let margin = random.sixtyFourth(-5...60)
      let slack = 1e-13
      let around = outline.frame.inset(by: -slack)
      for point in ends(outline).ends { #expect(around.contains(point)) }
      let inside = outline.inset(by: margin)
      let limit = margin > 0 ? around : around.inset(by: -1 * abs(margin))
      for point in ends(inside).ends { #expect(limit.contains(point)) }
      if case .line = outline { #expect(inside == outline) }
    }
  }

  @Test func `an inset takes half a stroke from every side`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 6)
    let small = Rect(x: 1, y: 1, width: 8, height: 4)
    let center = Point(x: 5, y: 3)
    #expect(Outline.rectangle(frame).inset(by: 1) == .rectangle(small))
    #expect(
      Outline.roundedRectangle(frame, radius: 3).inset(by: 1)
        == .roundedRectangle(small, radius: 2))
    #expect(
      Outline.circle(center: center, radius: 3).inset(by: 5) == .circle(center: center, radius: 0))
    #expect(
      Outline.star(points: 5, center: center, radius: 3, depth: 0.4).inset(by: -1)
        == .star(points: 5, center: center, radius: 4, depth: 0.4))
    #expect(Outline.rectangle(frame).inset(by: 9).frame == Rect(x: 5, y: 3, width: 0, height: 0))
  }

  // MARK: Symbols

  @Test func `a symbol is as large as fits in the middle, and not stretched`() {
    let wide = Rect(x: 0, y: 0, width: 30, height: 10)
    for symbol in [NamedSymbol.star, .circle, .square, .diamond, .heart] {
      #expect(symbol.outline(in: wide).frame == Rect(x: 10, y: 0, width: 10, height: 10))
    }
    let flat = PathText("M0 0L4 2", box: Rect(x: 0, y: 0, width: 4, height: 2))
    let own = NamedSymbol("own", .path(flat))
    #expect(own.outline(in: wide).frame == Rect(x: 5, y: 0, width: 20, height: 10))
    #expect(ends(own.outline(in: wide)).ends == [Point(x: 5, y: 0), Point(x: 25, y: 10)])
  }

  @Test func `symbols are the same if all of them is`() {
    #expect(NamedSymbol.star == .star)
    #expect(NamedSymbol.star != .heart)
    #expect(NamedSymbol("a", .circle) == NamedSymbol("a", .circle))
    #expect(NamedSymbol("a", .circle) != NamedSymbol("a", .square))
    #expect(NamedSymbol("a", .circle) != NamedSymbol("b", .circle))
    #expect(NamedSymbol("a", .circle) != NamedSymbol("a", .circle, filledCharacter: "x"))
    #expect(NamedSymbol("a", .circle) != NamedSymbol("a", .circle, plainCharacter: "x"))
    #expect(PathText("M0 0") != PathText("M0 1"))
    #expect(PathText("M0 0") != PathText("M0 0", box: Rect(x: 0, y: 0, width: 2, height: 1)))
  }
}
