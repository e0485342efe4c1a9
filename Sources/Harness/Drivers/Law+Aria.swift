import ControlCore
import GestureLaws
import GestureReplay
import GestureScript
import GestureWire

// Laws about the ARIA state that a page's control reports; a driver needs the ability `aria`.

extension Law {
  static var ofAria: [Law] {
    let slider: StaticText = "WAI-ARIA 1.2, slider role"
    let pattern: StaticText =
      "WAI-ARIA Authoring Practices, slider pattern, roles, states and properties"
    return [
      ariaNow.given(.chosenAfter).needing(.aria).by(.aria, slider),
      ariaNowInRange.given(.chosenAfter).needing(.aria).by(.aria, "WAI-ARIA 1.2, range role"),
      ariaLimits.given(.chosenAfter).needing(.aria).by(.aria, pattern),
      ariaText.given(.chosenAfter).needing(.aria).by(.aria, pattern),
      ariaOrientation.needing(.aria).by(.aria, pattern),
      ariaDisabled.needing(.aria, settings: ["enabled"]).by(.aria, "WAI-ARIA 1.2, aria-disabled"),
      ariaFocus.needing(.aria).by(.aria, slider),
    ]
  }

  private static var ariaNow: Law {
    ofAria(
      "A1", "aria-now",
      """
      aria-valuenow exists and is the value, within half a step, or a 200th of the range if there are no steps.
      """
    ) { aria, part, record in
      guard !aria.hasNoNow else { return .broken("there is no aria-valuenow") }
      guard let now = aria.now else { return .notMet }
      let value = record.end.value(of: part)
      guard abs(now - value) <= record.smallest / 2 else {
        return .broken("aria-valuenow is \(now), and the value is \(value)")
      }
      return .kept
    }
  }

  private static var ariaNowInRange: Law {
    ofAria(
      "A2", "aria-now-in-range",
      "aria-valuenow lies between aria-valuemin and aria-valuemax, within the tolerance of A1."
    ) { aria, part, record in
      guard let min = aria.min, let max = aria.max, !aria.hasNoNow else { return .notMet }
      let now = aria.now ?? record.end.value(of: part)
      guard now < min - record.smallest / 2 || now > max + record.smallest / 2 else { return .kept }
      return .broken("aria-valuenow is \(now), and lies not between \(min) and \(max)")
    }
  }

  private static var ariaLimits: Law {
    ofAria(
      "A3", "aria-limits",
      """
      aria-valuemin and aria-valuemax are the bounds; with several thumbs, each may leave out \
      values that its neighbours block. The tolerance is that of A1.
      """
    ) { aria, part, record in
      let (bounds, value) = (record.configuration.bounds, record.end.value(of: part))
      let blur = record.smallest / 2
      let hasNeighbours = record.end.partCount > 1
      var verdict = Verdict.notMet
      if let min = aria.min, bounds.lowerBound.isFinite {
        let highest = hasNeighbours ? max(value, bounds.lowerBound) : bounds.lowerBound
        guard min >= bounds.lowerBound - blur, min <= highest + blur else {
          return .broken("aria-valuemin is \(min), and the lower bound is \(bounds.lowerBound)")
        }
        verdict = .kept
      }
      if let max = aria.max, bounds.upperBound.isFinite {
        let lowest = hasNeighbours ? Swift.min(value, bounds.upperBound) : bounds.upperBound
        guard max <= bounds.upperBound + blur, max >= lowest - blur else {
          return .broken("aria-valuemax is \(max), and the upper bound is \(bounds.upperBound)")
        }
        verdict = .kept
      }
      return verdict
    }
  }

  private static var ariaText: Law {
    Law(
      "A4", "aria-text",
      """
      An aria-valuetext is not empty, is the same for the same value, and differs when the value \
      has changed by half of the range or more.
      """
    ) { recorded in
      var spoken: [SpokenValue] = []
      var verdict = Verdict.notMet
      for (index, record) in recorded.steps.enumerated() {
        // Another range may have other units.
        if record.setsSettings { spoken = [] }
        guard recorded.unmet(by: record) == nil else { continue }
        for part in 0..<record.end.partCount {
          guard let text = record.end.driven?.aria(of: part)?.text else { continue }
          let now = SpokenValue(part: part, value: record.end.value(of: part), text: text)
          if let finding = now.finding(against: spoken, record.farthest / 2) {
            return .broken(finding.at(index))
          }
          verdict = .kept
          if !spoken.contains(now) { spoken.append(now) }
        }
      }
      return verdict
    }
  }

  private static var ariaOrientation: Law {
    ofAria(
      "A5", "aria-orientation", "aria-orientation is vertical if the control is, and otherwise not."
    ) { aria, _, record in
      guard let isVertical = aria.isVertical, record.configuration.pointerPath == .axis else {
        return .notMet
      }
      guard isVertical != (record.settings.axis == .y) else { return .kept }
      return isVertical
        ? .broken("aria-orientation is vertical, and the control lies")
        : .broken("aria-orientation is not vertical, and the control is upright")
    }
  }

  private static var ariaDisabled: Law {
    ofAria(
      "A6", "aria-disabled",
      "A control says that it is disabled, by aria-disabled or in HTML, if it is, and otherwise not."
    ) { aria, _, record in
      guard let isDisabled = aria.isDisabled else { return .notMet }
      guard isDisabled == record.settings.isEnabled else { return .kept }
      return isDisabled
        ? .broken("it says that it is disabled, and is not")
        : .broken("it is disabled, and does not say so")
    }
  }

  private static var ariaFocus: Law {
    ofAria(
      "A7", "aria-focus", "Each thumb of an enabled control can get the focus by keys."
    ) { aria, part, record in
      guard let isFocusable = aria.isFocusable, record.settings.isEnabled else { return .notMet }
      return isFocusable ? .kept : .broken("part \(part) cannot get the focus")
    }
  }

  /// Returns a law about the ARIA state of each part after each step.
  private static func ofAria(
    _ id: String, _ name: String, _ sentence: String,
    check: @escaping @Sendable (AriaState, Int, StepRecord) -> Verdict
  ) -> Law {
    .ofSteps(id, name, sentence) { record in
      var verdict = Verdict.notMet
      for part in 0..<record.end.partCount {
        guard let aria = record.end.driven?.aria(of: part) else { continue }
        verdict.join(check(aria, part, record))
      }
      return verdict
    }
  }
}

/// A value and its `aria-valuetext`.
private struct SpokenValue: Equatable {
  let part: Int
  let value: Double
  let text: [UInt8]

  /// Checks the text against those of earlier values of the part.
  ///
  /// - Parameters:
  ///   - others: the earlier values.
  ///   - far: the distance from which two values must have different texts.
  /// - Returns: the first violation: a blank text, another text for the same value, or the same
  ///   text for a value that is `far` away; `nil` if there is none.
  func finding(against others: [SpokenValue], _ far: Double) -> Finding? {
    guard text.contains(where: { $0 != UInt8(ascii: " ") }) else {
      return "aria-valuetext of \(value) is empty"
    }
    for other in others where other.part == part {
      if other.value == value, other.text != text {
        return "aria-valuetext of \(value) is '\(utf8: text)', and was '\(utf8: other.text)'"
      }
      if other.text == text, other.value != value, abs(other.value - value) >= far {
        return "aria-valuetext is '\(utf8: text)' for \(other.value) and for \(value)"
      }
    }
    return nil
  }
}

extension StepRecord {
  /// The size of the range; infinite if it has no two ends.
  fileprivate var farthest: Double {
    let bounds = configuration.bounds
    return bounds.upperBound - bounds.lowerBound
  }

  /// The rounding error up to which two numbers count as equal.
  fileprivate var rounding: Double { farthest.isFinite ? 1e-6 * farthest : 1e-6 }

  /// One step; without steps a hundredth of the range, or 1 if that is infinite.
  fileprivate var smallest: Double {
    max(plainStep ?? (farthest.isFinite ? farthest / 100 : 1), rounding)
  }
}
