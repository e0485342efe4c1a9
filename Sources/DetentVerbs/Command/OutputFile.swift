/// File that an option names for the output of a verb; `-` is standard output.
///
/// Verbs replace only what they made, which the first bytes of a file show: a mistyped name, or an
/// old line of the shell's history, must not cost a recording or a golden.
package struct OutputFile: Equatable, Sendable {
  package let path: String
  let form: Form
  /// Name of the verb.
  let verb: String
  /// True with `--force`, which replaces anything.
  private let isForced: Bool

  /// Format of an output.
  package enum Form: Sendable {
    case svg, html, xml, tap, json, sarif, text
    /// Script, trace or recording, which does not show who made it.
    case recording
    /// Golden of a script, for verbs that record it.
    case golden
  }

  package init(_ path: String, _ form: Form, of verb: String, isForced: Bool) {
    (self.path, self.form, self.verb, self.isForced) = (path, form, verb, isForced)
  }

  /// Returns another file of the same output, as in a folder that the option names.
  package func beside(_ path: String) -> OutputFile {
    OutputFile(path, form, of: verb, isForced: isForced)
  }

  // MARK: Marks

  /// Returns the text with a comment that names the verb, as far as its format has comments.
  package func marked(_ text: [UInt8]) -> [UInt8] {
    // Standard output needs no mark that only people would read.
    guard path != "-" || form != .text, let (head, comment) = mark, text.starts(with: head.utf8)
    else { return text }
    return Array((head + comment).utf8) + text.dropFirst(head.utf8.count)
  }

  /// Beginning of each text of the format, and the comment behind it; `nil` without comments.
  private var mark: (head: String, comment: String)? {
    switch form {
    case .svg: ("", "<!-- detent \(verb) -->\n")
    case .html: ("<!DOCTYPE html>\n", "<!-- detent \(verb) -->\n")
    case .xml: ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<!-- detent \(verb) -->\n")
    case .tap: ("TAP version 14\n", "# detent \(verb)\n")
    case .json: ("{", "\"made\":\"detent \(verb)\",")
    case .sarif: ("{", "\"properties\":{\"made\":\"detent \(verb)\"},")
    case .text: ("", "# detent \(verb)\n")
    case .golden: ("trace 1", "")
    case .recording: nil
    }
  }

  // MARK: Files that are there

  /// Advice for every objection.
  package static let help = "name another file, or write over this one: --force"

  /// Returns the reason why the file must stay as it is, before anything is written.
  ///
  /// - Parameter inputs: paths that the same call reads.
  /// - Returns: message for people; `nil` if the file may be written.
  package func objection(inputs: [String] = []) -> String? {
    guard path != "-", !isForced, !Files.isFolder(path) else { return nil }
    let place = Files.Identity(of: path)
    if place != nil, inputs.contains(where: { $0 != "-" && Files.Identity(of: $0) == place }) {
      return "'\(path)' is read by this call, and would be lost"
    }
    if form != .golden, Files.isGolden(path, of: inputs) {
      return "'\(path)' is the place of a script's golden"
    }
    guard let head = Files.head(of: path), !head.isEmpty else { return nil }
    if let mark, head.starts(with: (mark.head + mark.comment).utf8) { return nil }
    if head.starts(with: "gesture 1".utf8) { return "'\(path)' is there already, and is a script" }
    if head.starts(with: "trace 1".utf8) { return "'\(path)' is there already, and is a trace" }
    if form == .golden { return "'\(path)' is there already, and is no golden" }
    return "'\(path)' is there already, and 'detent \(verb)' did not make it"
  }

  // MARK: Writing

  /// Writes the text with its mark.
  ///
  /// - Returns: `usage` after an error, which is reported.
  package func write(_ text: [UInt8], _ console: Console) -> ExitStatus {
    let text = marked(text)
    guard path != "-" else {
      console.print(text)
      return .passed
    }
    do throws(Files.Failure) {
      try Files.write(text, to: path)
      return .passed
    } catch {
      console.report("detent: \(error.message)")
      return .usage
    }
  }
}

extension OutputFile? {
  /// Writes the text, to standard output without a file.
  package func write(_ text: [UInt8], _ console: Console) -> ExitStatus {
    if let self { return self.write(text, console) }
    console.print(text)
    return .passed
  }
}

extension Arguments {
  /// Returns the file that an option names; `nil` without the option.
  package func output(_ option: String) -> OutputFile? {
    self[option].flatMap { output(option, $0) }
  }

  /// Returns the file of one value of an option.
  ///
  /// - Parameters:
  ///   - option: name of the option.
  ///   - value: path, or for a choice `junit=out.xml`, which is standard output without a path.
  /// - Returns: file; `nil` if the option names none.
  package func output(_ option: String, _ value: String) -> OutputFile? {
    switch verb.options.first(where: { $0.name == option })?.argument {
    case .output(_, let form): return file(value, form)
    case .choiceAndFile(let choices):
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return choices.first { $0.word == parts[0] }
        .map { file(parts.count > 1 ? String(parts[1]) : "-", $0.form) }
    default: return nil
    }
  }

  private func file(_ path: String, _ form: OutputFile.Form) -> OutputFile {
    OutputFile(path, form, of: verb.name, isForced: has("--force"))
  }

  /// Rejects outputs that would replace what the verb did not make, and two of one file.
  ///
  /// - Parameter others: outputs that no option names.
  /// - Throws: error that names the file, before anything is played.
  package func checkOutputs(_ others: [OutputFile] = []) throws(CommandError) {
    var (outputs, inputs) = (others, paths)
    for option in verb.options {
      switch option.argument {
      case .output: outputs += output(option.name).map { [$0] } ?? []
      case .choiceAndFile: outputs += all(option.name).compactMap { output(option.name, $0) }
      case .input: inputs += all(option.name)
      default: break
      }
    }
    for (index, output) in outputs.enumerated() where output.path != "-" {
      if let why = output.objection(inputs: inputs) {
        throw CommandError(why, help: OutputFile.help)
      }
      let place = Files.Identity(of: output.path)
      guard place != nil, !Files.isDevice(output.path),
        outputs[..<index].contains(where: { Files.Identity(of: $0.path) == place })
      else { continue }
      throw CommandError(
        "'\(output.path)' is to have two outputs", help: "give each a file of its own")
    }
  }
}
