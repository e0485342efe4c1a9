import ControlCore
public import GestureScript

/// A short script that is made for a control: where thumbs are, where the ends are and which way is more it takes from what
/// is known of the control before anything is tried.
///
/// Random scripts find what nobody has thought of, and may need thousands of tries for it. A probe does one thing that
/// people do with every control, and is the shortest script of it already. All of them take a second.
///
///     let probe = Probe.all.first { $0.name == "past-upper" }
///     let script = probe?.script(for: ControlTable.of(Knob.self))
public struct Probe: Sendable {
  /// By which commands and reports name it, as `past-upper`.
  public let name: StaticText
  /// The ids of the laws that it is made for. All other laws are tried on it, too.
  public let laws: [LawText]
  /// The gesture in one sentence.
  public let sentence: StaticText
  /// The abilities that a control needs for it.
  public let needs: ControlAbilities
  /// Settings that the control must be able to have as they are here.
  public let settings: [Setting]
  /// The number of values that the control needs.
  public let parts: Int
  private let write: @Sendable (inout ProbeWriter) -> Void

  /// - Parameters:
  ///   - name: lower-case words with hyphens between, unlike those of other probes.
  ///   - laws: ids of the laws that it is made for.
  ///   - sentence: what is done.
  ///   - needs: what a control must have for it.
  ///   - settings: what the script begins with, and does not make sense without.
  ///   - parts: how many values the control must have.
  ///   - write: writes the lines.
  public init(
    _ name: StaticText, for laws: [LawText], _ sentence: StaticText,
    needs: ControlAbilities = .pointer, settings: [Setting] = [], parts: Int = 1,
    write: @escaping @Sendable (inout ProbeWriter) -> Void
  ) {
    (self.name, self.laws, self.sentence) = (name, laws, sentence)
    (self.needs, self.settings, self.parts) = (needs, settings, parts)
    self.write = write
  }

  /// Returns a probe that does this to a control with one more setting.
  ///
  /// - Parameters:
  ///   - name: of the new probe.
  ///   - setting: what the script begins with as well.
  ///   - laws: ids of laws that it is made for beside those of this one.
  ///   - sentence: what is done.
  /// - Returns: a copy.
  public func with(
    _ name: StaticText, _ setting: Setting, for laws: [LawText] = [], _ sentence: StaticText
  ) -> Probe {
    Probe(
      name, for: self.laws + laws, sentence, needs: needs, settings: settings + [setting],
      parts: parts, write: write)
  }

  /// The script for a control.
  ///
  /// - Parameters:
  ///   - table: of the control.
  ///   - fixed: settings that are to be as they are here, beside those that the control cannot have otherwise.
  /// - Returns: a script that can be played; `nil` if the control does not have what it needs.
  public func script(for table: ControlTable, fixed: [Setting] = []) -> Script? {
    guard missing(in: table, fixed: fixed).isEmpty else { return nil }
    var writer = ProbeWriter(table, fixed: fixed, settings, parts: parts)
    write(&writer)
    var script = writer.script
    script.comment = [UInt8]("probe ") + name.bytes + [UInt8](": ") + sentence.bytes
    return script
  }

  /// The missing requirements of a control, in words separated by commas; empty if the probe can be
  /// played.
  ///
  /// - Parameters:
  ///   - table: of the control.
  ///   - fixed: settings that are to be as they are here.
  /// - Returns: UTF-8.
  public func missing(in table: ControlTable, fixed: [Setting] = []) -> [UInt8] {
    let fixed = table.fixed + fixed
    var text = needs.subtracting(table.abilities).text
    for setting in settings {
      let other = fixed.last { $0.name == setting.name }
      let isPossible = other.map { $0 == setting } ?? (table[setting.name] != nil)
      if !isPossible { text.appendNeed([UInt8](setting: setting)) }
    }
    if parts > 1, ProbeWriter(table, fixed: fixed, settings, parts: parts).partCount < parts {
      text.appendNeed([UInt8]("several values"))
    }
    return text
  }
}

extension [UInt8] {
  /// A setting as a line of a header.
  fileprivate init(setting: Setting) {
    self = []
    append(setting: setting, isPadded: false)
  }

  fileprivate mutating func appendNeed(_ need: [UInt8]) {
    append(isEmpty ? "" : ", ")
    self += need
  }
}
