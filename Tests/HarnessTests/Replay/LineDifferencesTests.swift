import Harness
import TestSupport
import Testing

@testable import GestureReplay

/// Tests of the differences between two texts.
struct LineDifferencesTests {
  private func changes(_ old: String, _ new: String) -> [LineDifferences.Change] {
    Array(LineDifferences(lines(old), lines(new)))
  }

  /// Returns one line for each letter.
  private func lines(_ letters: String) -> TraceLines {
    TraceLines(Array(letters.map { "\($0)" }.joined(separator: "\n").utf8))
  }

  private func change(_ old: Range<Int>, _ new: Range<Int>) -> LineDifferences.Change {
    LineDifferences.Change(old: old, new: new)
  }

  @Test func `a line added or left out is one difference`() {
    #expect(changes("abcd", "abXcd") == [change(2..<2, 2..<3)])
    #expect(changes("abcd", "acd") == [change(1..<2, 1..<1)])
    #expect(changes("abcd", "abcdX") == [change(4..<4, 4..<5)])
    #expect(changes("", "") == [] && changes("abc", "abc") == [])
  }

  @Test func `a line that is another one is one difference`() {
    #expect(changes("abcd", "aXcd") == [change(1..<2, 1..<2)])
    #expect(changes("abcde", "XbcYe") == [change(0..<1, 0..<1), change(3..<4, 3..<4)])
    #expect(changes("a", "X") == [change(0..<1, 0..<1)])
  }

  @Test(arguments: Seeds.all)
  func `the changes make one text of the other, and there are none in equal lines`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let alphabet = random.pick([1, 2, 3, 26])
      let (old, new) = (text(&random, alphabet), text(&random, alphabet))
      let (oldLines, newLines) = (lines(old), lines(new))
      var rebuilt: [ArraySlice<UInt8>] = []
      var place = 0
      for change in LineDifferences(oldLines, newLines) {
        #expect(change.count > 0)
        rebuilt += oldLines[place..<change.old.lowerBound]
        #expect(rebuilt.count == change.new.lowerBound)
        rebuilt += newLines[change.new]
        place = change.old.upperBound
      }
      rebuilt += oldLines[place...]
      #expect(rebuilt == Array(newLines), "\(old) \(new)")
    }
  }

  private func text(_ random: inout RandomBits, _ alphabet: Int) -> String {
    let count = random.pick([0, 1, 5, 20, 60])
    return String(
      (0..<count).map { _ in Character(Unicode.Scalar(97 + UInt8(random.next() % UInt64(alphabet))))
      })
  }
}
