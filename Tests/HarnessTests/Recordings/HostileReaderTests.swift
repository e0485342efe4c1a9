import Foundation
import Harness
import TestSupport
import Testing

/// Tests that readers turn any bytes into a result or an error: no trap, hang or non-finite number.
///
/// `DETENT_HOSTILE_CASES`, set by `Scripts/check/hostile.sh`, is the number of cases of each reader
/// for all seeds together, and prints figures; `DETENT_HOSTILE_SEED` selects one seed.
struct HostileReaderTests {
  @Test(arguments: HostileReader.all)
  func `no bytes are too much for a reader`(reader: HostileReader) throws {
    let files = try reader.files()
    let environment = ProcessInfo.processInfo.environment
    let wanted = environment["DETENT_HOSTILE_CASES"].flatMap(Int.init)
    let seeds = environment["DETENT_HOSTILE_SEED"].flatMap(UInt64.init).map { [$0] } ?? Seeds.all
    let count = wanted.map { $0 / seeds.count } ?? Cases.some(of: 200, oneIn: 2)
    var figures = Figures(name: reader.name)
    for seed in seeds {
      if wanted != nil { print("hostile: \(reader.name) with seed \(seed)") }
      // A crash must leave the seed in the output.
      fflush(nil)
      figures.run(reader, files, seed: seed, count: count)
    }
    if wanted != nil { figures.show() }
    // Some damaged files must stay valid, or nothing behind the reader is tested.
    #expect(figures.accepted > figures.cases / 100)
    #expect(figures.rejected > figures.cases / 100)
  }
}

private struct Figures {
  let name: String
  var cases = 0
  var accepted = 0
  var rejected = 0

  mutating func run(_ reader: HostileReader, _ files: [[UInt8]], seed: UInt64, count: Int) {
    var hostile = HostileBytes(seed: seed, files: files)
    for number in 0..<count {
      let bytes = hostile.next()
      cases += 1
      switch reader.judge(bytes) {
      case .accepted: accepted += 1
      case .rejected: rejected += 1
      case .wrong(let text):
        Issue.record("seed \(seed), case \(number): \(text)\n\(string(bytes).prefix(3000))")
        return
      }
    }
  }

  func show() {
    print("hostile: \(name): \(cases) cases, \(accepted) accepted, \(rejected) rejected")
  }
}
