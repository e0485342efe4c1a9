import ControlCore
import TestSupport
import Testing

struct BoundTrackerTests {
  private func sides(_ path: [Double], rearm: Double = 3) -> [Side?] {
    var tracker = BoundTracker()
    return zip(path, path.dropFirst()).map {
      tracker.move(from: $0, to: $1, lower: 0, upper: 100, rearm: rearm)
    }
  }

  @Test func `reaching a bound is not going past it`() {
    #expect(sides([50, 100, 100, 0, 0]) == [nil, nil, nil, nil])
    #expect(sides([50, 100, 100.25]) == [nil, .upper])
    #expect(sides([50, 0, -0.25]) == [nil, .lower])
  }

  @Test func `an excursion is reported once`() {
    #expect(sides([50, 101, 140, 101, 300]) == [.upper, nil, nil, nil])
    #expect(sides([50, 101, 100, 101, 98, 101]) == [.upper, nil, nil, nil, nil])
  }

  @Test func `one re-arm distance inside makes it report again`() {
    #expect(sides([50, 101, 97, 101]) == [.upper, nil, .upper])
    #expect(sides([50, -1, 3, -1]) == [.lower, nil, .lower])
    #expect(sides([50, -1, 2.75, -1]) == [.lower, nil, nil])
    #expect(sides([50, 101, 100, 101], rearm: 0) == [.upper, nil, .upper])
  }

  @Test func `what begins outside goes past nothing`() {
    #expect(sides([101, 140]) == [nil])
    #expect(sides([-7, -1, -9]) == [nil, nil])
  }

  @Test func `each side has a memory of its own`() {
    #expect(sides([50, 101, -1, 101, -1]) == [.upper, .lower, .upper, .lower])
    #expect(sides([101, -1]) == [.lower])
  }

  @Test func `without bounds there is nothing to go past`() {
    var tracker = BoundTracker()
    let side = tracker.move(from: -1e300, to: 1e300, lower: -.infinity, upper: .infinity, rearm: 1)
    #expect(side == nil)
  }

  @Test(arguments: Seeds.all)
  func `to report a straight move in pieces changes nothing`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<3000 {
      let path = (0..<12).map { _ in random.sixtyFourth(-30...130) }
      let rearm = random.sixtyFourth(0...40)
      let pieces = zip(path, path.dropFirst()).flatMap { a, b in [a, (a + b) / 2, b] }
      #expect(
        sides(path, rearm: rearm).compactMap(\.self)
          == sides(pieces, rearm: rearm).compactMap(\.self))
    }
  }
}
