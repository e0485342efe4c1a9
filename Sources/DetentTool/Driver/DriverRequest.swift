import DetentVerbs
import Harness

/// Options of `--driver`.
struct DriverRequest {
  private let controls: ControlSet
  /// Value of `--control`: the control that the driver's is like; `nil` if not given.
  private let asked: String?
  private let hasTimeout: Bool
  /// Options as typed.
  private let options: [UInt8]

  /// Reads the options; returns `nil` if there is no `--driver`.
  init?(_ arguments: Arguments) throws(CommandError) {
    guard let command = arguments["--driver"] else {
      for option in ["--driver-timeout", "--driver-jobs"] where arguments.has(option) {
        throw CommandError("'\(option)' is about a driver", help: "name it: --driver COMMAND")
      }
      return nil
    }
    controls = arguments.tool.controls
    asked = arguments["--control"]
    options = arguments.words(of: ["--driver", "--control", "--driver-timeout"])
    hasTimeout = arguments.has("--driver-timeout")
    ToolDriver.command = command
    ToolDriver.timeout = try arguments.period("--driver-timeout") ?? ToolDriver.timeout
  }

  /// Runs a verb on the control of the driver.
  func run(_ verb: Command, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    defer { ToolDriver.end() }
    return try drive(arguments, verb.run)
  }

  /// Runs a function with arguments whose controls are the driver's, and leaves the driver alone.
  func drive(
    _ arguments: Arguments, _ body: (Arguments) throws(CommandError) -> ExitStatus
  ) throws(CommandError) -> ExitStatus {
    let table = try takeCapabilities()
    var arguments = arguments
    var driven = ControlSet(controls.lawful(table.name).driven)
    driven.driver = ControlSet.Driver(name: ToolDriver.capabilities.name, options: options)
    arguments.tool.controls = driven
    let status = try body(arguments)
    guard let error = ToolDriver.error else { return status }
    report(error, arguments.console)
    return status.joined(with: .driver)
  }

  /// Default timeout of a driver in real time, in nanoseconds: browsers delay drawing.
  private static let realTimeout: Int64 = 30_000_000_000

  /// Default control of a driver, as most are sliders.
  private static let usual = "slider"

  private func table(of name: String) -> ControlTable? {
    controls.tables.first { "\($0.name)" == name }
  }

  /// Asks the driver for its capabilities.
  ///
  /// - Returns: table of the control that it is like.
  private func takeCapabilities() throws(CommandError) -> ControlTable {
    let first = table(of: asked ?? Self.usual) ?? controls.tables[0]
    let question = DriverCapabilities.question(about: first)
    switch ToolDriver.ask(question) {
    case .failure(let text), .silence(let text):
      throw CommandError(
        String(decoding: text, as: UTF8.self), help: "it was started by: \(ToolDriver.command)",
        status: .driver)
    case .answer(let answer):
      let said = DriverCapabilities.control(in: answer).map { String(decoding: $0, as: UTF8.self) }
      let table = asked == nil ? said.flatMap(table) ?? first : first
      do throws(DriverCapabilities.Problem) {
        let capabilities = try DriverCapabilities(reading: answer, table, of: controls)
        ToolDriver.capabilities = capabilities
        if !hasTimeout, !capabilities.abilities.contains(.virtualTime) {
          ToolDriver.timeout = Self.realTimeout
        }
      } catch {
        throw commandError(error, question, answer)
      }
      if ToolDriver.capabilities.name.isEmpty {
        ToolDriver.capabilities.name = Array(ToolDriver.command.utf8)
      }
      return table
    }
  }

  private func commandError(
    _ problem: DriverCapabilities.Problem, _ question: [UInt8], _ answer: [UInt8]
  ) -> CommandError {
    let text = String(decoding: problem.text, as: UTF8.self)
    let sent = String(decoding: question, as: UTF8.self)
    let came = String(decoding: answer.prefix(1000), as: UTF8.self)
    return CommandError(
      problem.isRejection
        ? "the driver says: \(text)" : "the first answer of the driver cannot be used: \(text)",
      help: "it was sent     \(sent)\n          and answered    \(came)", status: .driver)
  }

  private func report(
    _ error: DriverError, _ console: Console
  ) {
    console.report("detent: \(String(decoding: error.text, as: UTF8.self))")
    console.report(
      "  = help: the last line it was sent: \(String(decoding: error.line, as: UTF8.self))")
    guard case .answer(let answer) = error.reply else { return }
    console.report(
      "  = help: what it answered: \(String(decoding: answer.prefix(1000), as: UTF8.self))")
  }
}

extension LawfulControl {
  /// The type of a control behind a driver that is like this one.
  static var driven: any ScriptedControl.Type { DrivenControl<Self, ToolDriver>.self }
}

extension DrivenControl: DrawnControl {}
