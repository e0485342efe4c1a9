import ControlCore
import Pictures
import Presentation
import TestSupport
import Testing

/// Pictures as text: shapes as dots.
struct TextSurfaceTests {
  /// Returns a picture with cells of 2 × 4 points; a dot is a point.
  private func lines(
    _ columns: Int64, _ rows: Int64, _ mode: TextSurface.Mode = .braille,
    _ draw: (inout TextSurface) -> Void
  ) -> [String] {
    let frame = Rect(x: 0, y: 0, width: Double(2 * columns), height: Double(4 * rows))
    var surface = TextSurface(columns: columns, rows: rows, showing: frame, mode: mode)
    draw(&surface)
    return text(surface.finish())
  }

  private func text(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// Returns the dots as rows of `#` and blanks.
  private func dots(_ lines: [String], columns: Int) -> [String] {
    lines.flatMap { line in
      let cells = line.unicodeScalars.map { $0 == " " ? 0 : $0.value - 0x2800 }
      return (0..<4).map { y in
        let row = (0..<2 * columns).map { x -> String in
          let bits: [UInt32] = x % 2 == 0 ? [1, 2, 4, 64] : [8, 16, 32, 128]
          return x / 2 < cells.count && cells[x / 2] & bits[y] != 0 ? "#" : " "
        }
        return row.joined()
      }
    }
  }

  // MARK: Fills

  @Test func `a rectangle covers the dots whose middle lies in it, or on its left edge`() {
    let lines = lines(4, 2) {
      $0.fill(.rectangle(Rect(x: 1.5, y: 1.4, width: 4, height: 5.2)), .label)
    }
    let row = " ####   "
    let none = "        "
    #expect(dots(lines, columns: 4) == [none, row, row, row, row, row, row, none])
  }

  @Test func `inside is where an outline winds around, whichever way`() {
    func ring(_ surface: inout TextSurface, innerIsClockwise: Bool) {
      Outline.rectangle(Rect(x: 0, y: 0, width: 8, height: 8)).trace(&surface)
      let corners = [(2.0, 2.0), (6, 2), (6, 6), (2, 6)].map { Point(x: $0.0, y: $0.1) }
      let inner = innerIsClockwise ? corners : corners.reversed()
      for (index, corner) in inner.enumerated() {
        if index == 0 { surface.move(to: corner) } else { surface.line(to: corner) }
      }
      surface.fill(.label)
    }
    let full = dots(lines(4, 2) { ring(&$0, innerIsClockwise: true) }, columns: 4)
    let hollow = dots(lines(4, 2) { ring(&$0, innerIsClockwise: false) }, columns: 4)
    #expect(full == Array(repeating: "########", count: 8))
    #expect(hollow[1...2] == ["########", "##    ##"])
  }

  @Test(arguments: Seeds.all)
  func `a circle and a star cover what a slow model says`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 100) {
      let center = Point(x: random.number(-5...45), y: random.number(-5...45))
      let radius = random.number(2...30)
      let circle = Outline.circle(center: center, radius: radius)
      let dots = dots(lines(20, 10) { $0.fill(circle, .label) }, columns: 20)
      for (y, row) in dots.enumerated() {
        for (x, dot) in row.enumerated() {
          let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          let distance = (dx * dx + dy * dy).squareRoot()
          // Sixteen lines per quarter lie within 0.2 % of the circle.
          guard abs(distance - radius) > radius * 0.002 else { continue }
          #expect((dot == "#") == (distance < radius))
        }
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 2.5, 3])
  func `every mark of a ruler is one column of dots, all alike wherever they fall`(width: Double) {
    for height in [11.0, 19, 27] {
      var heights: Set<Int> = []
      for shift in Cases.some(of: Array(stride(from: 0.0, to: 12, by: 0.31))) {
        var surface = TextSurface(
          columns: 64, rows: 4, showing: Rect(x: 0, y: 0, width: 320, height: 40))
        for mark in 1..<25 {
          let x = shift + Double(mark) * 12 - width / 2
          surface.fill(.capsule(Rect(x: x, y: 5, width: width, height: height)), .label)
        }
        let rows = dots(text(surface.finish()), columns: 64).filter { $0.contains("#") }
        #expect(Set(rows).count == 1)
        #expect(rows[0].count { $0 == "#" } == 24)
        #expect(!rows[0].contains("##"))
        heights.insert(rows.count)
      }
      #expect(heights.count == 1)
      #expect(abs(Double(heights.first ?? 0) - height / 2.5) <= 0.5)
    }
  }

  @Test func `marks in one outline are as thin as marks one by one`() {
    func marks(_ surface: inout TextSurface, isOne: Bool) {
      for mark in 0..<9 {
        let frame = Rect(x: Double(mark) * 3.3, y: 1, width: 1.2, height: 5)
        Outline.rectangle(frame).trace(&surface)
        if !isOne { surface.fill(.label) }
      }
      surface.fill(.label)
    }
    #expect(lines(16, 2) { marks(&$0, isOne: true) } == lines(16, 2) { marks(&$0, isOne: false) })
  }

  @Test func `in ASCII a mark is a bar, a dot or an apostrophe`() {
    let lines = lines(7, 1, .ascii) {
      for (mark, (y, height)) in [(0.0, 4.0), (0, 2), (2, 2), (1, 2)].enumerated() {
        let x = Double(mark) * 2
        $0.fill(.rectangle(Rect(x: x, y: y, width: 1, height: height)), .label)
      }
      $0.stroke(.line(Point(x: 8, y: 2), Point(x: 12, y: 2)), .label, width: 1)
      $0.fill(.rectangle(Rect(x: 12, y: 0, width: 2, height: 4)), .label)
    }
    #expect(lines == ["|'.:--#"])
  }

  // MARK: Strokes

  @Test func `a thin line is one dot thick, and as long as it is`() {
    let row = dots(
      lines(5, 1) { $0.stroke(.line(Point(x: 1, y: 2), Point(x: 9, y: 2)), .label, width: 1) },
      columns: 5)
    #expect(row == ["          ", "          ", " ######## ", "          "])
    let column = dots(
      lines(1, 2) { $0.stroke(.line(Point(x: 1, y: 6), Point(x: 1, y: 1)), .label, width: 0.1) },
      columns: 1)
    #expect(column == ["  ", " #", " #", " #", " #", " #", "  ", "  "])
  }

  @Test func `a steep line and a flat one have no gaps`() {
    let lines = dots(
      lines(5, 3) {
        $0.stroke(.line(Point(x: 0, y: 0), Point(x: 10, y: 4)), .label, width: 1)
        $0.stroke(.line(Point(x: 10, y: 4), Point(x: 6, y: 12)), .label, width: 1)
      }, columns: 5)
    for column in 0..<10 {
      #expect(lines[0..<4].contains { Array($0)[column] == "#" })
    }
    for row in 4..<12 { #expect(lines[row].count { $0 == "#" } == 1) }
  }

  @Test func `a wide line is as wide as it is, cut off at its ends, round at its corners`() {
    let lines = dots(
      lines(6, 3) {
        $0.move(to: Point(x: 2, y: 0))
        $0.line(to: Point(x: 2, y: 10))
        $0.line(to: Point(x: 9, y: 10))
        $0.stroke(.label, width: 4)
      }, columns: 6)
    #expect(lines[0..<8].allSatisfy { $0 == "####        " })
    #expect(
      lines[8...] == ["#########   ", "#########   ", "#########   ", " ########   "])
  }

  @Test(arguments: Seeds.all)
  func `a wide ring covers what a slow model says`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 100) {
      let center = Point(x: random.number(5...35), y: random.number(5...35))
      let (radius, width) = (random.number(4...20), random.number(1.6...7))
      let circle = Outline.circle(center: center, radius: radius)
      let dots = dots(lines(20, 10) { $0.stroke(circle, .label, width: width) }, columns: 20)
      for (y, row) in dots.enumerated() {
        for (x, dot) in row.enumerated() {
          let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          let distance = abs((dx * dx + dy * dy).squareRoot() - radius)
          // The lines lie within 0.2 % of the circle. Between two of them, a corner of twelve sides
          // is up to 3.5 % of its radius less than round.
          guard abs(distance - width / 2) > radius * 0.002 + width * 0.0175 else { continue }
          #expect((dot == "#") == (distance < width / 2))
        }
      }
    }
  }

  @Test func `a closed stroke has its last side, an open one has not`() {
    func triangle(_ surface: inout TextSurface, isClosed: Bool) {
      surface.move(to: Point(x: 0.5, y: 0.5))
      surface.line(to: Point(x: 7.5, y: 0.5))
      surface.line(to: Point(x: 7.5, y: 7.5))
      if isClosed { surface.close() }
      surface.stroke(.label, width: 1)
    }
    let open = dots(lines(4, 2) { triangle(&$0, isClosed: false) }, columns: 4)
    let closed = dots(lines(4, 2) { triangle(&$0, isClosed: true) }, columns: 4)
    #expect(open[3] == "       #")
    #expect(closed[3] == "   #   #")
  }

  @Test func `after a closed part a line begins where that began`() {
    let lines = dots(
      lines(2, 1) {
        $0.move(to: Point(x: 0.5, y: 0.5))
        $0.line(to: Point(x: 0.5, y: 1.5))
        $0.close()
        $0.line(to: Point(x: 3.5, y: 0.5))
        $0.stroke(.label, width: 1)
      }, columns: 2)
    #expect(lines == ["####", "#   ", "    ", "    "])
  }
}
