import ControlCore
import Testing

@Suite(.enabled(if: Oracle.isThere))
struct OracleCurveTests {
  private struct DecayGrid: Decodable {
    let constants: [String: Constant]
    let cases: [Case]

    struct Constant: Decodable {
      let rate_per_ms: Double?
      let k_per_s: Double
    }

    struct Case: Decodable {
      let k, x0, v0, x_inf: Double
      let samples_t_x_v: [[Double]]
      let rest: [Rest]
      let crossings: [Crossing]

      var decay: Decay { Decay(from: x0, velocity: v0, rate: k) }
      var scale: Double { abs(x0) + abs(v0) / k }
      var name: String { "k \(k) x0 \(x0) v0 \(v0)" }
    }

    struct Rest: Decodable {
      let kind: String
      let threshold, t: Double
    }

    struct Crossing: Decodable {
      let b, t, v: Double
    }
  }

  @Test func `a decay is where the table says`() throws {
    let grid: DecayGrid = try Oracle.read("decay_grid")
    var position = Worst(), velocity = Worst()
    for item in grid.cases {
      position.note((item.decay.limit - item.x_inf) / item.scale, item.name)
      for sample in item.samples_t_x_v {
        position.note(
          (item.decay.position(at: sample[0]) - sample[1]) / item.scale, "\(item.name) \(sample)")
        velocity.note(
          (item.decay.velocity(at: sample[0]) - sample[2]) / item.v0, "\(item.name) \(sample)")
      }
    }
    position.report("decay positions, relative to scale")
    velocity.report("decay velocities, relative to v0")
    #expect(position.count >= 700 && velocity.count >= 650)
    #expect(position.error <= 1e-12, "\(position.place)")
    #expect(velocity.error <= 1e-12, "\(velocity.place)")
  }

  @Test func `a decay passes a bound when the table says`() throws {
    let grid: DecayGrid = try Oracle.read("decay_grid")
    var time = Worst(), velocity = Worst()
    for item in grid.cases {
      for crossing in item.crossings {
        time.note(
          item.decay.seconds(reaching: crossing.b) - crossing.t,
          "\(item.name) \(crossing)")
        velocity.note(
          (item.decay.velocity(passing: crossing.b) - crossing.v) / item.v0,
          "\(item.name) \(crossing)")
      }
    }
    time.report("decay crossing times, s")
    velocity.report("decay crossing velocities, relative to v0")
    #expect(time.count >= 290)
    #expect(time.error <= 1e-9, "\(time.place)")
    #expect(velocity.error <= 1e-12, "\(velocity.place)")
  }

  @Test func `a decay is over when the table says`() throws {
    let grid: DecayGrid = try Oracle.read("decay_grid")
    var time = Worst()
    for item in grid.cases {
      for rest in item.rest {
        let distance = rest.kind == "residual_px" ? rest.threshold : rest.threshold / item.k
        time.note(
          item.decay.seconds(untilWithin: distance) - max(rest.t, 0), "\(item.name) \(rest)")
      }
    }
    time.report("decay rest times, s")
    #expect(time.count >= 200)
    #expect(time.error <= 1e-9, "\(time.place)")
  }

  @Test func `the rates of other systems convert as the table says`() throws {
    let grid: DecayGrid = try Oracle.read("decay_grid")
    let rates = grid.constants.values.compactMap { constant in
      constant.rate_per_ms.map { ($0, constant.k_per_s) }
    }
    #expect(rates.count >= 4)
    for (perMillisecond, rate) in rates {
      #expect(abs(Decay.rate(perMillisecond: perMillisecond) / rate - 1) <= 1e-12)
    }
  }

  private struct SpringGrid: Decodable {
    let cases: [Case]

    struct Case: Decodable {
      let zeta, omega, d0, v0: Double
      let samples_t_d_v: [[Double]]
      let extrema_t_d: [[Double]]
      let settle_last_time_abs_d_equals: [[Double]]?

      var spring: CriticalSpring {
        CriticalSpring(target: 0, displacement: d0, velocity: v0, frequency: omega)
      }
      var scale: Double { abs(d0) + abs(v0) / omega }
      var name: String { "ω \(omega) d0 \(d0) v0 \(v0)" }
    }
  }

  /// Leaves out cases that are not critically damped, which the engine does not have.
  private func criticalSprings() throws -> [SpringGrid.Case] {
    let grid: SpringGrid = try Oracle.read("spring_grid")
    return grid.cases.filter { $0.zeta == 1 }
  }

  @Test func `a critical spring is where the table says`() throws {
    var position = Worst(), velocity = Worst()
    for item in try criticalSprings() {
      for sample in item.samples_t_d_v {
        position.note(
          (item.spring.position(at: sample[0]) - sample[1]) / item.scale, "\(item.name) \(sample)")
        velocity.note(
          (item.spring.velocity(at: sample[0]) - sample[2]) / (item.scale * item.omega),
          "\(item.name) \(sample)")
      }
    }
    position.report("critical spring positions, relative to scale")
    velocity.report("critical spring velocities, relative to scale")
    #expect(position.count >= 150)
    #expect(position.error <= 1e-12, "\(position.place)")
    #expect(velocity.error <= 1e-12, "\(velocity.place)")
  }

  @Test func `a critical spring is last away when the table says`() throws {
    var times = Worst()
    for item in try criticalSprings() {
      for row in item.settle_last_time_abs_d_equals ?? [] {
        let last = item.spring.seconds(lastAwayBy: row[0])
        times.note(last - row[1], "\(item.name) \(row)")
        #expect(last <= item.spring.seconds(untilWithin: row[0]) + 1e-12, "\(item.name)")
      }
    }
    times.report("critical springs, last time away, s")
    #expect(times.count >= 20)
    #expect(times.error <= 1e-12, "\(times.place)")
  }

  @Test func `a critical spring turns where the table says, and only there`() throws {
    var time = Worst(), position = Worst()
    for item in try criticalSprings() {
      #expect((item.spring.turningPoint == .infinity) == item.extrema_t_d.isEmpty, "\(item.name)")
      let turn = item.spring.turningPoint
      guard let extremum = item.extrema_t_d.first, turn < .infinity else {
        continue
      }
      time.note(turn - extremum[0], item.name)
      position.note((item.spring.position(at: turn) - extremum[1]) / item.scale, item.name)
    }
    time.report("critical spring turning points, s")
    #expect(time.count >= 6)
    #expect(time.error <= 1e-12, "\(time.place)")
    #expect(position.error <= 1e-12, "\(position.place)")
  }

  @Test func `a critical spring is never over before the table says`() throws {
    var count = 0
    for item in try criticalSprings() {
      for settle in item.settle_last_time_abs_d_equals ?? [] {
        let ours = item.spring.seconds(untilWithin: settle[0])
        #expect(ours >= settle[1], "\(item.name)")
        #expect(ours <= 2 * settle[1] + 8 / item.omega, "\(item.name): much too late")
        count += 1
      }
    }
    #expect(count >= 20)
  }

  private struct RubberBands: Decodable {
    let rows: [[Double]]
  }

  @Test func `a rubber band gives way as the table says`() throws {
    let table: RubberBands = try Oracle.read("rubber_band")
    var displacement = Worst(), slope = Worst(), pull = Worst()
    for row in table.rows {
      let band = RubberBand(coefficient: row[0], length: row[1])
      let x = row[2], y = row[3]
      displacement.note((band.displacement(pulledBy: x) - y) / max(abs(y), 1e-300), "\(row)")
      slope.note(band.slope(pulledBy: x) / row[4] - 1, "\(row)")
      // Near its length a band is stiff: the last digit of y is many of x, as the table allows.
      pull.note((band.pull(displacing: y) - row[5]) / max(abs(row[5]), 1e-300), "\(row)")
      #expect(band.displacement(pulledBy: -x) == -band.displacement(pulledBy: x))
      #expect(band.pull(displacing: -y) == -band.pull(displacing: y))
    }
    displacement.report("rubber band displacements, relative")
    slope.report("rubber band slopes, relative")
    pull.report("rubber band pulls, relative")
    #expect(displacement.count >= 300)
    #expect(displacement.error <= 1e-12, "\(displacement.place)")
    #expect(slope.error <= 1e-12, "\(slope.place)")
    #expect(pull.error <= 1e-12, "\(pull.place)")
  }
}
