import Foundation
import Harness
import Testing

/// Compares W3C Actions with the events in the snapshots of Chromium's own tests.
@Suite(.enabled(if: Corpus.folder != nil)) struct W3COracleTests {
  @Test(arguments: ["Dragging", "PointerEvents", "WheelEvents"])
  func `actions bring the events that a browser dispatches, in its order and places`(
    name: String
  ) throws {
    let events = try imported("EmitsTEST-0".replacing("TEST", with: name))
    #expect(events == (try dispatched("Emits\(name)")))
    #expect(events.count == (name == "Dragging" ? 5 : 3))
  }

  /// The next file of this test cancels the drag; only the first three events belong to this one.
  @Test func `a drag that is not let go is what a browser has seen of it`() throws {
    let events = try imported("CancelsDragging-0")
    #expect(events == (try dispatched("CancelsDragging").prefix(3)) + ["up 58,158"])
  }

  private func imported(_ name: String) throws -> [String] {
    let recording = try RecordingReader.read(
      try file("test_input_performActions\(name).json"),
      ReadingOptions { $0.elements = Corpus.elements })
    return trace(recording).map { line in
      let words = line.split(separator: " ")
      return "\(words[1]) \(words[words.count - 1])"
    }
  }

  private func file(_ name: String) throws -> [UInt8] {
    try load("\(try #require(Corpus.folder))/w3c-actions/\(name)")
  }

  /// Returns the events of a test; as the browser drags the element, the release is a drop.
  private func dispatched(_ test: String) throws -> [String] {
    let snapshots = text(try file("expected-dispatched-events.ambr"))
    let start = try #require(snapshots.range(of: "# name: test_input_performActions\(test)\n"))
    let section = snapshots[start.upperBound...].components(separatedBy: "# name:")[0]
    let known = ["'mousedown'", "'mouseup'", "'drop'", "'mousemove'", "'wheel'"]
    return section.components(separatedBy: "'event',").dropFirst().compactMap { event in
      let place = "\(number("clientX", event)),\(number("clientY", event))"
      return switch known.firstIndex(where: { event.contains($0) }) {
      case 0: "down \(place)"
      case 1, 2: "up \(place)"
      case 3: "\(number("buttons", event) == "1" ? "move" : "hover") \(place)"
      case 4: "wheel \(number("deltaX", event)),\(number("deltaY", event))"
      default: nil
      }
    }
  }

  /// Returns the number after a key as it is written; empty if there is none.
  private func number(_ key: String, _ event: String) -> String {
    guard let value = event.range(of: "'\(key)',"),
      let start = event.range(of: "'value': ", range: value.upperBound..<event.endIndex)
    else { return "" }
    return String(event[start.upperBound...].prefix { $0 != "," })
  }
}
