import DetentVerbs
import Harness

/// A law that a control breaks on purpose: a line of a file of waivers.
///
///     U7  "QSlider*"  u7.gesture  "keys move a held thumb, as in every Qt program"  until=2027-06-30
struct Waiver: Sendable {
  /// The id of the law, or its name.
  let law: String
  /// The controls it is for, by the names of drivers.
  let control: Glob
  /// A script that shows it, relative to the file.
  let evidence: String
  let reason: String
  /// The last day on which it counts, as `2027-06-30`; `nil` for ever.
  let until: String?
  /// Its line in the file, from 1.
  let line: Int

  /// The error of a line.
  struct WaiverError: Error {
    let message: String
    let help: String
  }

  private static let example =
    "a waiver is: U7  \"QSlider*\"  u7.gesture  \"why\"  until=2027-06-30, the last of which may be left out"

  /// Reads a line; `nil` if there is nothing in it, or a comment alone.
  ///
  /// - Parameters:
  ///   - text: the line without its end.
  ///   - line: its number, from 1.
  /// - Throws: why it is none.
  init?(_ text: String, line: Int) throws(WaiverError) {
    var words = try Self.words(text)
    guard !words.isEmpty else { return nil }
    var until: String?
    if let last = words.last, !last.isQuoted, last.text.hasPrefix("until=") {
      until = String(last.text.dropFirst(6))
      guard Self.isDay(until ?? "") else {
        throw WaiverError(message: "'\(last.text)' names no day", help: "write until=2027-06-30")
      }
      words.removeLast()
    }
    guard words.count == 4 else {
      throw WaiverError(message: "it has \(words.count) words in place of 4", help: Self.example)
    }
    guard words[3].text.contains(where: { $0 != " " }) else {
      throw WaiverError(message: "it gives no reason", help: Self.example)
    }
    do throws(Glob.Problem) {
      control = try Glob(Array(words[1].text.utf8))
    } catch {
      throw WaiverError(
        message: "'\(words[1].text)' is no pattern for the name of a control", help: Self.example)
    }
    (law, evidence, reason) = (words[0].text, words[2].text, words[3].text)
    (self.until, self.line) = (until, line)
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let month = Int(parts[1]), let day = Int(parts[2]) else {
      return false
    }
    return Int(parts[0]) != nil && (1...12).contains(month) && (1...31).contains(day)
  }

  /// The words of a line; what is in quotes is one, and `#` begins a comment.
  private static func words(_ text: String) throws(WaiverError) -> [(text: String, isQuoted: Bool)]
  {
    var words: [(text: String, isQuoted: Bool)] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "#" { break }
      if first == " " || first == "\t" || first == "\r" {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: "\"") else {
          throw WaiverError(message: "a quote is not closed", help: example)
        }
        words.append((String(rest[..<end]), true))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\r" }
        words.append((String(word), false))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }
}
