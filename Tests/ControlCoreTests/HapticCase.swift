import Foundation
import Testing

/// A line of `Fixtures/haptic-gate.txt`, whose header explains the words: plays of a model gate.
struct HapticCase {
  let word: Substring
  let numbers: [Int64]

  static func all() throws -> [HapticCase] {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/haptic-gate", withExtension: "txt"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: " ")
      return HapticCase(
        word: fields[0], numbers: try fields.dropFirst().map { try #require(Int64($0)) })
    }
  }
}
