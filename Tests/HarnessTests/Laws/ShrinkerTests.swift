import Testing

import Harness

@testable import GestureGenerators
@testable import GestureRecordings
@testable import GestureReplay
@testable import GestureReports
@testable import GestureScript
@testable import GestureLaws

/// Tests that a shrinker finds minimal lists of numbers without knowing that they are lists.
@Suite struct ShrinkerTests {
  /// A property of a list, and the least list that has it.
  struct Wish: Sendable, CustomTestStringConvertible {
    let name: String
    let least: [Int64]
    let isMet: @Sendable ([Int64]) -> Bool

    init(_ name: String, _ least: [Int64], _ isMet: @escaping @Sendable ([Int64]) -> Bool) {
      (self.name, self.least, self.isMet) = (name, least, isMet)
    }

    var testDescription: String { name }
  }

  static let wishes = [
    Wish("one number of 500 or more", [500]) { $0.contains { $0 >= 500 } },
    Wish("one number of -300 or less", [-300]) { $0.contains { $0 <= -300 } },
    Wish("three numbers", [0, 0, 0]) { $0.count >= 3 },
    Wish("a sum of 1000", [1000]) { $0.reduce(0, +) >= 1000 },
    Wish("two neighbours that are equal, and not 0", [1, 1]) { list in
      zip(list, list.dropFirst()).contains { $0 == $1 && $0 != 0 }
    },
    Wish("something out of order", [0, -1]) { $0 != $0.sorted() },
    Wish("something out of order that is positive", [1, 0]) { list in
      list != list.sorted() && list.allSatisfy { $0 >= 0 }
    },
    Wish("a number, and the next one larger by at least 100", [0, 100]) { list in
      zip(list, list.dropFirst()).contains { $1 - $0 >= 100 }
    },
    Wish("sizes that add up to 40, and none above 20", [20, 20]) { list in
      list.reduce(0) { $0 + abs($1) } >= 40 && list.allSatisfy { abs($0) <= 20 }
    },
  ]

  @Test(arguments: wishes) func `it reaches the least`(wish: Wish) {
    var reached = 0
    for seed in 0..<400 as Range<UInt64> {
      guard var shrinker = Shrinker(seed, wish) else { continue }
      shrinker.shrink()
      #expect(shrinker.best.list == wish.least, "seed \(seed)")
      #expect(shrinker.limit == nil, "seed \(seed)")
      reached += 1
    }
    #expect(reached >= 3)
  }

  @Test(arguments: wishes)
  func `H7: the result does it too, is no less plain, and shrinking again changes nothing`(
    wish: Wish
  ) {
    for seed in 0..<400 as Range<UInt64> {
      guard var shrinker = Shrinker(seed, wish) else { continue }
      let before = shrinker.best
      shrinker.shrink()
      let after = shrinker.best
      #expect(wish.isMet(after.list), "seed \(seed)")
      #expect(!before.nodes.isSimpler(than: after.nodes), "seed \(seed)")
      var again = Shrinker(after, wish)
      again.shrink()
      #expect(again.best.nodes == after.nodes && again.best.record == after.record, "seed \(seed)")
    }
  }

  @Test func `at the end numbers become round, if that does it too`() throws {
    for (wish, round) in [
      (Wish("257 or more", []) { $0.contains { $0 >= 257 } }, 300),
      (Wish("-3 or less", []) { $0.contains { $0 <= -3 } }, -5),
      (Wish("257 to 280", []) { $0.contains { (257...280).contains($0) } }, 260),
      (Wish("257 to 259", []) { $0.contains { (257...259).contains($0) } }, 257),
    ] as [(Wish, Int64)] {
      let seed = try #require((0..<2000 as Range<UInt64>).first { Shrinker($0, wish) != nil })
      var shrinker = try #require(Shrinker(seed, wish))
      shrinker.shrink()
      #expect(shrinker.best.list == [round], "\(wish.name)")
    }
  }

  @Test func `too many runs, and too much time, end it with the best so far, and are reported`()
    throws
  {
    let wish = Self.wishes[0]
    let seed = try #require((0..<100 as Range<UInt64>).first { Shrinker($0, wish) != nil })
    var whole = try #require(Shrinker(seed, wish))
    let before = whole.best
    whole.shrink()
    for most in 0..<whole.runs {
      var shrinker = Shrinker(before, wish, mostRuns: most)
      shrinker.shrink()
      #expect(shrinker.limit == .runs && shrinker.runs == most)
      #expect(wish.isMet(shrinker.best.list))
    }
    var late = Shrinker(before, wish, isOutOfTime: { true })
    late.shrink()
    #expect(late.limit == .time && late.runs == 0 && late.best.nodes == before.nodes)
  }
}

extension Shrinker {
  fileprivate init(
    _ choices: Choices, _ wish: ShrinkerTests.Wish, mostRuns: Int = 2000,
    isOutOfTime: @escaping () -> Bool = { false }
  ) {
    self.init(choices, mostRuns: mostRuns, isOutOfTime: isOutOfTime) { record in
      var choices = Choices(repeating: record)
      return wish.isMet(choices.makeList()) ? choices : nil
    }
  }

  /// Creates a shrinker; `nil` if the list of the seed does not have the property.
  fileprivate init?(_ seed: UInt64, _ wish: ShrinkerTests.Wish) {
    var choices = Choices(seed: seed)
    guard wish.isMet(choices.makeList()) else { return nil }
    self.init(choices, wish)
  }
}

extension Choices {
  /// Returns up to 40 numbers, mostly small.
  fileprivate mutating func makeList() -> [Int64] {
    var list: [Int64] = []
    var isMore = true
    while isMore, list.count < 40 {
      isMore = span { choices in
        guard choices.chance(800, "more") else { return false }
        let number = choices.whole(-1000...1000, "n") { bits in
          bits.chance(400)
            ? bits.whole(-2...2) : bits.whole(bits.chance(500) ? 0...20 : -1000...1000)
        }
        list.append(number)
        return true
      }
    }
    return list
  }

  fileprivate var list: [Int64] {
    var copy = Choices(repeating: record)
    return copy.makeList()
  }
}
