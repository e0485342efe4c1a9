import GestureReplay
import GestureReports
import GestureScript

// Samples of codes that no short text shows.

extension CodeRow.Sample {
  static let manyErrors = made("A script with 1001 lines that cannot be read.") {
    last(of: Array(repeating: "foo", count: 1001))
  }

  static let manyNotes = made("A script in which 150 lines change nothing.") {
    last(of: Array(repeating: "set step 1", count: 150))
  }

  static let longLine = made("A script whose second line is a comment of 5000 letters.") {
    check("# " + String(repeating: "a", count: 5000))
  }

  static let noText = made("A script in Latin-1, with an e acute in the title of its second line.")
  {
    let source = Array("gesture 1\ntitle \"caf".utf8) + [0xE9] + Array("\"\n".utf8)
    return ScriptCheck(source, at: Array("example.gesture".utf8), golden: nil).shown
  }

  static let manyPointers = made("A script that puts 101 pointers down.") {
    check((0...100).map { "down \($0) 0" }.joined(separator: "\n"))
  }

  static let manyFrames = made(
    "A script with a fling, played with `detent run --max-frames 10`:"
  ) {
    let source = Array(
      "gesture 1\ndown 0 280\n+8ms move 0 262\n+8ms move 0 240\n+8ms up 0\nsettle\n".utf8)
    guard let script = ScriptReader.read(source).script else { return [] }
    let stop = Replay(script, level: .changes, mostFrames: 10).stop
    return rendered(stop.map { [$0] } ?? [], source)
  }

  static let longScriptLine = made("A line of more than 1048576 bytes in a stream.") {
    var answer: [UInt8] = []
    StreamPlayer.reject(lineLongerThan: 1 << 20, to: &answer)
    return answer
  }

  private static func check(_ body: String) -> [UInt8] {
    let source = Array("gesture 1\n\(body)\n".utf8)
    return ScriptCheck(source, at: Array("example.gesture".utf8), golden: nil).shown
  }

  /// Returns the last message of a reader.
  private static func last(of lines: [String]) -> [UInt8] {
    let source = Array("gesture 1\n\(lines.joined(separator: "\n"))\n".utf8)
    return rendered(Replay.read(source).diagnostics.suffix(1), source)
  }

  private static func rendered(_ diagnostics: [Diagnostic], _ source: [UInt8]) -> [UInt8] {
    DiagnosticRenderer(file: Array("example.gesture".utf8), source: source).render(diagnostics)
  }
}
