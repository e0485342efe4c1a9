import ControlCore
import Harness

/// A row of `rows` numbers that a host and assistive technology set, the latter only to `stops` if
/// there are any; for tests of lists in settings and of values for several parts.
struct Bank: LawfulControl, DrawnControl {
  struct Configuration: ControlConfiguration {
    var bounds = 0.0...100.0
    /// Number of values.
    var rows: Int64 = 2
    /// Values that may be chosen; any value between the bounds if empty.
    var stops = NumberList()
    /// A list that is not empty unless a script sets it so.
    var weights = NumberList([0.5, 2])

    static var controlName: StaticString { "bank" }

    mutating func visitSettings(_ visitor: inout some SettingVisitor) {
      visitor.bounds(&bounds)
      visitor.whole(
        &rows, in: 1...8,
        SettingRow(
          "rows", "How many numbers there are.", example: "3", purpose: .parts, typical: "1 2 3 8"))
      visitor.numbers(
        &stops, in: 0...1000,
        SettingRow(
          "stops", "The values that there are.", unit: .value, example: "1 2 5",
          typical: "1 2 5|0 50 100|7"))
      visitor.numbers(
        &weights, in: -.infinity ... .infinity,
        SettingRow("weights", "What they weigh.", example: "1 inf"))
    }

    func clamped(_ value: Double) -> Double {
      min(max(value, bounds.lowerBound), bounds.upperBound)
    }

    func settled(_ value: Double) -> Double {
      clamped(stops.min { abs($0 - value) < abs($1 - value) } ?? value)
    }
  }

  private(set) var configuration: Configuration
  private var numbers: [Double]
  private(set) var time = Timestamp.distantPast

  init(value: Double, configuration: Configuration) {
    self.configuration = configuration
    numbers = [Double](repeating: configuration.clamped(value), count: Int(configuration.rows))
  }

  var partCount: Int { numbers.count }
  var value: Double { numbers[0] }
  func value(of part: Int) -> Double { numbers[min(max(part, 0), numbers.count - 1)] }
  var phase: ControlPhase { .idle }
  var restTime: Timestamp? { nil }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    self.time = max(time, self.time)
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard case .adjust(.set(let wanted), let part) = event.action, Int(part) < numbers.count,
      wanted.isFinite
    else { return false }
    let new = configuration.settled(wanted)
    guard new != numbers[Int(part)] else { return true }
    numbers[Int(part)] = new
    emit(.began(time, part: part))
    emit(.changed(new, .assistive, time, part: part))
    emit(.ended(.commit, new, time, part: part))
    emit(.idle(time))
    return true
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration new: Configuration, emit: (Effect) -> Void
  ) {
    configuration = new
    while numbers.count < new.rows { numbers.append(numbers[numbers.count - 1]) }
    numbers.removeLast(numbers.count - Int(new.rows))
    for part in numbers.indices {
      numbers[part] = new.clamped(values.number(at: part) ?? numbers[part])
    }
  }
}
