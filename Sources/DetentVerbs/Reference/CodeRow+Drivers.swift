import GestureReports
import GestureScript
import GestureWire
import Ruler

extension CodeRow {
  /// E158 and E8xx: controls in other processes.
  static let ofDrivers: [CodeRow] = [
    CodeRow(
      code: .foreignVerb,
      advice: """
        The script is played on the control of a driver, which does not support this line: the \
        driver lists its abilities in `has` and `kinds`. Remove the line, or add the ability to \
        the driver.
        """,
      sample: made("wheel 10", on: PlainDriver.self)),
    CodeRow(
      code: .driverFails,
      advice: """
        The driver that `--driver` starts has ended, has not answered in time, or has given an \
        answer that the guide to drivers does not allow. The message says which. The command \
        prints the last line sent to the driver, and ends with status 7.
        """,
      sample: made("tap 0 160", on: SloppyDriver.self)),
    CodeRow(
      code: .driverRejects,
      advice: """
        The driver has answered with `error`: it cannot create this control, or cannot do this to \
        it. The message is the driver's own. `fuzz` skips such scripts.
        """,
      sample: made("tap 0 160", on: UnwillingDriver.self)),
  ]

  /// Returns the output of `run` for a script of one line on the control of a driver.
  private static func made<Driver: SampleDriver>(_ line: String, on driver: Driver.Type) -> Sample {
    let text = "gesture 1\n\(line)\n"
    return .made("The line `\(line)`, with a driver whose control has only pointers:") {
      let controls = ControlSet(DrivenControl<RulerControl, Driver>.self)
      let file = Array("example.gesture".utf8)
      return ScriptCheck(Array(text.utf8), at: file, golden: nil, controls: controls).shown
    }
  }
}

/// Driver in memory, with the same answer to every line after the first.
private protocol SampleDriver: DriverHost {
  static var answer: String { get }
}

extension SampleDriver {
  static var capabilities: DriverCapabilities {
    var capabilities = DriverCapabilities()
    capabilities.abilities.insert(.pointer)
    return capabilities
  }

  static var session: DriverSession {
    DriverSession { line in
      let isNew = line.starts(with: Array("{\"detent\"".utf8))
      return .answer(Array((isNew ? "{\"value\":0}" : answer).utf8))
    }
  }
}

private enum PlainDriver: SampleDriver {
  static let answer = "{\"value\":0}"
}

private enum SloppyDriver: SampleDriver {
  static let answer = "{\"value\":\"0\"}"
}

private enum UnwillingDriver: SampleDriver {
  static let answer = "{\"error\":\"the window is minimised\"}"
}
