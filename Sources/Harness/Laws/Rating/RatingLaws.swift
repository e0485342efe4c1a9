import ControlCore
import GestureGenerators
import GestureScript
public import Rating

extension RatingControl: LawfulControl {
  public static var laws: [Law] {
    Law.ofRatings + Law.ofSeenInput + Law.ofRatingScenes + [.nodesKeepTheirWord]
  }
  public static var labels: [CoverageLabel] { CoverageLabel.ofRatings }
}

extension Law {
  /// The laws of ratings, including those of every control.
  ///
  /// They act on copies of the states that a script reaches, and so apply to any control with the
  /// configuration of a rating.
  public static var ofRatings: [Law] {
    ofEveryControl + ofKeys + ofChoices + ofHolds + [
      choicesAreSteps, onePlaceOneValue, placesInOrder, nearestStepAhead, besideTheSymbols,
      tapIsShortDrag, clearAndBack, thereAndBack, previews, ticksOfSteps, nothingMovesByItself,
      keysOfRatings, fewerStars, readOnlyReportsTaps, fillEndsAtValue, sureTouchesLeaveNothing,
      dragsBeforeTheSymbols, acrossIsThePages,
      quietRatings.by(.must),
    ]
  }

  static var choicesAreSteps: Law {
    .ofSteps(
      "S1", "steps",
      "A user chooses exact steps, and nothing below the minimum."
    ) { record in
      guard case .event = record.action else { return .notMet }
      var verdict = Verdict.notMet
      let steps = RatingSteps(record.rating)
      for effect in record.effects {
        switch effect {
        case .changed(_, .cancel, _, _, _): continue
        case .changed(let value, _, _, _, _), .preview(let value?, _, _):
          if !steps.has(value) { return .broken("\(effect) is no step") }
          verdict = .kept
        default: continue
        }
      }
      return verdict
    }
  }

  // MARK: Positions

  static var onePlaceOneValue: Law {
    .ofSteps(
      "S2", "one-value",
      """
      A position always chooses the same value; the end of a symbol and the gap behind it choose \
      the whole symbol.
      """
    ) { record in
      guard let rating = RatingProbe.choosing(record) else { return .notMet }
      let configuration = rating.configuration
      var used = rating
      for symbol in configuration.someSymbols {
        let end = configuration.place(1, of: symbol)
        let whole = max(Double(symbol + 1), configuration.minimum)
        for place in [
          end, end + configuration.spacing * 0.9, configuration.place(0.62, of: symbol),
        ] {
          let value = rating.choice(at: place)
          if place >= end, !rating.isSame(value, whole) {
            return rating.broken(
              "\(place) pt behind the start chose \(value), not \(whole)", tapped: place)
          }
          used.sendTap(place)
          if used.rating.value != value {
            return rating.broken(
              "\(place) pt behind the start chose \(value), then \(used.rating.value)",
              tapped: place)
          }
        }
      }
      return .kept
    }.given(.usable, .idle, .pressable)
  }

  static var placesInOrder: Law {
    .ofSteps(
      "S3", "in-order",
      "A position further on never chooses less; from right to left, everything is mirrored."
    ) { record in
      guard let rating = RatingProbe.choosing(record) else { return .notMet }
      let isMirrored = rating.configuration.layoutDirection == .rightToLeft
      let mirror = rating.with(Setting("layout", .word(isMirrored ? "ltr" : "rtl"))) {
        $0.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
      }
      var (last, values) = (0.0, Set<Double>())
      for place in rating.configuration.somePlaces {
        let value = rating.choice(at: place)
        if value < last {
          return rating.broken(
            "\(place) pt behind the start chose \(value), after \(last)", tapped: place)
        }
        if let other = mirror?.choice(at: place), !rating.isSame(value, other) {
          return rating.broken(
            "\(place) pt behind the start chose \(value), mirrored \(other)", tapped: place)
        }
        last = value
        values.insert(value)
      }
      return values.count > 1 ? .kept : .notMet
    }.given(.usable, .idle, .pressable)
  }

  static var nearestStepAhead: Law {
    .ofSteps(
      "S4", "up-to-step",
      "Inside a symbol, a position chooses the first step that is not before it."
    ) { record in
      guard let rating = RatingProbe.choosing(record) else { return .notMet }
      let configuration = rating.configuration
      for symbol in configuration.someSymbols {
        for share in [0.25, 0.37, 0.5, 0.75] {
          let exact = Double(symbol) + share
          let place = configuration.place(share, of: symbol)
          let value = rating.choice(at: place)
          let isTooFar = value > exact + max(configuration.granularity - 1e-9, 1e-9)
          guard value < exact - 1e-9 || isTooFar && value != configuration.least else { continue }
          return rating.broken(
            "\(exact) symbols behind the start chose \(value)", tapped: place)
        }
      }
      return .kept
    }.given(.usable, .idle, .pressable)
  }

  static var besideTheSymbols: Law {
    .ofSteps(
      "S5", "beside",
      "A position before the first symbol chooses the least possible value, one behind the last all symbols."
    ) { record in
      guard let rating = RatingProbe.choosing(record) else { return .notMet }
      let configuration = rating.configuration
      let end = configuration.place(1, of: configuration.count - 1)
      for distance in [0.0, 1, 20, 100_000] {
        let first = rating.choice(at: -distance)
        if first != configuration.least {
          return rating.broken(
            "\(distance) pt before the first chose \(first)", tapped: -distance)
        }
        let last = rating.choice(at: end + distance)
        if !rating.isSame(last, Double(configuration.count)) {
          return rating.broken(
            "\(distance) pt behind the last chose \(last)", tapped: end + distance)
        }
      }
      return .kept
    }.given(.usable, .idle, .pressable)
  }

  static var fillEndsAtValue: Law {
    .ofSteps(
      "S15", "fills",
      "The fill of all symbols adds up to the value, or the preview, and is in order."
    ) { record in
      let configuration = record.rating
      var end = 0.0
      for symbol in 0..<configuration.count {
        let fill = min(max(record.end.target - Double(symbol), 0), 1)
        if fill > 0 { end = configuration.place(fill, of: symbol) }
      }
      guard abs(record.end.offset - end) <= 1e-6 else {
        return .broken(
          "filled up to \(record.end.offset) pt, not \(end) pt, for \(record.end.target)")
      }
      return record.end.target > 0 ? .kept : .notMet
    }.given(.pressable)
  }
}
