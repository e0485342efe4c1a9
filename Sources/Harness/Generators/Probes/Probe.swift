import ControlCore
public import GestureScript

/// A short script tailored to a control: thumb positions, ends and direction come from the
/// control's settings, before anything is run.
///
/// Random scripts find unexpected bugs, but may need thousands of runs. A probe performs one common
/// gesture and is already minimal. Running all probes takes a second.
///
///     let probe = Probe.all.first { $0.name == "past-upper" }
///     let script = probe?.script(for: ControlTable.of(Knob.self))
public struct Probe: Sendable {
  /// The name in commands and reports, such as `past-upper`.
  public let name: StaticText
  /// The ids of the laws that it targets. All other laws are checked on it, too.
  public let laws: [String]
  /// The gesture in one sentence.
  public let sentence: StaticText
  /// The abilities that the control needs.
  public let needs: ControlAbilities
  /// The settings that the control must accept with these values.
  public let settings: [Setting]
  /// The number of values that the control needs.
  public let parts: Int
  private let write: @Sendable (inout ProbeWriter) -> Void

  /// - Parameters:
  ///   - name: lower-case words joined by hyphens; unique among probes.
  ///   - laws: the ids of the laws that it targets.
  ///   - sentence: the gesture in one sentence.
  ///   - needs: the abilities that the control needs.
  ///   - settings: the settings that the script begins with and requires.
  ///   - parts: the number of values that the control needs.
  ///   - write: writes the lines.
  public init(
    _ name: StaticText, for laws: [String], _ sentence: StaticText,
    needs: ControlAbilities = .pointer, settings: [Setting] = [], parts: Int = 1,
    write: @escaping @Sendable (inout ProbeWriter) -> Void
  ) {
    (self.name, self.laws, self.sentence) = (name, laws, sentence)
    (self.needs, self.settings, self.parts) = (needs, settings, parts)
    self.write = write
  }

  /// Returns a copy of this probe with one more setting.
  ///
  /// - Parameters:
  ///   - name: the name of the new probe.
  ///   - setting: the added setting of the script.
  ///   - laws: the ids of the laws that it targets beside those of this probe.
  ///   - sentence: the gesture in one sentence.
  /// - Returns: the copy.
  public func with(
    _ name: StaticText, _ setting: Setting, for laws: [String] = [], _ sentence: StaticText
  ) -> Probe {
    Probe(
      name, for: self.laws + laws, sentence, needs: needs, settings: settings + [setting],
      parts: parts, write: write)
  }

  /// Returns the script for a control.
  ///
  /// - Parameters:
  ///   - table: the settings and verbs of the control.
  ///   - fixed: settings to hold fixed, beside those that the control itself fixes.
  /// - Returns: a playable script; `nil` if the control lacks a requirement.
  public func script(for table: ControlTable, fixed: [Setting] = []) -> Script? {
    let (written, missing) = written(for: table, fixed)
    guard missing.isEmpty, var script = written else { return nil }
    script.comment = [UInt8]("probe ") + name.bytes + [UInt8](": ") + sentence.bytes
    return script
  }

  /// Returns the requirements that a control lacks, separated by commas; empty if the probe can be
  /// played.
  ///
  /// - Parameters:
  ///   - table: the settings and verbs of the control.
  ///   - fixed: settings to hold fixed.
  /// - Returns: the requirements, in UTF-8.
  public func missing(in table: ControlTable, fixed: [Setting] = []) -> [UInt8] {
    written(for: table, fixed).missing
  }

  /// Returns the script without its comment, and the requirements that a control lacks: those of the
  /// probe, or else the settings that its lines cannot change, without which it would be another.
  private func written(
    for table: ControlTable, _ others: [Setting]
  ) -> (script: Script?, missing: [UInt8]) {
    let fixed = table.fixed + others
    var text = needs.subtracting(table.abilities).text
    for setting in settings {
      let other = fixed.last { $0.name == setting.name }
      let isPossible = other.map { $0 == setting } ?? (table[setting.name] != nil)
      if !isPossible { text.appendNeed([UInt8](setting: setting)) }
    }
    if parts > 1, ProbeWriter(table, fixed: fixed, settings, parts: parts).partCount < parts {
      text.appendNeed([UInt8]("several values"))
    }
    guard text.isEmpty else { return (nil, text) }
    var writer = ProbeWriter(table, fixed: others, settings, parts: parts)
    write(&writer)
    for setting in writer.refused { text.appendNeed([UInt8](setting: setting)) }
    return (writer.script, text)
  }
}

extension [UInt8] {
  /// Creates the text of a setting as a header line.
  fileprivate init(setting: Setting) {
    self = []
    append(setting: setting, isPadded: false)
  }

  fileprivate mutating func appendNeed(_ need: [UInt8]) {
    append(isEmpty ? "" : ", ")
    self += need
  }
}
