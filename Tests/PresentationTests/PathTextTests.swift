import ControlCore
import Presentation
import Testing

/// Outlines in the notation of SVG's `d` attribute.
struct PathTextTests {
  /// Returns the calls of a pen, in a frame of the box's size.
  private func steps(_ text: StaticString) -> [String] {
    var surface = RecordingSurface()
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    PathText(text).trace(in: unit, &surface)
    return surface.calls
  }

  @Test func `capitals are absolute, small letters are from where the pen is`() {
    #expect(
      steps("M1 2L3 4H5V6Z") == [
        "move 1.0 2.0", "line 3.0 4.0", "line 5.0 4.0", "line 5.0 6.0", "close",
      ])
    #expect(
      steps("m1 2l2 2h2v2z") == [
        "move 1.0 2.0", "line 3.0 4.0", "line 5.0 4.0", "line 5.0 6.0", "close",
      ])
    #expect(steps("M1 1C1 2 3 4 5 6") == ["move 1.0 1.0", "curve 5.0 6.0 1.0 2.0 3.0 4.0"])
    #expect(steps("M1 1c0 1 2 3 4 5") == ["move 1.0 1.0", "curve 5.0 6.0 1.0 2.0 3.0 4.0"])
    #expect(steps("M1 1Q4 4 7 1") == ["move 1.0 1.0", "curve 7.0 1.0 3.0 3.0 5.0 3.0"])
    #expect(steps("M1 1q3 3 6 0") == ["move 1.0 1.0", "curve 7.0 1.0 3.0 3.0 5.0 3.0"])
  }

  @Test func `a letter need not be repeated, and a move goes on as lines`() {
    #expect(steps("M1 1 2 2 3 3") == ["move 1.0 1.0", "line 2.0 2.0", "line 3.0 3.0"])
    #expect(steps("m1 1 2 2 3 3") == ["move 1.0 1.0", "line 3.0 3.0", "line 6.0 6.0"])
    #expect(
      steps("M0 0H1 2 3") == ["move 0.0 0.0", "line 1.0 0.0", "line 2.0 0.0", "line 3.0 0.0"])
    #expect(steps("M0 0v1 1") == ["move 0.0 0.0", "line 0.0 1.0", "line 0.0 2.0"])
  }

  @Test func `after a close the pen is where the part began`() {
    #expect(
      steps("M1 1L2 1L2 2Zl1 0") == [
        "move 1.0 1.0", "line 2.0 1.0", "line 2.0 2.0", "close", "line 2.0 1.0",
      ])
    #expect(
      steps("M1 1zm1 1zm1 1") == ["move 1.0 1.0", "close", "move 2.0 2.0", "close", "move 3.0 3.0"])
  }

  @Test func `numbers stand as close as they may`() {
    #expect(steps("M.5.25L-1-2") == ["move 0.5 0.25", "line -1.0 -2.0"])
    #expect(steps("M1,2,3,4") == ["move 1.0 2.0", "line 3.0 4.0"])
    #expect(steps(" \n\t\r M +1 , 2. L3 4 ") == ["move 1.0 2.0", "line 3.0 4.0"])
    #expect(steps("M0.1 0.30000000000000004") == ["move 0.1 0.3"])
    #expect(steps("M0.00000000000000000025 1") == ["move 2.5e-19 1.0"])
    #expect(steps("M1234567890123456789 0") == ["move 1.23456789012345e+18 0.0"])
  }

  @Test func `what it does not know ends the outline there`() {
    let start = ["move 1.0 1.0", "line 2.0 2.0"]
    let nothing: [StaticString] = [
      "M1 1L2 2A1 1 0 0 0 3 3", "M1 1L2 2S1 1 2 2", "M1 1L2 2L3", "M1 1L2 2L", "M1 1L2 2*",
      "M1 1L2 2C1 2 3 4 5", "M1 1L2 2L3 -", "M1 1L2 2 1", "M1 1L2 2é", "M1 1L2 2L. 1",
      "M1 1L2 2H", "M1 1L2 2L--1 1", "M1 1L2 2\u{0}",
    ]
    for text in nothing { #expect(steps(text) == start, "\(text)") }
    #expect(steps("M1 1L2 2Z1 1") == start + ["close"])
    #expect(steps("M1 1L2 2L3 4e5") == start + ["line 3.0 4.0"])
    for none: StaticString in ["", " ", "1 2", "L", "M1", "M", ",", "e", "\u{0}"] {
      #expect(steps(none) == [], "\(none)")
    }
  }

  @Test func `the box is scaled to the frame`() {
    var surface = RecordingSurface()
    let text = PathText("M10 20L14 28", box: Rect(x: 10, y: 20, width: 4, height: 8))
    text.trace(in: Rect(x: 1, y: 2, width: 2, height: 2), &surface)
    #expect(surface.calls == ["move 1.0 2.0", "line 3.0 4.0"])
    for box in [
      Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: 0, y: 0, width: 1, height: .nan),
    ] {
      surface.calls = []
      PathText("M0 0L1 1", box: box).trace(in: Rect(x: 0, y: 0, width: 1, height: 1), &surface)
      #expect(surface.calls == [])
    }
  }
}
