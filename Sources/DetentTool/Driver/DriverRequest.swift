import Harness

/// What `--driver` asks for.
struct DriverRequest {
  private let table: ControlTable
  private let controls: ControlSet

  /// - Returns: `nil` if there is no such option.
  init?(_ arguments: Arguments) throws(Refusal) {
    guard let command = arguments["--driver"] else {
      for option in ["--driver-timeout", "--driver-jobs"] where arguments.has(option) {
        throw Refusal("'\(option)' is about a driver", help: "say which: --driver COMMAND")
      }
      return nil
    }
    controls = arguments.tool.controls
    let name = controls.name(arguments["--control"])
    table = controls.table(of: Script.Settings([.control(name)]))
    ToolDriver.command = command
    ToolDriver.timeout = try arguments.period("--driver-timeout") ?? ToolDriver.timeout
  }

  /// Does what a verb does, about the control of the driver.
  func run(_ verb: Command, _ arguments: Arguments) throws(Refusal) -> ExitStatus {
    ToolDriver.capabilities = try capabilities()
    var finder = DrivenFinder()
    let control = controls.visitLawful(table.name, &finder)
    var arguments = arguments
    arguments.tool = DetentTool(controls: ControlSet(control))
    defer { ToolDriver.end() }
    let status = try verb.run(arguments)
    guard let fault = ToolDriver.fault else { return status }
    report(fault, arguments.console)
    return status.joined(with: .driver)
  }

  private func capabilities() throws(Refusal) -> DriverCapabilities {
    let question = DriverCapabilities.question(about: table)
    switch ToolDriver.ask(question) {
    case .failure(let text):
      throw Refusal(
        String(decoding: text, as: UTF8.self), help: "it was started by: \(ToolDriver.command)",
        status: .driver)
    case .answer(let answer):
      do throws(DriverCapabilities.Problem) {
        var capabilities = try DriverCapabilities(reading: answer, table, of: controls)
        if capabilities.name.isEmpty { capabilities.name = Array(ToolDriver.command.utf8) }
        return capabilities
      } catch {
        let text = String(decoding: error.text, as: UTF8.self)
        let sent = String(decoding: question, as: UTF8.self)
        let came = String(decoding: answer.prefix(1000), as: UTF8.self)
        throw Refusal(
          error.isRefusal
            ? "the driver says: \(text)" : "the first answer of the driver cannot be used: \(text)",
          help: "it was sent     \(sent)\n          and answered    \(came)", status: .driver)
      }
    }
  }

  private func report(
    _ fault: DriverFault, _ console: Console
  ) {
    console.report("detent: \(String(decoding: fault.text, as: UTF8.self))")
    console.report(
      "  = help: the last line it was sent: \(String(decoding: fault.line, as: UTF8.self))")
    guard case .answer(let answer) = fault.reply else { return }
    console.report(
      "  = help: what it answered: \(String(decoding: answer.prefix(1000), as: UTF8.self))")
  }
}

/// Makes of a control the type of one that is somewhere else and like it.
private struct DrivenFinder: LawfulVisitor {
  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> any ScriptedControl.Type {
    DrivenControl<Subject, ToolDriver>.self
  }
}

extension DrivenControl: DrawnControl {}
