import Harness
import TestSupport
import Testing

/// Panels that report a lift as a size or pressure of 0, in each format of kernel events.
struct LiftedContactTests {
  /// One event: type and code as in `linux/input-event-codes.h`.
  private typealias Event = (type: Int, code: Int, value: Int)

  /// Returns a packet of a panel without slots: a measure, a position, and the ends of both.
  private static func packet(
    _ measure: Int, _ value: Int, x: Int, id: Int? = nil
  ) -> [Event] {
    [(3, measure, value), (3, 0x35, x), (3, 0x36, 900)] + (id.map { [(3, 0x39, $0)] } ?? [])
      + [(0, 2, 0), (0, 0, 0)]
  }

  /// Returns two taps, 400 units and 2.5 s apart.
  private static func taps(_ measure: Int, id: Int?) -> [(time: String, events: [Event])] {
    [
      ("10.000000", packet(measure, 4, x: 500, id: id)),
      ("10.500000", packet(measure, 0, x: 500, id: id)),
      ("13.000000", packet(measure, 6, x: 100, id: id)),
      ("13.050000", packet(measure, 0, x: 100, id: id)),
    ]
  }

  /// Returns the same taps on a panel with slots, whose contact keeps its number.
  private static func slots(_ measure: Int) -> [(time: String, events: [Event])] {
    [
      ("10.000000", [(3, 0x39, 7), (3, measure, 4), (3, 0x35, 500), (3, 0x36, 900), (0, 0, 0)]),
      ("10.500000", [(3, measure, 0), (0, 0, 0)]), ("12.000000", [(3, 0x35, 300), (0, 0, 0)]),
      ("13.000000", [(3, measure, 6), (3, 0x35, 100), (0, 0, 0)]),
      ("13.050000", [(3, measure, 0), (0, 0, 0)]), ("13.100000", [(3, 0x39, -1), (0, 0, 0)]),
    ]
  }

  private static let formats = ["evemu", "getevent", "evtest", "libinput"]

  private static func write(
    _ frames: [(time: String, events: [Event])], as format: String
  ) -> String {
    var text =
      format == "libinput" ? "ndevices: 1\ndevices:\n- node: /dev/input/event1\n  events:\n" : ""
    for frame in frames {
      if format == "libinput" { text += "  - evdev:\n" }
      for event in frame.events { text += line(frame.time, event, format) + "\n" }
    }
    return text
  }

  private static func line(_ time: String, _ event: Event, _ format: String) -> String {
    func hex(_ number: Int, _ digits: Int) -> String {
      let text = String(UInt32(truncatingIfNeeded: number), radix: 16)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    switch format {
    case "evemu": return "E: \(time) \(hex(event.type, 4)) \(hex(event.code, 4)) \(event.value)"
    case "getevent":
      return
        "[ \(time)] /dev/input/event1: \(hex(event.type, 4)) \(hex(event.code, 4)) \(hex(event.value, 8))"
    case "evtest":
      if event.type == 0 {
        return event.code == 2
          ? "Event: time \(time), ++++++++++++++ SYN_MT_REPORT ++++++++++++"
          : "Event: time \(time), -------------- SYN_REPORT ------------"
      }
      return "Event: time \(time), type 3 (EV_ABS), code \(event.code) (?), value \(event.value)"
    default:
      let parts = time.split(separator: ".")
      return
        "    - [\(parts[0]), \(Int(parts[1]) ?? 0), \(event.type), \(event.code), \(event.value)]"
    }
  }

  /// Logs of both panels in each format.
  static let logs = formats.flatMap { format in
    [write(taps(0x30, id: 0), as: format), write(slots(0x3A), as: format)]
  }

  private static let taps = [
    "0 down 0 500,900", "500000000 up 0 500,900", "3000000000 down 0 100,900",
    "3050000000 up 0 100,900",
  ]

  /// ABS_MT_TOUCH_MAJOR, ABS_MT_WIDTH_MAJOR and ABS_MT_PRESSURE.
  @Test(arguments: formats, [0x30, 0x32, 0x3A])
  func `a measure of 0 lifts a contact, and what comes back is another one`(
    format: String, measure: Int
  ) throws {
    for id in [nil, 0, 3] {
      let log = Self.write(Self.taps(measure, id: id), as: format)
      let recording = try RecordingReader.read(Array(log.utf8))
      #expect(trace(recording) == Self.taps)
      #expect(recording.notes == RecordingNotes())
    }
    let log = Self.write(Self.slots(measure), as: format)
    let recording = try RecordingReader.read(Array(log.utf8))
    #expect(trace(recording) == Self.taps)
    #expect(recording.notes == RecordingNotes())
  }

  @Test func `names of measures are known in logs with names`() throws {
    let log = Self.write(Self.taps(0x30, id: 0), as: "getevent").replacing(
      "0003 0030", with: "EV_ABS ABS_MT_TOUCH_MAJOR")
    #expect(trace(try RecordingReader.read(Array(log.utf8))) == Self.taps)
  }

  @Test func `a measure that is always 0 says nothing, nor does a pressure of 0 beside a size`()
    throws
  {
    var frames = Self.taps(0x30, id: 0)
    for index in frames.indices { frames[index].events[0].value = 0 }
    let still = try RecordingReader.read(Array(Self.write(frames, as: "evemu").utf8))
    #expect(still.events.count == 5 && still.notes.unendedContacts == 1)
    let light = Self.slots(0x30).map { frame in
      (time: frame.time, events: [(3, 0x3A, frame.time == "10.000000" ? 0 : 9)] + frame.events)
    }
    let sized = try RecordingReader.read(Array(Self.write(light, as: "evemu").utf8))
    #expect(trace(sized) == Self.taps)
  }

  @Test func `what hovers at a distance does not touch`() throws {
    let frames: [(time: String, events: [Event])] = [
      ("1.000000", [(3, 0x39, 1), (3, 0x3B, 5), (3, 0x35, 10), (3, 0x36, 20), (0, 0, 0)]),
      ("1.100000", [(3, 0x3B, 0), (3, 0x35, 12), (0, 0, 0)]),
      ("1.200000", [(3, 0x3B, 3), (0, 0, 0)]), ("1.300000", [(3, 0x39, -1), (0, 0, 0)]),
    ]
    let recording = try RecordingReader.read(Array(Self.write(frames, as: "evemu").utf8))
    #expect(trace(recording) == ["0 down 0 12,20", "100000000 up 0 12,20"])
  }

  /// The log began in the middle of a contact, whose next size is 0.
  @Test func `a contact from before the log is over when it does not touch`() throws {
    let frames: [(time: String, events: [Event])] = [
      ("1.000000", [(3, 0x30, 4), (3, 0x35, 10), (0, 0, 0)]),
      ("1.100000", [(3, 0x30, 0), (0, 0, 0)]),
      ("2.000000", [(3, 0x39, 2), (3, 0x30, 4), (3, 0x35, 50), (3, 0x36, 60), (0, 0, 0)]),
      ("2.100000", [(3, 0x39, -1), (0, 0, 0)]),
    ]
    let recording = try RecordingReader.read(Array(Self.write(frames, as: "evemu").utf8))
    #expect(trace(recording) == ["0 down 0 50,60", "100000000 up 0 50,60"])
    #expect(recording.notes.samplesWithoutDown == 1)
  }
}
