import ControlCore
import Testing

@Suite(.enabled(if: Oracle.isThere))
struct OracleVelocityTests {
  private static func error(_ ours: Double, _ theirs: Double) -> Double {
    theirs == 0 ? ours : (ours - theirs) / theirs
  }

  private struct Recordings: Decodable {
    let gestures: [Recording]

    struct Recording: Decodable {
      let id: Int
      let samples_t_ms_x_y: [[Double]]
      let up_t_ms_x_y: [Double]
      let exact: Exact
    }

    struct Exact: Decodable {
      let x, y: Axis
    }

    struct Axis: Decodable {
      let lsq2: Double
    }
  }

  @Test func `the velocity of a recorded gesture is Flutter's`() throws {
    let table: Recordings = try Oracle.read("flutter_velocity_recordings")
    var worst = Worst()
    for gesture in table.gestures {
      for (axis, expected) in [(1, gesture.exact.x.lsq2), (2, gesture.exact.y.lsq2)] {
        var estimator = VelocityEstimator()
        var moved = 0.0
        var last: Double?
        for sample in gesture.samples_t_ms_x_y {
          estimator.add(sample[axis], at: milliseconds(sample[0]))
          if let last, last != sample[axis] { moved = sample[0] }
          last = sample[axis]
        }
        worst.note(Self.error(estimator.velocity, expected), "gesture \(gesture.id) axis \(axis)")
        let up = gesture.up_t_ms_x_y[0]
        let lifted = estimator.velocity(liftingAt: milliseconds(up))
        #expect(lifted == (up - moved > 40 ? 0 : estimator.velocity))
      }
    }
    worst.report("Flutter recordings, relative")
    #expect(worst.count >= 14)
    #expect(worst.error <= 1e-9, "\(worst.place)")
  }

  private func milliseconds(_ time: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64((time * 1e6).rounded()))
  }

  private struct Planar: Decodable {
    let tests: [Case]

    struct Case: Decodable {
      let name, kind: String
      let samples_t_ns_pointers: [Sample]?
      let checks: [Check]
    }

    /// `[t, [[x, y, resampled?] or null, …]]`
    struct Sample: Decodable {
      let time: Timestamp
      let pointers: [[Double]?]

      var down: Int { pointers.count { $0 != nil } }

      init(from decoder: any Decoder) throws {
        var fields = try decoder.unkeyedContainer()
        time = Timestamp(nanoseconds: try fields.decode(Int64.self))
        pointers = try fields.decode([[Double]?].self)
      }
    }

    struct Check: Decodable {
      let strategy, axis: String
      let pointer: Int
      let v: Double?
      let rel_tol: Double
      let exact: Double?
      let n_window: Int?
    }
  }

  /// Leaves out strategies other than least squares of degree 2, and differential axes. Resampled
  /// points are not reports of a pointer; a pointer's history ends with the pointer.
  @Test func `the velocity of a recorded fling is Android's`() throws {
    let table: Planar = try Oracle.read("aosp_velocity_recordings")
    var published = Worst(), exact = Worst(), lifted = 0
    for test in table.tests {
      guard test.kind == "planar", let samples = test.samples_t_ns_pointers else { continue }
      for check in test.checks where ["LSQ2", "DEFAULT"].contains(check.strategy) {
        let estimator = estimator(of: check, samples)
        guard let v = check.v, let expected = check.exact else {
          guard check.n_window == 0, let up = samples.last else { continue }  // cancelled
          #expect(estimator.velocity(liftingAt: up.time) == 0)
          lifted += 1
          continue
        }
        let place = "\(test.name) \(check.axis)"
        exact.note(Self.error(estimator.velocity, abs(expected) < 1e-40 ? 0 : expected), place)
        published.note(Self.error(estimator.velocity, v) / check.rel_tol, place)
      }
    }
    exact.report("Android recordings, relative to the exact fit")
    published.report("Android recordings, in units of the published tolerance")
    #expect(exact.count >= 20 && lifted >= 2)
    #expect(exact.error <= 1e-9, "\(exact.place)")
    #expect(published.error <= 1, "\(published.place)")
  }

  /// A sample followed by fewer pointers belongs to a lifted pointer, and is skipped.
  private func estimator(of check: Planar.Check, _ samples: [Planar.Sample]) -> VelocityEstimator {
    var estimator = VelocityEstimator()
    for (sample, next) in zip(samples, samples.dropFirst()) {
      guard sample.down <= next.down, sample.pointers.indices.contains(check.pointer),
        let point = sample.pointers[check.pointer], point.count == 2
      else { continue }
      estimator.add(point[check.axis == "X" ? 0 : 1], at: sample.time)
    }
    return estimator
  }

  private struct Synthetic: Decodable {
    let compose_1d: [Case]
    let analytic: [Case]

    struct Case: Decodable {
      let name: String
      let differential: Bool?
      let samples_t_ms_x: [[Double]]
      let exact: Exact
    }

    struct Exact: Decodable {
      let lsq2: Double?
    }
  }

  /// Leaves out differential data, which are not positions.
  @Test func `the velocity of an invented motion is the exact fit`() throws {
    let table: Synthetic = try Oracle.read("velocity_synthetic")
    var worst = Worst()
    for item in table.compose_1d + table.analytic where item.differential != true {
      guard let expected = item.exact.lsq2 else { continue }
      var estimator = VelocityEstimator()
      let newest = item.samples_t_ms_x.last?[0] ?? 0
      // Rounding of the table's milliseconds makes some samples older than 100 ms there, not here.
      for sample in item.samples_t_ms_x where sample[0] >= newest - 100 {
        estimator.add(sample[1], at: milliseconds(sample[0]))
      }
      // If the true fit is near 0, the error is relative to the spread of the data.
      let spread = (item.samples_t_ms_x.map { abs($0[1]) }.max() ?? 0) * 10
      let scale = max(abs(expected), 1e-3 * spread)
      worst.note(
        scale == 0 ? estimator.velocity : (estimator.velocity - expected) / scale, item.name)
    }
    worst.report("synthetic velocities, relative")
    #expect(worst.count >= 35)
    #expect(worst.error <= 1e-9, "\(worst.place)")
  }
}
