import TestSupport
import Testing

import Harness

/// Tests of the times at which frames are drawn.
struct FrameClockTests {
  @Test(arguments: [
    (Setting.FrameLength(1, 60), [0, 16_666_666, 33_333_333, 50_000_000, 66_666_666]),
    (Setting.FrameLength(1, 1000), [0, 1_000_000, 2_000_000]),
    (Setting.FrameLength(1001, 60_000), [0, 16_683_333, 33_366_666, 50_050_000]),
    (Setting.FrameLength(1, 1), [0, 1_000_000_000, 2_000_000_000]),
    (Setting.FrameLength(1, 24), [0, 41_666_666, 83_333_333, 125_000_000]),
  ])
  func `frame k is at k frame lengths, rounded down`(length: Setting.FrameLength, times: [Int64]) {
    let clock = FrameClock(length: length)
    #expect((0..<Int64(times.count)).map(clock.time(ofFrame:)) == times)
  }

  @Test func `rates that share an instant share it exactly`() {
    let slow = FrameClock(length: Setting.FrameLength(1, 24))
    let fast = FrameClock(length: Setting.FrameLength(1, 120))
    for frame: Int64 in [0, 1, 7, 1_000_003, 9_000_000_000] {
      #expect(slow.time(ofFrame: frame) == fast.time(ofFrame: 5 * frame))
    }
  }

  @Test(arguments: Seeds.all)
  func `the next frame is later, and the one before it is not`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let numerator = random.whole(1...1_000_000)
      let denominator = random.whole(numerator...min(1000 * numerator, 1_000_000))
      let clock = FrameClock(length: Setting.FrameLength(numerator, denominator))
      let time = random.whole(0...random.pick([10, 1_000_000_000, 9_000_000_000_000_000_000]))
      let frame = clock.frame(after: time)
      #expect(clock.time(ofFrame: frame) > time)
      #expect(clock.time(ofFrame: frame - 1) <= time)
    }
  }

  @Test(arguments: [Int64.max - 1, .max])
  func `there is an answer at the end of time`(time: Int64) {
    for length in [Setting.FrameLength(1, 60), Setting.FrameLength(1_000_000, 1_000_000)] {
      let clock = FrameClock(length: length)
      #expect(clock.time(ofFrame: clock.frame(after: time)) == .max)
      #expect(clock.time(ofFrame: .max) == .max)
    }
  }
}
