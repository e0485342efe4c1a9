import ControlCore
import Harness
import TestSupport
import Testing

@testable import GestureGenerators
@testable import GestureLaws

/// Tests that choices make scripts that can be played, and equal choices equal scripts.
@Suite(.serialized) struct ScriptMakerTests {
  static let makers = [ScriptMaker(.ruler), ScriptMaker(.rating), .withRecordings]

  @Test(arguments: makers) func `every script plays to its end, or to a settle of what is held`(
    maker: ScriptMaker
  ) {
    for seed in 0..<Cases.some(of: 300) as Range<UInt64> {
      let script = maker.script(ofSeed: seed)
      #expect(script.settings.control == maker.table.name)
      let problems = Replay.problems(of: script)
      guard problems.isEmpty else {
        Issue.record("seed \(seed): \(string(problems[0].message))")
        return
      }
      let stop = Replay(script, level: .calls).stop
      #expect(stop == nil || stop?.code == .settleTimeout, "seed \(seed)")
    }
  }

  @Test(arguments: makers) func `every text reads back as the script`(maker: ScriptMaker) throws {
    for seed in 0..<Cases.some(of: 300) as Range<UInt64> {
      let script = maker.script(ofSeed: seed)
      let reading = ScriptReader.read(ScriptWriter.text(of: script))
      #expect(reading.script == script, "seed \(seed)")
      #expect(!reading.diagnostics.contains { $0.severity == .error }, "seed \(seed)")
    }
  }

  @Test func `of a long stroke the beginning is taken`() throws {
    var script = Script()
    script.body = [Script.Line(.after(0), .down(0, .along(0), PointerDetails()))]
    for number in 1...5000 {
      let place = Coordinates.along(Double(number))
      script.body.append(Script.Line(.after(8_000_000), .move(0, place, PointerDetails())))
    }
    script.body.append(Script.Line(.after(0), .up(0, nil)))
    let gesture = try #require(RecordedGesture.gestures(of: script).first)
    #expect(gesture.samples.count == 1000)
    #expect(gesture.samples.last == RecordedGesture.Sample(time: 999 * 8_000_000, distance: 999))
  }

  @Test func `samples that are left out leave the others at their times`() throws {
    let samples = (0..<40).map { number in
      RecordedGesture.Sample(time: Int64(number) * 8_100_000, distance: Double(number))
    }
    let gesture = RecordedGesture(samples: samples)
    var leftOut = 0
    for seed in 0..<Cases.some(of: 1000) as Range<UInt64> {
      var choices = Choices(seed: seed)
      let stroke = gesture.samples(&choices)
      func chosen(_ kind: StaticText) -> Int64 {
        choices.nodes.first { $0.kind == kind }?.value ?? 0
      }
      // At scale 100 a distance is the index of a sample.
      guard chosen("scale") == 100, let first = stroke.first else { continue }
      var time: Int64 = 0
      for (delay, distance) in stroke {
        time += delay
        let way = samples[Int(distance)].time - samples[Int(first.distance)].time
        #expect(time == way / 100 * chosen("stretch"), "seed \(seed)")
      }
      leftOut += chosen("drop") > 0 && chosen("repeat") == 1 ? 1 : 0
    }
    #expect(leftOut > 10)
  }

  /// Also strokes of no sample or of one, of years, to nowhere and back in time.
  @Test func `a stroke of any samples makes scripts that can be read`() {
    let times = [.min, -1, 0, 0, 1, 1_000_000_000, .max / 2, .max - 1, .max] as [Int64]
    let distances = [0, 5, -0.0, 1e308, -1e6, .infinity, -.infinity, .nan]
    for seed in 0..<Cases.some(of: 2000) as Range<UInt64> {
      var random = RandomBits(seed: seed)
      let samples = (0..<random.whole(0...4)).map { _ in
        RecordedGesture.Sample(
          time: times[Int(random.whole(0...8))], distance: distances[Int(random.whole(0...7))])
      }
      let gesture = RecordedGesture(samples: samples)
      var choices = Choices(seed: seed)
      #expect(gesture.samples(&choices).allSatisfy { $0.delay >= 0 && $0.distance.isFinite })
      var maker = ScriptMaker(.ruler)
      maker.recordings = [gesture]
      let script = maker.script(ofSeed: seed)
      #expect(ScriptReader.read(ScriptWriter.text(of: script)).script == script, "seed \(seed)")
    }
  }

  @Test(arguments: makers) func `the same seed makes the same script, and another one another`(
    maker: ScriptMaker
  ) {
    var texts: Set<[UInt8]> = []
    let seeds = Cases.some(of: 100) as UInt64
    for seed in 0..<seeds {
      let text = ScriptWriter.text(of: maker.script(ofSeed: seed))
      #expect(ScriptWriter.text(of: maker.script(ofSeed: seed)) == text, "seed \(seed)")
      texts.insert(text)
    }
    #expect(texts.count > seeds * 9 / 10)
  }

  @Test(arguments: makers) func `choices that are repeated make the same script`(
    maker: ScriptMaker
  ) {
    for seed in 0..<Cases.some(of: 300) as Range<UInt64> {
      var choices = Choices(seed: seed)
      let script = maker.script(&choices)
      var again = Choices(repeating: choices.record)
      #expect(maker.script(&again) == script, "seed \(seed)")
    }
  }

  @Test(arguments: makers) func `choices that are damaged make a script too`(maker: ScriptMaker) {
    for seed in 0..<Cases.some(of: 300) as Range<UInt64> {
      var choices = Choices(seed: seed)
      _ = maker.script(&choices)
      var record = choices.record
      var bits = RandomBits(seed: seed)
      for _ in 0..<5 {
        let part = Int(bits.below(UInt64(record.parts.count)))
        guard !record.parts[part].isEmpty else { continue }
        let index = Int(bits.below(UInt64(record.parts[part].count)))
        record.parts[part][index] = bits.whole(.min...(.max))
      }
      record.parts.remove(at: Int(bits.below(UInt64(record.parts.count))))
      var damaged = Choices(repeating: record)
      let script = maker.script(&damaged)
      #expect(Replay.problems(of: script).isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: makers) func `the plainest choices make a script that does nothing`(
    maker: ScriptMaker
  ) {
    var choices = Choices(repeating: Choices.Record())
    let script = maker.script(&choices)
    #expect(script.body.isEmpty)
    var settings = Script.Settings()
    settings.control = maker.table.name
    #expect(script.settings == settings)
  }

  @Test func `no script has more events than it may`() {
    var maker = ScriptMaker(.ruler)
    maker.mostEvents = 3
    let lengths = (0..<200).map { maker.script(ofSeed: $0).body.count }
    #expect(lengths.max() == 3)
  }
}

extension ScriptMaker: CustomTestStringConvertible {
  public var testDescription: String {
    (table.name == .ruler ? "rulers" : "ratings") + (recordings.isEmpty ? "" : ", with recordings")
  }

  /// A maker of ruler scripts that use one recorded stroke.
  fileprivate static var withRecordings: ScriptMaker {
    var maker = ScriptMaker(.ruler)
    let samples = (0..<20 as Range<Int64>).map { number in
      RecordedGesture.Sample(time: number * 8_125_000, distance: Double(number * number) / 2)
    }
    maker.recordings = [RecordedGesture(samples: samples)]
    return maker
  }

  func script(ofSeed seed: UInt64) -> Script {
    var choices = Choices(seed: seed)
    return script(&choices)
  }
}
