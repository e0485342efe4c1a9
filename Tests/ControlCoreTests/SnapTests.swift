import ControlCore
import TestSupport
import Testing

struct SnapTests {
  private let tenths = Lattice(step: 1, fractions: 10, unitWidth: 120)

  /// Returns the value at which a control comes to rest when it stops at `value`.
  private func rest(
    _ value: Double, _ rule: SnapRule, _ lower: Double = -.infinity, _ upper: Double = .infinity,
    on lattice: Lattice? = nil
  ) -> Double {
    let lattice = lattice ?? tenths
    let position = lattice.position(of: value)
    let bounds = place(lower, lattice)...place(upper, lattice)
    return lattice.rest(at: position, rule: rule, bounds: bounds)
      .map { lattice.value(at: $0.position) } ?? value
  }

  private func place(_ value: Double, _ lattice: Lattice) -> Double {
    value.isFinite ? lattice.position(of: value) : value
  }

  @Test func `only a mark nearer than one fraction attracts`() {
    #expect(rest(0.9, .unit) == 0.9)
    #expect(rest(0.91, .unit) == 1)
    #expect(rest(1.1, .unit) == 1.1)
    #expect(rest(1.09, .unit) == 1)
    #expect(rest(0.59, .half) == 0.5)
    #expect(rest(0.6, .half) == 0.6)
  }

  @Test func `of two equally near the upper one attracts`() {
    #expect(rest(0.05, .fraction) == 0.1)
    #expect(rest(0.25, .fraction) == 0.3)
    #expect(rest(-0.05, .fraction).bitPattern == 0)
    #expect(rest(-0.15, .fraction) == -0.1)
    #expect(rest(2.5, .always) == 3)
    #expect(rest(-2.5, .always) == -2)
  }

  @Test(arguments: [1, 0.1, 0.5])
  func `half way between two marks the upper one attracts, whatever the roundings`(step: Double) {
    for width in [120, 100, 33.1] as [Double] {
      let lattice = Lattice(step: step, fractions: 10, unitWidth: width)
      let halves = Lattice(step: step, fractions: 20, unitWidth: width)
      let downwards = (-200...200).map { 2 * $0 + 1 }.filter { half in
        let value = halves.value(ofMark: half)
        return rest(value, .fraction, on: lattice) != halves.value(ofMark: half + 1)
      }
      let first = downwards.first { $0 > 0 }.map(halves.value(ofMark:)) ?? 0
      #expect(
        downwards.isEmpty, "\(downwards.count) of 401 go down, such as \(first) at \(width) pt")
    }
  }

  @Test func `a bound attracts as a mark does, and what lies beyond it does not`() {
    #expect(rest(0.93, .unit, 0, 0.95) == 0.95)
    #expect(rest(0.8, .unit, 0, 0.95) == 0.8)
    #expect(rest(0.93, .none, 0, 0.95) == 0.93)
    #expect(rest(0.5, .always, 0, 0.95) == 0.95)
    #expect(rest(0.3, .always, 0.25, 0.95) == 0.25)
    #expect(rest(0.46, .always, 0, 0.93) == 0)
    #expect(rest(0.475, .always, 0, 0.95) == 0.95, "a tie")
  }

  @Test
  func `exactly one fraction from a bound that is on no mark it stays, whatever the roundings`() {
    // Hundredths at least a fraction away from every whole step, which would attract instead.
    for hundredths in 0...1000 where (10...90).contains(hundredths % 100) {
      let value = Double(hundredths) / 100
      let lower = Double(hundredths - 10) / 100
      let upper = Double(hundredths + 10) / 100
      #expect(rest(value, .unit, lower, 20) == value, "above \(lower)")
      #expect(rest(value, .unit, -20, upper) == value, "below \(upper)")
    }
  }

  @Test func `halves of an odd number of fractions are whole steps`() {
    let fifths = Lattice(step: 1, fractions: 5, unitWidth: 120)
    #expect(fifths.pitch(of: .half) == 5)
    #expect(rest(0.45, .half, on: fifths) == 0.45)
    #expect(rest(0.85, .half, on: fifths) == 1)
    #expect(tenths.pitch(of: .half) == 5)
    #expect(tenths.pitchWidth(of: .unit) == 120)
    #expect(tenths.pitchWidth(of: .half) == 60)
    #expect(tenths.pitchWidth(of: .fraction) == 12)
    #expect(tenths.pitchWidth(of: .none) == nil)
  }

  @Test func `the spring takes over half a pitch away`() {
    let bounds = -Double.infinity...Double.infinity
    #expect(tenths.rest(at: 119, rule: .unit, bounds: bounds)?.approach == 60)
    #expect(tenths.rest(at: 119, rule: .fraction, bounds: bounds)?.approach == 6)
    #expect(tenths.rest(at: 61, rule: .always, bounds: bounds)?.approach == 60)
    #expect(tenths.rest(at: 119, rule: .none, bounds: bounds) == nil)
  }

  private struct Sample: CustomStringConvertible {
    let lattice: Lattice
    let bounds: ClosedRange<Double>
    let rule: SnapRule
    let position: Double

    init(_ random: inout RandomBits) {
      lattice = Lattice(
        step: random.pick([1, 0.1, 0.25, 3, 1 / 3]), fractions: random.pick([1, 2, 3, 5, 10, 20]),
        unitWidth: random.pick([120, 64, 33.1, 7.5]))
      let width = lattice.unitWidth
      let lower = random.coin() ? -.infinity : random.number(-20...0) * width
      let upper = random.coin() ? .infinity : random.number(0...20) * width
      bounds = lower...upper
      rule = random.pick([.unit, .half, .fraction, .always, .always])
      let x =
        random.coin()
        ? random.number(-20...20) * width
        : lattice.position(ofMark: random.whole(-100...100)) + lattice.fractionWidth / 2
      position = min(max(x, lower), upper)
    }

    var rest: Landing? { lattice.rest(at: position, rule: rule, bounds: bounds) }
    var description: String { "\(rule) at \(position) in \(bounds) on \(lattice)" }
  }

  @Test(arguments: Seeds.all)
  func `a rest is within the bounds, near enough, and stays a rest`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<5000 {
      let sample = Sample(&random)
      guard let rest = sample.rest else {
        #expect(sample.rule != .always, "\(sample)")
        continue
      }
      #expect(sample.bounds.contains(rest.position), "\(sample)")
      let again = sample.lattice.rest(at: rest.position, rule: sample.rule, bounds: sample.bounds)
      #expect(again?.position == rest.position, "\(sample) \(rest) \(String(describing: again))")
      let most =
        sample.rule == .always ? sample.lattice.unitWidth / 2 : sample.lattice.fractionWidth
      #expect(abs(rest.position - sample.position) <= most * (1 + 1e-8), "\(sample) \(rest)")
      #expect(rest.approach > 0)
    }
  }

  @Test(arguments: Seeds.all)
  func `nothing else that attracts is nearer, and nothing as near is higher`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 3000) {
      let sample = Sample(&random)
      let lattice = sample.lattice
      let pitch: Int64 =
        switch sample.rule {
        case .always, .near(.unit): lattice.fractions
        case .near(.half) where lattice.fractions % 2 == 0: lattice.fractions / 2
        case .near(.half): lattice.fractions
        default: 1
        }
      var candidates = (-420 / pitch...420 / pitch).map { lattice.position(ofMark: $0 * pitch) }
      candidates += [sample.bounds.lowerBound, sample.bounds.upperBound]
      candidates = candidates.filter { $0.isFinite && sample.bounds.contains($0) }
      let reach = sample.rest.map { abs($0.position - sample.position) }
      let blur = lattice.fractionWidth * 4e-9
      let u = lattice.fractions(at: sample.position)
      for candidate in candidates {
        let distance = abs(candidate - sample.position)
        guard let reach, let rest = sample.rest else {
          #expect(distance > lattice.fractionWidth - blur, "\(sample) not \(candidate)")
          continue
        }
        #expect(reach <= distance + blur, "\(sample) \(candidate)")
        // A tie of marks, not of roundings.
        let isTie = u + u == roundedDown(u + u) && abs(distance - reach) < blur / 1000
        if isTie { #expect(rest.position >= candidate - blur, "\(sample) \(candidate)") }
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `both bounds can be rested on`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<3000 {
      let sample = Sample(&random)
      for bound in [sample.bounds.lowerBound, sample.bounds.upperBound] where bound.isFinite {
        let rest = sample.lattice.rest(at: bound, rule: sample.rule, bounds: sample.bounds)
        #expect(
          rest.map { abs($0.position - bound) <= 1e-8 * abs(bound) + 1e-7 } == true, "\(sample)")
      }
    }
  }
}
