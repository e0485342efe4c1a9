/// A pattern for paths: `*`, `?`, `**`, `[…]`, and `\` to escape a character.
///
///     *.gesture      any name with this ending
///     rating/**      everything below rating
///     [a-cx]?.txt    a, b, c or x, then one more character
///
/// `*`, `?` and `[…]` do not match `/`; `**` matches anything, and `**/` also nothing. `[!…]` or
/// `[^…]` matches any other character. A pattern without `/` and `**` is matched against the last
/// part of a path. A character is a Unicode scalar, or one byte of invalid UTF-8.
public struct Glob: Equatable, Sendable {
  private var tokens: [Token] = []
  /// True if only the last part of a path is matched.
  private var isName = true

  private enum Token: Equatable, Sendable {
    case character(Character)
    case anyCharacter
    case oneOf([ClosedRange<UInt32>], isNegated: Bool)
    case anyInPart
    case anything
    /// Matches nothing, or anything that ends in `/`.
    case anyFolders
  }

  /// A scalar, or an invalid byte, marked by the high bit.
  private typealias Character = UInt32

  /// The error in a pattern.
  public enum Problem: Error, Equatable, Sendable {
    /// A `[` without its `]`.
    case openBracket
    /// A `\` at the end.
    case openEscape
    /// The pattern is empty.
    case empty
  }

  /// Parses a pattern.
  public init(_ pattern: [UInt8]) throws(Problem) {
    guard !pattern.isEmpty else { throw .empty }
    let characters = Self.characters(pattern[...])
    var index = 0
    while index < characters.count { index = try take(characters, index) }
  }

  // MARK: Parsing

  private static func characters(_ text: ArraySlice<UInt8>) -> [Character] {
    var walk = Characters(text)
    var characters: [Character] = []
    while let next = walk.next() {
      characters.append(next.scalar ?? 0x8000_0000 | UInt32(text[next.range.lowerBound]))
    }
    return characters
  }

  /// Parses one token at `start` and returns the index of the next one.
  private mutating func take(_ text: [Character], _ start: Int) throws(Problem) -> Int {
    switch text[start] {
    case UInt32(UInt8(ascii: "*")): return takeStars(text, start)
    case UInt32(UInt8(ascii: "?")): tokens.append(.anyCharacter)
    case UInt32(UInt8(ascii: "[")): return try takeSet(text, start + 1)
    case UInt32(UInt8(ascii: "\\")):
      guard start + 1 < text.count else { throw .openEscape }
      append(text[start + 1])
      return start + 2
    default: append(text[start])
    }
    return start + 1
  }

  private mutating func append(_ character: Character) {
    if character == Self.slash { isName = false }
    tokens.append(.character(character))
  }

  private static let slash = UInt32(UInt8(ascii: "/"))

  private mutating func takeStars(_ text: [Character], _ start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == UInt32(UInt8(ascii: "*")) { end += 1 }
    guard end - start > 1 else {
      tokens.append(.anyInPart)
      return end
    }
    isName = false
    let isAtPart = start == 0 || text[start - 1] == Self.slash
    guard isAtPart, end < text.count, text[end] == Self.slash else {
      tokens.append(.anything)
      return end
    }
    tokens.append(.anyFolders)
    return end + 1
  }

  private mutating func takeSet(_ text: [Character], _ start: Int) throws(Problem) -> Int {
    var index = start
    var isNegated = false
    if index < text.count,
      text[index] == UInt32(UInt8(ascii: "!")) || text[index] == UInt32(UInt8(ascii: "^"))
    {
      isNegated = true
      index += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    let first = index
    while index < text.count, index == first || text[index] != UInt32(UInt8(ascii: "]")) {
      let low = text[index]
      let isRange =
        index + 2 < text.count && text[index + 1] == UInt32(UInt8(ascii: "-"))
        && text[index + 2] != UInt32(UInt8(ascii: "]"))
      let high = isRange ? text[index + 2] : low
      if low <= high { ranges.append(low...high) }
      index += isRange ? 3 : 1
    }
    guard index < text.count else { throw .openBracket }
    tokens.append(.oneOf(ranges, isNegated: isNegated))
    return index + 1
  }

  // MARK: Matching

  /// Returns true if a path matches the pattern.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the path and the pattern, without backtracking.
  public func matches(_ path: [UInt8]) -> Bool {
    var text = path[...]
    if isName, let slash = path.lastIndex(of: UInt8(ascii: "/")) { text = path[(slash + 1)...] }
    var states = [Bool](repeating: false, count: tokens.count + 1)
    states[0] = true
    pass(&states, isAtPart: true)
    for character in Self.characters(text) {
      var next = [Bool](repeating: false, count: states.count)
      for (index, token) in tokens.enumerated() where states[index] {
        step(token, character, index, &next)
      }
      pass(&next, isAtPart: character == Self.slash)
      states = next
    }
    return states[tokens.count]
  }

  /// Adds the states reached without reading a character.
  private func pass(_ states: inout [Bool], isAtPart: Bool) {
    for (index, token) in tokens.enumerated() where states[index] {
      switch token {
      case .anyInPart, .anything: states[index + 1] = true
      case .anyFolders where isAtPart: states[index + 1] = true
      default: break
      }
    }
  }

  private func step(
    _ token: Token, _ character: Character, _ index: Int, _ next: inout [Bool]
  ) {
    let isSlash = character == Self.slash
    switch token {
    case .character(let wanted): if wanted == character { next[index + 1] = true }
    case .anyCharacter: if !isSlash { next[index + 1] = true }
    case .oneOf(let ranges, let isNegated):
      let isIn = ranges.contains { $0.contains(character) }
      if !isSlash, isIn != isNegated { next[index + 1] = true }
    case .anyInPart: if !isSlash { next[index] = true }
    case .anything, .anyFolders: next[index] = true
    }
  }
}
