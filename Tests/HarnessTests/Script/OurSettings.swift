import ControlCore
import Harness

// The project's own controls and some of their settings by name, for tests.

extension StaticText {
  static let ruler: StaticText = "ruler"
  static let rating: StaticText = "rating"
}

extension ControlTable {
  static func of(_ control: StaticText) -> ControlTable {
    ControlSet.ours.table(named: control.bytes[...]) ?? ControlSet.ours.first
  }
}

extension ScriptMaker {
  init(_ control: StaticText) { self.init(ControlTable.of(control)) }
}

extension Setting {
  static func range(_ lower: Double, _ upper: Double) -> Setting {
    Setting("range", .range(lower, upper))
  }

  static func number(_ name: StaticText, _ number: Double) -> Setting {
    Setting(name, .number(number))
  }

  static func word(_ name: StaticText, _ word: StaticText) -> Setting { Setting(name, .word(word)) }

  static func step(_ step: Double) -> Setting { .number("step", step) }
  static func slop(_ slop: Double) -> Setting { .number("slop", slop) }
}
