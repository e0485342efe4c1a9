import GestureReplay
import GestureReports
import GestureScript

/// Options of `play`.
struct PlayRequest {
  /// Path of the script; `nil` for a control alone.
  let path: String?
  /// Settings of the control alone.
  private let settings: Script?
  let style: String?
  let speed: Double
  let ticks: TickSign
  let record: OutputFile?
  let trace: OutputFile?

  /// Signal of a tick or bound, besides its count.
  enum TickSign: String {
    case none, bell, flash
  }

  init(_ arguments: Arguments) throws(CommandError) {
    let control = arguments["--control"]
    guard arguments.paths.count <= (control == nil ? 1 : 0) else {
      throw CommandError(
        "'play' takes one script, or a control",
        help: "detent play Examples/NAME.gesture; or: detent play --control ruler")
    }
    path = arguments.paths.first
    settings = path == nil ? try Self.script(arguments) : nil
    style = arguments["--style"]
    speed = try Self.speed(arguments["--speed"])
    ticks = arguments["--ticks"].flatMap(TickSign.init) ?? .none
    record = arguments.output("--record")
    trace = arguments.output("--trace")
  }

  /// Loads the script to play; its errors go to standard error.
  func load(_ loader: ScriptLoader) -> ScriptFile.Result {
    if let settings {
      let name = settings.settings.control?.description ?? ""
      return .success(
        ScriptFile(path: name, source: [], script: settings, controls: loader.controls))
    }
    return loader.load(path ?? "-")
  }

  /// Creates a script of settings alone: the given ones, and defaults for the others.
  private static func script(_ arguments: Arguments) throws(CommandError) -> Script {
    let controls = arguments.tool.controls
    let table = controls.table(
      of: Script.Settings([.control(controls.name(arguments["--control"]))]))
    var script = Script(header: [HeaderLine(.control(table.name))])
    for setting in try arguments.settings(of: table) { script.header.append(HeaderLine(setting)) }
    let usual = controls.look(of: table.name).usual
    for setting in usual
    where !script.header.contains(where: { $0.setting?.name == setting.name }) {
      script.header.append(HeaderLine(setting))
    }
    guard let problem = Replay.problems(of: script, controls: controls).first else { return script }
    throw CommandError(
      "in '--set': \(String(decoding: problem.message, as: UTF8.self))",
      help: "if not set: \(usual.map(\.text).joined(separator: ", "))")
  }

  private static func speed(_ text: String?) throws(CommandError) -> Double {
    guard let text else { return 1 }
    guard let speed = Double(text), (0.01...100).contains(speed) else {
      throw CommandError(
        "'\(text)' is not a value of '--speed'",
        help: "write a number from 0.01 to 100; 0.5 is half as fast")
    }
    return speed
  }
}

extension Setting {
  /// Setting as in a header.
  fileprivate var text: String {
    var text: [UInt8] = []
    ScriptWriter.append(HeaderLine(self), to: &text)
    let words = String(decoding: text.dropLast(), as: UTF8.self).split(separator: " ")
    return words.joined(separator: " ")
  }
}

extension ControlSet {
  /// Names of all controls.
  var words: [String] { tables.map { $0.name.description } }

  /// Returns the control of a name; the first for `nil` or an unknown name.
  package func name(_ word: String?) -> StaticText {
    word.flatMap { table(named: Array($0.utf8)[...]) }?.name ?? first.name
  }
}

extension ScriptFile {
  /// Look of the script's control in terminals.
  var look: ControlLook { controls.look(of: table.name) }

  /// Returns the style of a name; the first one of the control for `nil`.
  func style(named name: String?) throws(CommandError) -> StaticText {
    let look = look
    guard let name else { return look.styles.first ?? "" }
    if let style = look.styles.first(where: { $0.description == name }) { return style }
    let names = look.styles.map(\.description)
    throw CommandError(
      "a \(table.name) has no style '\(name)'",
      help: nearest(to: name, in: names).map { "did you mean '\($0)'?" }
        ?? "choose one of: \(names.joined(separator: ", "))")
  }
}
