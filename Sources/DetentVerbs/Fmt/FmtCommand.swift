import GestureScript

extension Command {
  package static let fmt = Command(
    name: "fmt", operands: "SCRIPT|FOLDER…",
    summary: "format scripts: in columns, with relative times",
    details: """
      Changes files in place, and prints which; comments and blank lines stay. For '-', standard input,
      the script goes to standard output. No trace changes.
      """,
    options: [
      Option("--check", .none, "change nothing; print which files would change, exit status 1"),
      Option("--expand", .none, "replace 'glide', 'tap' and 'like' by what they stand for"),
    ]
  ) { arguments in
    let console = arguments.console
    let paths: [String]
    switch ScriptPaths(arguments.paths, to: "format", console) {
    case .none(let status): return status
    case .found(let scripts): paths = scripts
    }
    let formatting = Formatting(
      loader: arguments.loader, isCheck: arguments.has("--check"),
      expands: arguments.has("--expand"))
    var status = ExitStatus.passed
    for path in paths { status = status.joined(with: formatting.format(path)) }
    return status
  }
}

/// Formatting of scripts.
private struct Formatting {
  let loader: ScriptLoader
  let isCheck: Bool
  let expands: Bool

  private var console: Console { loader.console }

  func format(_ path: String) -> ExitStatus {
    guard let source = loader.read(path) else { return Interruption.status ?? .usage }
    let controls = loader.controls.besides(path)
    var pieces = HeldPieces(source)
    // A script without diagnostics can be formatted in pieces.
    if expands || !ScriptSurvey.isSilent(on: &pieces, controls) {
      switch loader.load(source, path) {
      case .failure(let status): return status
      case .success(let file) where expands:
        return take(ScriptWriter.canonicalText(of: file.script.expanded), of: path, source)
      case .success: break
      }
    }
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    ScriptWriter.writeCanonically(&pieces, controls: controls) { text += $0 }
    return take(text, of: path, source)
  }

  private func take(_ text: [UInt8], of path: String, _ source: [UInt8]) -> ExitStatus {
    if isCheck {
      guard text != source else { return .passed }
      console.print(path.printable)
      return .failed
    }
    guard path != "-" else {
      console.print(text)
      return .passed
    }
    return text == source ? .passed : replace(path, text)
  }

  private func replace(_ path: String, _ text: [UInt8]) -> ExitStatus {
    do throws(Files.Failure) {
      try Files.write(text, to: path)
      console.print(path.printable)
      return .passed
    } catch {
      console.report("detent: \(error.message)")
      return .usage
    }
  }
}
