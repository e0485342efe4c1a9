import GestureScript

/// Import of one of many lines as a script.
struct LineImport {
  private let console: Console
  private let controls: ControlSet
  private let paths: [String]
  private let id: [UInt8]?
  private let output: OutputFile?

  init(_ arguments: Arguments) {
    console = arguments.console
    controls = arguments.controls
    paths = arguments.paths
    id = arguments["--id"].map { Array($0.utf8) }
    output = arguments.output("--output")
  }

  func run() -> ExitStatus {
    guard paths.count == 1 else {
      console.report("detent: 'import --from lines' takes one file")
      console.report("  = help: detent import --from lines --id ID FILE")
      return .usage
    }
    do throws(Files.Failure) {
      let (line, number, others) = try find()
      guard let line else {
        console.report("detent: '\(paths[0])' has no script of this id")
        return .nothing
      }
      guard others == 0 else {
        console.report("detent: '\(paths[0])' has \(others + 1) scripts to choose from")
        console.report("  = help: name one by its id: detent import --from lines --id ID FILE")
        return .usage
      }
      return write(ScriptLine.read(line[...], number: number, controls: controls))
    } catch {
      console.report("detent: \(error.message)")
      return .usage
    }
  }

  /// Returns the chosen line, its number, and the number of other lines that match.
  private func find() throws(Files.Failure) -> (line: [UInt8]?, number: Int, others: Int) {
    let file = try Files.open(paths[0])
    defer { Files.close(file) }
    var input = LineInput(file, longestLine: 1 << 30)
    var found: (line: [UInt8], number: Int)?
    var (number, others) = (0, 0)
    while let piece = input.next(patience: -1) {
      guard case .lines(let bytes) = piece else { continue }
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        number += 1
        if line.isEmpty { continue }
        if let id, ScriptLine.id(of: line) != id { continue }
        if found == nil { found = (Array(line), number) } else { others += 1 }
      }
      // The empty rest after the last line end is no line.
      if bytes.last == UInt8(ascii: "\n") { number -= 1 }
    }
    guard !input.isBroken else { throw Files.Failure("read", paths[0]) }
    return (found?.line, found?.number ?? 0, others)
  }

  private func write(_ reading: ScriptLine.Reading) -> ExitStatus {
    guard var script = reading.script else {
      console.report(reading.error.map { [$0] } ?? [], in: Array(paths[0].utf8), [])
      return .unreadable
    }
    // Set the events apart by a blank line, as people do.
    script.header.append(HeaderLine(.blank))
    return output.write(ScriptWriter.canonicalText(of: script), console)
  }
}
