import ControlCore
import Presentation
import TestSupport
import Testing

/// Rectangles and colours.
struct RectAndInkTests {
  private func rect(_ random: inout RandomBits) -> Rect {
    Rect(
      x: random.sixtyFourth(-50...50), y: random.sixtyFourth(-50...50),
      width: random.sixtyFourth(-9...50), height: random.sixtyFourth(-9...50))
  }

  // MARK: Rectangles

  @Test(arguments: Seeds.all)
  func `a rectangle keeps its centre, and is never less than nothing`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let rect = rect(&random)
      #expect(rect.width >= 0 && rect.height >= 0)
      let margin = random.sixtyFourth(-60...60)
      let inset = rect.inset(by: margin)
      #expect(inset.center == rect.center)
      #expect(inset.width == max(rect.width - 2 * margin, 0))
      #expect(inset.height == max(rect.height - 2 * margin, 0))
    }
  }

  @Test(arguments: Seeds.all)
  func `what has both in it has their corners, and is no larger`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let (a, b) = (rect(&random), rect(&random))
      let both = a.union(b)
      #expect(both == b.union(a))
      for corner in [a, b].flatMap({ [Point(x: $0.x, y: $0.y), Point(x: $0.maxX, y: $0.maxY)] }) {
        #expect(both.contains(corner))
      }
      #expect(both.x == min(a.x, b.x) && both.maxY == max(a.maxY, b.maxY))
      #expect(a.union(a) == a)
    }
  }

  @Test func `what fits has its proportion, and touches two sides`() {
    let frame = Rect(x: 1, y: 2, width: 8, height: 4)
    #expect(frame.fitting(aspect: 1) == Rect(x: 3, y: 2, width: 4, height: 4))
    #expect(frame.fitting(aspect: 4) == Rect(x: 1, y: 3, width: 8, height: 2))
    #expect(frame.fitting(aspect: 2) == frame)
    let empty = Rect(x: 1, y: 2, width: 0, height: 4)
    #expect(empty.fitting(aspect: 2) == Rect(x: 1, y: 4, width: 0, height: 0))
  }

  @Test func `edges belong to a rectangle`() {
    let frame = Rect(x: 1, y: 2, width: 8, height: 4)
    for (x, y, isIn) in [
      (1.0, 2.0, true), (9, 6, true), (5, 4, true), (0.99, 4, false), (9.01, 4, false),
      (5, 1.99, false), (5, 6.01, false), (.nan, 4, false),
    ] {
      #expect(frame.contains(Point(x: x, y: y)) == isIn)
    }
  }

  // MARK: Colours

  @Test func `a colour has its parts`() {
    let color = RGBA(0x1234_5678)
    #expect(color.red == 0x12 && color.green == 0x34 && color.blue == 0x56 && color.alpha == 0x78)
    let negative = RGBA(-1)
    #expect(negative.packed == 0xFFFF_FFFF && negative.red == 255 && negative.alpha == 255)
    #expect(RGBA(0x7_0000_0001) == RGBA(1))
  }

  @Test func `opacity multiplies, and colours stay`() {
    let ink = Ink(light: RGBA(0x1122_33FF), dark: RGBA(0x4455_6680))
    for (share, light, dark) in [
      (1.0, 255, 128), (0.5, 128, 64), (0.25, 64, 32), (0, 0, 0), (-1, 0, 0), (7, 255, 128),
      (.nan, 0, 0),
    ] as [(Double, Int64, Int64)] {
      let faded = ink.opacity(share)
      #expect(faded.light.packed == 0x1122_3300 | light)
      #expect(faded.dark.packed == 0x4455_6600 | dark)
    }
  }

  @Test func `automatic counts as light`() {
    let ink = Ink(light: RGBA(1), dark: RGBA(2))
    #expect(ink.color(in: .automatic) == RGBA(1))
    #expect(ink.color(in: .light) == RGBA(1))
    #expect(ink.color(in: .dark) == RGBA(2))
    #expect(Ink(RGBA(3)) == Ink(light: RGBA(3), dark: RGBA(3)))
  }
}
