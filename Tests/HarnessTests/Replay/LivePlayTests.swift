import ControlCore
import Harness
import Rating
import Ruler
import TestSupport
import Testing

/// Tests that the record of live play repeats the events shown.
struct LivePlayTests {
  /// Plays a script piece by piece, with frames at random times in between.
  private func live<Subject: ScriptedControl>(
    _ script: Script, on subject: Subject.Type, _ random: inout RandomBits
  ) -> LivePlay<Subject> {
    var play = LivePlay<Subject>(script)
    var schedule = ScriptSchedule(script, Replay(script, level: .calls))
    while let next = schedule.next {
      wander(&play, to: next, &random)
      while let piece = schedule.take(until: next) { play.perform(piece.verb, at: piece.time) }
    }
    wander(&play, to: schedule.end, &random)
    return play
  }

  /// Draws up to four frames at random times, and one at `end`.
  private func wander<Subject: ScriptedControl>(
    _ play: inout LivePlay<Subject>, to end: Timestamp, _ random: inout RandomBits
  ) {
    let times = (0..<random.whole(0...4)).map { _ in
      random.whole(play.now.nanoseconds...max(end.nanoseconds, play.now.nanoseconds))
    }
    for time in times.sorted() { play.pass(to: Timestamp(nanoseconds: time)) }
    play.pass(to: end)
  }

  /// Returns a problem of live play or its record; `nil` if there is none.
  private func error<Subject: ScriptedControl>(
    _ script: Script, on subject: Subject.Type, seed: UInt64
  ) -> String? {
    var random = RandomBits(seed: seed)
    let replay = Replay(script, level: .calls)
    guard replay.stop == nil else { return nil }
    var play = live(script, on: subject, &random)
    let shown = play.trace(named: [])
    guard shown == replay.trace(of: script, named: []) else {
      return "shown otherwise:\n\(string(shown))"
    }
    play.perform(.mark(Array("end".utf8)), at: replay.end)
    let text = ScriptWriter.text(of: play.script)
    guard let record = Replay.read(text).script else { return "not read:\n\(string(text))" }
    guard
      Replay(record, level: .calls).trace(of: record, named: []) == play.trace(named: [])
    else { return "recorded otherwise:\n\(string(text))" }
    return nil
  }

  @Test func `a ruler shown frame by frame does what its script does, and so does the record`() {
    for seed in 0..<Cases.some(of: 400) as Range<UInt64> {
      let script = ScriptMaker(.ruler).script(ofSeed: seed)
      let error = error(script, on: RulerControl.self, seed: seed)
      #expect(error == nil, "seed \(seed)")
    }
  }

  @Test func `so does a rating`() {
    for seed in 0..<Cases.some(of: 400) as Range<UInt64> {
      let script = ScriptMaker(.rating).script(ofSeed: seed)
      let error = error(script, on: RatingControl.self, seed: seed)
      #expect(error == nil, "seed \(seed)")
    }
  }

  @Test func `what comes late happens as soon as can be`() {
    var play = LivePlay<RulerControl>(Script())
    play.pass(to: Timestamp(nanoseconds: 500))
    play.perform(.key(KeyStroke(.arrowUp)), at: Timestamp(nanoseconds: 400))
    #expect(play.script.body == [Script.Line(.after(500), .key(KeyStroke(.arrowUp)))])
    #expect(play.now == Timestamp(nanoseconds: 500) && play.control.value == 1)
    #expect(string(play.latestEffect) == "ended reason=commit value=1")
  }

  @Test func `of what comes faster than a device plays it, some is left out, also in one frame`() {
    var play = LivePlay<RulerControl>(scripted("", header: "range 0..20\ntick unit"))
    for number in 0..<24 as Range<Int64> {
      let time = Timestamp(nanoseconds: number * 8_000_000)
      play.perform(.key(KeyStroke(.arrowUp)), at: time)
    }
    // Haptics are ticks at 0, 32, 64, 96 and 128 ms, and a bound at 160 ms.
    #expect(play.ticks == 20 && play.boundsHits == 4 && play.haptics == 6)
    play.hapticGap = 0
    play.perform(.key(KeyStroke(.home)), at: Timestamp(nanoseconds: 200_000_000))
    #expect(play.ticks == 40 && play.haptics == 7)
  }

  @Test func `without a record nothing is kept, and the control does the same`() {
    var kept = LivePlay<RulerControl>(Script())
    var lost = LivePlay<RulerControl>(Script(), keepsRecord: false)
    for number in 1...2000 as ClosedRange<Int64> {
      let time = Timestamp(nanoseconds: number * 1_000_000)
      let key: Key = number % 3 == 0 ? .arrowDown : .pageUp
      kept.perform(.key(KeyStroke(key)), at: time)
      lost.perform(.key(KeyStroke(key)), at: time)
    }
    #expect(kept.control == lost.control && kept.latestEffect == lost.latestEffect)
    #expect(kept.script.body.count == 2000 && lost.script.body.isEmpty)
  }

  @Test func `glides and taps are taken apart, and what only waits or looks is left out`() {
    let script = scripted(
      """
      down 0 0
      +1ms glide 0 to 30 over 16ms
      up 0
      tap 1 5
      wait 20ms
      expect value == 0
      mark "x"
      """)
    var schedule = ScriptSchedule(script, Replay(script))
    var times: [Int64] = []
    while let next = schedule.next, let piece = schedule.take(until: next) {
      times.append(piece.time.nanoseconds / 1_000_000)
    }
    #expect(times == [0, 9, 17, 17, 17, 67, 87])
    #expect(schedule.end == Timestamp(nanoseconds: 87_000_000))
    #expect(schedule.take(until: schedule.end) == nil)
  }
}
