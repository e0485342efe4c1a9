import ControlCore
import Foundation

/// Tables computed elsewhere to 50 digits, or from the tests of other systems. They are not part of
/// the package: without the folder named by `DETENT_ORACLES` these suites do not run. The suites
/// named after their subject test the same with the package's own tables.
enum Oracle {
  static let folder = ProcessInfo.processInfo.environment["DETENT_ORACLES"]
  static let isThere = folder != nil

  /// Reads a table. `JSONSerialization` would misround one number in four by an ulp.
  static func read<Table: Decodable>(_ name: String) throws -> Table {
    let file = URL(fileURLWithPath: folder ?? "").appendingPathComponent(name + ".json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
  }
}

/// The largest error, its place, and the number of errors noted.
struct Worst {
  private(set) var error = 0.0
  private(set) var place = "nowhere"
  private(set) var count = 0

  /// Notes an error; NaN counts as infinite.
  mutating func note(_ error: Double, _ place: @autoclosure () -> String) {
    count += 1
    let error = error.isNaN ? .infinity : abs(error)
    guard error > self.error else { return }
    self.error = error
    self.place = place()
  }

  func report(_ what: String) {
    print("oracle: \(what): \(count) compared, worst \(error) at \(place)")
  }
}

/// One curve of a motion as in the tables: `[begin, {kind, …}]`.
struct OracleSegment: Decodable {
  let begin: Double
  /// The curve; `nil` if it is a spring that is not critically damped.
  let curve: Curve?

  private struct Form: Decodable {
    let kind: String
    let target, v0: Double
    let x0, k: Double?
    let d0, omega, zeta: Double?
  }

  init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    begin = try fields.decode(Double.self)
    let form = try fields.decode(Form.self)
    if form.kind == "exp", let x0 = form.x0, let k = form.k {
      curve = .decay(Decay(from: x0, velocity: form.v0, rate: k))
    } else if form.zeta == 1, let d0 = form.d0, let omega = form.omega {
      curve = .spring(
        CriticalSpring(
          target: form.target, displacement: d0, velocity: form.v0, frequency: omega))
    } else {
      curve = nil
    }
  }
}

extension Motion {
  /// Creates a motion; `nil` if there is no segment, or one with an unsupported curve.
  init?(_ segments: [OracleSegment], start: Timestamp, duration: Double, target: Double) {
    guard let first = segments.first?.curve, segments.count <= 2 else { return nil }
    var second: Continuation?
    if segments.count == 2 {
      guard let curve = segments[1].curve else { return nil }
      second = Continuation(begin: segments[1].begin, curve: curve)
    }
    self.init(start: start, first: first, second: second, duration: duration, target: target)
  }

  /// Returns position and velocity at any time, also between nanoseconds and at rest.
  func sample(_ seconds: Double) -> (position: Double, velocity: Double) {
    guard let second, seconds >= second.begin else {
      return (first.position(at: seconds), first.velocity(at: seconds))
    }
    let rest = seconds - second.begin
    return (second.curve.position(at: rest), second.curve.velocity(at: rest))
  }

  /// |x₀| + |v₀|/k, or |target| + |d₀| + |v₀|/ω: the scale of errors.
  var scale: Double {
    [first, second?.curve].compactMap(\.self).map {
      switch $0 {
      case .decay(let decay): abs(decay.start) + abs(decay.velocity) / decay.rate
      case .spring(let spring):
        abs(spring.target) + abs(spring.displacement) + abs(spring.velocity) / spring.frequency
      }
    }.max() ?? 0
  }
}
