import Harness

extension Command {
  static let exporting = Command(
    name: "export", operands: "SCRIPT",
    summary: "write what a script does as W3C Actions or pointer events, and print it",
    details: """
      The script is played, so that pauses until it settles get their length. W3C Actions are what
      WebDriver performs in a browser; pointer events are the NDJSON that 'import' reads. What a format
      cannot carry is counted on standard error; 'import' brings all else back as it was. The same
      script gives the same bytes.
      """,
    options: [
      Option("--to", .choice(["w3c", "pointer"]), "what to write"),
      Option("--output", .text("FILE"), "write it there; '-' is standard output"),
    ]
  ) { arguments in
    let console = arguments.console
    guard arguments.paths.count == 1, let word = arguments["--to"] else {
      console.report(
        "detent: 'export' takes a script and a format\n"
          + "  = help: detent export --to w3c Examples/NAME.gesture")
      return .usage
    }
    switch ScriptFile.load(arguments.paths[0], console) {
    case .failure(let status): return status
    case .success(let file):
      let format = word == "w3c" ? ScriptExport.Format.w3cActions : .pointerNDJSON
      return file.export(as: format, to: arguments["--output"], console)
    }
  }
}

extension ScriptFile {
  /// Writes the script in another format, and reports what that cannot carry.
  fileprivate func export(
    as format: ScriptExport.Format, to output: String?, _ console: Console
  ) -> ExitStatus {
    do throws(Diagnostic) {
      let (text, losses) = try ScriptExport.text(of: script, as: format)
      let status = Files.deliver(text, to: output, console)
      if status == .passed, !losses.isEmpty {
        console.report("detent: what \(format.name) cannot carry of '\(path)'")
        console.report(losses.report)
        hint(losses, console)
      }
      return status
    } catch {
      let renderer = DiagnosticRenderer(
        file: Array(path.utf8), source: source, isColored: console.isColored)
      console.report(renderer.render([error]))
      return .failed
    }
  }

  /// How to get the settings back that 'import' takes.
  private func hint(_ losses: ExportLosses, _ console: Console) {
    guard losses[.settings] > 0 else { return }
    let settings = script.settings
    var size: [UInt8] = []
    DecimalText.append(settings.width, to: &size)
    size.append(UInt8(ascii: "x"))
    DecimalText.append(settings.height, to: &size)
    let axis = settings.axis == .x ? "x" : "y"
    console.report(
      "  = help: detent import --viewport \(String(decoding: size, as: UTF8.self)) --axis \(axis)")
  }
}
