import GestureReplay
import GestureReports
import GestureScript

extension Command {
  package static let compare = Command(
    name: "compare", operands: "SCRIPT|TRACE SCRIPT|TRACE",
    summary: "show the first difference between two traces or scripts",
    details: """
      Each of the two is a trace, or a script, which is played: at '--level', else at the level of the
      trace beside it, else at 'calls'. The script, driver and added settings in the head of a trace are
      ignored. Lines of the first are marked '-', of the second '+', and the others are in both; later
      differences are counted.
      Exit status 0 means equal, 1 different, 3 equal but incomplete traces.
      """,
    options: [
      .level, .maxFrames, Option("--quiet", .none, "print nothing, only exit"),
      Option("--html", .output("FILE", .html), "write a page that shows both, overlaid"),
    ]
  ) { arguments throws(CommandError) in
    try Comparison(arguments).run()
  }
}

/// Comparison of two traces or scripts.
private struct Comparison {
  let loader: ScriptLoader
  let paths: [String]
  let level: TraceLevel?
  let mostFrames: Int64
  let isQuiet: Bool
  /// HTML page; `nil` for none.
  let page: OutputFile?

  init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.paths.count == 2 else {
      throw CommandError(
        "'compare' takes two traces or scripts", help: "detent compare OLD.trace NEW.trace"
      )
    }
    guard arguments.paths != ["-", "-"] else {
      throw CommandError(
        "standard input can be read once only", help: "write one of the two to a file")
    }
    (loader, paths) = (arguments.loader, arguments.paths)
    (level, isQuiet) = (arguments.level, arguments.has("--quiet"))
    page = arguments.output("--html")
    mostFrames = try arguments.mostFrames()
  }

  private var console: Console { loader.console }

  /// Contents of one of the two files.
  private enum Source {
    case trace([UInt8])
    case script(ScriptFile)
    case none(ExitStatus)

    /// Level of a trace; `nil` for a script.
    var level: TraceLevel? {
      guard case .trace(let text) = self else { return nil }
      return Golden(text).level
    }
  }

  func run() -> ExitStatus {
    var sources = (load(paths[0]), load(paths[1]))
    let level = level ?? sources.0.level ?? sources.1.level ?? .calls
    var (old, new) = (Side(&sources.0, level, mostFrames), Side(&sources.1, level, mostFrames))
    let status = old.status.joined(with: new.status)
    guard !old.text.isEmpty, !new.text.isEmpty else { return status }
    for side in [old, new] { side.reportStop(console) }
    let difference = TraceDifference(from: old.text, to: new.text)
    let written = page.map { $0.write(html(of: difference, old, new), console) }
    guard let difference else {
      (old.text, new.text) = ([], [])
      return status.joined(with: reportDamage()).joined(with: written ?? .passed)
    }
    if !isQuiet, page?.path != "-" { console.print(text(difference, old, new)) }
    return status.joined(with: .failed).joined(with: written ?? .passed)
  }

  /// Returns a page that shows both, one over the other.
  private func html(of difference: TraceDifference?, _ old: Side, _ new: Side) -> [UInt8] {
    var page = HTMLPage(title: Array("detent compare".utf8))
    let names = Array("\(paths[0]) and \(paths[1])".utf8)
    guard let difference else {
      return page.text(names + Array(" are the same".utf8), isGood: true)
    }
    var shown = HTMLCase(name: names, message: difference.kind)
    shown.report = text(difference, old, new)
    shown.draw(new.text, over: old.text, loader.controls)
    if let place = new.playing(difference.line) ?? old.playing(difference.oldLine) {
      (shown.source, shown.lines) = (place.file.source, [place.line])
    }
    shown.commands = [Array("detent compare \(paths[0].shellWord) \(paths[1].shellWord)".utf8)]
    page.add(shown, to: difference.kind)
    return page.text(names + Array(" differ".utf8), isGood: false)
  }

  /// Reports the first error in equal traces, since equal but damaged ones prove nothing.
  private func reportDamage() -> ExitStatus {
    for path in paths where path != "-" {
      guard let source = try? Files.read(path), TraceReader.isTrace(source) else { continue }
      do throws(Diagnostic) {
        var reader = try TraceReader(source)
        while try reader.next() != nil {}
      } catch {
        console.report([error], in: Array(path.utf8), source)
        return .unreadable
      }
    }
    return .passed
  }

  private func load(_ path: String) -> Source {
    do throws(Files.Failure) {
      let source = try Files.read(path)
      guard !TraceReader.isTrace(source) else { return .trace(source) }
      switch loader.load(source, path) {
      case .failure(let status): return .none(status)
      case .success(let file): return .script(file)
      }
    } catch {
      console.report("detent: \(error.message)")
      return .none(.usage)
    }
  }

  // MARK: Sides

  /// Side of the comparison, as a trace.
  private struct Side {
    /// Trace without the lines on its origin; empty if there is none.
    var text: [UInt8] = []
    var status = ExitStatus.passed
    var played: (file: ScriptFile, replay: Replay)?

    /// Consumes the source, which may be large.
    init(_ source: inout Source, _ level: TraceLevel, _ mostFrames: Int64) {
      defer { source = .none(status) }
      switch source {
      case .none(let status): self.status = status
      case .trace(let trace):
        text = trace
        source = .none(status)
        Self.removeOrigin(from: &text)
      case .script(let file):
        let replay = file.replay(level: level, mostFrames: mostFrames)
        text = file.trace(replay)
        Self.removeOrigin(from: &text)
        played = (file, replay)
        if replay.stop != nil { status = .failed }
      }
    }

    /// Removes the lines on driver and settings, which may differ.
    private static func removeOrigin(from trace: inout [UInt8]) {
      var rest = trace[...]
      for _ in 0..<headLength {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return }
        rest = rest[(end + 1)...]
      }
      let start = rest.startIndex
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        rest.starts(with: "driver ".utf8) || rest.starts(with: "set ".utf8)
      {
        rest = rest[(end + 1)...]
      }
      let end = rest.startIndex
      rest = []
      trace.removeSubrange(start..<end)
    }

    /// Number of head lines in every trace.
    private static let headLength = 4

    /// Returns the script line that was playing when a trace line was written; `nil` for a trace.
    func playing(_ line: Int) -> (file: ScriptFile, line: Int)? {
      guard let played else { return nil }
      let lineOfAll = line + played.replay.origin.lineCount
      return played.replay.scriptLine(ofTraceLine: lineOfAll).map { (played.file, $0) }
    }

    /// Reports the reason why a script could not be played to its end.
    func reportStop(_ console: Console) {
      guard let played, let stop = played.replay.stop else { return }
      console.report([stop], in: Array(played.file.path.utf8), played.file.source)
    }
  }

  private func text(_ difference: TraceDifference, _ old: Side, _ new: Side) -> [UInt8] {
    guard !difference.isInLineEnds else {
      return Array("\(paths[0]) and \(paths[1]) differ in their line ends\n".utf8)
    }
    var text = Array("\(paths[0]) and \(paths[1]) differ from line \(difference.line) on\n".utf8)
    text += difference.excerpt
    if difference.hasCarriageReturns { text += Array("  their line ends differ too\n".utf8) }
    if let place = new.playing(difference.line) ?? old.playing(difference.oldLine) {
      text += Array("  while playing \(place.file.path)\n".utf8)
      SourceLines(place.file.source).append(place.line, to: &text)
    }
    difference.appendCount(to: &text)
    return text
  }
}
