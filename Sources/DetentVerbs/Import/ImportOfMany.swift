import GestureRecordings
import GestureReplay
import GestureScript

/// Import of several recordings, or of the parts of one, as scripts in a folder.
///
/// Unreadable files are skipped. They are errors, unless a folder holds them and no format fits.
struct ImportOfMany {
  private let request: ImportRequest
  private let sources: ImportSources
  private let console: Console
  private let folder: String
  private var names = ScriptNames()
  private var summary = ImportSummary()
  private var status = ExitStatus.passed
  /// Error that ends the import.
  private var error: CommandError?
  /// Options without effect on a file, each with the number of such files.
  private var useless: [(error: CommandError, count: Int)] = []

  /// Checks the options; throws an error if there is no folder to write to.
  init(
    _ request: ImportRequest, _ sources: ImportSources, _ console: Console
  ) throws(CommandError) {
    guard let output = request.output?.path, output != "-" else {
      throw CommandError(
        "\(request.split == nil ? "several recordings" : "parts of a recording") go to a folder",
        help: "name one: --output FOLDER/")
    }
    guard !Files.exists(output) || Files.isFolder(output) else {
      throw CommandError("'\(output)' is not a folder", help: "name another one: --output FOLDER/")
    }
    (self.request, self.sources, self.console) = (request, sources, console)
    folder = output.hasSuffix("/") ? output : output + "/"
  }

  mutating func run() throws(CommandError) -> ExitStatus {
    for file in sources.files where error == nil { take(file) }
    if error == nil || summary.written > 0 { console.report(summary.text(folder: folder)) }
    if let error { throw error }
    if let never = useless.first(where: { $0.count == summary.files }) { throw never.error }
    guard status == .passed, summary.read == 0 else { return status }
    console.report("  = help: name recordings, or folders with recordings in them")
    return .nothing
  }

  // MARK: One file

  private mutating func take(_ file: ImportSources.File) {
    summary.files += 1
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = TextEncoding.utf8(try Files.read(file.path))
    } catch {
      summary.add(.file, error.message, file.path)
      status = status.joined(with: .usage)
      return
    }
    let format = request.format(of: bytes)
    noteUse(of: format)
    do throws(Diagnostic) {
      try take(bytes, format, file)
      summary.read += 1
    } catch {
      leaveOut(file, bytes, error)
    }
  }

  private mutating func take(
    _ bytes: [UInt8], _ format: RecordingFormat?, _ file: ImportSources.File
  ) throws(Diagnostic) {
    guard request.split != .column else {
      return try write(RecordingReader.readParts(bytes, request.reading), file)
    }
    let recording = try request.read(bytes, format, sources.description)
    guard request.split == nil else {
      return try write(PartedRecording(contactsOf: recording), file)
    }
    let options = request.options(of: file.path)
    let script = try resampled(ScriptImport.script(of: recording, options: options))
    note(ScriptImport.notes(on: recording, options: options), in: file)
    write(script, as: names.name(of: file, nil))
  }

  /// Counts options without effect; one that affects no file is an error.
  private mutating func noteUse(of format: RecordingFormat?) {
    let isDescribed = sources.description != nil
    for error in request.errors(ofUseWith: format, isDescribed: isDescribed) {
      if let index = useless.firstIndex(where: { $0.error.message == error.message }) {
        useless[index].count += 1
      } else {
        useless.append((error, 1))
      }
    }
  }

  private mutating func leaveOut(
    _ file: ImportSources.File, _ bytes: [UInt8], _ error: Diagnostic
  ) {
    summary.add(.file, error, in: file.path)
    let mayBeAnything =
      file.place != nil
      && (RecordingReader.detect(bytes) == nil || RecordingReader.isDescription(bytes))
    if !mayBeAnything { status = status.joined(with: .unreadable) }
  }

  private mutating func note(_ guesses: [Diagnostic], in file: ImportSources.File) {
    for guess in guesses { summary.add(.guess, guess, in: file.path) }
  }

  // MARK: Scripts

  private mutating func write(
    _ parts: PartedRecording, _ file: ImportSources.File
  ) throws(Diagnostic) {
    for part in parts.parts where error == nil {
      let name = names.name(of: file, part.label)
      let options = request.options(of: file.path, title: Files.name(name))
      write(try resampled(ScriptImport.script(of: part, in: parts, options: options)), as: name)
    }
    for error in parts.leftOut { summary.add(.part, error, in: file.path) }
    summary.hoversLeftOut += parts.hoversLeftOut
    note(ScriptImport.notes(on: parts, options: request.options(of: file.path)), in: file)
  }

  private func resampled(_ script: Script) throws(Diagnostic) -> Script {
    guard let period = request.resample else { return script }
    return try script.resampled(every: period)
  }

  private mutating func write(_ script: Script, as name: String) {
    let problems = Replay.problems(of: script, controls: request.controls)
    guard problems.isEmpty else { return error = CommandError(in: "--set", problems) }
    let path = folder + name + ".gesture"
    guard request.output?.beside(path).objection() == nil else {
      summary.add(
        .script, "a file of this name is there already", path, help: "write over it: --force")
      return status = status.joined(with: .usage)
    }
    do throws(Files.Failure) {
      if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash])) }
      try Files.write(ScriptWriter.canonicalText(of: script), to: path)
      summary.written += 1
    } catch {
      self.error = CommandError(error)
    }
  }
}
