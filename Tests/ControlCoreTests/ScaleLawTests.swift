import ControlCore
import TestSupport
import Testing

/// Laws of every scale. Each compares with a scan over all marks nearby.
@Suite struct ScaleLawTests {
  @Test(arguments: Seeds.all) func `what a lattice says of its marks`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<40 { expectLaws(.lattice(&random), near: -60...60, &random) }
  }

  @Test(arguments: Seeds.all) func `what stops say of their marks`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<40 {
      let stops = Stops.any(&random)
      expectLaws(stops, near: stops.marks, &random)
    }
  }

  @Test(arguments: Seeds.all) func `what a logarithmic scale says of its marks`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<40 {
      let scale = Logarithmic.any(&random)
      let middle = random.whole(scale.marks)
      expectLaws(
        scale,
        near: max(middle - 60, scale.marks.lowerBound)...min(middle + 60, scale.marks.upperBound),
        &random)
    }
  }

  @Test(arguments: Seeds.all) func `what a row of symbols says of its steps`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<40 {
      let symbols = SymbolScale(
        count: random.pick([1, 3, 5, 100]),
        granularity: random.pick([1, 0.5, 0.1, 1 / 3.0, 0.3, 0]),
        width: random.pick([44, 10, 1.5]), spacing: random.pick([0, 8, 0.25]))
      expectLaws(symbols, near: symbols.marks, &random)
    }
  }

  @Test(arguments: Seeds.all) func `what a track in pieces says of its marks`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<60 {
      let pieces = Pieces.any(&random)
      expectLaws(pieces, near: pieces.marks, &random)
    }
  }

  @Test(arguments: Seeds.all) func `what a scale says that leaves all it can to the defaults`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<20 { expectLaws(Squares(), near: Squares().marks, &random) }
  }

  /// - Parameters:
  ///   - scale: scale under test.
  ///   - range: marks between which positions are tried.
  ///   - random: source of positions.
  private func expectLaws<S: Scale>(
    _ scale: S, near range: ClosedRange<Int64>, _ random: inout RandomBits
  ) {
    let marks = Array(range)
    let places = marks.map(scale.position(ofMark:))
    let values = marks.map(scale.value(ofMark:))
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 + 1e-6 < $1 }, "\(scale)")
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(scale)")
    for (place, value) in zip(places, values) {
      #expect(scale.value(at: place) == value && scale.position(of: value) == place, "\(scale)")
    }
    expectOrder(scale, places, &random)
    for _ in 0..<60 {
      let index = Int.random(in: 0..<(marks.count - 1), using: &random)
      let (low, high) = (places[index], places[index + 1])
      let share = random.pick([0, 1, 0.5, 1e-3, 0.999, random.number(0...1)])
      let place = low + (high - low) * share
      let mark = marks[index]
      expectNeighbours(scale, at: place, above: mark)
      expectRest(scale, at: place, mark, &random)
      let value = scale.value(at: place)
      // The last digit of the value in points, and the tolerance.
      let digit = 2 * value.ulp / (values[index + 1] - values[index]) * (high - low)
      let blur = 3e-9 + abs(place) * 0x1p-48
      #expect(abs(scale.position(of: value) - place) <= digit + blur, "\(scale) \(place)")
    }
  }

  /// Checks that values and positions never decrease.
  private func expectOrder<S: Scale>(
    _ scale: S, _ places: [Double], _ random: inout RandomBits
  ) {
    let (first, last) = (places[0], places[places.count - 1])
    let near = (0..<100).map { _ in
      random.pick(places) + random.pick([-1, 1]) * random.pick([0, 1e-10, 1e-9, 2e-9, 1e-7, 0.01])
    }
    let any = (0..<100).map { _ in random.number(first...last) }
    let along = (near + any + [first - 1e6, last + 1e6]).sorted()
    let there = along.map(scale.value(at:))
    #expect(zip(there, there.dropFirst()).allSatisfy { $0 <= $1 }, "\(scale)")
    #expect(there.allSatisfy(scale.values.contains), "\(scale)")
    let back = there.map(scale.position(of:))
    #expect(zip(back, back.dropFirst()).allSatisfy { $0 <= $1 }, "\(scale)")
  }

  /// Checks the marks around a position between a mark and the next.
  private func expectNeighbours<S: Scale>(_ scale: S, at place: Double, above mark: Int64) {
    let near = [mark, mark + 1]
    // Within 1e-10 a mark counts as hit; from there to 1e-6 either answer is right.
    for mark in near where abs(scale.position(ofMark: mark) - place) <= 1e-6 {
      guard abs(scale.position(ofMark: mark) - place) <= 1e-10 else { return }
      #expect(scale.mark(upTo: place) == mark, "\(scale) \(place)")
      return #expect(scale.mark(downTo: place) == mark, "\(scale) \(place)")
    }
    #expect(scale.mark(upTo: place) == mark && scale.mark(downTo: place) == mark + 1)
    for count in [1, 2, 5] as [Int64] {
      let (up, down) = (mark + count, mark + 1 - count)
      #expect(scale.fineMark(count, beyond: place) == min(up, scale.marks.upperBound))
      #expect(scale.fineMark(-count, beyond: place) == max(down, scale.marks.lowerBound))
    }
  }

  /// Checks rest on the nearest of marks and bounds; the upper one wins a tie.
  private func expectRest<S: Scale>(
    _ scale: S, at place: Double, _ mark: Int64, _ random: inout RandomBits
  ) {
    let lower = random.coin() ? -.infinity : place - random.number(0...50)
    let upper = random.coin() ? .infinity : place + random.number(0...50)
    #expect(scale.rest(at: place, rule: .none, bounds: lower...upper) == nil)
    // A lattice has levels of marks, and its own tests.
    guard !(scale is Lattice) else { return }
    let landing = scale.rest(at: place, rule: .always, bounds: lower...upper)
    let candidates =
      [mark, mark + 1].map(scale.position(ofMark:)).filter { lower...upper ~= $0 }
      + [lower, upper].filter(\.isFinite)
    let distance = candidates.map { abs($0 - place) }.min()
    #expect(landing.map { abs($0.position - place) } == distance, "\(scale) \(place)")
    if let landing, let distance {
      let nearest = candidates.filter { abs($0 - place) == distance }.max()
      #expect(landing.position == nearest && landing.approach > 0, "\(scale) \(place)")
    }
  }

  // MARK: Each scale by itself

  @Test func `marks at 1, 2 and 5 are those decimals`() throws {
    let scale = try Logarithmic(.oneTwoFive, decadeWidth: 100)
    for decade in -30...29 {
      for (place, digit) in [1, 2, 5].enumerated() {
        let value = scale.value(ofMark: Int64(3 * decade + place))
        #expect(value == Double("\(digit)e\(decade)"), "\(digit)e\(decade)")
      }
    }
    #expect(scale.value(ofMark: 90) == 1e30 && scale.value(ofMark: -90) == 1e-30)
    #expect(scale.position(of: 10) == 100 && scale.position(of: 0.01) == -200)
    #expect(abs(scale.value(at: 50) - 10.0.squareRoot()) < 1e-15)
  }

  @Test func `octaves are whole as long as a number can be`() throws {
    let scale = try Logarithmic(.factor(2, origin: 440), decadeWidth: 332.192809488736)
    #expect(
      (-3...6).map(scale.value(ofMark:)) == [
        55, 110, 220, 440, 880, 1760, 3520, 7040, 14080, 28160,
      ])
    #expect(abs(scale.position(of: 880) - 100) < 1e-12)
  }

  @Test func `numbers that are no scale are rejected with the first problem`() {
    #expect(throws: Stops.Problem.count) { try Stops([1], spacing: .even(width: 10)) }
    #expect(throws: Stops.Problem.count) {
      try Stops((0...64).map(Double.init), spacing: .even(width: 10))
    }
    #expect(throws: Stops.Problem.order) { try Stops([1, 2, 2], spacing: .even(width: 10)) }
    #expect(throws: Stops.Problem.value) { try Stops([1, .nan], spacing: .even(width: 10)) }
    #expect(throws: Stops.Problem.value) { try Stops([1, 1e101], spacing: .even(width: 10)) }
    for width in [0, -1, .nan, .infinity, 1e-7, 1e10] as [Double] {
      #expect(throws: Stops.Problem.spacing) { try Stops([1, 2], spacing: .even(width: width)) }
      #expect(throws: Stops.Problem.spacing) {
        try Stops([1, 2], spacing: .proportional(pointsPerUnit: width))
      }
    }
    for width in [0, -1, .nan, .infinity] as [Double] {
      #expect(throws: Logarithmic.Problem.decadeWidth) {
        try Logarithmic(.oneTwoFive, decadeWidth: width)
      }
    }
    for factor in [1, 0.5, .nan, .infinity] as [Double] {
      #expect(throws: Logarithmic.Problem.factor) {
        try Logarithmic(.factor(factor, origin: 1), decadeWidth: 100)
      }
    }
    for origin in [0, -1, .nan, .infinity] as [Double] {
      #expect(throws: Logarithmic.Problem.origin) {
        try Logarithmic(.factor(2, origin: origin), decadeWidth: 100)
      }
    }
  }

  @Test func `what is no number and what is beyond the ends comes back to an end`() throws {
    let stops = try Stops([1, 2, 4, 8], spacing: .even(width: 10))
    let octaves = try Logarithmic(.factor(2, origin: 1), decadeWidth: 100)
    for wild in [.infinity, 1e300, 31] as [Double] {
      #expect(stops.value(at: wild) == 8 && stops.position(of: wild) == 30)
    }
    for wild in [-.infinity, -1e300, -1] as [Double] {
      #expect(stops.value(at: wild) == 1 && stops.position(of: wild) == 0)
    }
    #expect(octaves.value(at: .infinity) == octaves.values.upperBound)
    #expect(octaves.position(of: 0) == octaves.position(ofMark: octaves.marks.lowerBound))
    #expect(stops.values.contains(stops.value(at: .nan)))
    #expect(octaves.values.contains(octaves.value(at: .nan)))
    #expect(stops.value(ofMark: .max) == 8 && stops.value(ofMark: .min) == 1)
  }
}
