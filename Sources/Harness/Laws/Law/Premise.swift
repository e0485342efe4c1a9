import ControlCore
import GestureGenerators
public import GestureScript
import Rating
import Ruler

/// A condition of a law, with its words in the law's sentence. A law follows each step, and judges
/// those on which all its premises hold.
///
///     homeAndEnd.given(.onePart, .unset("minimum"))
public struct Premise: Sendable {
  /// A clause that can follow "if", as `nothing moves`.
  public let clause: String
  let holds: @Sendable (StepRecord) -> Bool

  /// Creates a premise.
  ///
  /// - Parameters:
  ///   - clause: the condition in the present tense, without a capital letter and a full stop.
  ///   - holds: returns true for a step that may be judged. Without it the law itself, which knows
  ///     more than one step, leaves out the steps that the clause excludes.
  public init(
    _ clause: String, _ holds: @escaping @Sendable (StepRecord) -> Bool = { _ in true }
  ) {
    (self.clause, self.holds) = (clause, holds)
  }
}

extension Premise {
  /// Returns the premise that a setting does not have a word.
  static func without(_ setting: StaticText, _ word: StaticText) -> Premise {
    Premise("'\(setting)' is not '\(word)'") { record in
      if case .word(let other)? = record.settings.value(of: setting) { return other != word }
      return true
    }
  }

  /// Returns the premise that settings are not set.
  static func unset(_ settings: StaticText...) -> Premise { unset(all: settings) }

  private static func unset(all settings: [StaticText]) -> Premise {
    var names: [UInt8] = []
    names.append(texts: settings.map { Array("'\($0)'".utf8) }, last: " and ")
    let verb = settings.count > 1 ? "are not set" : "is not set"
    return Premise("\(String(decoding: names, as: UTF8.self)) \(verb)") { record in
      record.leavesUnset(settings)
    }
  }

  static var reducedMotion: Premise {
    Premise("'motion' is 'reduced'") { record in
      if case .word("reduced")? = record.settings.value(of: "motion") { return true }
      return false
    }
  }

  static var slider: Premise {
    Premise("the control is a slider") { $0.type.traits.contains(.thumb) }
  }

  static var onePart: Premise {
    Premise("the control has one value") { $0.start.partCount == 1 && $0.end.partCount == 1 }
  }

  static var severalParts: Premise {
    Premise("the control has several values") { $0.end.partCount > 1 }
  }

  static var partsKnown: Premise {
    Premise("the control reports the phase of each part") { $0.end.reportsItsParts }
  }

  static var unwrapped: Premise {
    Premise("values do not wrap round") { !$0.configuration.wraps }
  }

  /// Only one part may move with a pointer.
  static var apart: Premise {
    Premise("a pointer moves one thumb only ('meet push' and 'between move' are not set)") {
      !$0.arePartsTogether
    }
  }

  static var usable: Premise {
    Premise("users can change the control, and 'locked' and 'max-distance' are not set") {
      $0.settings.isEnabled && !$0.settings.isReadOnly
        && $0.leavesUnset(["locked", "max-distance"])
    }
  }

  /// Premises of laws that act on copies: the control may move, or a wheel gesture may be open.
  static var untouched: Premise {
    Premise("no pointer is down") { record in
      record.end.phase != .pressed && (record.isWheelOpen || !record.end.isHeld)
    }
  }

  /// Rest of all parts but one: a wheel may push a thumb that is not yet where it will rest.
  static var othersAtRest: Premise {
    Premise("of several values none moves by itself") {
      $0.end.partCount == 1 || $0.end.restTime == nil
    }
  }

  static var idle: Premise { Premise("nothing moves and no pointer is down") { $0.end.isIdle } }

  static var plain: Premise {
    Premise("no modifier key is held") { record in
      switch record.action {
      case .event(.pointer(let pointer)): pointer.modifiers == .none
      case .event(.wheel(let wheel)): wheel.modifiers == .none
      default: true
      }
    }
  }

  static var finiteBounds: Premise {
    Premise("both bounds are finite") { $0.configuration.bounds.isFinite }
  }

  /// Thumbs lie at the share of the range that their values have.
  static var evenTrack: Premise { .unset(all: StepRecord.ofUnevenTracks) }

  /// Steps whose size `step` alone tells; see `StepRecord.plainStep`.
  static var plainSteps: Premise {
    Premise("'step' alone says which values can be chosen") { $0.mostBelowEnd != nil }
  }

  static var alongTheAxis: Premise {
    Premise("drags move the control along a line") { $0.configuration.pointerPath == .axis }
  }
}

extension Premise {
  /// A drag that the trackers of pointers follow.
  static var straight: Premise {
    Premise("the drag is straight, without modifiers, and no other input comes between")
  }

  static var chosenBefore: Premise {
    Premise("the values before are ones that users can choose") { $0.canBeChosen($0.start.values) }
  }

  package static var chosenAfter: Premise {
    Premise("the values are ones that users can choose") { $0.canBeChosen($0.end.values) }
  }

  /// Adjustments that are arrows in all but their name.
  static var adjustedByKeys: Premise {
    Premise("'adjust-step' is 'key-step'") {
      $0.count(of: "adjust-step") == $0.count(of: "key-step")
    }
  }

  static var pagesBeyondKeys: Premise {
    Premise("'page-step' is at least 'key-step'") {
      $0.count(of: "page-step") >= $0.count(of: "key-step")
    }
  }

  static var onStep: Premise { Premise("the value is on a step") { $0.isOnStep } }

  /// Keys and wheels with Alt may give finer values than other input.
  static var withoutAlt: Premise {
    Premise("Alt is not held") { record in
      switch record.action {
      case .event(.key(_, let modifiers)): !modifiers.contains(.alt)
      case .event(.wheel(let wheel)): !wheel.modifiers.contains(.alt)
      default: true
      }
    }
  }

  /// A drag that nothing scales.
  static var plainDrag: Premise {
    Premise("no modifier key is held and 'fine-distance' is not set")
  }
}

extension Premise {
  /// Far from the origin, rounding may decide which mark is next.
  static var nearOrigin: Premise {
    Premise("the value is less than 10,000 steps from 'origin'") {
      abs($0.end.value - $0.ruler.origin) < 1e4 * $0.ruler.step
    }
  }
}

extension Premise {
  static var pressable: Premise {
    Premise("symbols are 1 to 1,000,000 points long in all") { $0.rating.hasPlainPlaces }
  }
}

extension RecordedRun {
  /// Returns the run for a law with premises.
  func given(_ premises: [Premise]) -> RecordedRun {
    var copy = self
    copy.premises = premises
    return copy
  }

  /// Returns the first premise that a step does not meet; `nil` if the law may judge the step.
  package func unmet(by record: StepRecord) -> Premise? {
    premises.first { !$0.holds(record) }
  }

  /// Joins the verdicts on all steps up to the first broken one. Steps that do not meet the
  /// premises are followed, and not judged.
  func verdict(ofSteps judge: (StepRecord) -> Verdict) -> Verdict {
    var verdict = Verdict.notMet
    for (index, record) in steps.enumerated() {
      let said = judge(record)
      guard unmet(by: record) == nil else { continue }
      if let finding = said.finding { return .broken(finding.at(index)) }
      verdict.join(said)
    }
    return verdict
  }
}
