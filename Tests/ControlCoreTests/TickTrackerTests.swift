import ControlCore
import TestSupport
import Testing

struct TickTrackerTests {
  private let rule = TickRule(pitch: 10, capture: 0.5, rearm: 2.5)

  /// Returns a path in 64ths of a point: short and long moves, turns, and exact hits of marks.
  private func path(_ random: inout RandomBits, _ model: TickModel) -> [Int64] {
    var x = random.whole(-9000...9000)
    return (0...random.whole(1...30)).map { _ in
      switch random.whole(0...3) {
      case 0: x += random.whole(-3...3)
      case 1: x += random.whole(-model.pitch...model.pitch)
      case 2: x = random.whole(-12_000...12_000)
      default:
        let mark = model.origin + random.whole(-20...20) * model.pitch
        x = mark + random.pick([0, model.capture, -model.capture, model.rearm, -model.rearm])
      }
      return x
    }
  }

  private func ticks(_ rule: TickRule, _ path: [Int64]) -> [Int64] {
    var tracker = TickTracker()
    tracker.reset(at: Double(path[0]) / 64, rule: rule)
    return zip(path, path.dropFirst()).flatMap {
      tracker.move(from: Double($0) / 64, to: Double($1) / 64, rule: rule).listed
    }
  }

  @Test(arguments: Seeds.all)
  func `it ticks as the rule does, mark by mark`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var total = 0
    for round in 0..<Cases.some(of: 1000) {
      var model = TickModel(&random)
      let path = path(&random, model)
      var tracker = TickTracker()
      model.reset(at: path[0])
      tracker.reset(at: Double(path[0]) / 64, rule: model.rule)
      for (a, b) in zip(path, path.dropFirst()) {
        let expected = model.move(from: a, to: b)
        let ours = tracker.move(from: Double(a) / 64, to: Double(b) / 64, rule: model.rule).listed
        guard ours == expected else {
          Issue.record("round \(round): \(model) path \(path), \(a) to \(b): \(ours) ≠ \(expected)")
          return
        }
        total += ours.count
      }
    }
    #expect(total > Cases.some(of: 25_000))
  }

  @Test(arguments: Seeds.all)
  func `to report a straight move in pieces changes nothing`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 1000) {
      let model = TickModel(&random)
      let path = path(&random, model)
      let pieces = zip(path, path.dropFirst()).flatMap { a, b in
        let cuts = (0..<random.whole(0...4)).map { _ in random.whole(min(a, b)...max(a, b)) }
        return [a] + (a < b ? cuts.sorted() : cuts.sorted(by: >)) + [b]
      }
      #expect(ticks(model.rule, path) == ticks(model.rule, pieces), "\(model) \(path) \(pieces)")
    }
  }

  @Test(arguments: Seeds.all)
  func `a mirrored path ticks at the mirrored marks`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 1000) {
      let model = TickModel(&random)
      let path = path(&random, model)
      let mirrored = ticks(model.mirrored().rule, path.map { -$0 }).map { -$0 }
      #expect(mirrored == ticks(model.rule, path), "\(model) \(path)")
    }
  }

  @Test func `a mark ticks once when reached, from either side, and never when left`() {
    var tracker = TickTracker()
    let crossing = TickRule(pitch: 10, capture: 0, rearm: 0)
    tracker.reset(at: 11, rule: crossing)
    #expect(tracker.move(from: 11, to: 10, rule: crossing).listed == [1])
    #expect(tracker.move(from: 10, to: 9, rule: crossing).listed == [])
    #expect(tracker.move(from: 9, to: 10, rule: crossing).listed == [1])
    #expect(tracker.move(from: 10, to: 11, rule: crossing).listed == [])
    #expect(tracker.move(from: 11, to: 11, rule: crossing).listed == [])
  }

  @Test func `a trembling finger ticks once`() {
    var tracker = TickTracker()
    tracker.reset(at: 5, rule: rule)
    let path = [5, 9.6, 9.4, 10.6, 9.4, 12.4, 9.4, 10.0]
    let ticks = zip(path, path.dropFirst()).flatMap {
      tracker.move(from: $0, to: $1, rule: rule).listed
    }
    #expect(ticks == [1])
  }

  @Test func `a mark ticks again after a move one re-arm distance away`() {
    var tracker = TickTracker()
    tracker.reset(at: 10, rule: rule)
    #expect(tracker.move(from: 10, to: 12.5, rule: rule).listed == [])
    #expect(tracker.move(from: 12.5, to: 10.5, rule: rule).listed == [1])
    #expect(tracker.move(from: 10.5, to: 7.75, rule: rule).listed == [])
    #expect(tracker.move(from: 7.75, to: 9.5, rule: rule).listed == [])
    #expect(tracker.move(from: 9.5, to: 7.5, rule: rule).listed == [])
    #expect(tracker.move(from: 7.5, to: 9.5, rule: rule).listed == [1])
  }

  @Test func `to be put somewhere is silent, and counts as having reached the mark there`() {
    var tracker = TickTracker()
    tracker.reset(at: 40.5, rule: rule)
    #expect(tracker.last == 4 && !tracker.isArmed)
    tracker.reset(at: 40.75, rule: rule)
    #expect(tracker.last == nil && tracker.isArmed)
    tracker.reset(at: 99, rule: TickRule(pitch: 10, capture: 0, rearm: 2, upper: 40))
    #expect(tracker.last == 4 && !tracker.isArmed, "what shows outside counts as at the bound")
    tracker.reset(at: 99, rule: TickRule(pitch: .infinity, capture: 0.5, rearm: 2))
    #expect(tracker.last == nil && tracker.isArmed)
  }

  @Test func `outside the bounds nothing ticks, and neither does coming back`() {
    let bounded = TickRule(pitch: 10, capture: 0, rearm: 0, lower: 0, upper: 30)
    var tracker = TickTracker()
    tracker.reset(at: 5, rule: bounded)
    #expect(tracker.move(from: 5, to: 75, rule: bounded).listed == [1, 2, 3])
    #expect(tracker.move(from: 75, to: 42, rule: bounded).listed == [])
    #expect(tracker.move(from: 42, to: 29, rule: bounded).listed == [])
    #expect(tracker.move(from: 29, to: -80, rule: bounded).listed == [2, 1, 0])
  }
}
