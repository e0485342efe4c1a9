import ControlCore
import Harness
import TestSupport
import Testing

/// Tests that missing data is neither guessed without a note nor dropped.
struct HonestImportTests {
  // MARK: libinput debug-events

  @Test func `an end without a slot ends the only touch, when it says`() throws {
    let recording = try RecordingReader.read(try fixture("hold.debug-events.txt"))
    #expect(trace(recording).last == "480000000 up 0 40,40")
    #expect(recording.notes == RecordingNotes())
  }

  @Test func `a touch that is taken away without a slot is the only one too`() throws {
    let log = text(try fixture("hold.debug-events.txt")).replacing(
      "TOUCH_UP    ", with: "TOUCH_CANCEL")
    #expect(trace(try RecordingReader.read(Array(log.utf8))).last == "480000000 cancel 0 40,40")
  }

  @Test func `an end without a slot is left out, and reported, while two touches are down`() throws
  {
    let log = """
      -event3   TOUCH_UP         +0.90s
       event3   TOUCH_DOWN       +1.00s	0 (0) 20.00/40.00 (1.00/1.00mm)
       event3   TOUCH_DOWN       +1.10s	1 (1) 60.00/40.00 (1.00/1.00mm)
       event3   TOUCH_UP         +1.20s
      """
    let recording = try RecordingReader.read(Array(log.utf8))
    #expect(recording.notes.unknownEnds == 1 && recording.notes.unendedContacts == 2)
    #expect(recording.notes.samplesWithoutDown == 1)
    #expect(
      try comments(of: log).contains("N317 ends that name none of several contacts left out: 1"))
  }

  @Test func `an absolute pointer is where it says, in shares of the screen`() throws {
    let recording = try RecordingReader.read(try fixture("tablet.debug-events.txt"))
    #expect(recording.space == .window)
    #expect(recording.horizontal == DeviceRange(lower: 0, upper: 100))
    #expect(
      trace(recording) == [
        "0 hover 0 80,50", "4000000 down 0 80,50", "12000000 move 0 70,50.5",
        "20000000 move 0 55.25,50.5", "28000000 up 0 55.25,50.5",
      ])
    // A relative motion has no known distance on the screen, and a press after it no position.
    #expect(recording.notes.unusedEvents == 3)
  }

  // MARK: Scrolls

  private static let cutScrolls = [
    "cut-scroll.debug-events.txt",
    #"{"t":0,"type":"wheel","deltaY":5,"wheelPhase":"begin"}"# + "\n"
      + #"{"t":8,"type":"wheel","deltaY":4,"wheelPhase":"change"}"# + "\n"
      + #"{"t":90,"type":"keydown","key":"End"}"#,
    "t,type,deltaY,wheelPhase\n0,wheel,3,begin\n8,wheel,3,change\n9,wheel,2,none\n",
  ]

  @Test(arguments: cutScrolls)
  func `a scroll that is cut off gets its end at its last event, and rests`(file: String) throws {
    let bytes = file.contains("\n") ? Array(file.utf8) : try fixture(file)
    let recording = try RecordingReader.read(bytes)
    #expect(recording.notes.unendedScrolls == 1)
    let index = try #require(phases(recording).firstIndex(of: .end))
    #expect(recording.events[index].time == recording.events[index - 1].time)
    #expect(phases(recording)[index - 1] == .change)
    let script = ScriptImport.script(of: recording, options: ImportOptions())
    let notes = script.header.compactMap { $0.comment.map { text($0) } }
    #expect(notes.contains("N314 scrolls without an end, given one: 1"))
    #expect(Replay(script).stop == nil)
  }

  @Test func `a scroll that goes on by itself needs no end`() throws {
    let lines = ["begin", "momentum"].enumerated().map { number, phase in
      #"{"t":\#(number),"type":"wheel","deltaY":5,"wheelPhase":"\#(phase)"}"#
    }
    let recording = try RecordingReader.read(Array(lines.joined(separator: "\n").utf8))
    #expect(recording.events.count == 2 && recording.notes == RecordingNotes())
  }

  @Test(arguments: Seeds.all)
  func `whatever a recording lacks, its script comes to rest`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    let types = ["down", "move", "up", "cancel", "hover", "wheel", "wheel", "key", "rotate"]
    for number in 0..<100 {
      let lines = (0..<random.whole(1...12)).map { row in
        #"{"t":\#(row * 8),"type":"\#(random.pick(types))","id":\#(random.whole(0...1)),"x":9,"y":5,"#
          + #""pointerType":"mouse","deltaY":\#(random.whole(-9...9)),"detents":1,"key":"End","#
          + #""wheelPhase":"\#(random.pick(["begin", "change", "end", "momentum"]))"}"#
      }
      let bytes = Array(lines.joined(separator: "\n").utf8)
      guard let recording = try? RecordingReader.read(bytes) else { continue }
      let script = ScriptImport.script(of: recording, options: ImportOptions())
      #expect(Replay(script).stop == nil, "seed \(seed), \(number)")
    }
  }

  // MARK: Linux devices

  @Test func `the wheel of an airbrush is no ring`() throws {
    let recording = try RecordingReader.read(try fixture("airbrush.events"))
    #expect(
      trace(recording) == [
        "0 hover 0 20000,10000", "5000000 down 0 20000,10000", "10000000 move 0 21000,10000",
        "15000000 up 0 21000,10000",
      ])
    let reported = try comments(of: text(try fixture("airbrush.events")))
    #expect(reported.contains("N316 turns of a wheel that is not a touch ring left out: 4"))
  }

  @Test func `without a description, neither a pen nor large numbers are a ring's`() throws {
    let bare = text(try fixture("airbrush.events")).split(separator: "\n").filter {
      $0.hasPrefix("E:")
    }
    let pen = try RecordingReader.read(Array(bare.joined(separator: "\n").utf8))
    #expect(!trace(pen).contains { $0.contains("rotate") } && pen.notes.foreignWheels == 4)
    let steering = ["1 110 1", "3 8 60", "3 8 90"].enumerated().map {
      "E: 1.\($0) \($1)\nE: 1.\($0) 0 0 0"
    }
    let error = importError(Array(steering.joined(separator: "\n").utf8))
    #expect(error?.code == .noEvents)
  }

  @Test func `a described ring of 72 steps is one, also beside a pen`() throws {
    let log = """
      A: 08 0 71 0 0
      E: 1.0 0001 0140 1
      E: 1.0 0003 0008 5
      E: 1.0 0000 0000 0
      E: 1.1 0003 0008 7
      E: 1.1 0000 0000 0
      """
    #expect(trace(try RecordingReader.read(Array(log.utf8))) == ["0 rotate 2"])
  }

  @Test func `a contact that never reported its x has a made-up one, which is reported`() throws {
    let file = try fixture("second-finger.events")
    let recording = try RecordingReader.read(file)
    #expect(trace(recording)[1] == "8000000 down 1 1200,950")
    #expect(recording.notes.madeUpPlaces == 1)
    let reported = try comments(of: text(file))
    #expect(reported.contains("N315 contacts that began without x or y, made up: 1"))
  }

  @Test(arguments: [
    "E: 1.0 3 0 10\nE: 1.0 1 14a 1\nE: 1.0 0 0 0\nE: 1.1 1 14a 0\nE: 1.1 0 0 0",
    "E: 1.0 3 36 10\nE: 1.0 0 2 0\nE: 1.0 0 0 0\nE: 1.1 0 2 0\nE: 1.1 0 0 0",
  ])
  func `so is a coordinate of devices without slots`(log: String) throws {
    let recording = try RecordingReader.read(Array(log.utf8))
    #expect(recording.events.count == 2 && recording.notes.madeUpPlaces == 1)
  }

  @Test func `a pen does not hover where it has not reported`() throws {
    let log = "E: 1.0 1 140 1\nE: 1.0 3 0 10\nE: 1.0 0 0 0\nE: 1.1 3 1 20\nE: 1.1 0 0 0"
    let recording = try RecordingReader.read(Array(log.utf8))
    #expect(trace(recording) == ["0 hover 0 10,20"] && recording.notes.unusedEvents == 1)
  }

  // MARK: Times and names

  @Test func `seconds of Kivy are kept to the nanosecond`() throws {
    let log = """
      #RECORDER1.0
      (1.0000000004, 'begin', 0, {'is_touch': True, 'sx': 0.5, 'sy': 0.5})
      (1.0161234567, 'update', 0, {'is_touch': True, 'sx': 0.4, 'sy': 0.5})
      (1.0161234575, 'end', 0, {'is_touch': True, 'sx': 0.4, 'sy': 0.5})
      """
    let recording = try RecordingReader.read(Array(log.utf8))
    #expect(recording.events.map(\.time) == [0, 16_123_457, 16_123_458])
    #expect(recording.origin == 1_000_000_000)
  }

  @Test(arguments: Seeds.all)
  func `contacts with negative identifiers have the least names that are free`(seed: UInt64) throws
  {
    var random = RandomBits(seed: seed)
    var rows = "t,type,id,x,y\n"
    var down: [(id: Int64, name: Int64)] = []
    var names: [Int64] = []
    for time in 0..<200 {
      let id = -random.whole(1...6)
      if let index = down.firstIndex(where: { $0.id == id }) {
        names.append(down.remove(at: index).name)
        rows += "\(time),up,\(id),\(-id * 10),1\n"
      } else {
        let name = Int64((0...6).first { name in !down.contains { $0.name == Int64(name) } } ?? 0)
        down.append((id, name))
        names.append(name)
        rows += "\(time),down,\(id),\(-id * 10),1\n"
      }
    }
    let recording = try RecordingReader.read(Array(rows.utf8))
    let body = ScriptImport.script(of: recording, options: ImportOptions()).body
    let reported = body.prefix(200 - down.count).compactMap { line -> Int64? in
      switch line.verb {
      case .down(let id, _, _), .up(let id, _, _, _): id
      default: nil
      }
    }
    #expect(Array(reported.prefix(100)) == Array(names.prefix(100)), "seed \(seed)")
  }

  @Test(
    arguments: [
      ("t_ns", 1), ("t_us", 1000), ("t_ms", 1_000_000), ("t_s", 1_000_000_000), ("t", 1_000_000),
      ("timeStamp", 1_000_000),
    ] as [(String, Int64)])
  func `samples that came together report times in the unit of their row`(
    key: String, unit: Int64
  ) throws {
    let lines = [
      #"{"\#(key)":4,"type":"down","x":1,"y":1}"#,
      #"{"\#(key)":12,"type":"move","x":4,"y":1,"coalesced":[[6,2,1],[9,3,1]]}"#,
    ]
    let recording = try RecordingReader.read(Array(lines.joined(separator: "\n").utf8))
    #expect(recording.events.prefix(4).map(\.time) == [0, 2 * unit, 5 * unit, 8 * unit])
  }

  private func comments(of file: String) throws -> [String] {
    let recording = try RecordingReader.read(Array(file.utf8))
    let script = ScriptImport.script(of: recording, options: ImportOptions())
    return script.header.compactMap { $0.comment.map { text($0) } }
  }
}
