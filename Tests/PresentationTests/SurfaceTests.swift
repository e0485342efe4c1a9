import ControlCore
import Presentation
import Testing

/// Defaults of surfaces, and forwarded calls.
struct SurfaceTests {
  private static let point = Point(x: 1, y: 2)
  private static let frame = Rect(x: 1, y: 2, width: 14, height: 28)
  private static let style = TextStyle(size: 12, ink: .red, anchor: .right, isBold: true)

  /// Calls every drawing function of a surface except values.
  private func drawAll(_ surface: inout some Surface) {
    surface.move(to: Self.point)
    surface.line(to: Point(x: 3, y: 4))
    surface.curve(to: Self.point, Point(x: 5, y: 6), Point(x: 7, y: 8))
    surface.close()
    surface.fill(.red)
    surface.stroke(.blue, width: 2)
    surface.beginClip()
    surface.beginFade(0.25)
    surface.endGroup()
    surface.text("text" as StaticString, at: Self.point, Self.style)
    surface.fill(.rectangle(Self.frame), .gray)
    surface.stroke(.circle(center: Self.point, radius: 3), .label, width: 4)
    surface.symbol(.heart, isFilled: true, in: Self.frame, .yellow)
    surface.symbol(PartialSymbol(.star, in: Self.frame, share: 0.5, .yellow, rest: .gray))
    surface.region(Region(.mark(-2), Self.frame, action: .decrement))
    surface.clip(to: .rectangle(Self.frame)) { $0.fade(0.5) { $0.fill(.red) } }
  }

  @Test func `a formatting surface hands on everything but values`() {
    var plain = RecordingSurface()
    drawAll(&plain)
    #expect(plain.calls.count == 25)
    var below = RecordingSurface()
    below.formatted(as: .percent) { drawAll(&$0) }
    #expect(below == plain)
    #expect(FormattingSurface<RecordingSurface, DecimalFormat>.detail == .characters)
  }

  @Test func `a formatting surface writes values as its format, the inner one's`() {
    var surface = RecordingSurface()
    surface.formatted(as: .percent) { $0.value(0.3, at: Self.point, Self.style) }
    var expected = RecordingSurface()
    expected.text("30%" as StaticString, at: Self.point, Self.style)
    #expect(surface == expected)
    surface.formatted(as: .decimal) { outer in
      outer.formatted(as: .percent) { $0.value(0.3, at: Self.point, Self.style) }
      outer.value(0.1 * 3, at: Self.point, Self.style)
    }
    expected.text("30%" as StaticString, at: Self.point, Self.style)
    expected.text("0.3" as StaticString, at: Self.point, Self.style)
    #expect(surface == expected)
  }

  @Test func `a surface that only traces can draw everything`() {
    var surface = PlainSurface()
    surface.fill(.line(Self.point, Self.point), .red)
    surface.stroke(.polygon(sides: 3, center: Self.point, radius: 1), .red, width: 3)
    surface.value(0.1 * 3, at: Self.point, Self.style)
    surface.region(Region(.control, Self.frame))
    #expect(
      surface.calls == [
        "move", "line", "fill", "move", "line", "line", "close", "stroke 3.0", "text 0.3",
      ])
    #expect(PlainSurface.detail == .outlines)
  }

  @Test func `a symbol filled in part is its rest, and in front of it the share from its edge`() {
    func calls(_ share: Double, _ edge: PartialSymbol.Edge, rest: Ink?) -> [String] {
      struct Default: Surface {
        var calls: [String] = []
        mutating func move(to point: Point) { calls.append("\(point.x),\(point.y)") }
        mutating func line(to point: Point) { calls.append("\(point.x),\(point.y)") }
        mutating func curve(to point: Point, _ first: Point, _ second: Point) {}
        mutating func close() {}
        mutating func fill(_ ink: Ink) {}
        mutating func stroke(_ ink: Ink, width: Double) {}
        mutating func beginClip() { calls.append("clip") }
        mutating func beginFade(_ opacity: Double) {}
        mutating func endGroup() { calls.append("end") }
        mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {}
        mutating func symbol(
          _ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink
        ) {
          calls.append((isFilled ? "filled" : "plain") + (ink == .red ? " red" : " gray"))
        }
      }
      var surface = Default()
      // A picture of 14 × 14 in the middle of 14 × 28.
      surface.symbol(
        PartialSymbol(.star, in: Self.frame, share: share, from: edge, .red, rest: rest))
      return surface.calls
    }
    #expect(calls(0, .left, rest: nil) == ["plain red"])
    #expect(calls(.nan, .left, rest: .gray) == ["filled gray"])
    #expect(calls(1, .top, rest: .gray) == ["filled red"] && calls(7, .top, rest: nil).count == 1)
    #expect(
      calls(0.5, .left, rest: .gray) == [
        "filled gray", "1.0,9.0", "8.0,9.0", "8.0,23.0", "1.0,23.0", "clip", "filled red", "end",
      ])
    #expect(calls(0.5, .right, rest: nil)[1...2] == ["8.0,9.0", "15.0,9.0"])
    #expect(calls(0.5, .top, rest: nil)[1...3] == ["1.0,9.0", "15.0,9.0", "15.0,16.0"])
  }

  @Test func `a filled symbol is its outline, a plain one a stroke within it`() {
    struct Outlines: Surface {
      var fills: [Outline] = []
      var strokes: [(outline: Outline, width: Double)] = []
      mutating func move(to point: Point) {}
      mutating func line(to point: Point) {}
      mutating func curve(to point: Point, _ first: Point, _ second: Point) {}
      mutating func close() {}
      mutating func fill(_ ink: Ink) {}
      mutating func stroke(_ ink: Ink, width: Double) {}
      mutating func beginClip() {}
      mutating func beginFade(_ opacity: Double) {}
      mutating func endGroup() {}
      mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {}
      mutating func fill(_ outline: Outline, _ ink: Ink) { fills.append(outline) }
      mutating func stroke(_ outline: Outline, _ ink: Ink, width: Double) {
        strokes.append((outline, width))
      }
    }
    var surface = Outlines()
    surface.symbol(.circle, isFilled: true, in: Self.frame, .red)
    surface.symbol(.circle, isFilled: false, in: Self.frame, .red)
    let center = Point(x: 8, y: 16)
    #expect(surface.fills == [.circle(center: center, radius: 7)])
    #expect(surface.strokes.map(\.outline) == [.circle(center: center, radius: 6.5)])
    #expect(surface.strokes.map(\.width) == [1])
  }

  @Test func `clips and fades are begun and ended, a full fade is not there`() {
    var surface = PlainSurface()
    surface.clip(to: .line(Self.point, Self.point)) { $0.close() }
    surface.fade(0.5) { $0.close() }
    surface.fade(1) { $0.close() }
    #expect(
      surface.calls == [
        "move", "line", "clip", "close", "end", "fade 0.5", "close", "end", "close",
      ])
  }

  @Test func `a counting surface counts`() {
    var surface = CountingSurface()
    drawAll(&surface)
    surface.value(12.5, at: Self.point, Self.style)
    #expect(surface.fills == 6 && surface.strokes == 2 && surface.texts == 2)
    #expect(surface.bytes == 8 && surface.regions == 1)
    var moved = CountingSurface()
    moved.move(to: Point(x: 1, y: 2))
    moved.line(to: Point(x: 3, y: 4))
    moved.curve(to: Point(x: 5, y: 6), Self.point, Self.point)
    moved.text("" as StaticString, at: Point(x: 7, y: 8), Self.style)
    #expect(moved.sum == 36)
  }
}
