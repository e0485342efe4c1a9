import TestSupport
import Testing

import Harness

/// Tests of patterns for paths, and of shares of them.
struct SelectionTests {
  private func glob(_ pattern: String) throws -> Glob { try Glob(Array(pattern.utf8)) }

  private func matches(_ pattern: String, _ path: String) throws -> Bool {
    try glob(pattern).matches(Array(path.utf8))
  }

  // MARK: Globs

  @Test(arguments: [
    ("*.gesture", "a.gesture", true), ("*.gesture", "b/c/a.gesture", true), ("*", "", true),
    ("a?.x", "ab.x", true), ("a?.x", "a/.x", false), ("?", "é", true), ("?", "日", true),
    ("b/*.g", "b/a.g", true), ("b/*.g", "b/c/a.g", false), ("b/**", "b/c/a.g", true),
    ("b/**", "b", false), ("**/a.g", "a.g", true), ("**/a.g", "x/y/a.g", true),
    ("**/a.g", "xa.g", false), ("x/**/a", "x/a", true), ("x/**/a", "x/y/z/a", true),
    ("x**a", "x/y/a", true), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
    ("[^a-c]x", "dx", true), ("[]]", "]", true), ("[a-]", "-", true), ("[-a]", "-", true),
    ("[!a]", "/", false), ("\\*", "*", true), ("\\*", "a", false), ("a\\/b", "a/b", true),
    ("A", "a", false), ("[z-a]", "m", false), ("***/x", "a/x", true),
  ])
  func `a pattern matches what it stands for`(pattern: String, path: String, isMatch: Bool) throws {
    #expect(try matches(pattern, path) == isMatch)
  }

  @Test(arguments: [
    ("", Glob.Problem.empty), ("a[b", .openBracket), ("[", .openBracket), ("[]", .openBracket),
    ("a\\", .openEscape),
  ])
  func `what is no pattern says why`(pattern: String, problem: Glob.Problem) {
    #expect(throws: problem) { try glob(pattern) }
  }

  @Test(arguments: Seeds.all)
  func `a pattern matches what a slow model of it matches`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    var found = 0
    for _ in 0..<4000 {
      let pattern = (0..<random.whole(1...6)).map { _ in
        random.pick(["*", "?", "**", "a", "b", "/", "[ab]", "[!a]"])
      }.joined()
      let path = (0..<random.whole(0...7)).map { _ in random.pick(["a", "b", "/", "c"]) }.joined()
      let expected = Self.model(pattern, path)
      if expected { found += 1 }
      #expect(try matches(pattern, path) == expected, "\(pattern) on \(path)")
    }
    #expect(found > 300)
  }

  /// Matches by trying every way in turn.
  private static func model(_ pattern: String, _ path: String) -> Bool {
    let isName = !pattern.contains("/") && !pattern.contains("**")
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let text = isName ? parts.last ?? "" : path[...]
    return rest(Substring(pattern), text, isAtPart: true)
  }

  private static func rest(_ pattern: Substring, _ text: Substring, isAtPart: Bool) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if pattern.hasPrefix("**") {
      let tail = pattern.drop { $0 == "*" }
      if isAtPart, tail.hasPrefix("/") {
        if rest(tail.dropFirst(), text, isAtPart: true) { return true }
        return text.indices.contains {
          text[$0] == "/" && rest(tail.dropFirst(), text[text.index(after: $0)...], isAtPart: true)
        }
      }
      return (0...text.count).contains { rest(tail, text.dropFirst($0), isAtPart: false) }
    }
    if first == "*" {
      let reach = text.prefix { $0 != "/" }.count
      return (0...reach).contains { rest(pattern.dropFirst(), text.dropFirst($0), isAtPart: false) }
    }
    guard let letter = text.first else { return false }
    if first == "[" {
      let isIn = pattern.hasPrefix("[ab]") ? "ab".contains(letter) : letter != "a"
      let tail = pattern.dropFirst(4)
      return isIn && letter != "/" && rest(tail, text.dropFirst(), isAtPart: false)
    }
    guard first == "?" ? letter != "/" : first == letter else { return false }
    return rest(pattern.dropFirst(), text.dropFirst(), isAtPart: first == "/")
  }

  @Test func `a pattern of many stars takes no longer for it`() throws {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(try !matches(pattern, String(repeating: "a", count: 2000)))
  }

  @Test(arguments: Seeds.all)
  func `any bytes make a pattern or a problem, and escaped one that matches them`(
    seed: UInt64
  ) throws {
    var random = RandomBits(seed: seed)
    for _ in 0..<3000 {
      let text = (0..<random.whole(1...9)).map { _ in
        random.pick([UInt8(0x2A), 0x5B, 0x5D, 0x5C, 0x3F, 0x2F, 0x2D, 0x21, 0xFF, 0xC3, 0xA9, 0x61])
      }
      if let glob = try? Glob(text) { _ = glob.matches(text.reversed()) }
      var escaped: [UInt8] = []
      var characters = Characters(text[...])
      while let character = characters.next() {
        escaped += [0x5C] + text[character.range]
      }
      #expect(try Glob(escaped).matches(text))
      #expect(try !Glob(escaped).matches(text + [0x62]))
    }
  }

  // MARK: Shares

  @Test func `the hash is FNV-1a`() {
    #expect(Array("".utf8).fnv1a == 0xCBF2_9CE4_8422_2325)
    #expect(Array("a".utf8).fnv1a == 0xAF63_DC4C_8601_EC8C)
    #expect(Array("foobar".utf8).fnv1a == 0x8594_4171_F739_67E8)
  }

  @Test(arguments: [Partition.Kind.hash, .slice], [UInt64(1), 2, 3, 7, 100])
  func `every script is in one share, and slices are of one size`(
    kind: Partition.Kind, count: UInt64
  ) throws {
    let paths = (0..<200).map { Array("folder/script-\($0).gesture".utf8) }
    var sizes: [Int] = []
    var seen: [Int] = []
    for number in 1...count {
      let share = try #require(Partition(kind, number, of: count))
      let mine = paths.indices.filter { share.contains(paths[$0], at: $0) }
      sizes.append(mine.count)
      seen += mine
    }
    #expect(seen.sorted() == Array(paths.indices))
    if kind == .slice { #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1) }
  }

  @Test(arguments: [
    "", "hash", "hash:", "hash:1", "hash:0/2", "hash:3/2", "slice:1/0", "slice:-1/2", "count:1/2",
    "slice:1/2/3", "slice:1/2:", "slice: 1/2", "slice:1/9999999999999999999", "hash:a/b",
  ])
  func `what is no partition is rejected`(text: String) {
    #expect(Partition(Array(text.utf8)) == nil)
  }

  @Test func `a partition is read`() throws {
    let share = try #require(Partition(Array("hash:2/3".utf8)))
    #expect((share.kind, share.number, share.count) == (.hash, 2, 3))
  }

  /// Computed independently: 64-bit FNV-1a of the path, modulo the count, plus one.
  @Test(arguments: [
    ("drag.gesture", [1, 1, 4]), ("a/fling.gesture", [1, 2, 6]),
    ("rating/clear.gesture", [2, 1, 4]), ("é.gesture", [1, 1, 6]), ("x", [2, 3, 4]),
  ])
  func `a path is in the same hash share in every version`(path: String, shares: [UInt64]) {
    for (count, wanted) in zip([2, 3, 7] as [UInt64], shares) {
      let found = (1...count).filter {
        Partition(.hash, $0, of: count)?.contains(Array(path.utf8), at: 5) == true
      }
      #expect(found == [wanted], "of \(count)")
    }
  }
}
