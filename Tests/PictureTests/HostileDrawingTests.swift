import ControlCore
import Pictures
import Presentation
import TestSupport
import Testing

/// Any drawing gives a valid picture.
struct HostileDrawingTests {
  private static let frames: [Rect] = [
    Rect(x: 0, y: 0, width: 40, height: 40), Rect(x: -5, y: 7, width: 1e-3, height: 1e6),
    Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: .nan, y: 0, width: .infinity, height: 1e308),
    Rect(x: -1e308, y: 1e308, width: .leastNonzeroMagnitude, height: 1),
  ]

  @Test(arguments: Seeds.all)
  func `any drawing is well-formed SVG, twice the same`(seed: UInt64) {
    for number in 0..<Cases.some(of: 300) as Range<UInt64> {
      let frame = Self.frames[Int(number % 5)]
      let documents = (0..<2).map { _ in
        var drawing = HostileDrawing(seed: seed &+ number)
        var surface = SVGSurface(
          frame: frame, background: .background, title: [0xFF, 0x3C, 0x22, 0x00],
          prefix: [0x22, 0x80, 0x61], showsRegions: true)
        drawing.draw(calls: 100, on: &surface)
        return surface.finish()
      }
      #expect(documents[0] == documents[1])
      let markup = MarkupReader(documents[0])
      #expect(markup.problem == nil)
      for name in ["x", "y", "width", "height", "cx", "cy", "r", "rx", "stroke-width", "opacity"] {
        #expect(markup.values(of: name).allSatisfy(Self.isDecimal), "\(name)")
      }
      for data in markup.values(of: "d") {
        let numbers = data.split { "MLCZ, ".contains($0) }
        #expect(numbers.allSatisfy { Self.isDecimal(String($0)) })
        #expect(data.isEmpty || data.hasPrefix("M"))
      }
    }
  }

  /// True for digits with at most two decimals, the last of which is not 0.
  private static func isDecimal(_ text: String) -> Bool {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
    let decimals = parts.count == 2 ? parts[1] : ""
    return isNumber && parts.count <= 2 && decimals.count <= 2 && decimals.last != "0"
      && text != "-0"
  }

  @Test(arguments: Seeds.all)
  func `any drawing is lines of text as wide as the picture at most`(seed: UInt64) {
    for number in 0..<Cases.some(of: 300) as Range<UInt64> {
      var drawing = HostileDrawing(seed: seed &+ number)
      let isASCII = number % 2 == 0
      var surface = TextSurface(
        columns: 20, rows: 10, showing: Self.frames[Int(number % 5)],
        mode: isASCII ? .ascii : .braille)
      drawing.draw(calls: 100, on: &surface)
      let text = String(decoding: surface.finish(), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 11 && lines[10].isEmpty)
      for line in lines {
        #expect(line.unicodeScalars.count <= 20)
        #expect(line.last != " ")
        #expect(
          line.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.value != 0x7F && (!isASCII || $0.isASCII)
              && !(0x80...0x9F).contains($0.value)
          })
      }
    }
  }

  @Test func `huge shapes fill a large picture, and an endless path does no harm`() {
    var surface = TextSurface(
      columns: 500, rows: 500, showing: Rect(x: 0, y: 0, width: 100, height: 100))
    surface.stroke(.circle(center: Point(x: 50, y: 50), radius: 1e300), .label, width: 1e300)
    surface.fill(.circle(center: Point(x: 50, y: 50), radius: 1e5), .label)
    for number in 0..<200_000 { surface.line(to: Point(x: Double(number % 7), y: 50)) }
    surface.stroke(.label, width: 0.01)
    let lines = surface.finish().split(separator: 10)
    #expect(lines.count == 500)
    #expect(lines.allSatisfy { $0.count == 1500 })
  }
}
