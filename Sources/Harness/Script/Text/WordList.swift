/// The words allowed at a point of a text, with their values.
@usableFromInline package struct WordList<Value: Equatable>: Sendable where Value: Sendable {
  @usableFromInline package let entries: [(word: StaticString, value: Value)]

  package init(_ entries: [(word: StaticString, value: Value)]) {
    self.entries = entries
  }

  @inlinable package func value(of word: ArraySlice<UInt8>) -> Value? {
    for entry in entries where word.matches(entry.word) { return entry.value }
    return nil
  }

  /// Returns the value of a word, ignoring the case of ASCII letters.
  package func value(ofAnyCase word: ArraySlice<UInt8>) -> Value? {
    for entry in entries where word.matches(anyCaseOf: entry.word) { return entry.value }
    return nil
  }

  /// Returns the word for a value; the first of several.
  @inlinable package func word(for value: Value) -> StaticString {
    for entry in entries where entry.value == value { return entry.word }
    return ""
  }

  /// Returns the most similar word and its edit distance, if that is small.
  package func nearest(to word: ArraySlice<UInt8>) -> (word: StaticString, distance: Int)? {
    nearestText(to: word, among: entries.map { [UInt8]($0.word) })
      .map { (entries[$0.index].word, $0.distance) }
  }

  /// Appends all words, separated by commas.
  package func append(to bytes: inout [UInt8]) {
    bytes.append(texts: entries.map { [UInt8]($0.word) })
  }
}

extension [UInt8] {
  /// Appends texts, separated by commas; the last by another word, such as " and ".
  package mutating func append(texts: [[UInt8]], last: StaticString = ", ") {
    for (index, text) in texts.enumerated() {
      if index > 0 { append(index == texts.count - 1 ? last : ", ") }
      append(contentsOf: text)
    }
  }
}

/// Returns the text most similar to a word, and its edit distance, if that is small.
func nearestText(
  to word: ArraySlice<UInt8>, among texts: [[UInt8]]
) -> (index: Int, distance: Int)? {
  var best: (index: Int, distance: Int)?
  for (index, text) in texts.enumerated() {
    let limit = min(best.map { $0.distance - 1 } ?? .max, word.count / 3 + 1)
    guard let distance = editDistance(word, text[...], limit: limit) else { continue }
    if distance * 2 < max(word.count, text.count) { best = (index, distance) }
  }
  return best
}

/// Returns the number of letters to insert, delete, replace or swap with a neighbor to turn one
/// word into the other, ignoring the case of ASCII letters.
///
/// - Returns: the number; `nil` if it is more than `limit`.
/// - Complexity: O(*n* · *m*), but constant if the lengths differ by more than `limit`.
package func editDistance(
  _ word: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, limit: Int
) -> Int? {
  let target = Array(other)
  guard abs(word.count - target.count) <= limit else { return nil }
  let letters = word.map { $0.lowercased }
  var beforePrevious = [Int](repeating: 0, count: target.count + 1)
  var previous = Array(0...target.count)
  for i in 0..<letters.count {
    var row = [i + 1]
    for j in 0..<target.count {
      let cost = letters[i] == target[j].lowercased ? 0 : 1
      var best = min(previous[j] + cost, previous[j + 1] + 1, row[j] + 1)
      let isExchange =
        i > 0 && j > 0 && letters[i] == target[j - 1].lowercased
        && letters[i - 1] == target[j].lowercased
      if isExchange { best = min(best, beforePrevious[j - 1] + 1) }
      row.append(best)
    }
    (beforePrevious, previous) = (previous, row)
  }
  let distance = previous[target.count]
  return distance <= limit ? distance : nil
}
