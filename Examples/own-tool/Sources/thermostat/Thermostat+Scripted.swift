import ControlCore
import Harness

// Everything that scripts, pictures and laws need from a thermostat.

extension Thermostat.Configuration: ControlConfiguration {
  static var controlName: StaticString { "thermostat" }
  var bounds: ClosedRange<Double> { Thermostat.range }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &gap, in: 0...20,
      SettingRow(
        "gap", "The least difference of the two temperatures.", unit: .value, example: "2",
        rule: "the gap must be from 0 to 20 degrees", typical: "0 5 20 1.5"))
    visitor.choice(
      &grid,
      SettingRow("grid", "Which temperatures can be chosen.", example: "whole"),
      ("half", .half), ("whole", .whole))
    visitor.interaction(&interaction)
    visitor.length(&length)
  }
}

extension Thermostat: ScriptedControl {
  /// Returns the state of a thumb; each may be held by itself.
  func reading(of part: Int) -> PartReading {
    let value = value(of: part)
    return PartReading(
      value: value, offset: value, velocity: 0, target: value,
      nearestMark: Int64(value.rounded()), phase: isHeld(part) ? .dragging : .idle, restTime: nil)
  }
}

// Drawn by the default for controls without their own drawing.
extension Thermostat: DrawnControl {}

extension Thermostat: LawfulControl {
  /// The laws of every control, and one of its own.
  static var laws: [Law] { Law.ofEveryControl + [keepsTheGap] }

  private static var keepsTheGap: Law {
    .of(
      Thermostat.self, "T1", "keeps-the-gap", "The two temperatures are at least the gap apart."
    ) { step in
      let distance = step.end.value(of: 1) - step.end.value(of: 0)
      // A host may set any number, and sums of those are rounded.
      return distance >= step.end.configuration.gap - 1e-9
        ? nil : "they are \(distance) degrees apart"
    }
  }
}
