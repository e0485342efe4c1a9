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

  @Test func `line ends alone are a difference of their own, whichever has them`() throws {
    let text = "trace 1\nlevel calls\n@0ms began\n"
    let windows = text.replacing("\n", with: "\r\n")
    let mixed = (text.replacing("1\n", with: "1\r\n"), text.replacing("calls\n", with: "calls\r\n"))
    for (old, new) in [(windows, text), (text, windows), (mixed.0, text), (text, mixed.1), mixed] {
      let ends = try #require(difference(old, new))
      #expect(ends.isInLineEnds && ends.excerpt.isEmpty && ends.more == 0)
      #expect(ends.hasCarriageReturns == (old == text || new == text))
    }
    for (old, new) in [(windows, text), (text, windows), (windows, windows), (mixed.0, mixed.1)] {
      let both = try #require(difference(old, new.replacing("began", with: "idle")))
      #expect(both.line == 3 && both.hasCarriageReturns == (old == text || new == text))
      #expect(
        string(both.excerpt)
          == "       trace 1\n       level calls\n     - @0ms began\n     + @0ms idle\n")
    }
    #expect(Golden(Array(windows.utf8)).level == .calls)
    #expect(Golden(Array(mixed.0.utf8)).level == .calls)
  }

  @Test func `the name of the script is no difference between traces`() throws {
    let text = { (name: String, event: String, end: String) in
      "trace 1\nscript \(name)\nlevel calls\n@0ms \(event)\n".replacing("\n", with: end)
    }
    #expect(difference(text("a", "began", "\n"), text("b", "began", "\n")) == nil)
    let ends = try #require(difference(text("a", "began", "\n"), text("b", "began", "\r\n")))
    #expect(ends.isInLineEnds)
    let other = try #require(difference(text("a", "began", "\n"), text("b", "idle", "\n")))
    #expect(
      string(other.excerpt).hasPrefix("       trace 1\n       script …\n       level calls\n"))
    #expect(difference("script a\nscript a\n", "script a\nscript b\n")?.line == 2)
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
      guard let difference, !difference.isInLineEnds else { continue }
      #expect(difference.excerpt.count < 3 * (16 * 2 + 8) * 500)
      if let shown = difference.new {
        let lines = new.split(separator: 10, omittingEmptySubsequences: false)
        let line = lines[difference.line - 1]
        #expect(Array(line.last == 13 ? line.dropLast() : line) == shown)
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `unmarked lines are in both texts, where they are shown`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for number in 0..<Cases.some(of: 8000) {
      let letters = random.pick([["a"], ["a", "b"], ["a", "b", "c", "d", "e", "f", "g", "h"]])
      let old = (0..<random.whole(0...80)).map { _ in random.pick(letters) }
      var new = random.whole(0...9) == 0 ? old.shuffled(using: &random) : old
      for _ in 0..<random.whole(1...6) {
        let place = Int(random.whole(0...Int64(new.count)))
        let end = min(place + Int(random.whole(0...3)), new.count)
        new.replaceSubrange(
          place..<end, with: (0..<random.whole(0...20)).map { _ in random.pick(letters + ["x"]) })
      }
      let ends = random.pick([("\n", "\n"), ("\n", "\r\n"), ("\r\n", "\n"), ("\r\n", "\r\n")])
      let texts = (old.map { $0 + ends.0 }.joined(), new.map { $0 + ends.1 }.joined())
      let most = Int(random.whole(1...8))
      guard let difference = difference(texts.0, texts.1, showing: most) else { continue }
      let report = string(difference.excerpt)
      let shown = ShownDifference(report.split(separator: "\n")[...])
      // An empty text has an empty line.
      let wrong = shown.wrong((old + [""]).map { $0[...] }, (new + [""]).map { $0[...] })
      #expect(wrong == [], "\(number): \(report)")
      #expect(!report.contains("\r"))
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
