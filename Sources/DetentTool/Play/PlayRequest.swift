import Harness

/// What the options of `play` ask for.
struct PlayRequest {
  /// Of a script; `nil` if a control is to be played with alone.
  let path: String?
  /// The settings of that control.
  private let settings: Script
  let style: String?
  let speed: Double
  let ticks: TickSign
  let record: String?
  let trace: String?

  /// What a tick does beside being counted.
  enum TickSign: String {
    case none, bell, flash
  }

  init(_ arguments: Arguments) throws(Refusal) {
    let control = arguments["--control"]
    guard arguments.paths.count <= (control == nil ? 1 : 0) else {
      throw Refusal(
        "'play' takes one script, or a control",
        help: "detent play Examples/NAME.gesture; or: detent play --control ruler")
    }
    guard arguments.paths.isEmpty || !arguments.has("--set") else {
      throw Refusal(
        "'--set' is for a control without a script", help: "write the settings into the script")
    }
    path = arguments.paths.first
    settings = try Self.script(
      of: control ?? "", arguments.all("--set"), arguments.controls)
    style = arguments["--style"]
    speed = try Self.speed(arguments["--speed"])
    ticks = arguments["--ticks"].flatMap(TickSign.init) ?? .none
    record = arguments["--record"]
    trace = arguments["--trace"]
    guard record == nil || record != trace else {
      throw Refusal(
        "'--record' and '--trace' are the same file", help: "give each a name of its own")
    }
  }

  /// What there is to play; what is wrong with it goes to standard error.
  func load(_ loader: ScriptLoader) -> ScriptFile.Result {
    guard let path else {
      let name = settings.settings.control?.description ?? ""
      return .success(
        ScriptFile(path: name, source: [], script: settings, controls: loader.controls))
    }
    return loader.load(path)
  }

  /// A script of settings alone: those that are given, and the usual ones that they leave open.
  private static func script(
    of control: String, _ lines: [String], _ controls: ControlSet
  ) throws(Refusal) -> Script {
    let table = controls.table(named: Array(control.utf8)[...]) ?? controls.first
    var script = Script(header: [HeaderLine(.control(table.name))])
    for line in lines {
      guard !line.split(separator: " ").prefix(1).contains("control") else {
        throw Refusal(
          "'--set' does not change the control", help: "detent play --control rating")
      }
      for setting in try header(line, of: table.name.description, controls).header {
        guard let name = setting.name, name != "control" else { continue }
        // Said twice, the last one counts.
        script.header.removeAll { $0.name == name }
        script.header.append(setting)
      }
    }
    let usual = table.look.usual
    for setting in usual where !script.header.contains(where: { $0.name == setting.name }) {
      script.header.append(HeaderLine(setting))
    }
    let problems = Replay.problems(of: script, controls: controls)
    guard problems.isEmpty else { throw misuse(problems, usual) }
    return script
  }

  /// What one line says above the first event of a script about a control.
  private static func header(
    _ line: String, of control: String, _ controls: ControlSet
  ) throws(Refusal) -> Script {
    let reading = ScriptReader.read(
      Array("gesture 1\ncontrol \(control)\n\(line)\n".utf8), controls: controls)
    guard let script = reading.script else { throw misuse(reading.diagnostics) }
    guard script.body.isEmpty else {
      throw Refusal(
        "'--set' takes settings, and no events", help: "write: --set 'range 0..10'")
    }
    return script
  }

  private static func misuse(_ diagnostics: [Diagnostic], _ usual: [Setting] = []) -> Refusal {
    let first = diagnostics.first
    let settings = usual.map { setting in
      var text: [UInt8] = []
      ScriptWriter.append(HeaderLine(setting), to: &text)
      return text.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        .joined(separator: " ").dropLast()
    }
    let example = (first?.help).map { String(decoding: $0, as: UTF8.self) }
    return Refusal(
      "in '--set': \(String(decoding: first?.message ?? [], as: UTF8.self))",
      help: usual.isEmpty ? example : "if not set: \(settings.joined(separator: ", "))")
  }

  private static func speed(_ text: String?) throws(Refusal) -> Double {
    guard let text else { return 1 }
    guard let speed = Double(text), (0.01...100).contains(speed) else {
      throw Refusal(
        "'\(text)' is not a value of '--speed'",
        help: "write a number from 0.01 to 100; 0.5 is half as fast")
    }
    return speed
  }
}

extension HeaderLine {
  /// Of its setting; `nil` if it is none.
  fileprivate var name: StaticText? {
    if case .setting(let setting) = content { setting.name } else { nil }
  }
}

extension ControlSet {
  /// The names of all controls.
  var words: [String] { tables.map { $0.name.description } }

  /// The control of this name; the first, if there is none or nothing is said.
  func name(_ word: String?) -> StaticText {
    word.flatMap { table(named: Array($0.utf8)[...]) }?.name ?? first.name
  }
}

extension ControlTable {
  /// The style of a name; the first one, if nothing is said.
  func style(named name: String?) throws(Refusal) -> StaticText {
    guard let name else { return look.styles.first ?? "" }
    if let style = look.styles.first(where: { $0.description == name }) { return style }
    let names = look.styles.map(\.description)
    throw Refusal(
      "a \(self.name) has no style '\(name)'",
      help: nearest(to: name, in: names).map { "did you mean '\($0)'?" }
        ?? "choose one of: \(names.joined(separator: ", "))")
  }
}
