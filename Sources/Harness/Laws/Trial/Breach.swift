import GestureGenerators
public import GestureScript

/// A way in which a law is broken. A waiver covers one way, and each way is reported once.
public struct Breach: Equatable, Sendable {
  /// The code of the law.
  public let law: String
  /// The sentence of the finding without its values; see `Finding.kind`.
  public let kind: [UInt8]
  /// The verb at which the law is broken, `pointer` for all of a press; empty if at no line.
  public let verb: StaticText
  /// True if the law itself tried the verb, on a copy of the control.
  public let isTried: Bool

  init(_ law: Law, _ finding: Finding, _ recorded: RecordedRun) {
    self.law = law.id
    isTried = !finding.probe.isEmpty
    // A driver that fails says so in many ways, and it is one fault.
    guard law.role != .reachable else {
      (kind, verb) = ([], "")
      return
    }
    kind = finding.kind
    let line = recorded.line(of: finding)
    verb = (finding.probe.first ?? line.map { recorded.script.body[$0].verb })?.cause ?? ""
  }
}

/// A script that breaks a law, the way in which it does, and the script's origin.
public struct FoundBreach: Equatable, Sendable {
  /// The way in which the law is broken.
  public let breach: Breach
  /// The finding.
  public let finding: Finding
  /// The script; without the lines at which it breaks the law in other, waived ways.
  public let script: Script
  /// The origin of the script.
  public let origin: Origin
  /// True if a waiver covers it.
  public let isWaived: Bool
  /// True if lines of the original script are left out.
  let isPart: Bool

  /// The origin of a script.
  public enum Origin: Equatable, Sendable {
    /// A probe, by its name.
    case probe(StaticText)
    /// A random script, by the number of its case.
    case random(Int64)
    /// A script that was written or kept.
    case script
  }

  /// The code of the law.
  public var law: String { breach.law }
  /// The name of the probe; `nil` for other scripts.
  public var probe: StaticText? { if case .probe(let name) = origin { name } else { nil } }
  /// The number of the random case; `nil` for other scripts.
  public var number: Int64? { if case .random(let number) = origin { number } else { nil } }

  /// True if this one is to be reported in place of another that shows the same: of two probes the
  /// shorter one.
  func isBetter(than other: FoundBreach) -> Bool {
    probe != nil && other.probe != nil && script.lineCount < other.script.lineCount
  }
}

extension RecordedRun {
  /// Returns the index of the line of the body at which a law is broken; `nil` if at none.
  func line(of finding: Finding) -> Int? {
    finding.step.flatMap { number in
      steps.enumerated().first { $0.offset == number }?.element.line
    }
  }
}

extension Script {
  /// The number of lines of its text.
  var lineCount: Int64 { Int64(1 + header.count + body.count) }
}

extension Script.Verb {
  /// The cause of what happens at a line: one word for all of a press, others for what is done by
  /// somebody or something else.
  var cause: StaticText {
    switch self {
    case .down, .move, .up, .glide, .tap: "pointer"
    case .cancel: "cancel"
    case .hover: "hover"
    case .wheel: "wheel"
    case .rotate: "rotate"
    case .key: "key"
    case .adjust: "adjust"
    case .focus: "focus"
    case .set(let settings, _): settings.last(named: "value") != nil ? "set value" : "set"
    case .frames, .wait, .settle, .mark, .expect, .note, .blank: "wait"
    }
  }
}
