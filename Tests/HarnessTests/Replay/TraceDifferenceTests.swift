import TestSupport
import Testing

import Harness

/// Tests of the differences between two traces.
struct TraceDifferenceTests {
  private func difference(_ old: String, _ new: String, showing most: Int = 1) -> TraceDifference? {
    TraceDifference(from: Array(old.utf8), to: Array(new.utf8), showing: most)
  }

  @Test func `the first difference is reported, later ones are counted`() throws {
    let old = (1...30).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 7\n", with: "line seven\n").replacing("line 20\n", with: "")
    let one = try #require(difference(old, new))
    #expect((one.line, one.oldLine, one.more) == (7, 7, 1))
    #expect(one.old.map(string) == "line 7" && one.new.map(string) == "line seven")
    #expect(string(one.excerpt).hasPrefix("       line 2\n"))
    let all = try #require(difference(old, new, showing: 10))
    #expect(all.more == 0)
    #expect(string(all.excerpt).contains("       …\n"))
    #expect(string(all.excerpt).contains("     - line 20\n"))
  }

  @Test func `where lines are only added or only left out there is one side`() throws {
    let added = try #require(difference("a\nb\n", "a\nx\nb\n"))
    #expect(added.old == nil && added.new.map(string) == "x")
    let left = try #require(difference("a\nx\nb\n", "a\nb\n"))
    #expect(left.new == nil && left.old.map(string) == "x")
  }

  @Test func `line ends alone are a difference of their own`() throws {
    let text = "trace 1\nlevel calls\n@0ms began\n"
    let ends = try #require(difference(text.replacing("\n", with: "\r\n"), text))
    #expect(ends.isInLineEnds && ends.hasCarriageReturns && ends.excerpt.isEmpty)
    let both = try #require(
      difference(
        text.replacing("\n", with: "\r\n"), text.replacing("began", with: "idle")))
    #expect(both.hasCarriageReturns && both.line == 3)
    #expect(!string(both.excerpt).contains("trace 1\n     -"))
    #expect(Golden(Array(text.replacing("\n", with: "\r\n").utf8)).level == .calls)
  }

  @Test func `a long line is shown around its difference`() throws {
    let long = String(repeating: "0123456789", count: 10_000)
    let old = "a\n\(long)A\(long)\n"
    let new = "a\n\(long)B\(long)\n"
    let excerpt = string(try #require(difference(old, new)).excerpt)
    #expect(excerpt.utf8.count < 600)
    let lines = excerpt.split(separator: "\n")
    #expect(lines[1].hasPrefix("     - …") && lines[1].contains("9A0"))
    #expect(lines[2].hasPrefix("     + …") && lines[2].contains("9B0"))
  }

  @Test(arguments: Seeds.all)
  func `there is a difference exactly where texts differ, in a bounded excerpt`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<400 {
      let old = Self.text(&random)
      let new = random.coin() ? Self.edited(old, &random) : old
      let difference = TraceDifference(from: old, to: new, showing: 3)
      #expect((difference == nil) == (old == new))
      guard let difference else { continue }
      #expect(difference.excerpt.count < 3 * (16 * 2 + 8) * 500)
      if let shown = difference.new {
        let lines = new.split(separator: 10, omittingEmptySubsequences: false)
        #expect(Array(lines[difference.line - 1]) == shown)
      }
    }
  }

  private static func text(_ random: inout RandomBits) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<random.whole(0...60) {
      text += random.pick([
        [97, 10], [98, 10], [10], [13, 10], [0xFF, 27, 10], [97, 98, 13, 10],
      ])
    }
    return text
  }

  private static func edited(_ text: [UInt8], _ random: inout RandomBits) -> [UInt8] {
    var text = text
    for _ in 0..<random.whole(1...4) {
      let place = Int(random.whole(0...Int64(text.count)))
      if random.coin() || text.isEmpty {
        text.insert(random.pick([10, 13, 97, 0]), at: place)
      } else {
        text.remove(at: min(place, text.count - 1))
      }
    }
    return text
  }
}
