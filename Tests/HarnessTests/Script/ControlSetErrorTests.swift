import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of errors in controls about which no script can be written.
struct ControlSetErrorTests {
  private func error(_ controls: ControlSet) -> String? {
    controls.error.map { string($0) }
  }

  @Test func `controls that are in order have no error`() {
    #expect(error(.ours) == nil)
    #expect(error(ControlSet(Motionless<InOrder>.self, Faders.self)) == nil)
  }

  @Test func `a setting with the name of a verb, or given twice, is named`() {
    let start = "the setting 'wait' of the control 'still'"
    #expect(
      error(ControlSet(Motionless<LikeAVerb>.self))
        == "\(start) has the name of a verb of scripts")
    #expect(
      error(ControlSet(Motionless<Twice>.self))
        == "the setting 'pause' of the control 'still' is there twice")
    #expect(
      error(ControlSet(Motionless<LikeEveryScript>.self))
        == "the setting 'value' of the control 'still' is there twice")
  }

  @Test func `an example beyond the limits is named`() {
    #expect(
      error(ControlSet(Motionless<BadExample>.self))
        == "the setting 'pause' of the control 'still' has an example that is not a value of it")
  }

  @Test func `a setting that would be read as a note is named`() {
    #expect(
      error(ControlSet(Motionless<LikeANote>.self))
        == "the setting 'x-pause' of the control 'still' would be read as a note, for its 'x-'")
  }

  @Test(arguments: [("11", "'pause' must be from 0 to 10"), ("-1", "'pause' must be from 0 to 10")])
  func `a number beyond its limits is rejected by name, also where its row has no rule`(
    number: String, message: String
  ) {
    let controls = ControlSet(Motionless<InOrder>.self)
    let reading = ScriptReader.read(Array("gesture 1\npause \(number)\n".utf8), controls: controls)
    #expect(reading.diagnostics.map { string($0.message) } == [message])
  }

  @Test func `two controls with one name are named`() {
    #expect(
      error(ControlSet(Faders.self, Motionless<InOrder>.self, Motionless<Twice>.self))
        == "two controls are called 'still'")
  }
}

private protocol Rows {
  static var rows: [SettingRow] { get }
}

private enum InOrder: Rows {
  static var rows: [SettingRow] { [SettingRow("pause", "A pause.", example: "3")] }
}
private enum LikeAVerb: Rows {
  static var rows: [SettingRow] { [SettingRow("wait", "A pause.", example: "3")] }
}
private enum Twice: Rows {
  static var rows: [SettingRow] { InOrder.rows + InOrder.rows }
}
private enum LikeEveryScript: Rows {
  static var rows: [SettingRow] { [SettingRow("value", "A pause.", example: "3")] }
}
private enum LikeANote: Rows {
  static var rows: [SettingRow] { [SettingRow("x-pause", "A pause.", example: "3")] }
}
private enum BadExample: Rows {
  static var rows: [SettingRow] { [SettingRow("pause", "A pause.", example: "11")] }
}

/// A control that never moves, with a whole number from 0 to 10 for each row.
private struct Motionless<Table: Rows>: ScriptedControl {
  struct Configuration: ControlConfiguration {
    var numbers = [Int64](repeating: 0, count: Table.rows.count)
    static var controlName: StaticString { "still" }
    var bounds: ClosedRange<Double> { 0...1 }

    mutating func visitSettings(_ visitor: inout some SettingVisitor) {
      for (index, row) in Table.rows.enumerated() {
        visitor.whole(&numbers[index], in: 0...10, row)
      }
    }
  }

  private(set) var configuration: Configuration
  private(set) var value: Double
  private(set) var time = Timestamp.distantPast
  var phase: ControlPhase { .idle }
  var restTime: Timestamp? { nil }

  init(value: Double, configuration: Configuration) {
    (self.value, self.configuration) = (value, configuration)
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool { false }
  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {}
  mutating func update(
    values: NumberList, animated: Bool, configuration: Configuration, emit: (Effect) -> Void
  ) {}
}
