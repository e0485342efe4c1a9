import ControlCore
import GestureGenerators
import GestureScript
import Rating

extension Law {
  static var keysOfRatings: Law {
    .ofSteps(
      "S12", "keys",
      """
      Keys and assistive technology go to the next step, symbol or end, a digit to its number, \
      never below the minimum; at an end they report the bound and nothing else.
      """
    ) { record in
      guard let rating = RatingProbe(record) else { return .notMet }
      for key in RatingKey.all(rating.rating.value, rating.configuration) {
        var copy = rating.rating
        let reported = copy.effects(of: key.action)
        if copy.value != key.value {
          let finding = Finding("left \(copy.value), not \(key.value)")
          return .broken(finding.probed(Script.Verb(key.action)))
        }
        guard copy.value == rating.rating.value else { continue }
        let wanted = key.side.map { [Effect.bound($0, copy.time)] } ?? []
        if reported != wanted {
          let finding = Finding("reported \(reported), not \(wanted)")
          return .broken(finding.probed(Script.Verb(key.action)))
        }
      }
      return .kept
    }.given(.usable, .idle)
  }

  static var fewerStars: Law {
    .ofSteps(
      "S13", "fewer-stars",
      "Fewer symbols than the value reduce it to all of them, and nothing is reported."
    ) { record in
      var verdict = Verdict.notMet
      let stars = record.rating.count
      for count in [1, stars / 2, stars - 1] where count > 0 && count < stars {
        var configuration = record.rating
        configuration.count = count
        guard configuration.problem == nil else { continue }
        var copy = record.end
        var reported: [Effect] = []
        copy.set(configuration: configuration) { effect in
          if case .preview = effect { return }
          reported.append(effect)
        }
        let verb = Script.Verb.set(Setting("stars", .whole(count)))
        if !reported.isEmpty {
          return .broken(Finding("\(count) symbols reported \(reported)").probed(verb))
        }
        let value = min(record.end.value, Double(count))
        if copy.value != value {
          return .broken(Finding("\(count) symbols left \(copy.value), not \(value)").probed(verb))
        }
        if value != record.end.value { verdict = .kept }
      }
      return verdict
    }
  }

  static var readOnlyReportsTaps: Law {
    .ofSteps(
      "S14", "read-only",
      "In a read-only rating, user input changes nothing, and taps are reported."
    ) { record in
      var verdict = Verdict.notMet
      let (start, end) = (record.start, record.end)
      if record.rating.interaction == .readOnly, case .event = record.action {
        for effect in record.effects {
          guard case .tapped = effect else { return .broken("reported \(effect)") }
          verdict = .kept
        }
        if start.value != end.value || start.target != end.target {
          return .broken("left \(end.target)")
        }
      }
      guard
        var rating = RatingProbe(record)?.with(
          Setting("read-only", .word("true")), { $0.interaction = .readOnly })
      else {
        return verdict
      }
      let place = rating.configuration.place(0.5, of: 0)
      let reported = rating.tap(place)
      let tapped = Effect.tapped(rating.configuration.point(along: place), rating.rating.time)
      if reported != [tapped] { return rating.broken("a tap reported \(reported)", tapped: place) }
      let trembling =
        rating.touch(.down, place) + rating.touch(.move, place + 2)
        + rating.touch(.up, place + 2)
      if !trembling.contains(where: { $0.isTap }) {
        return rating.broken(
          "a tap that trembled reported \(trembling)", dragged: place, place + 2)
      }
      return rating.rating.value == end.value
        ? .kept : rating.broken("a tap left \(rating.rating.value)", tapped: place)
    }
  }
}

/// A key or an assistive action, and its expected result.
private struct RatingKey {
  let action: InputEvent.Action
  /// The resulting value.
  let value: Double
  /// The bound that is reported if the value does not change.
  let side: Side?

  /// Creates an action upwards or downwards, which never moves the value in the other direction.
  init(_ action: InputEvent.Action, from old: Double, to new: Double, _ side: Side) {
    self.action = action
    value = side == .upper ? max(new, old) : min(new, old)
    self.side = side
  }

  init(digit: Int64, value: Double) {
    action = .key(.digit(digit), .none)
    self.value = value
    side = nil
  }

  /// Returns all actions for a rating with a value.
  static func all(_ value: Double, _ configuration: RatingConfiguration) -> [RatingKey] {
    let steps = RatingSteps(configuration)
    let isRightToLeft =
      configuration.orientation == .horizontal && configuration.layoutDirection == .rightToLeft
    let wholeUp = steps.choosable(roundedDown(value) + 1)
    let wholeDown = steps.choosable(roundedUp(value) - 1)
    let isStepped = configuration.granularity > 0
    let up = isStepped ? steps.choosable(steps.value(of: steps.step(upTo: value) + 1)) : wholeUp
    let down =
      isStepped ? steps.choosable(steps.value(of: steps.step(downTo: value) - 1)) : wholeDown
    let ways: [(InputEvent.Action, Double, Side)] = [
      (.key(.arrowUp, .none), up, .upper), (.key(.arrowDown, .none), down, .lower),
      (.key(isRightToLeft ? .arrowLeft : .arrowRight, .none), up, .upper),
      (.key(isRightToLeft ? .arrowRight : .arrowLeft, .none), down, .lower),
      (.key(.arrowUp, .shift), wholeUp, .upper), (.key(.arrowDown, .shift), wholeDown, .lower),
      (.key(.pageUp, .none), wholeUp, .upper), (.key(.pageDown, .none), wholeDown, .lower),
      (.key(.end, .none), Double(configuration.count), .upper),
      (.key(.home, .none), configuration.minimum, .lower),
      (.adjust(.increment), up, .upper), (.adjust(.decrement), down, .lower),
    ]
    let digits = ([0, 1, 3, 9] as [Int64]).map { digit in
      let isThere = digit <= configuration.count
      return RatingKey(
        digit: digit, value: isThere ? steps.choosable(Double(digit)) : value)
    }
    return ways.map { RatingKey($0.0, from: value, to: $0.1, $0.2) } + digits
  }
}
