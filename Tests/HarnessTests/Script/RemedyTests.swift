import Harness
import Testing

/// Tests that contradictory settings are rejected with a line that fixes them.
struct RemedyTests {
  private func errors(_ control: String, _ lines: [String]) -> [Diagnostic] {
    let text = "gesture 1\ncontrol \(control)\n" + lines.map { "\($0)\n" }.joined()
    return Replay.read(Array(text.utf8)).diagnostics.filter { $0.severity == .error }
  }

  @Test func `a logarithmic track from 0 on is helped with its range`() {
    for (lines, line) in [
      (["range 0..100", "scale log"], 3), (["scale log", "range 0..100", "viewport 400x40"], 4),
      (["scale log", "viewport 400x40"], 3), (["range 1..10000000000000", "scale log-1-2-5"], 3),
    ] {
      let error = errors("slider", lines).first
      #expect(error?.span.line == line)
      #expect(help(error) == "for example: range 1..1000")
    }
  }

  /// Settings that are valid alone but not together.
  private static let cases = [
    ("slider", ["range 0..100", "scale log"]), ("slider", ["factor 2"]),
    ("slider", ["range 1..100", "factor 2"]), ("slider", ["step 5", "stops 1 2 3"]),
    ("slider", ["thumbs 3", "distance 60"]),
    ("slider", ["scale log", "stops 1 2 3", "range 1..9"]),
    ("slider", ["range 0..1", "step 0.0000000000000000001"]), ("slider", ["stops 3 2 1"]),
    ("dial", ["wrap on", "sweep 270"]), ("dial", ["range 0..10", "step 3", "wrap on"]),
    ("dial", ["range 0..10", "step 20"]), ("rating", ["viewport 40x20", "spacing 20"]),
  ]

  @Test(arguments: cases)
  func `the line that help shows mends the script, or the one that it says to leave out`(
    control: String, lines: [String]
  ) throws {
    let rejected = try #require(errors(control, lines).first)
    let shown = help(rejected)
    if shown.hasPrefix("for example: ") {
      let line = String(shown.dropFirst(13))
      let word = line.prefix { $0 != " " }
      #expect(!lines.contains(line), "\(shown)")
      #expect(
        errors(control, lines.filter { !$0.hasPrefix("\(word) ") } + [line]).isEmpty, "\(shown)")
    } else {
      let names = shown.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map(
        \.element)
      #expect(shown.hasPrefix("leave out '") && !names.isEmpty)
      for name in names {
        #expect(errors(control, lines.filter { !$0.hasPrefix("\(name) ") }).isEmpty, "\(name)")
      }
    }
  }
}
