import ControlCore
import Pictures
import Presentation
import Rating
import TestSupport
import Testing

/// Terminals show the filled share of a symbol, for any characters and number of colours.
struct ShareLawTests {
  /// A row or column of symbols, and its breadth.
  private struct Row {
    var configuration = RatingConfiguration()
    var breadth = 40.0
    /// Length of a drawn symbol in cells, without the space around it.
    var cells: Double {
      let side = min(configuration.width, breadth)
      return side / (configuration.orientation == .vertical ? 10 : 5)
    }

    func scene(_ value: Double) -> RatingScene {
      RatingControl(value: value, configuration: configuration).scene(breadth: breadth)
    }

    func picture(
      _ value: Double, _ style: some ControlStyle<RatingSymbol>, _ screen: CellPicture.Screen
    ) -> CellPicture {
      var list = DisplayList()
      let scene = scene(value)
      scene.draw(style, on: &list)
      return CellPicture(list, scene.frame, on: screen)
    }
  }

  private func row(_ random: inout RandomBits, cells: ClosedRange<Int64>) -> Row {
    var row = Row()
    row.configuration.orientation = random.pick([.horizontal, .horizontal, .vertical])
    row.configuration.layoutDirection = random.pick([.leftToRight, .rightToLeft])
    row.configuration.granularity = random.pick([0.5, 0.3333333333333333, 0.25, 0.1, 0])
    row.configuration.count = random.whole(1...4)
    let isTall = row.configuration.orientation == .vertical
    let side = Double(random.whole(cells)) * (isTall ? 10 : 5)
    row.configuration.symbolWidth = side
    row.configuration.spacing = Double(random.whole(0...3)) * 5
    row.breadth = max(side, 20)
    return row
  }

  @Test(arguments: Seeds.all)
  func `values that differ by a cell are different pictures`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 50) {
      let row = row(&random, cells: 3...12)
      let count = Double(row.configuration.count)
      let (a, b) = (random.number(0...count), random.number(0...count))
      let shares = (row.scene(a), row.scene(b))
      let isApart = (0..<row.configuration.count).contains { index in
        let (one, other) = (shares.0.symbol(index), shares.1.symbol(index))
        return abs(one.granularShare - other.granularShare) * row.cells >= 1
      }
      guard isApart else { continue }
      for screen in CellPicture.Screen.allCases {
        let isSame = row.picture(a, .granular, screen) == row.picture(b, .granular, screen)
        #expect(!isSame, "seed \(seed): \(screen), \(a), \(b), \(row)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `with two colours of its own a style shows exact shares, also where there are none`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 40) {
      let row = row(&random, cells: 3...12)
      let symbol = random.pick([NamedSymbol.star, .heart, .circle, .square, .diamond])
      // Any two colours, even of equal strength.
      let inks = (0..<2).map { _ in Ink(RGBA(random.whole(0x60_0000...0xFF_FFFF) << 8 | 0xFF)) }
      let style = ExactRatingStyle(symbol, ink: inks[0], background: inks[1])
      let a = random.number(0...1)
      let b = a < 0.5 ? random.number(a + 0.5...1) : random.number(0...a - 0.5)
      for screen in CellPicture.Screen.allCases where screen.isPlain {
        let isSame = row.picture(a, style, screen) == row.picture(b, style, screen)
        #expect(!isSame, "seed \(seed): \(screen), \(a), \(b), \(row)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `the ink of a picture grows with the value, and only a full symbol looks full`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 25) {
      var row = row(&random, cells: 1...12)
      row.configuration.granularity = 0
      for screen in [CellPicture.Screen.braille, .ascii] {
        var last = -1
        let full = row.picture(1, .granular, screen)
        for step in 0...40 {
          let value = Double(step) / 40
          let picture = row.picture(value, .granular, screen)
          #expect(picture.ink >= last, "seed \(seed): \(screen), \(value), \(row)")
          #expect((picture == full) == (value == 1), "seed \(seed): \(screen), \(value), \(row)")
          last = picture.ink
        }
      }
    }
  }

  @Test(arguments: [0.1, 0.5, 0], CellPicture.Screen.allCases)
  func `0, 1, 1.5, 1.9 and 3 of 3 are five pictures`(
    granularity: Double, screen: CellPicture.Screen
  ) {
    for side in [20.0, 30, 50] {
      var row = Row()
      row.configuration = RatingConfiguration(count: 3, granularity: granularity)
      row.configuration.length = 3 * side
      row.breadth = side
      // By halves, 1.9 shows as 1.5.
      let values = granularity == 0.5 ? [0, 0.5, 1, 1.5, 3] : [0, 1, 1.5, 1.9, 3]
      let pictures = values.map { row.picture($0, .granular, screen) }
      for (number, picture) in pictures.enumerated() {
        #expect(pictures.firstIndex(of: picture) == number, "\(values[number]), \(side)")
      }
    }
  }

  @Test(arguments: CellPicture.Screen.allCases)
  func `selected images differ from others of the same picture`(screen: CellPicture.Screen) {
    var row = Row()
    row.configuration = RatingConfiguration(count: 3)
    row.configuration.length = 90
    let pictures = (0...3).map { row.picture(Double($0), .images(), screen) }
    for (number, picture) in pictures.enumerated() {
      #expect(pictures.firstIndex(of: picture) == number, "\(number)")
    }
  }
}
