import ControlCore
import TestSupport
import Testing

/// The fast way through one piece of a track, compared with a search among all marks.
@Suite struct EvenMarksTests {
  @Test(arguments: Seeds.all) func `a piece says what the whole track says`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var (choices, values, moves) = (0, 0, 0)
    for round in 0..<300 {
      let pieces = round % 3 == 0 ? Pieces.any(&random) : decimals(&random)
      let end = pieces.position(ofMark: pieces.marks.upperBound)
      guard let part = pieces.evenMarks(at: random.number(0...end)) else { continue }
      let bounds = random.coin() ? 0...end : limits(of: pieces, &random)
      for _ in 0..<20 {
        let place = place(in: part, &random)
        if let near = part.plainRest(at: place, within: bounds) {
          choices += 1
          let rest = pieces.rest(at: place, rule: .always, bounds: bounds)
          #expect(near == rest?.position, "\(pieces) \(bounds) \(place)")
        }
        if let value = part.plainValue(at: place) {
          values += 1
          #expect(value == pieces.value(at: place), "\(pieces) \(place)")
        }
        moves += expectMove(from: place, to: self.place(in: part, &random), part, pieces, bounds)
      }
    }
    let found = [choices, values, moves]
    #expect(found.min() ?? 0 > 100, "\(found)")
  }

  /// Compares the marks that tick on a move with all that are between; returns 1 if it has any.
  private func expectMove(
    from a: Double, to b: Double, _ part: EvenMarks, _ pieces: Pieces, _ bounds: ClosedRange<Double>
  ) -> Int {
    guard bounds.contains(a), bounds.contains(b),
      let rule = part.rule(from: a, to: b, within: bounds)
    else { return 0 }
    let reported = rule.marks(from: a, to: b)
    let near =
      max(
        pieces.tick(upTo: min(a, b)) - 2, 0)...min(
        pieces.tick(downTo: max(a, b)) + 2, pieces.ticks.upperBound)
    guard near.count < 1000 else { return 0 }
    var passed: [Int64] = []
    for mark in near {
      let place = pieces.position(ofTick: mark)
      let capture = min(0.02 * pieces.gap(besideTick: mark), 0.5)
      let level = b > a ? place - capture : place + capture
      // The two ways may differ within rounding error of a level.
      if abs(level - a) < 1e-6 || abs(level - b) < 1e-6 { return 0 }
      guard bounds.contains(place), min(a, b) < level, level < max(a, b) else { continue }
      passed.append(mark)
      #expect(abs(rule.position(ofMark: mark) - place) < 1e-6)
      #expect(abs(rule.rearm - pieces.gap(besideTick: mark) / 4) < 1e-9)
    }
    if b < a { passed.reverse() }
    #expect(reported.count == (b > a ? passed.count : -passed.count), "\(pieces) \(a) \(b)")
    #expect(passed.isEmpty || reported.first == passed.first, "\(pieces) \(a) \(b)")
    return passed.isEmpty ? 0 : 1
  }

  /// Returns pieces whose knots and steps are short decimals, of which the last gap may be shorter.
  private func decimals(_ random: inout RandomBits) -> Pieces {
    var (knots, steps) = (NumberList([0, 0]), NumberList())
    var (place, value) = (0.0, 0.0)
    for _ in 0..<random.pick([2, 3, 8]) {
      let size: Double = random.pick([10, 12, 25, 50, 100])
      (place, value) = (place + random.pick([size, size, 10, 40]), value + size)
      knots = NumberList(knots + [place, value])
      steps.append(random.pick([0, 1, 1, 2.5, 5, 7, 0.1]))
    }
    return Pieces(
      knots: knots, steps: steps, isLogarithmic: false, length: random.pick([375, 1000]))
  }

  /// Returns bounds that are marks or lie between them.
  private func limits(of pieces: Pieces, _ random: inout RandomBits) -> ClosedRange<Double> {
    let end = pieces.position(ofMark: pieces.marks.upperBound)
    let places = [random.number(0...end), random.number(0...end)].map {
      random.coin() ? $0 : pieces.position(ofMark: pieces.mark(upTo: $0))
    }
    return min(places[0], places[1])...max(places[0], places[1])
  }

  /// Returns a position in a part: anywhere, on a mark, or halfway between two.
  private func place(in part: EvenMarks, _ random: inout RandomBits) -> Double {
    let (low, high) = (part.places.lowerBound, part.places.upperBound)
    let steps = ((high - low) / part.lattice.unitWidth).rounded()
    let step = (steps * random.number(0...1)).rounded() + random.pick([0, 0, 0.5, -0.5])
    let place = random.pick([
      low + step * part.lattice.unitWidth, random.number(low...high), low, high,
    ])
    return min(max(place, low), high)
  }
}
