import Harness
import TestSupport
import Testing

/// Laws of every log of `getevent`.
struct GeteventLawTests {
  /// An event and the two notations of its type, code and value.
  private struct Event {
    var type: Int
    var code: Int
    var value: Int32
    var names: String

    var numbers: String { "\(hexadecimal(type)) \(hexadecimal(code)) \(hexadecimal(value))" }
  }

  /// Codes and their names, independent of the reader's table.
  private static let axes: [(Int, String)] = [
    (0x2F, "ABS_MT_SLOT"), (0x35, "ABS_MT_POSITION_X"), (0x36, "ABS_MT_POSITION_Y"),
    (0x39, "ABS_MT_TRACKING_ID"), (0x37, "ABS_MT_TOOL_TYPE"), (0, "ABS_X"), (1, "ABS_Y"),
    (3, "ABS_RX"), (4, "ABS_RY"), (8, "ABS_WHEEL"), (0x18, "ABS_PRESSURE"), (0x28, "ABS_MISC"),
    (0x30, "ABS_MT_TOUCH_MAJOR"),
  ]
  private static let keys: [(Int, String)] = [
    (0x14A, "BTN_TOUCH"), (0x140, "BTN_DIGI"), (0x140, "BTN_TOOL_PEN"), (0x141, "BTN_TOOL_RUBBER"),
    (0x144, "BTN_TOOL_AIRBRUSH"), (0x110, "BTN_MOUSE"), (0x110, "BTN_LEFT"), (0x111, "BTN_RIGHT"),
    (1, "KEY_ESC"), (2, "KEY_1"), (10, "KEY_9"), (11, "KEY_0"), (42, "KEY_LEFTSHIFT"),
    (54, "KEY_RIGHTSHIFT"), (29, "KEY_LEFTCTRL"), (97, "KEY_RIGHTCTRL"), (56, "KEY_LEFTALT"),
    (100, "KEY_RIGHTALT"), (125, "KEY_LEFTMETA"), (126, "KEY_RIGHTMETA"), (102, "KEY_HOME"),
    (103, "KEY_UP"), (104, "KEY_PAGEUP"), (105, "KEY_LEFT"), (106, "KEY_RIGHT"), (107, "KEY_END"),
    (108, "KEY_DOWN"), (109, "KEY_PAGEDOWN"), (30, "KEY_A"), (0x161, "KEY_SELECT"),
  ]
  private static let motions: [(Int, String)] = [
    (0, "REL_X"), (1, "REL_Y"), (6, "REL_HWHEEL"), (8, "REL_WHEEL"), (11, "REL_WHEEL_HI_RES"),
    (12, "REL_HWHEEL_HI_RES"), (9, "REL_MISC"),
  ]

  @Test(arguments: Seeds.all)
  func `a log reads the same with numbers and with names`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    var read = 0
    let rounds = Cases.some(of: 200)
    for round in 0..<rounds {
      let frames = Self.frames(&random)
      let logs = [false, true].map { Self.log(frames, isNamed: $0) }
      let recordings = logs.map {
        try? RecordingReader.read($0, ReadingOptions { $0.format = .getevent })
      }
      #expect(recordings[0] == recordings[1], "seed \(seed) round \(round)\n\(text(logs[1]))")
      #expect(importError(logs[0])?.code == importError(logs[1])?.code)
      if recordings[0] != nil { read += 1 }
    }
    // More than half of the generated logs must be readable.
    #expect(read > rounds / 2)
  }

  @Test(arguments: Seeds.all)
  func `a log reads the same as what evemu writes of the same events`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    for round in 0..<100 {
      let frames = Self.frames(&random)
      var evemu = ""
      for (index, frame) in frames.enumerated() {
        for event in frame {
          let codes = event.numbers.split(separator: " ").prefix(2).joined(separator: " ")
          evemu += "E: \(Self.time(index)) \(codes) \(event.value)\n"
        }
      }
      var expected = try? RecordingReader.read(
        Array(evemu.utf8), ReadingOptions { $0.format = .evemu })
      expected?.format = .getevent
      expected?.devicePath = Array("/dev/input/event7".utf8)
      let log = Self.log(frames, isNamed: random.coin())
      let recording = try? RecordingReader.read(log)
      #expect(recording == expected, "seed \(seed) round \(round)\n\(evemu)")
    }
  }

  @Test func `a log that was cut off anywhere is read, or rejected at its last line`() throws {
    let log = Array(GeteventReaderTests.log.utf8)
    var read = 0
    let lengths = Cases.some(of: Array(0..<log.count), oneIn: 3)
    for length in lengths {
      let part = Array(log[..<length])
      guard let error = importError(part, format: .getevent) else {
        read += 1
        continue
      }
      let last = part.count { $0 == 10 } + 1
      #expect([0, last].contains(error.span.line), "\(length): \(text(error.message))")
    }
    #expect(read > lengths.count / 100)
  }

  @Test(arguments: Seeds.all)
  func `no bytes make the reader trap`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    let log = Array(GeteventReaderTests.log.utf8)
    let pieces = [
      "[", "]", "/", ":", " ", "\n", "EV_", "ffffffff", "add device", "\r", "rate", "-",
    ]
    for _ in 0..<Cases.some(of: 1000) {
      var bytes = log
      for _ in 0...random.whole(0...6) {
        let index = Int(random.whole(0...Int64(bytes.count - 1)))
        let end = min(bytes.count, index + Int(random.whole(0...12)))
        bytes.replaceSubrange(index..<end, with: Array(random.pick(pieces).utf8))
      }
      guard let recording = try? RecordingReader.read(bytes, ReadingOptions { $0.period = 1000 })
      else { continue }
      let script = ScriptImport.script(of: recording, options: ImportOptions())
      #expect(ScriptReader.read(ScriptWriter.text(of: script)).diagnostics == [])
    }
  }

  // MARK: Logs

  /// Returns frames of one or more kinds of devices, each with its report at the end.
  private static func frames(_ random: inout RandomBits) -> [[Event]] {
    let isGrouped = random.chance(200)
    let kinds = (0...random.whole(0...1)).map { _ in random.whole(0...2) }
    return (0..<random.whole(1...12)).map { _ in
      var frame: [Event] = []
      for _ in 0..<random.whole(0...5) {
        frame.append(event(random.pick(kinds), &random))
        if isGrouped, random.chance(400) {
          frame.append(Event(type: 0, code: 2, value: 0, names: "EV_SYN SYN_MT_REPORT 00000000"))
        }
      }
      if random.chance(50) {
        frame.append(Event(type: 0, code: 3, value: 0, names: "EV_SYN SYN_DROPPED 00000000"))
      }
      frame.append(Event(type: 0, code: 0, value: 0, names: "EV_SYN SYN_REPORT 00000000"))
      return frame
    }
  }

  private static func event(_ kind: Int64, _ random: inout RandomBits) -> Event {
    if kind == 0 {
      let (code, name) = random.pick(axes)
      let value = Int32(code == 0x2F ? random.whole(0...2) : random.whole(-3...3000))
      return Event(
        type: 3, code: code, value: value, names: "EV_ABS \(name) \(hexadecimal(value))")
    }
    if kind == 1 {
      let (code, name) = random.pick(keys)
      let value = Int32(random.whole(0...2))
      return Event(
        type: 1, code: code, value: value,
        names: "EV_KEY       \(name)            \(["UP", "DOWN", "REPEAT"][Int(value)])   ")
    }
    let (code, name) = random.pick(motions)
    let value = Int32(truncatingIfNeeded: random.whole(-200...200))
    return Event(type: 2, code: code, value: value, names: "EV_REL \(name) \(hexadecimal(value))")
  }

  private static func log(_ frames: [[Event]], isNamed: Bool) -> [UInt8] {
    var log = ""
    for (index, frame) in frames.enumerated() {
      for event in frame {
        log += "[ \(time(index))] /dev/input/event7: \(isNamed ? event.names : event.numbers)\n"
      }
    }
    return Array(log.utf8)
  }

  private static func time(_ index: Int) -> String { "1.\(100_000 + index * 8333)" }
}

private func hexadecimal(_ number: Int) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 4 - digits.count) + digits
}

private func hexadecimal(_ number: Int32) -> String {
  let digits = String(UInt32(bitPattern: number), radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
