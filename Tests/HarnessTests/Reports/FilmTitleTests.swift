import ControlCore
import Testing

import Harness

@testable import GestureReports

/// Tests of the title above an animation, and of the values beside it.
struct FilmTitleTests {
  private func lines(_ text: String, line: Double = 290, last: Double = 150) -> [String] {
    FilmTitle(Array(text.utf8), size: 13, line: line, last: last).lines.map(string)
  }

  @Test(arguments: [
    ("short", ["short"]),
    ("A compass is turned over north", ["A compass is turned over north", ""]),
    (
      "A compass is turned over north and back, so are turns",
      ["A compass is turned over north and", "back, so are turns"]
    ),
    (
      "A compass is turned over north and back: marks are counted on, and so are the turns",
      ["A compass is turned over north and", "back: marks are …"]
    ),
    (
      "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
      ["Donaudampfschifffahrtsgesellschaftskap…", ""]
    ),
  ])
  func `a long title takes two lines, and ends at a word`(text: String, expected: [String]) {
    let lines = lines(text)
    #expect(lines == expected)
    #expect(lines.count < 2 || lines[0].count <= 39 && lines[1].count <= 20)
  }

  @Test func `no line of a title of an example is longer than its space, and no word is cut`()
    throws
  {
    let words =
      "press the thumb, drag it slowly past each of its marks, let it go and look where it rests"
    for width in stride(from: 100.0, through: 900, by: 7) {
      let lines = lines(words, line: width, last: width * 0.2)
      let whole = Set(words.split(separator: " ")).union(["…"])
      #expect(
        lines.flatMap { $0.split(separator: " ") }.allSatisfy { whole.contains($0) }, "\(width)")
      #expect(!lines.joined(separator: " ").isEmpty)
    }
  }

  @Test func `the corner of a film has the value of each part`() throws {
    let script = scripted(
      "down 0 80\n+100ms move 0 160\n+100ms up 0",
      header: "control slider\nrange 0..100\nstep 5\nvalue 20 60\nviewport 400x60")
    let film = try #require(Film(script, Replay(script, level: .calls)))
    let text = string(film.bytes)
    #expect(text.contains(">20 · 60</text>") && text.contains(">40 · 60</text>"))
  }
}
