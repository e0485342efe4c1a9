import ControlCore
import Dial
import GestureGenerators
import GestureScript

// Laws about host values on a dial that wraps, and about key values in any turn.

extension Law {
  static var hostSetsTheFirstTurn: Law {
    .ofSteps(
      "D12", "first-turn",
      "A value that a host sets on a dial that wraps is in the first turn, and is reached the shorter way round."
    ) { record in
      let (configuration, value) = (record.dial, record.end.value)
      guard record.newValue != nil, configuration.wraps,
        value != record.start.value
      else { return .notMet }
      var copy = record.end
      if let rest = copy.restTime { copy.advance(to: rest) { _ in } }
      // A turned wheel may snap to another value at its end.
      guard copy.value == value else { return .notMet }
      let place = (value - configuration.range.lowerBound) / configuration.size * configuration.arc
      let blur = record.rounding + 1e-6
      guard abs(copy.offset - place) <= blur else {
        return .broken("it rests at \(copy.offset) pt, and \(value) is at \(place) pt")
      }
      let way = abs(copy.offset - record.end.offset)
      guard way <= configuration.arc / 2 + blur else {
        return .broken("it goes \(way) pt, and a turn has \(configuration.arc) pt")
      }
      return .kept
    }.given(Premise("no pointer is down") { !$0.start.isHeld })
  }

  static var keysGiveMarks: Law {
    .ofSteps(
      "D13", "marks-to-the-bit",
      "Arrows, page keys and increments lead a dial with a step to the value of a mark, to the bit, in any turn, or to an end."
    ) { record in
      guard record.isWholeStep, let step = record.dial.step else { return .notMet }
      let (range, bounds) = (record.dial.range, record.dial.bounds)
      var verdict = Verdict.notMet
      for case .changed(let value, let cause, _, let turns, _) in record.effects
      where cause == .key || cause == .assistive {
        let mark = roundedToNearest((value - range.lowerBound) / step)
        let lattice = Lattice(
          step: step, origin: range.lowerBound, fractions: 1, unitWidth: 1)
        let exact = lattice.value(ofMark: Int64(saturating: mark))
        guard value == exact || value == bounds.lowerBound || value == bounds.upperBound else {
          return .broken("\(value) in turn \(Int(turns)), and the mark is \(exact)")
        }
        verdict = .kept
      }
      return verdict
    }
  }
}

extension StepRecord {
  /// True for a key without modifiers, except Home and End, an increment or a decrement.
  fileprivate var isWholeStep: Bool {
    switch action {
    case .event(.key(let key, .none)): key != .home && key != .end
    case .event(.adjust(.increment, _)), .event(.adjust(.decrement, _)): true
    default: false
    }
  }
}
