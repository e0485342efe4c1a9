import Testing

import Harness

@testable import GestureGenerators
@testable import GestureLaws

/// Tests that recorded choices, repeated or edited, give the same or other results again.
@Suite struct ChoicesTests {
  @Test func `what is repeated is the same`() {
    for seed in 0..<200 as Range<UInt64> {
      var first = Choices(seed: seed)
      let list = first.someLists()
      var again = Choices(repeating: first.record)
      #expect(again.someLists() == list, "seed \(seed)")
      #expect(again.nodes == first.nodes && again.record == first.record, "seed \(seed)")
    }
  }

  @Test
  func
    `a number out of range counts as the nearest in it, and one that is missing as the plainest`()
  {
    let record = Choices.Record(parts: [[-7, 900, 3]])
    var choices = Choices(repeating: record)
    #expect(choices.whole(0...10, "n") == 0)
    #expect(choices.whole(0...10, "n") == 10)
    #expect(choices.whole(0...10, "n") == 3)
    #expect(choices.whole(0...10, simplest: 4, "n") == 4)
    #expect(choices.whole(5...10, "n") == 5)
    #expect(choices.whole(-9 ... -5, "n") == -5)
  }

  @Test func `without any record everything is the plainest`() {
    var choices = Choices(repeating: Choices.Record())
    #expect(choices.someLists() == [])
    #expect(choices.nodes.allSatisfy { $0.distance == 0 })
  }

  @Test func `a span that takes other numbers changes no other span`() {
    for seed in 0..<200 as Range<UInt64> {
      var first = Choices(seed: seed)
      let lists = first.someLists()
      guard lists.count >= 3 else { continue }
      var record = first.record
      record.parts[2] = [1]  // its length is missing, so it is 0
      var again = Choices(repeating: record)
      let others = again.someLists()
      #expect(others.count == lists.count && others[1].isEmpty, "seed \(seed)")
      #expect(others[0] == lists[0] && others[2...] == lists[2...], "seed \(seed)")
    }
  }

  @Test func `a span in a span is part of the outer one`() {
    var choices = Choices(seed: 1)
    choices.span { outer in
      _ = outer.whole(0...9, "n")
      outer.span { _ = $0.whole(0...9, "n") }
      _ = outer.whole(0...9, "n")
    }
    #expect(choices.record.parts.map(\.count) == [0, 3])
  }

  @Test func `likelihood decides nothing that is kept, and nothing when choices are repeated`() {
    var choices = Choices(seed: 1)
    #expect(choices.likelihood { $0.next() } != nil)
    #expect(choices.nodes.isEmpty)
    var repeated = Choices(repeating: Choices.Record())
    #expect(repeated.likelihood { $0.next() } == nil)
  }

  @Test func `of two lists of choices one is simpler, if they differ, and not both`() {
    func nodes(_ seed: UInt64) -> [Choices.Node] {
      var choices = Choices(seed: seed)
      _ = choices.someLists()
      return choices.nodes
    }
    for seed in 0..<200 as Range<UInt64> {
      let (a, b, c) = (nodes(seed), nodes(seed + 1), nodes(seed + 2))
      #expect(!a.isSimpler(than: a))
      #expect(a == b || a.isSimpler(than: b) != b.isSimpler(than: a), "seed \(seed)")
      if a.isSimpler(than: b), b.isSimpler(than: c) { #expect(a.isSimpler(than: c)) }
    }
  }
}

extension Choices {
  /// Returns up to ten lists of up to five numbers.
  fileprivate mutating func someLists() -> [[Int64]] {
    var lists: [[Int64]] = []
    var isMore = true
    while isMore, lists.count < 10 {
      isMore = span { choices in
        guard choices.chance(850, "more") else { return false }
        let length = choices.whole(0...5, "length")
        lists.append((0..<length).map { _ in choices.whole(-1000...1000, "n") })
        return true
      }
    }
    return lists
  }
}
