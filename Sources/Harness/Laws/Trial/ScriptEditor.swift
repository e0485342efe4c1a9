import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

/// Simplifies a script that was not made of choices: one that was written or recorded.
///
/// Each line is a span of choices: kept or not, its time and its position. Positions are absolute,
/// and stay when other lines go; times are differences.
struct ScriptEditor {
  private let script: Script

  /// - Parameter script: a playable script; its glides and taps stay unchanged.
  init(_ script: Script) {
    self.script = script.withRelativeTimes
  }

  /// Returns the script that the choices leave, without comments.
  func script(_ choices: inout Choices) -> Script {
    var copy = script
    copy.comment = nil
    copy.header = script.header.compactMap { line in
      guard case .setting(let setting) = line.content else { return nil }
      if setting.name == "control" { return line }
      return Self.isKept(&choices) ? Self.edited(line, setting, &choices) : nil
    }
    copy.body = script.body.compactMap { line in
      choices.span { choices -> Script.Line? in
        let isKept = Self.isKept(&choices)
        let line = Self.edited(line, &choices)
        return isKept && line.verb != .blank ? line : nil
      }
    }
    return copy
  }

  /// Choices that leave everything unchanged.
  var asItIs: Choices {
    var choices = Choices(seed: 0)
    _ = script(&choices)
    return choices
  }

  private static func isKept(_ choices: inout Choices) -> Bool {
    choices.chance(1000, "kept")
  }

  /// Returns a setting with some of its numbers, from the first on, if it has several.
  private static func edited(
    _ line: HeaderLine, _ setting: Setting, _ choices: inout Choices
  ) -> HeaderLine {
    guard case .numbers(let numbers) = setting.value, numbers.count > 1 else { return line }
    let last = Int64(numbers.count)
    let count = choices.whole(1...last, simplest: 1, "numbers") { _ in last }
    let kept = [Double](numbers.prefix(Int(count)))
    var line = line
    line.content = .setting(
      setting.name == "value" ? .values(kept) : Setting(setting.name, .numbers(kept)))
    return line
  }

  private static func edited(_ line: Script.Line, _ choices: inout Choices) -> Script.Line {
    var line = line
    line.comment = nil
    line.position = .none
    if case .after(let delay)? = line.time {
      let ms = choices.whole(0...max(delay / 1_000_000, 1), "time") { _ in delay / 1_000_000 }
      let odd = choices.whole(0...999_999, "odd") { _ in delay % 1_000_000 }
      line.time = .after(ms * 1_000_000 + odd)
    }
    switch line.verb {
    case .down(let id, let place, let details):
      line.verb = .down(id, edited(place, &choices), details)
    case .move(let id, let place, let details):
      line.verb = .move(id, edited(place, &choices), details)
    case .up(let id, let place?, let modifiers):
      line.verb = .up(id, edited(place, &choices), modifiers)
    default: break
    }
    return line
  }

  /// Splits a lone coordinate into whole points and a remainder, below 100,000 points.
  private static func edited(_ place: Coordinates, _ choices: inout Choices) -> Coordinates {
    guard case .along(let along) = place, abs(along) < 100_000 else { return place }
    let whole = Int64(saturating: roundedDown(along))
    let points = choices.whole(-100_000...100_000, simplest: 160, "x") { _ in whole }
    let isWhole = choices.chance(along == Double(whole) ? 0 : 1000, "part")
    return .along(Double(points) + (isWhole ? along - Double(whole) : 0))
  }
}

/// The behaviour that a shrunk script must keep.
public enum ShrinkGoal: Sendable {
  /// Breaks the law with this id.
  case law([UInt8])
  /// Fails the check that the script fails first, with the same value found.
  case check
}

/// A shrunk script.
public struct ShrunkScript: Equatable, Sendable {
  /// The remaining script.
  public let script: Script
  /// The number of scripts that were played for it.
  public let runs: Int
  /// The reason to end early; `nil` if there was none.
  public let limit: ShrinkLimit?
}

extension Fuzzer {
  /// Shrinks a script to the fewest and simplest lines with the same behaviour.
  ///
  /// - Parameters:
  ///   - script: a playable script.
  ///   - goal: the behaviour to keep.
  ///   - isOutOfTime: returns true to stop.
  /// - Returns: `nil` if the script does not have that behaviour.
  public func shrink(
    _ script: Script, keeping goal: ShrinkGoal, isOutOfTime: @escaping () -> Bool = { false }
  ) -> ShrunkScript? {
    let editor = ScriptEditor(script)
    var fuzzer = self
    if case .law(let id) = goal { fuzzer.laws = [id] }
    let wanted = firstFailure(of: script)
    let stillDoes = { [fuzzer] (record: Choices.Record) -> Choices? in
      var choices = Choices(repeating: record)
      let script = editor.script(&choices)
      guard canPlay(script) else { return nil }
      switch goal {
      case .law:
        return fuzzer.brokenLaw(in: script, isOutOfTime: isOutOfTime) == nil ? nil : choices
      case .check: return wanted != nil && firstFailure(of: script) == wanted ? choices : nil
      }
    }
    guard !isOutOfTime(), let start = stillDoes(editor.asItIs.record) else { return nil }
    var shrinker = Shrinker(
      start, mostRuns: mostShrinkRuns, isOutOfTime: isOutOfTime, stillDoes: stillDoes)
    shrinker.shrink()
    var choices = Choices(repeating: shrinker.best.record)
    return ShrunkScript(
      script: editor.script(&choices), runs: shrinker.runs, limit: shrinker.limit)
  }
}

/// A failed check, and the value found instead.
private struct FirstFailure: Equatable {
  let check: Script.Check
  let found: [UInt8]
}

extension Fuzzer {
  /// Returns the first check that a script fails; `nil` if there is none.
  fileprivate func firstFailure(of script: Script) -> FirstFailure? {
    var numbered = script
    for index in numbered.body.indices {
      numbered.body[index].position = SourceSpan(line: index + 1, column: 1, length: 1)
    }
    guard let failure = summary(of: numbered).failures.first,
      case .expect(let check) = script.body[failure.span.line - 1].verb
    else { return nil }
    return FirstFailure(check: check, found: failure.found)
  }
}
