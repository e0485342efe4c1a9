import ControlCore
import Testing

struct CrossingDetectorTests {
  @Test
  func `a bound that is reported silences those that follow it, and one in silence silences none`()
  {
    var detector = CrossingDetector()
    func reported(_ times: [Int64], gap: Int64) -> [Int64] {
      times.filter { detector.reportsBound(at: Timestamp(nanoseconds: $0), gap: gap) }
    }
    #expect(reported([0, 60, 100, 150, 199, 200, 450], gap: 100) == [0, 100, 200, 450])
    #expect(reported([450, 450, 451], gap: 0) == [450, 450, 451])
    var first = CrossingDetector()
    let times = (0..<3).map { _ in first.reportsBound(at: .distantPast, gap: 0) }
    #expect(times == [true, true, true])
    #expect(reported([.max], gap: .max) == [])
    detector.reset(at: 0, rule: TickRule(pitch: 10, capture: 0, rearm: 0))
    #expect(reported([.max], gap: .max) == [])
  }

  @Test(arguments: [0, 5] as [Int64])
  func `the first bound is reported however early it is, and counts`(nanoseconds: Int64) {
    var detector = CrossingDetector()
    let first = Timestamp.distantPast.advanced(by: nanoseconds)
    let reported = [first, first.advanced(by: 8), first.advanced(by: 11)].map { time in
      detector.reportsBound(at: time, gap: 10)
    }
    #expect(reported == [true, false, true])
  }
}
