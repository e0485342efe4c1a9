import ControlCore
import Harness
import TestSupport
import Testing

/// Tests the resampling of imported moves at a fixed period.
struct ResamplingTests {
  @Test func `moves come at the period, on straight lines, and the last sample stays`() throws {
    let script = try script(
      "down 0 100,40", "+5ms move 0 110,40", "+10ms move 0 130,60", "+20ms move 0 130,61",
      "+0ms move 0 134,62", "+3ms up 0 134,62")
    #expect(
      try script.resampled(every: 10_000_000).body == [
        Script.Line(.after(0), .down(0, .both(100, 40))),
        Script.Line(.after(10_000_000), .move(0, .both(120, 50))),
        Script.Line(.after(10_000_000), .move(0, .both(130, 60.25))),
        Script.Line(.after(10_000_000), .move(0, .both(130, 60.75))),
        Script.Line(.after(5_000_000), .move(0, .both(134, 62))),
        Script.Line(.after(3_000_000), .up(0, .both(134, 62))),
      ])
  }

  @Test func `each of two fingers has its own times, and all else stays`() throws {
    let script = try script(
      "down 0 0,0", "+3ms down 1 100,0", "+4ms key End", "+1ms move 0 8,0", "+5ms move 1 110,0",
      "+2ms cancel all")
    #expect(
      try text(ScriptWriter.text(of: script.resampled(every: 5_000_000)))
        .split(separator: "\n").dropFirst(3).map(String.init) == [
          "+3ms    down 1 100,0", "+2ms    move 0 5,0", "+2ms    key End", "+1ms    move 0 8,0",
          "+0ms    move 1 105,0", "+5ms    move 1 110,0", "+2ms    cancel all",
        ])
  }

  @Test func `resampling keeps the ends of contacts, and once is enough`() throws {
    for seed in Seeds.all {
      var random = RandomBits(seed: seed)
      for number in 0..<200 {
        var lines = ["down 0 \(random.sixtyFourth(0...300)),40"]
        for _ in 0..<random.whole(0...20) {
          let (time, x) = (random.whole(0...20), random.sixtyFourth(0...300))
          lines.append("+\(time)ms move 0 \(x),\(random.sixtyFourth(0...80))")
        }
        let whole = try Script.read(lines + ["+\(random.whole(0...20))ms up 0 7,7", "settle"])
        let period = random.whole(1...30) * 1_000_000
        let once = try whole.resampled(every: period)
        #expect(duration(once) == duration(whole), "seed \(seed), \(number)")
        #expect(once.body.first?.verb == whole.body.first?.verb)
        #expect(once.body.last?.verb == whole.body.last?.verb)
        #expect(lastMove(once) == lastMove(whole), "seed \(seed), \(number)")
        let times = once.body.dropFirst().dropLast(3).map { $0.time }
        #expect(times.allSatisfy { $0 == .after(period) }, "seed \(seed), \(number)")
        #expect(try once.resampled(every: period).body == once.body, "seed \(seed), \(number)")
      }
    }
  }

  @Test func `a glide is resampled as the moves it stands for`() throws {
    let glide = try script("down 0 0,40", "glide 0 to 100,40 over 20ms every 5ms", "up 0")
    let moves = try glide.resampled(every: 8_000_000).body.map(\.verb)
    #expect(
      moves[1...] == [
        .move(0, .both(40, 40)), .move(0, .both(80, 40)), .move(0, .both(100, 40)), .up(0),
      ])
  }

  @Test func `a period that makes more than a million moves is rejected`() throws {
    let script = try script("down 0 0,0", "+1.000001ms move 0 8,0", "up 0")
    #expect(throws: Diagnostic.self) { try script.resampled(every: 1) }
    let shortest = Cases.areAll ? 2 : 8 as Int64
    #expect(try script.resampled(every: shortest).body.count == 1_000_001 / Int(shortest) + 3)
    let endless = try self.script("down 0 0,0", "+9000000000s move 0 8,0", "up 0")
    #expect(throws: Diagnostic.self) { try endless.resampled(every: 1) }
  }

  private func script(_ lines: String...) throws -> Script { try Script.read(lines) }

  private func duration(_ script: Script) -> Int64 {
    script.body.reduce(0) { sum, line in
      if case .after(let time)? = line.time { sum + time } else { sum }
    }
  }

  private func lastMove(_ script: Script) -> Script.Verb? {
    script.body.last {
      if case .move = $0.verb { true } else { false }
    }?.verb
  }
}

extension Script {
  fileprivate static func read(_ lines: [String]) throws -> Script {
    let text = "gesture 1\n\n" + lines.joined(separator: "\n") + "\n"
    return try #require(ScriptReader.read(Array(text.utf8)).script)
  }
}
