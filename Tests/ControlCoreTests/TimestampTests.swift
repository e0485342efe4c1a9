import ControlCore
import Testing

struct TimestampTests {
  private func at(_ nanoseconds: Int64) -> Timestamp { Timestamp(nanoseconds: nanoseconds) }

  @Test func `a solved time is rounded up to whole nanoseconds`() {
    #expect(at(100).advanced(bySeconds: 1e-9) == at(101))
    #expect(at(100).advanced(bySeconds: 1.25e-9) == at(102))
    #expect(at(-100).advanced(bySeconds: 0.25e-9) == at(-99))
    #expect(at(0).advanced(bySeconds: 0.146_288_999_9) == at(146_289_000))
    #expect(at(0).advanced(bySeconds: .leastNonzeroMagnitude) == at(1))
  }

  @Test(arguments: [0, -0.0, -1, -1e300, -.infinity, .nan])
  func `what is not a time to come is now`(seconds: Double) {
    #expect(at(7).advanced(bySeconds: seconds) == at(7))
  }

  @Test func `nothing goes past the ends of time`() {
    #expect(at(.max).advanced(bySeconds: 1) == at(.max))
    #expect(at(0).advanced(bySeconds: 1e300) == at(.max))
    #expect(at(0).advanced(bySeconds: .infinity) == at(.max))
    #expect(at(.min).advanced(bySeconds: 1e300) == at(-1))
    #expect(at(.max).advanced(by: .max) == at(.max))
    #expect(at(.min).advanced(by: -1) == at(.min))
    #expect(at(.max).nanoseconds(since: at(.min)) == .max)
    #expect(at(.min).nanoseconds(since: at(.max)) == .min)
    #expect(at(0).nanoseconds(since: at(.min)) == .max)
  }

  @Test func `the first instant is before all others`() {
    #expect(Timestamp.distantPast <= at(.min))
    #expect(Timestamp.distantPast < at(.min + 1))
  }

  @Test func `elapsed seconds are the nanoseconds, scaled once`() {
    #expect(at(1_500_000_000).seconds(since: at(1_000_000_000)) == 0.5)
    #expect(at(1_000_000_000).seconds(since: at(1_500_000_000)) == -0.5)
    #expect(at(.max).seconds(since: at(.min)) == Double(Int64.max) * 1e-9)
  }
}
