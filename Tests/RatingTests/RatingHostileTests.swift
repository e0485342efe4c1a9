import ControlCore
import Rating
import TestSupport
import Testing

/// Adversarial input never traps or hangs, and readings stay valid.
@Suite struct RatingHostileTests {
  @Test(arguments: Seeds.all)
  func `no input makes a rating trap, stall or speak of what is not a number`(seed: UInt64) {
    var tally = HostileTally()
    let share = HostileTally.streams / 2
    expectLaw(seed: seed, streams: share, making: RatingStream.hostile) {
      $0.problem(&tally) { $0.problem }
    }
    print("hostile: rating: \(tally)")
    #expect(tally.streams >= share && tally.flights == 0 && tally.landed == 0)
    // Streams must reach something to be worth anything.
    #expect(tally.ticks > tally.streams / 2 && tally.ended > tally.streams / 2)
  }

  @Test(arguments: Seeds.all)
  func `hostile streams obey the laws of controls`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000), making: RatingStream.hostile) {
      $0.problemWithControl
    }
  }
}

extension RatingControl {
  /// Returns a reading out of range, if any.
  fileprivate var problem: String? {
    let range = 0...Double(configuration.count)
    for (name, number) in [("value", value), ("preview", preview ?? 0)]
    where !range.contains(number) { return "\(name) \(number)" }
    if restTime != nil { return "something moves" }
    if !(0...nearestLimit).contains(nearestMark) { return "step \(nearestMark)" }
    for index in [0, configuration.count - 1, .min, .max]
    where !(0...1).contains(fill(of: index)) { return "fill \(fill(of: index)) of \(index)" }
    return nil
  }

  /// The largest step number, with at most 10,000 steps to a symbol.
  private var nearestLimit: Int64 { configuration.count * 10_000 }
}
