import ControlCore
import GestureScript
import Harness
import TestSupport
import Testing

/// Tests of recordings in parts.
struct PartedRecordingTests {
  // MARK: Contacts

  /// Returns rows of up to three fingers, wheels, keys and a hovering mouse.
  private static func rows(_ random: inout RandomBits) -> String {
    var rows = "t_us,type,id,x,y,pointerType,deltaY,key\n"
    var (time, down): (Int64, [Int64]) = (random.whole(0...1_000_000), [])
    for _ in 0..<random.whole(1...40) {
      time += random.whole(0...30_000)
      let place = "\(random.whole(0...300)),\(random.whole(0...80)).5"
      let id = random.whole(0...2)
      switch random.whole(0...7) {
      case 0: rows += "\(time),wheel,,,,,\(random.whole(-3...3)),\n"
      case 1: rows += "\(time),key,,,,,,ArrowUp\n"
      case 2: rows += "\(time),hover,9,\(place),mouse,,\n"
      case 3 where !down.isEmpty:
        rows += "\(time),\(random.coin() ? "up" : "cancel"),\(down.removeFirst()),\(place),,,\n"
      case 4 where !down.isEmpty: rows += "\(time),move,\(down[0]),\(place),,,\n"
      default:
        rows += "\(time),down,\(id),\(place),,,\n"
        down.removeAll { $0 == id }
        down.append(id)
      }
    }
    return rows
  }

  private static func recordings(_ seed: UInt64) throws -> [Recording] {
    var random = RandomBits(seed: seed)
    var recordings: [Recording] = []
    for _ in 0..<Cases.some(of: 2000) {
      if let recording = try? readRows(rows(&random)) { recordings.append(recording) }
    }
    return recordings
  }

  @Test(arguments: Seeds.all)
  func `parts of contacts hold all events at their times, each group whole`(seed: UInt64) throws {
    let recordings = try Self.recordings(seed)
    #expect(recordings.count > Cases.some(of: 1500))
    var several = 0
    for recording in recordings {
      let parted = PartedRecording(contactsOf: recording)
      several += parted.parts.count > 1 ? 1 : 0
      let events = parted.parts.flatMap { part in
        part.recording.events.map { event in
          var event = event
          event.time += part.recording.origin - recording.origin
          return event
        }
      }
      #expect(events == Array(recording.events.dropFirst(Int(parted.hoversLeftOut))))
      for (index, part) in parted.parts.enumerated() {
        #expect(part.recording.events.first?.time == 0)
        let groups = Self.groups(part.recording)
        #expect(groups == [0] || (index == 0 && groups == []))
      }
    }
    #expect(several * 3 > recordings.count)
  }

  /// Returns the indices of the downs before which no pointer was down.
  private static func groups(_ recording: Recording) -> [Int] {
    var down = 0
    var starts: [Int] = []
    for (index, event) in recording.events.enumerated() {
      guard case .pointer(let pointer) = event.action else { continue }
      if pointer.phase == .down {
        if down == 0 { starts.append(index) }
        down += 1
      } else if pointer.phase == .up || pointer.phase == .cancel {
        down -= 1
      }
    }
    #expect(down == 0)
    return starts
  }

  @Test(arguments: Seeds.all)
  func `scripts of parts have the lines of the whole`(seed: UInt64) throws {
    var recordings = try Self.recordings(seed).prefix(Int(Cases.some(of: 400)))
    recordings.append(try RecordingReader.read(try fixture("panel.events")))
    recordings.append(try RecordingReader.read(try fixture("desk.debug-events.txt")))
    for recording in recordings {
      let parted = PartedRecording(contactsOf: recording)
      guard parted.hoversLeftOut == 0 else { continue }
      let options = ImportOptions()
      let whole = ScriptImport.script(of: recording, options: options)
      let scripts = parted.parts.map { ScriptImport.script(of: $0, in: parted, options: options) }
      let verbs = scripts.flatMap { $0.body.dropLast().map(\.verb) }
      #expect(verbs == whole.body.dropLast().map(\.verb))
      for script in scripts {
        #expect(script.settings == whole.settings)
        #expect(script.body.first?.time == .after(0))
      }
    }
  }

  @Test func `keys between contacts belong to the one before, and those before all are a part`()
    throws
  {
    let rows = """
      t_ms,type,x,y,key
      0,key,,,End
      10,down,1,2,
      20,up,1,2,
      30,key,,,Home
      40,down,5,2,
      50,up,5,2,

      """
    let parted = PartedRecording(contactsOf: try readRows(rows))
    #expect(
      parted.parts.map { trace($0.recording) } == [
        ["0 key end mods 0"], ["0 down 0 1,2", "10000000 up 0 1,2", "20000000 key home mods 0"],
        ["0 down 0 5,2", "10000000 up 0 5,2"],
      ])
    #expect(parted.parts[2].label == .number(3, of: 3, start: 40_000_000))
  }

  // MARK: Columns

  @Test(arguments: Seeds.all)
  func `rows of a value are read as if they were alone`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    var layout = PointerLayout()
    layout.split = Array("drag".utf8)
    for _ in 0..<Cases.some(of: 500) {
      var parts: [(name: String, rows: [String], time: Int64)] = []
      for index in 0..<random.whole(1...5) { parts.append(("d\(index)", [], random.whole(0...99))) }
      var order: [String] = []
      var file: [String] = []
      for _ in 0..<random.whole(1...40) {
        let index = Int(random.whole(0...Int64(parts.count - 1)))
        if !order.contains(parts[index].name) { order.append(parts[index].name) }
        parts[index].time += random.whole(0...20)
        let type = random.pick(["down", "move", "up", "hover"])
        let row = "\(parts[index].time),\(type),\(random.whole(0...99)),7"
        parts[index].rows.append(row)
        file.append("\(parts[index].name),\(row)")
      }
      let text = "drag,t_ms,type,x,y\n" + file.joined(separator: "\n")
      let parted = try? RecordingReader.readParts(
        Array(text.utf8), ReadingOptions { $0.layout = layout })
      let alone = order.compactMap { name -> [RecordedEvent]? in
        let rows = parts.first { $0.name == name }?.rows ?? []
        return try? readRows("t_ms,type,x,y\n" + rows.joined(separator: "\n")).events
      }
      #expect((parted?.parts.map(\.recording.events) ?? []) == alone)
      if let parted { #expect(parted.leftOut.count == order.count - alone.count) }
      let objects = file.map { Self.object($0) }.joined(separator: "\n")
      let again = try? RecordingReader.readParts(
        Array(objects.utf8), ReadingOptions { $0.layout = layout })
      #expect((again?.parts.map(\.recording.events) ?? []) == alone)
    }
  }

  private static func object(_ row: String) -> String {
    let cells = row.split(separator: ",")
    return
      #"{"drag":"\#(cells[0])","t_ms":\#(cells[1]),"type":"\#(cells[2])","x":\#(cells[3]),"y":7}"#
  }

  @Test func `a column that is not there is rejected with those that are`() {
    for (file, kind) in [
      ("t,type,x,y\n0,down,1,2\n", "columns"), (#"{"t":0,"type":"down","x":1,"y":2}"#, "keys"),
    ] {
      var layout = PointerLayout()
      layout.split = Array("drag".utf8)
      let error = #expect(throws: Diagnostic.self) {
        try RecordingReader.readParts(Array(file.utf8), ReadingOptions { $0.layout = layout })
      }
      #expect(error?.code == .missingField)
      #expect(help(error) == "the \(kind) are: t, type, x, y")
    }
  }

  @Test func `parts have one viewport and one axis`() throws {
    var layout = PointerLayout()
    layout.split = Array("1".utf8)
    let rows =
      "n,t,type,x,y\na,0,down,10,5\na,9,up,300,5\nb,0,down,20,5\nb,9,up,20,90\nc,0,move,1,1\n"
    let parted = try RecordingReader.readParts(
      Array(rows.utf8), ReadingOptions { $0.layout = layout })
    #expect(
      parted.parts.map(\.label) == [.value([0x61], column: [0x31]), .value([0x62], column: [0x31])])
    #expect(parted.leftOut.map(\.code) == [.noEvents])
    for part in parted.parts {
      let script = ScriptImport.script(of: part, in: parted, options: ImportOptions())
      #expect(script.settings.width == 300 && script.settings.height == 90)
      #expect(script.settings.axis == .x)
    }
  }

  // MARK: Values

  @Test func `many values are reported apart, and the same ones are not`() {
    var groups: [[UInt8]: Int] = [:]
    var rows = "v,t,type,x,y\n"
    for index in 0..<5000 {
      let value = "\(index % 1777)x"
      groups[Array(value.utf8), default: 0] += 1
      rows += "\(value),\(index),\(index < 1777 ? "down" : "move"),1,2\n"
    }
    var layout = PointerLayout()
    layout.split = Array("v".utf8)
    let parted = try? RecordingReader.readParts(
      Array(rows.utf8), ReadingOptions { $0.layout = layout })
    #expect(parted?.parts.count == groups.count)
  }
}
