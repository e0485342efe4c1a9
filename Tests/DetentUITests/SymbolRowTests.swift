import ControlCore
import Presentation
import Rating
import TestSupport
import Testing

@testable import DetentUI

extension SymbolRow {
  /// Returns a row of equal symbols.
  static func even(_ count: Int, _ width: Double, gap: Double) -> SymbolRow {
    SymbolRow(
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          ($0, Rect(x: Double($0) * (width + gap), y: 0, width: width, height: width))
        }), count: count)
  }
}

/// Rows of symbols that differ in width and distance: the touched symbol is the chosen one.
@Suite struct SymbolRowTests {
  /// A row of random symbols, in the reading direction, and its settings.
  private struct Row {
    var frames: [Rect] = []
    var settings: RatingSettings

    init(_ random: inout RandomBits, granularity: Double) {
      let count = Int(random.whole(1...12))
      let isEven = random.chance(200)
      var right = 0.0
      for index in 0..<count {
        if index > 0 { right += isEven ? 8 : random.pick([0, 0, 8, random.number(0...30)]) }
        let width = isEven ? 24 : random.number(12...60)
        frames.append(Rect(x: right, y: 0, width: width, height: 30))
        right += width
      }
      settings = RatingSettings(count: count, granularity: granularity)
      settings.isRightToLeft = random.coin()
      if settings.isRightToLeft { frames.reverse() }
      settings.row = SymbolRow(
        Dictionary(uniqueKeysWithValues: frames.enumerated().map { ($0, $1) }), count: count)
    }

    /// Returns the value after a tap at a share of a symbol, in the reading direction.
    func tap(_ index: Int, at share: Double) -> Double {
      let frame = frames[index]
      let along = settings.isRightToLeft ? 1 - share : share
      let place = settings.row.place(of: Point(x: frame.x + along * frame.width, y: 15))
      var view = DrivenView(RatingControl(value: 0, configuration: settings.configuration))
      view.act(at: .ms(0)) { $0.drag(to: place, from: place) }
      view.act(at: .ms(30)) { $0.lift(at: place, from: place) }
      return view.host
    }
  }

  @Test(arguments: Seeds.all)
  func `the touched symbol is chosen in rows of unequal symbols`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for round in 0..<1000 {
      let row = Row(&random, granularity: 1)
      for index in row.frames.indices {
        for share in [0.01, 0.5, 0.99] {
          let place: Comment = "seed \(seed), round \(round), symbol \(index), \(share)"
          #expect(row.tap(index, at: share) == Double(index + 1), place)
        }
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `the touched share is chosen in rows of unequal symbols`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for round in 0..<Cases.some(of: 1000) {
      let (half, any) = (Row(&random, granularity: 0.5), Row(&random, granularity: 0))
      for index in half.frames.indices {
        #expect(half.tap(index, at: 0.3) == Double(index) + 0.5, "seed \(seed), round \(round)")
        #expect(half.tap(index, at: 0.7) == Double(index) + 1, "seed \(seed), round \(round)")
      }
      for index in any.frames.indices {
        let share = random.number(0.1...0.9)
        #expect(
          abs(any.tap(index, at: share) - Double(index) - share) < 1e-9,
          "seed \(seed), round \(round)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `places keep their order, and those beside the row stay as they are`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 1000) {
      let row = Row(&random, granularity: 1).settings.row
      var last = -20.0
      for step in 0...200 {
        let x = -20 + Double(step) / 200 * (row.length + 40)
        let place = row.place(of: Point(x: x, y: 3))
        #expect(place.x >= last - 1e-9 && place.y == 3)
        if x <= 0 || x >= row.length { #expect(place.x == x) }
        last = place.x
      }
    }
  }

  @Test func `a row of which a symbol is unknown moves nothing`() {
    let frame = Rect(x: 4, y: 0, width: 20, height: 20)
    let wrong = [
      Rect(x: .nan, y: 0, width: 20, height: 20), Rect(x: 0, y: 0, width: 0, height: 20),
    ]
    for row in [SymbolRow(), SymbolRow([1: frame], count: 2)]
      + wrong.map({ SymbolRow([0: $0, 1: frame], count: 2) })
    {
      #expect(row == SymbolRow() && row.length == 0 && row.width == 0 && row.gap == 0)
      #expect(row.place(of: Point(x: 7, y: 8)) == Point(x: 7, y: 8))
    }
  }
}
