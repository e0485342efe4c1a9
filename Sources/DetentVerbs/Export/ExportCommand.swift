import GestureRecordings
import GestureScript

extension Command {
  package static let exporting = Command(
    name: "export", operands: "SCRIPT|FOLDER…",
    summary: "write scripts as W3C Actions, pointer events or lines of JSON, and print them",
    details: """
      w3c: actions for WebDriver in a browser. pointer: the NDJSON of pointer events that 'import'
      reads. For both, the script is played to find the length of pauses until it settles. Losses are
      counted on standard error; 'import' restores everything else. ndjson: each script as one line, for
      'detent stream' and for clusters; its id is its path without '.gesture'. Everything but comments
      and blank lines is kept; 'detent import --from lines' makes a script of such a line again. Only
      this form takes several scripts, or folders.
      """,
    options: [
      Option("--to", .choice(["ndjson", "w3c", "pointer"]), "the form; default ndjson"),
      Option("--with-digest", .none, "ndjson: with the digest of each trace at level calls"),
      Option("--output", .output("FILE", .recording), "write it there; '-' is standard output"),
    ] + Option.drivenControl
  ) { arguments throws(CommandError) in
    let console = arguments.console
    if arguments["--to"] ?? "ndjson" == "ndjson" {
      return LineExport(loader: arguments.loader, hasDigests: arguments.has("--with-digest"))
        .run(arguments.paths, to: arguments.output("--output"))
    }
    guard !arguments.has("--with-digest") else {
      throw CommandError(
        "'--with-digest' is for lines of JSON", help: "leave it out, or export --to ndjson")
    }
    guard arguments.paths.count == 1, let word = arguments["--to"] else {
      throw CommandError(
        "'export' takes a script and a format", help: "detent export --to w3c Examples/NAME.gesture"
      )
    }
    switch arguments.loader.load(arguments.paths[0]) {
    case .failure(let status): return status
    case .success(let file):
      let format = word == "w3c" ? ScriptExport.Format.w3cActions : .pointerNDJSON
      return file.export(as: format, to: arguments.output("--output"), console)
    }
  }
}

extension ScriptFile {
  /// Writes the script in another format, and reports the losses.
  fileprivate func export(
    as format: ScriptExport.Format, to output: OutputFile?, _ console: Console
  ) -> ExitStatus {
    do throws(Diagnostic) {
      let (text, losses) = try ScriptExport.text(of: script, as: format, controls: controls)
      let status = output.write(text, console)
      if status == .passed, !losses.isEmpty {
        console.report("detent: what \(format.name) cannot carry of '\(path)'")
        console.report(losses.report)
        hint(losses, format, output?.path, console)
      }
      return status
    } catch {
      console.report([error], in: Array(path.utf8), source)
      return .failed
    }
  }

  /// Reports the command that restores the settings on import.
  private func hint(
    _ losses: ExportLosses, _ format: ScriptExport.Format, _ output: String?, _ console: Console
  ) {
    guard losses[.settings] > 0 else { return }
    let settings = script.settings
    var size: [UInt8] = []
    DecimalText.append(settings.width, to: &size)
    size.append(UInt8(ascii: "x"))
    DecimalText.append(settings.height, to: &size)
    let axis = settings.axis == .x ? "x" : "y"
    let control = table.name == controls.first.name ? "" : " --control \(table.name)"
    let options = "\(control) --viewport \(String(decoding: size, as: UTF8.self)) --axis \(axis)"
    guard let output, output != "-" else {
      let word = format == .w3cActions ? "w3c" : "pointer"
      let played = String(decoding: controls.options(playing: script), as: UTF8.self)
      let export = "detent export --to \(word)\(played) \(path.shellWord)"
      return console.report("  = help: \(export) | detent import\(options) -")
    }
    console.report("  = help: detent import\(options) \(output.shellWord)")
  }
}
