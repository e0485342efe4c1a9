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
///
/// Its text has the settings and verbs of a script, with semicolons between them. A place is a share
/// of the range, from `0%` at the lower end to `100%` at the upper one; `thumb`, or `thumb[1]` for
/// part 1; `past-upper` or `past-lower`, beyond an end; or points, such as `0pt`, `end` and, a point
/// before that, `-1pt`. `thumb+10%` is a place beside a thumb.
///
///     value 30% 70%; down 0 thumb[1]; glide 0 to 85%; up 0
///
/// - `value 30% 70%`: the initial values; two of them need a control with two parts.
/// - `glide 0 to 85% in 3`: three moves, 16 ms apart; five without a number. `glide 0 by 25%` counts
///   from the first thumb.
/// - `up 0 then 100ms`: the time until the next line, in place of 600 ms, after which a second press
///   would no longer be a double press. `tap 0 70% then 100ms` likewise.
/// - `set value 60%`, `set value upper+50`, `set value lower-50`: values of the host.
/// - `4x key ArrowUp`: the same line four times.
/// - `[key Home]`: a line that is left out if the control lacks an ability for it, or a setting that
///   is left out if the control does not accept it. A control that lacks another one cannot play the
///   probe.
public struct Probe: Sendable {
  /// The name in commands and reports, such as `past-upper`.
  public let name: StaticText
  /// The ids of the laws that it targets. All other laws are checked on it, too.
  public let laws: [String]
  /// The gesture in one sentence.
  public let sentence: StaticText
  /// The settings and lines of the script.
  public let text: String
  private let needs: ControlAbilities

  /// - Parameters:
  ///   - name: lower-case words joined by hyphens; unique among probes.
  ///   - laws: the ids of the laws that it targets, with blanks between them.
  ///   - sentence: the gesture in one sentence.
  ///   - needs: the abilities that the control needs beside those of the lines.
  ///   - text: the settings and lines. A line that cannot be read is reported as missing.
  public init(
    _ name: StaticText, for laws: String, _ sentence: StaticText, needs: ControlAbilities = [],
    _ text: String
  ) {
    (self.name, self.sentence, self.needs, self.text) = (name, sentence, needs, text)
    self.laws = laws.split(separator: " ").map(String.init)
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
    _ name: StaticText, _ setting: String, for laws: String = "", _ sentence: StaticText
  ) -> Probe {
    let laws = self.laws.joined(separator: " ") + " " + laws
    return Probe(name, for: laws, sentence, needs: needs, "\(setting); \(text)")
  }

  /// Returns the script for a control.
  ///
  /// - Parameters:
  ///   - table: the settings and verbs of the control.
  ///   - fixed: settings to hold fixed, beside those that the control itself fixes.
  /// - Returns: a playable script; `nil` if the control lacks a requirement.
  public func script(for table: ControlTable, fixed: [Setting] = []) -> Script? {
    let writer = ProbeWriter(table, fixed: fixed, text)
    guard missing(in: writer).isEmpty else { return nil }
    var script = writer.script
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
    missing(in: ProbeWriter(table, fixed: fixed, text))
  }

  private func missing(in writer: ProbeWriter) -> [UInt8] {
    let abilities = writer.lacking.union(needs.subtracting(writer.table.abilities))
    let words = abilities.isEmpty ? [] : [String(decoding: abilities.text, as: UTF8.self)]
    return Array((words + writer.refused).joined(separator: ", ").utf8)
  }
}
