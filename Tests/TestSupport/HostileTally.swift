import ControlCore
import Foundation
import GestureLaws

/// Totals over adversarial streams.
public struct HostileTally: CustomStringConvertible {
  /// Number of adversarial streams, half of them with each seed, unless `DETENT_HOSTILE_STREAMS`
  /// sets it.
  public static let streams =
    ProcessInfo.processInfo.environment["DETENT_HOSTILE_STREAMS"].flatMap(Int.init)
    ?? Cases.some(of: 8000, oneIn: 2)

  /// Totals; `flights` counts steps after which the control moves by itself.
  public private(set) var streams = 0, steps = 0, flights = 0, effects = 0, ticks = 0, ended = 0
  public private(set) var landed = 0
  private var marks = 0.0

  public init() {}

  fileprivate mutating func begin() {
    streams += 1
  }

  fileprivate mutating func note(_ reported: [Effect], _ phase: ControlPhase) {
    steps += 1
    if phase == .coasting || phase == .settling { flights += 1 }
    for effect in reported { note(effect) }
  }

  private mutating func note(_ effect: Effect) {
    effects += 1
    switch effect {
    case .ended: ended += 1
    case .snapped: landed += 1
    case .tick(let run, _):
      ticks += 1
      marks += Double(run.length)
    case .began, .bound, .changed, .preview, .yielded, .tapped, .idle: break
    }
  }

  public var description: String {
    "\(streams) streams, \(steps) steps, \(flights) flying, \(effects) effects, "
      + "\(ticks) runs, \(marks) marks, \(ended) edits, \(landed) landings"
  }
}

extension ControlStream {
  /// Returns an error of the effects, or of the readings after each step.
  public func problem(_ tally: inout HostileTally, _ reading: (Subject) -> String?) -> String? {
    var control = start
    tally.begin()
    for step in steps {
      let (before, parts) = (control.time, control.partCount)
      let effects = control.effects(of: step)
      tally.note(effects, control.phase)
      let copy = control
      guard copy == control else { return "it holds what is not a number after \(step)" }
      if let wrong = reading(control) ?? control.problem(effects, since: before, of: parts) {
        return "\(wrong) after \(step)"
      }
    }
    return nil
  }
}

extension Control {
  /// Returns an error of the effects since a time; `parts` is the number of parts at that time.
  fileprivate func problem(
    _ effects: [Effect], since before: Timestamp, of parts: Int
  ) -> String? {
    // The latest time of each part: simultaneous motions emit in turns.
    var latest: [UInt8: Timestamp] = [:]
    for effect in effects {
      if !effect.isFinite { return "\(effect)" }
      if case .tick(let run, _) = effect, let wrong = run.problem { return wrong }
      let last = effect.isIdle ? latest.values.max() : latest[effect.part]
      if effect.time < last ?? before { return "\(effect) before \(last ?? before)" }
      latest[effect.part] = effect.times.last
      if effect.times.last > time { return "\(effect) after \(time)" }
    }
    return effects.count > 16 * max(parts, partCount) ? "\(effects.count) effects at once" : nil
  }
}

extension Effect {
  fileprivate var isIdle: Bool { if case .idle = self { true } else { false } }
}

extension TickRun {
  /// Returns an error of a run, from at most ten of its marks.
  fileprivate var problem: String? {
    guard length > 0 else { return "a run of \(count)" }
    guard abs(Double(first)) <= 0x1p61, abs(Double(last)) <= 0x1p61 else {
      return "\(self) too far"
    }
    let probes = (0...7).map { (length - 1) / 7 * $0 }
    var latest = time(at: 0)
    for probe in probes + [length - 1] {
      if time(at: probe) < latest { return "\(self) goes back at \(probe)" }
      latest = time(at: probe)
    }
    var shown: Int64 = 0
    let left = forEach(limit: 3) { _, _ in shown += 1 }
    return left + shown == length ? nil : "\(self) leaves \(left) out"
  }
}
