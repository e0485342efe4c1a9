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
  /// The range of the header, if it has finite ends.
  private let range: (lower: Double, upper: Double)?

  /// - Parameter script: a playable script; its glides and taps stay unchanged.
  init(_ script: Script) {
    self.script = script.withRelativeTimes
    guard case .range(let lower, let upper)? = script.settings.value(of: "range"),
      lower.isFinite, upper.isFinite, lower < upper
    else {
      range = nil
      return
    }
    range = (lower, upper)
  }

  /// Returns the script that the choices leave, without comments.
  func script(_ choices: inout Choices) -> Script {
    var copy = script
    copy.comment = nil
    let scale = scale(&choices)
    copy.header = script.header.compactMap { line in
      guard case .setting(let setting) = line.content else { return nil }
      var line = line
      line.comment = nil
      if setting.name == "control" { return line }
      let isKept = Self.isKept(&choices)
      line.content = .setting(Self.edited(setting, scale, &choices))
      return isKept ? line : nil
    }
    copy.body = script.body.compactMap { line in
      choices.span { choices -> Script.Line? in
        let isKept = Self.isKept(&choices)
        let line = Self.edited(line, scale, &choices)
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

  // MARK: Numbers

  /// A map of values from one range to another.
  private struct Scale {
    let from: (lower: Double, upper: Double)
    let width: Double

    /// Returns the whole value at the same share of the new range, which begins at 0.
    func value(of value: Double) -> Double {
      roundedToNearest((value - from.lower) / (from.upper - from.lower) * width)
    }
  }

  /// The widths of small ranges, in which most of what happens in a large one happens too.
  private static let widths: [Double] = [8, 10, 100]

  /// Returns the map of all values to a small range, or `nil` to leave the range as it is.
  private func scale(_ choices: inout Choices) -> Scale? {
    guard let range else { return nil }
    let widths = Self.widths.filter { $0 < range.upper - range.lower }
    let last = Int64(widths.count)
    let index = Int(choices.whole(0...last, "scale") { _ in last })
    return index < widths.count ? Scale(from: range, width: widths[index]) : nil
  }

  /// Returns a setting with simpler numbers and, if it has several, only some, from the first on.
  private static func edited(
    _ setting: Setting, _ scale: Scale?, _ choices: inout Choices
  ) -> Setting {
    var setting = setting
    let isValue = setting.name == "value"
    switch setting.value {
    case .numbers(let numbers) where numbers.count > 1:
      let last = Int64(numbers.count)
      let count = choices.whole(1...last, simplest: 1, "numbers") { _ in last }
      let all = isValue ? numbers.map { value($0, scale, &choices) } : numbers
      let kept = [Double](all.prefix(Int(count)))
      setting.value = isValue ? Setting.values(kept).value : .numbers(kept)
    case .pairs(let numbers) where numbers.count > 6:
      let last = Int64(numbers.count / 2)
      let count = choices.whole(3...last, simplest: 3, "pairs") { _ in last }
      setting.value = .pairs([Double](numbers.prefix(2 * Int(count))))
    case .number(let number):
      setting.value = .number(
        isValue ? value(number, scale, &choices) : edited(number, 1, setting.name, &choices))
    case .range(let lower, let upper) where lower.isFinite && upper.isFinite:
      let start = edited(lower, 0, "lower", &choices)
      let end = start + edited(upper - lower, 1, "width", &choices)
      setting.value =
        scale.map { .range($0.value(of: start), $0.value(of: end)) } ?? .range(start, end)
    default: break
    }
    return setting
  }

  private static func value(_ number: Double, _ scale: Scale?, _ choices: inout Choices) -> Double {
    let simple = edited(number, 0, "value", &choices)
    return scale?.value(of: simple) ?? simple
  }

  /// Splits a number into a whole one and a remainder, below 100,000.
  private static func edited(
    _ number: Double, _ simplest: Int64, _ kind: Choices.Kind, _ choices: inout Choices
  ) -> Double {
    guard abs(number) < 100_000 else { return number }
    let whole = Int64(saturating: roundedDown(number))
    let simple = choices.whole(-100_000...100_000, simplest: simplest, kind) { _ in whole }
    let hasPart = choices.chance(number == Double(whole) ? 0 : 1000, "part")
    return Double(simple) + (hasPart ? number - Double(whole) : 0)
  }

  // MARK: Lines

  private static func edited(
    _ line: Script.Line, _ scale: Scale?, _ choices: inout Choices
  ) -> Script.Line {
    var line = line
    line.comment = nil
    line.position = .none
    if case .after(let delay)? = line.time { line.time = .after(duration(delay, &choices)) }
    switch line.verb {
    case .down(let id, let place, let details):
      line.verb = .down(id, edited(place, &choices), details)
    case .move(let id, let place, let details):
      line.verb = .move(id, edited(place, &choices), details)
    case .up(let id, let place?, let modifiers, let button):
      let isThere = choices.chance(1000, "place")
      let place = edited(place, &choices)
      line.verb = .up(id, isThere ? place : nil, modifiers, button: button)
    case .hover(let place?, let button):
      line.verb = .hover(edited(place, &choices), button: button)
    case .wait(let delay): line.verb = .wait(duration(delay, &choices))
    case .set(let settings, let animated):
      line.verb = .set(settings.map { edited($0, scale, &choices) }, animated: animated)
    case .adjust(.set(let number), let part):
      line.verb = .adjust(.set(value(number, scale, &choices)), part: part)
    default: break
    }
    return line
  }

  /// Splits a duration into milliseconds and nanoseconds.
  private static func duration(_ length: Int64, _ choices: inout Choices) -> Int64 {
    let ms = choices.whole(0...max(length / 1_000_000, 1), "time") { _ in length / 1_000_000 }
    let odd = choices.whole(0...999_999, "odd") { _ in length % 1_000_000 }
    return ms * 1_000_000 + odd
  }

  /// Returns simpler coordinates; positions are simplest in the middle of a usual control.
  private static func edited(_ place: Coordinates, _ choices: inout Choices) -> Coordinates {
    switch place {
    case .along(let along): .along(edited(along, 160, "x", &choices))
    case .both(let point):
      .both(edited(point.x, 160, "x", &choices), edited(point.y, 40, "y", &choices))
    }
  }
}

/// The behaviour that a shrunk script must keep.
public enum ShrinkGoal: Sendable {
  /// Breaks a law in this way.
  case breach(FoundBreach)
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

extension LawTrial {
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
    if case .breach(let found) = goal {
      return shrunk(found) { _ in isOutOfTime() }
    }
    let editor = ScriptEditor(script)
    let wanted = firstFailure(of: script)
    let stillDoes = { (record: Choices.Record) -> Choices? in
      var choices = Choices(repeating: record)
      let script = editor.script(&choices)
      guard isPlayable(script) else { return nil }
      return wanted != nil && firstFailure(of: script) == wanted ? choices : nil
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

extension LawTrial {
  /// Returns the first check that a script fails; `nil` if there is none.
  fileprivate func firstFailure(of script: Script) -> FirstFailure? {
    var numbered = script
    for index in numbered.body.indices {
      numbered.body[index].position = SourceSpan(line: index + 1, column: 1, length: 1)
    }
    guard let failure = type.summary(of: numbered, level: .calls).failures.first,
      case .expect(let check) = script.body[failure.span.line - 1].verb
    else { return nil }
    return FirstFailure(check: check, found: failure.found)
  }
}
