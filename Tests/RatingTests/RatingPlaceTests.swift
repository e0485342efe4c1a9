import ControlCore
import Rating
import TestSupport
import Testing

/// Values chosen by position.
@Suite struct RatingPlaceTests {
  /// Symbols of 20 points with gaps of 10: a position, a granularity, and the chosen value.
  @Test(arguments: [
    (-5.0, 1.0, 1.0), (0, 1, 1), (1, 1, 1), (20, 1, 1), (25, 1, 1), (30, 1, 1), (30.5, 1, 2),
    (59, 1, 2), (60, 1, 2), (61, 1, 3), (140, 1, 5), (141, 1, 5), (999, 1, 5),
    (6, 0.5, 0.5), (10, 0.5, 0.5), (10.5, 0.5, 1), (25, 0.5, 1), (35, 0.5, 1.5), (-5, 0.5, 0.5),
    (5, 0.25, 0.25), (6, 0.25, 0.5), (10, 0.25, 0.5), (120, 0.5, 4), (121, 0.5, 4.5),
    (6, 0, 0.3), (-5, 0, 0), (999, 0, 5), (25, 0, 1), (75, 0, 2.75),
  ])
  func `inside a symbol the share is rounded up, and a gap belongs to the symbol before it`(
    x: Double, granularity: Double, value: Double
  ) {
    #expect(RatingPlay.chosen(x, granularity) == value)
  }

  /// Granularities that do not divide 1, and tenths, which have no exact `Double`.
  @Test(arguments: [
    (0.3, [0.3, 0.6, 0.9, 1, 1.3, 1.6, 1.9, 2]), (0.4, [0.4, 0.8, 1, 1.4, 1.8, 2]),
    (0.6, [0.6, 1, 1.6, 2]), (0.7, [0.7, 1, 1.7, 2]),
    (
      0.1,
      [
        0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9,
        2,
      ]
    ),
  ])
  func `the last step of a symbol ends at its edge, and no value has noise`(
    granularity: Double, values: [Double]
  ) {
    var found: [Double] = []
    for tenth in 1...400 {
      let value = RatingPlay.chosen(Double(tenth) / 10, granularity) {
        ($0.length, $0.spacing) = (100, 0)
      }
      if found.last != value { found.append(value) }
    }
    #expect(found == values)
    #expect(RatingPlay.chosen(999, granularity) == 5)
  }

  @Test func `a place exactly on a step is that step, whatever the sums say`() {
    for part in 1...10 {
      let x = 20 * Double(part) / 10
      #expect(RatingPlay.chosen(x, 0.1) == Double(part) / 10)
      #expect(RatingPlay.chosen(30 + x, 0.1) == 1 + Double(part) / 10)
    }
  }

  /// Symbols of 640 points, so that the positions of all these shares are exact.
  @Test(arguments: [(1, 1), (1, 2), (1, 4), (1, 8), (1, 10), (3, 10), (7, 10), (2, 5), (1, 64)])
  func `S2: every place is of one step, whose edge is its own, and a gap of the symbol before it`(
    numerator: Int64, denominator: Int64
  ) {
    let granularity = Double(numerator) / Double(denominator)
    for (count, spacing) in [(Int64(1), 0.0), (5, 0), (7, 24), (100, 1 / 64.0)] {
      let change: (inout RatingConfiguration) -> Void = {
        ($0.count, $0.spacing, $0.symbolWidth) = (count, spacing, 640)
      }
      for symbol in [0, 1, 2, count / 2, count - 1] where symbol < count {
        let start = Double(symbol) * (640 + spacing)
        var before = start
        for part in stride(from: numerator, to: denominator + numerator, by: Int(numerator)) {
          let share = min(part, denominator)
          let edge = start + Double(share * 640 / denominator)
          let value = Double(symbol * denominator + share) / Double(denominator)
          for x in [before + 1 / 64.0, edge - 1 / 64.0, edge] {
            #expect(RatingPlay.chosen(x, granularity, change) == value, "\(x) of \(count)")
          }
          before = edge
        }
        if spacing > 0 {
          for x in [before + 1 / 128.0, before + spacing] {
            #expect(RatingPlay.chosen(x, granularity, change) == Double(symbol + 1))
          }
        }
      }
    }
  }

  @Test func `no pointer chooses less than the minimum`() {
    for x in [-5.0, 5, 25, 35] { #expect(RatingPlay.chosen(x, 0.5) { $0.minimum = 2 } == 2) }
    #expect(RatingPlay.chosen(75, 0.5) { $0.minimum = 2 } == 3)
    #expect(RatingPlay.chosen(5, 0) { $0.minimum = 0.4 } == 0.4)
  }

  @Test(arguments: Seeds.all)
  func `S3: the value never falls with the place, and mirrors with it`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      let granularity = random.pick([0, 1, 0.5, 0.1, 0.3, 1 / 3.0, 0.0001])
      let count = random.whole(1...100)
      let spacing = random.pick([0.0, 1, 7.5])
      let change: (inout RatingConfiguration) -> Void = {
        ($0.count, $0.length, $0.spacing) = (count, 1024, spacing)
      }
      var last = 0.0
      for step in -8...136 {
        let x = Double(step) * 8
        let value = RatingPlay.chosen(x, granularity, change)
        #expect(value >= last && value <= Double(count), "\(x) of \(count) by \(granularity)")
        last = value
        let mirrored = RatingPlay.chosen(1024 - x, granularity) {
          change(&$0)
          $0.layoutDirection = .rightToLeft
        }
        #expect(mirrored == value)
        var turned = RatingPlay {
          change(&$0)
          ($0.granularity, $0.orientation) = (granularity, .vertical)
        }
        turned.pointer(.down, 3, x)
        #expect(turned.value == value)
      }
    }
  }
}
