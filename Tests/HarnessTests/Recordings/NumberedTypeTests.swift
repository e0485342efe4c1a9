import Harness
import TestSupport
import Testing

/// Tests that numeric event types are read as those of a system that fits, or else asked about.
struct NumberedTypeTests {
  @Test(arguments: [
    ("0,0;66,3", ["down 0", "up 0"]), ("0,0;16,1;66,3", ["down 0", "move 0", "up 0"]),
    ("0,0;16,2;20,1;66,4", ["down 0", "move 0", "move 0", "cancel 0"]),
  ])
  func `numbers in a column named phase are UIKit's, which is said`(
    rows: String, expected: [String]
  ) throws {
    let lines = rows.split(separator: ";").map { "\($0),100,50\n" }.joined()
    let files = [
      "t,phase,x,y\n" + lines,
      "t,type,phase,x,y\n"
        + lines.split(separator: "\n").map { line in
          let parts = line.split(separator: ",")
          return "\(parts[0]),direct,\(parts[1]),100,50\n"
        }.joined(),
    ]
    for file in files {
      let recording = try readRows(file)
      #expect(
        trace(recording).map { $0.split(separator: " ")[1...2].joined(separator: " ") } == expected)
      #expect(recording.guesses.map(\.code) == [.numberedTypes])
      #expect(
        recording.guesses[0].span.line == 2 && help(recording.guesses[0]).contains("--types "))
    }
  }

  @Test func `a number of the kind of pointer beside a phase is no event`() throws {
    let recording = try readRows(
      "t,type,phase,x,y\n0,0,began,1,2\n16,0,moved,3,2\n33,0,ended,3,2\n")
    #expect(trace(recording).map { $0.split(separator: " ")[1] } == ["down", "move", "up"])
    #expect(recording.guesses == [])
  }

  /// Numbers that cannot be Android's, but are those of other systems or states.
  @Test(arguments: [
    "0,1,2", "0,1,1,2", "1,2,2,0", "1,1,0", "0,2,2,3", "0,0,1", "1,6,6,2", "6,4,6,5", "0,3,0,3",
    "2,2,2",
  ])
  func `numbers that cannot be Android's are asked about`(types: String) {
    let rows = types.split(separator: ",").enumerated().map {
      "\($0.offset * 16),\($0.element),1,2\n"
    }
    let rejected = rowError("t,type,x,y\n" + rows.joined())
    #expect(rejected?.code == .unknownPhase)
    #expect(
      help(rejected).contains("--types 0=down,1=move,2=up") && help(rejected).contains("1=contact"))
  }

  @Test(arguments: ["1,2,2,3,1,2", "0,1,2,0", "3,0", "8"])
  func `numbers that cannot be UIKit's are asked about`(types: String) {
    let rows = types.split(separator: ",").enumerated().map {
      "\($0.offset * 16),\($0.element),1,2\n"
    }
    #expect(rowError("t,phase,x,y\n" + rows.joined())?.code == .unknownPhase)
  }

  @Test func `a second finger without a name is asked about`() throws {
    let file = "t,type,x,y\n0,0,1,2\n8,5,9,9\n16,2,3,2\n24,6,9,9\n32,1,3,2\n"
    #expect(
      rowError(file)?.code == .missingField
        && help(rowError(file)).contains("--columns id=NAME"))
    let reported = try readRows(file, types: "0=down,1=up,2=move,3=cancel,5=none,6=none")
    #expect(trace(reported).count == 3 && reported.guesses == [])
  }

  @Test(arguments: Seeds.all)
  func `whatever numbers say what happened, they are read whole or asked about`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      let rows = (0..<random.whole(1...9)).map {
        "\($0 * 16),\(random.whole(0...4)),\(random.whole(0...9)),2\n"
      }
      let file = "t,\(random.coin() ? "type" : "phase"),x,y\n" + rows.joined()
      guard let recording = try? readRows(file) else { continue }
      // Each contact begins with a down; only samples before the first down are left out.
      let lost = recording.notes.samplesWithoutDown
      let first = rows.firstIndex { $0.split(separator: ",")[1] == "0" } ?? rows.count
      #expect(lost <= Int64(first), "\(file)")
    }
  }
}
