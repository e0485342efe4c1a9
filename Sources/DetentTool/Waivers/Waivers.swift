import DetentVerbs
import Harness

/// Laws that a control breaks on purpose, from a file; tried anyway and reported separately.
struct Waivers: Sendable {
  /// Path of the file.
  let path: String
  private let waivers: [Waiver]
  private let controls: ControlSet

  /// Default file, read if it exists and no option names another.
  static let usual = "detent.waivers"

  static let option = Option(
    "--waivers", .text("FILE"),
    "laws that the control breaks on purpose, with reasons; default \(usual), if it exists")

  /// Reads the file of `--waivers`, or the default one.
  init(_ arguments: Arguments) throws(CommandError) {
    controls = arguments.controls
    let named = arguments["--waivers"]
    path = named ?? Self.usual
    guard named != nil || Files.exists(path) else {
      waivers = []
      return
    }
    let bytes: [UInt8]
    do throws(Files.Failure) { bytes = try Files.read(path) } catch { throw CommandError(error) }
    waivers = try Self.waivers(String(decoding: bytes, as: UTF8.self), path, controls)
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
    Fuzzer.laws(of: control, in: controls).first {
      "\($0.id)" == waiver.law || "\($0.name)" == waiver.law
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

  /// Returns the reason of the waiver for a law; `nil` if it must not be broken.
  func reason(for law: LawText, of control: StaticText) -> String? {
    waivers(for: control).first { $0.law == "\(law)" || isNamed($0, law, control) }?.reason
  }

  private func isNamed(_ waiver: Waiver, _ law: LawText, _ control: StaticText) -> Bool {
    Self.law(waiver, of: control, controls)?.id == law
  }

  /// Plays the evidence of the waivers that apply to a control today, and reports those that are
  /// not needed any more, or cannot be judged.
  ///
  /// - Parameters:
  ///   - fuzzer: fuzzer of the control.
  ///   - console: console for errors and warnings.
  /// - Returns: `failed` if a waiver is not needed any more.
  func review(_ fuzzer: Fuzzer, _ console: Console) -> ExitStatus {
    var status = ExitStatus.passed
    for waiver in waivers(for: fuzzer.control) {
      guard let law = Self.law(waiver, of: fuzzer.control, controls) else { continue }
      let place = "\(path):\(waiver.line)"
      switch verdict(of: law.id, on: waiver, fuzzer) {
      case .broken: break
      case .kept:
        console.report("\(place): error: \(waiver.evidence) does not break \(waiver.law) any more")
        console.report("  = help: remove the waiver")
        status = status.joined(with: .failed)
      case .notMet, nil:
        console.report(
          "\(place): warning: \(waiver.evidence) cannot be judged by \(waiver.law), so it may not be needed"
        )
      }
    }
    return status
  }

  /// Returns the verdict of a law on the evidence of a waiver; `nil` if that cannot be played.
  private func verdict(of law: LawText, on waiver: Waiver, _ fuzzer: Fuzzer) -> Verdict? {
    if waiver.evidence.hasPrefix("probe:") {
      let probe = Probe.all.first { "probe:\($0.name)" == waiver.evidence }
      return probe?.script(for: fuzzer.table, fixed: fuzzer.fixed)
        .flatMap { fuzzer.verdict(of: law, on: $0) }
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let script = waiver.evidence.hasPrefix("/") ? waiver.evidence : folder + waiver.evidence
    guard let bytes = try? Files.read(script),
      let script = Replay.read(bytes, controls: controls.besides(script)).script
    else { return nil }
    return fuzzer.verdict(of: law, on: script)
  }
}
