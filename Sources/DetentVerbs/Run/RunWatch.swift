import GestureReplay
import GestureScript

/// Plays scripts again when they change, and shows the differences in their traces; says which are
/// deleted.
struct RunWatch {
  private let paths: [String]
  private let console: Console
  private let isColored: Bool
  private let play: (String) -> ScriptRun
  private var watch = FileWatch()
  /// Trace of each script by path.
  private var traces: [String: [UInt8]] = [:]

  /// Most differences shown of a trace.
  private static let mostPlaces = 20

  init(_ paths: [String], _ console: Console, play: @escaping (String) -> ScriptRun) {
    (self.paths, self.console, self.play) = (paths, console, play)
    isColored = console.isColored
  }

  /// Runs until interrupted.
  mutating func run() -> ExitStatus {
    Interruption.watch()
    repeat {
      for path in watch.changes(of: paths) { show(path) }
    } while FileWatch.wait()
    return Interruption.status ?? .passed
  }

  private mutating func show(_ path: String) {
    guard let source = try? Files.read(path) else {
      return console.print("\(path): cannot be read any more; it is played when it is back")
    }
    let trace = TraceText()
    var (pieces, report) = (HeldPieces(source), [UInt8]())
    _ = play(path).play(&pieces, print: { trace.text += $0 }, report: { report += $0 })
    if !trace.text.isEmpty { show(trace.text, of: path) }
    console.report(report)
  }

  private mutating func show(_ trace: [UInt8], of path: String) {
    defer { traces[path] = trace }
    guard let before = traces[path] else { return console.print(trace) }
    guard let difference = TraceDifference(from: before, to: trace, showing: Self.mostPlaces) else {
      return console.print("\(path): behaves as before")
    }
    var text = Array("\(path): behaves differently from line \(difference.line) on\n".utf8)
    text += difference.excerpt
    difference.appendCount(to: &text)
    console.print(text)
  }

  private final class TraceText: @unchecked Sendable {  // of one thread
    var text: [UInt8] = []
  }
}
