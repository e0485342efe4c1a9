import Harness

/// One of many lines made a script again.
struct LineImport {
  private let console: Console
  private let paths: [String]
  private let id: [UInt8]?
  private let output: String?

  init(_ arguments: Arguments) {
    console = arguments.console
    paths = arguments.paths
    id = arguments["--id"].map { Array($0.utf8) }
    output = arguments["--output"]
  }

  func run() -> ExitStatus {
    guard paths.count == 1 else {
      console.report("detent: 'import --from lines' takes one file")
      console.report("  = help: detent import --from lines --id ID FILE")
      return .usage
    }
    do throws(Files.Failure) {
      let (line, number, others) = find(in: try Files.read(paths[0]))
      guard let line else {
        console.report("detent: '\(paths[0])' has no script of this id")
        return .nothing
      }
      guard others == 0 else {
        console.report("detent: '\(paths[0])' has \(others + 1) scripts to choose from")
        console.report("  = help: name one by its id: detent import --from lines --id ID FILE")
        return .usage
      }
      return try write(ScriptLine.read(line, number: number))
    } catch {
      console.report("detent: \(error.message)")
      return .usage
    }
  }

  /// The line that is meant, its number, and how many more it could be.
  private func find(in source: [UInt8]) -> (line: ArraySlice<UInt8>?, number: Int, others: Int) {
    var found: (line: ArraySlice<UInt8>, number: Int)?
    var others = 0
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if let id, ScriptLine.id(of: line) != id { continue }
      if found == nil { found = (line, index + 1) } else { others += 1 }
    }
    return (found?.line, found?.number ?? 0, others)
  }

  private func write(_ reading: ScriptLine.Reading) throws(Files.Failure) -> ExitStatus {
    guard var script = reading.script else {
      let renderer = DiagnosticRenderer(
        file: Array(paths[0].utf8), source: [], isColored: console.isColored)
      console.report(renderer.render(reading.error.map { [$0] } ?? []))
      return .unreadable
    }
    // As people write it: the events stand apart.
    script.header.append(HeaderLine(.blank))
    let text = ScriptWriter.canonicalText(of: script)
    if let output, output != "-" {
      try Files.write(text, to: output)
    } else {
      console.print(text)
    }
    return .passed
  }
}
