import DetentVerbs
import Harness

/// Laws that a control breaks on purpose, from a file; tried anyway and reported separately.
struct Waivers: Sendable {
  /// Path of the file.
  let path: String
  private let waivers: [Waiver]
  private let controls: ControlSet
  /// Ways of breaking laws that the evidence shows, with the control and the waiver's reason.
  private var covered: [(control: StaticText, breach: Breach, reason: String)] = []
  /// Errors in the evidence, each with its fix.
  private var errors: [(message: String, help: String)] = []

  /// Default file, read if it exists and no option names another.
  static let usual = "detent.waivers"

  static let option = Option(
    "--waivers", .input("FILE"),
    "laws that the control breaks on purpose, with reasons; default \(usual), if it exists")

  /// Reads the file of `--waivers`, or the default one, and plays the evidence.
  ///
  /// - Parameters:
  ///   - arguments: options of the verb.
  ///   - fixed: settings of every probe.
  ///   - plays: false if no law is tried.
  /// - Throws: error in the file.
  init(
    _ arguments: Arguments, fixed: [Setting] = [], plays: Bool = true
  ) throws(CommandError) {
    controls = arguments.tool.controls
    let named = arguments["--waivers"]
    path = named ?? Self.usual
    guard named != nil || Files.exists(path) else {
      waivers = []
      return
    }
    let bytes: [UInt8]
    do throws(Files.Failure) { bytes = try Files.read(path) } catch { throw CommandError(error) }
    waivers = try Self.waivers(String(decoding: bytes, as: UTF8.self), path, controls)
    guard plays else { return }
    for control in controls.tables.map(\.name) {
      for waiver in waivers(for: control) { play(waiver, control, fixed) }
    }
    ToolDriver.leave()
  }

  private static func waivers(
    _ text: String, _ path: String, _ controls: ControlSet
  ) throws(CommandError) -> [Waiver] {
    var waivers: [Waiver] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(Waiver.WaiverError) {
        guard let waiver = try Waiver(String(line), line: index + 1) else { continue }
        guard Self.isKnown(waiver, controls) else {
          throw Waiver.WaiverError(
            message: "there is no law '\(waiver.law)'", help: "see: detent fuzz --list")
        }
        waivers.append(waiver)
      } catch {
        throw CommandError(
          "\(path):\(index + 1): \(error.message)", help: error.help, status: .unreadable)
      }
    }
    return waivers
  }

  /// True if the law of a waiver exists, or is one of another driver's own, unknown here.
  private static func isKnown(_ waiver: Waiver, _ controls: ControlSet) -> Bool {
    let names = controls.tables.map(\.name)
    if names.contains(where: { law(waiver, of: $0, controls) != nil }) { return true }
    return waiver.law.hasPrefix("own/")
      && !names.contains { waiver.control.matches(controls.driver?.name ?? $0.bytes) }
  }

  private static func law(
    _ waiver: Waiver, of control: StaticText, _ controls: ControlSet
  ) -> LawEntry? {
    LawEntry.all(of: control, in: controls).first {
      $0.id == waiver.law || $0.name == waiver.law
    }
  }

  /// Returns the driver's name of a control; without a driver, the name in scripts.
  private func name(_ control: StaticText) -> [UInt8] { controls.driver?.name ?? control.bytes }

  /// Returns the waivers that apply to a control today.
  private func waivers(for control: StaticText) -> [Waiver] {
    let today = Today.text
    return waivers.filter { waiver in
      waiver.control.matches(name(control)) && (waiver.until.map { today <= $0 } ?? true)
    }
  }

  /// Returns the reason of the waiver that covers a way of breaking a law; `nil` if none does.
  func reason(for breach: Breach, of control: StaticText) -> String? {
    covered.first { $0.control == control && $0.breach == breach }?.reason
  }

  /// Makes a trial treat what is covered as waived, whatever script shows it.
  func apply(to trial: inout LawTrial) {
    let control = trial.control
    let breaches = covered.filter { $0.control == control }.map(\.breach)
    trial.waives = { breaches.contains($0) }
  }

  /// Reports errors in the evidence of waivers that apply to a control today.
  ///
  /// - Returns: `failed` if there are any.
  func review(_ console: Console) -> ExitStatus {
    guard Interruption.status == nil else { return .passed }
    for (message, help) in errors {
      console.report(message)
      console.report("  = help: \(help)")
    }
    return errors.isEmpty ? .passed : .failed
  }

  // MARK: Evidence

  /// Plays the evidence of a waiver, and notes the ways in which it breaks the law, or the error.
  private mutating func play(_ waiver: Waiver, _ control: StaticText, _ fixed: [Setting]) {
    guard let law = Self.law(waiver, of: control, controls) else { return }
    var trial = LawTrial(of: controls.lawful(control))
    trial.fixed = fixed
    trial.keepLaws([law.id])
    // One script may show several ways.
    trial.waives = { _ in true }
    do throws(Waiver.WaiverError) {
      if let missing = law.missing {
        throw Waiver.WaiverError(
          message: "\(waiver.law) is not tried: it needs \(text(missing))",
          help: "name only controls that have that, or remove the waiver")
      }
      guard let script = try script(of: waiver, trial) else { return }
      let tally = trial.tally(of: script)
      let found = tally.laws.flatMap(\.found)
      for found in found where found.law == law.id {
        covered.append((control, found.breach, waiver.reason))
      }
      guard found.isEmpty else { return }
      if let reason = tally.reasons.first {
        throw Waiver.WaiverError(
          message: "\(waiver.evidence) cannot be played: \(text(reason.text))", help: Self.other)
      }
      guard tally.laws.contains(where: { $0.id == law.id && $0.held > 0 }) else {
        throw Waiver.WaiverError(
          message: "in \(waiver.evidence), what \(waiver.law) is about does not occur",
          help: Self.other)
      }
      throw Waiver.WaiverError(
        message: "\(waiver.evidence) does not break \(waiver.law) any more",
        help: "remove the waiver")
    } catch {
      errors.append(("\(path):\(waiver.line): error: \(error.message)", error.help))
    }
  }

  private static let other = "name a script that breaks the law, or remove the waiver"

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the script that is the evidence of a waiver; `nil` if it is about another control.
  private func script(
    of waiver: Waiver, _ trial: LawTrial
  ) throws(Waiver.WaiverError) -> Script? {
    if waiver.evidence.hasPrefix("probe:") {
      guard let probe = Probe.all.first(where: { "probe:\($0.name)" == waiver.evidence }) else {
        throw Waiver.WaiverError(
          message: "there is no \(waiver.evidence)", help: "see: detent probe --list")
      }
      if let script = probe.script(for: trial.table, fixed: trial.fixed) { return script }
      let missing = probe.missing(in: trial.table, fixed: trial.fixed)
      throw Waiver.WaiverError(
        message: "\(waiver.evidence) cannot be played: it needs \(text(missing))", help: Self.other)
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let file = waiver.evidence.hasPrefix("/") ? waiver.evidence : folder + waiver.evidence
    let bytes: [UInt8]
    do throws(Files.Failure) { bytes = try Files.read(file) } catch {
      throw Waiver.WaiverError(message: error.message, help: Self.other)
    }
    let reading = Replay.read(bytes, controls: controls.besides(file))
    guard let script = reading.script else {
      let line = reading.diagnostics.first.map { ", line \($0.span.line): \(text($0.message))" }
      throw Waiver.WaiverError(
        message: "\(waiver.evidence) cannot be read as a script for this control\(line ?? "")",
        help: Self.other)
    }
    return controls.table(of: script.settings).name == trial.control ? script : nil
  }
}
