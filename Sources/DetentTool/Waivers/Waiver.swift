import DetentVerbs
import Harness

/// Law that a control breaks on purpose: a line of a file of waivers.
///
///     U7  "QSlider*"  u7.gesture  "keys move a held thumb, as in all of Qt"  until=2027-06-30
struct Waiver: Sendable {
  /// Id or name of the law.
  let law: String
  /// Controls it applies to, by the names of drivers.
  let control: Glob
  /// Script that breaks the law, relative to the file of waivers; or `probe:` and a probe's name.
  let evidence: String
  let reason: String
  /// Last day on which it applies, as `2027-06-30`; `nil` without end.
  let until: String?
  /// Line in the file, from 1.
  let line: Int

  /// Error in a line.
  struct WaiverError: Error {
    let message: String
    let help: String
  }

  private static let example =
    "a waiver is: U7  \"QSlider*\"  u7.gesture  \"why\"  until=2027-06-30, where the last is optional"

  /// Parses a line; returns `nil` if it is blank or a comment.
  ///
  /// - Parameters:
  ///   - text: line without its end.
  ///   - line: number of the line, from 1.
  /// - Throws: error in the line.
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
        message: "'\(words[1].text)' is not a pattern for the name of a control", help: Self.example
      )
    }
    (law, evidence, reason) = (words[0].text, words[2].text, words[3].text)
    (self.until, self.line) = (until, line)
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  /// Splits a line into words; quotes enclose one word, and `#` begins a comment.
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
