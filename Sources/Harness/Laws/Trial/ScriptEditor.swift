import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

/// Makes a script plainer that was not made of choices: one that a person wrote, or recorded.
///
/// Each line is a span: whether it is kept, when it happens and where. Places stay where they are when
/// other lines go; times are differences.
struct ScriptEditor {
  private let script: Script

  /// - Parameter script: can be played; its glides and taps stay what they are.
  init(_ script: Script) {
    self.script = script.withRelativeTimes
  }

  /// What the choices leave of the script; without its comments.
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

  /// Choices that leave everything as it is.
  var asItIs: Choices {
    var choices = Choices(seed: 0)
    _ = script(&choices)
    return choices
  }

  private static func isKept(_ choices: inout Choices) -> Bool {
    choices.chance(1000, "kept")
  }

  /// A setting, with as many of its numbers as are left if it has several.
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

  /// A lone coordinate in whole points and what is left of them; one that is not near stays as it is.
  private static func edited(_ place: Coordinates, _ choices: inout Choices) -> Coordinates {
    guard case .along(let along) = place, abs(along) < 100_000 else { return place }
    let whole = Int64(saturating: roundedDown(along))
    let points = choices.whole(-100_000...100_000, simplest: 160, "x") { _ in whole }
    let isWhole = choices.chance(along == Double(whole) ? 0 : 1000, "part")
    return .along(Double(points) + (isWhole ? along - Double(whole) : 0))
  }
}

/// What a shrunk script must go on doing.
public enum ShrinkGoal: Sendable {
  /// Break the law with this id.
  case law([UInt8])
  /// Fail the check that it fails first, with the same value found.
  case check
}

/// A script that was cut down.
public struct ShrunkScript: Equatable, Sendable {
  /// The script that is left.
  public let script: Script
  /// The number of scripts that were played for it.
  public let runs: Int
  /// The reason to end early; `nil` if there was none.
  public let limit: ShrinkLimit?
}

extension Fuzzer {
  /// Cuts a script down to the fewest and plainest lines that still do what it does.
  ///
  /// - Parameters:
  ///   - script: can be played.
  ///   - goal: what must stay.
  ///   - isOutOfTime: says when it has taken long enough.
  /// - Returns: `nil` if the script does not do that.
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

/// A check that is not met, and what was found instead.
private struct FirstFailure: Equatable {
  let check: Script.Check
  let found: [UInt8]
}

extension Fuzzer {
  /// The first check that a script does not meet.
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
