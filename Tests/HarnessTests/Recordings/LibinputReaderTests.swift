import ControlCore
import Harness
import Testing

/// Recordings of `libinput record`.
struct LibinputReaderTests {
  @Test func `a touchpad brings its name and ranges, and what the system lost is left out`() throws
  {
    let recording = try RecordingReader.read(try fixture("touchpad.yml"))
    #expect(recording.format == .libinput)
    #expect(text(recording.version) == "1")
    #expect(text(recording.deviceName) == "Example Touchpad")
    #expect(recording.horizontal == DeviceRange(lower: 0, upper: 1999, resolution: 20))
    #expect(
      trace(recording) == [
        "0 down 0 1000,500", "8001000 move 0 1200,500", "1002003000 up 0 1200,500",
      ])
    #expect(recording.notes.bufferOverruns == 1)
    #expect(recording.notes.unusedEvents == 1)
    #expect(recording.deviceChoice == .mostActive(of: 2))
  }

  @Test func `each scroll of a touchpad has a beginning and an end`() throws {
    let scrolls = [(1.0, -12), (1.01, -8), (1.02, 0), (2.0, -5), (2.01, 0)].map { time, way in
      "-event4   POINTER_SCROLL_FINGER   +\(time)s\tvert \(way).00/0.0* horiz 0.00/0.0 (finger)\n"
    }
    let recording = try RecordingReader.read(Array(scrolls.joined().utf8))
    let phases = recording.events.map { event in
      if case .wheel(let wheel) = event.action { wheel.phase } else { WheelEvent.Phase.none }
    }
    #expect(phases == [.begin, .change, .end, .begin, .end])
  }

  @Test(arguments: ["/dev/input/event7", "event7", "2"])
  func `a device is named by its node, the end of it, or its number`(name: String) throws {
    let recording = try RecordingReader.read(
      try fixture("touchpad.yml"), ReadingOptions { $0.device = Array(name.utf8) })
    #expect(trace(recording) == ["0 key arrowRight mods 0"])
    #expect(text(recording.devicePath) == "/dev/input/event7")
  }

  @Test(arguments: ["event9", "3", "0", "4", "event", ""])
  func `a device without events is rejected with those that have some`(name: String) throws {
    let error = importError(try fixture("touchpad.yml"), device: Array(name.utf8))
    #expect(error?.code == .noEvents)
    #expect(help(error).contains("/dev/input/event4, /dev/input/event7"))
  }

  @Test func `nothing of the user's machine gets into a script`() throws {
    let script = text(try imported(try fixture("touchpad.yml"), name: "touchpad.yml"))
    #expect(script.contains("Example Touchpad"))
    for word in ["someone", "SOMEONE", "LAPTOP", "example:1", "1.25.0"] {
      #expect(!script.contains(word))
    }
  }

  @Test func `it is what evemu would have recorded`() throws {
    let rows = [
      (0, 1, 330, 1), (0, 3, 0, 10), (0, 3, 1, 20), (0, 0, 0, 0), (8000, 3, 0, 15), (8000, 0, 0, 0),
      (9500, 1, 330, 0), (9500, 0, 0, 0),
    ]
    let libinput = rows.map { "    - [ 1, \($0), \($1), \($2), \($3)]\n" }.joined()
    let evemu = rows.map { time, type, code, value in
      let micros = String(String(1_000_000 + time).dropFirst())
      return "E: 1.\(micros) \(String(type, radix: 16)) \(String(code, radix: 16)) \(value)\n"
    }
    let recording = try RecordingReader.read(Array(("  - evdev:\n" + libinput).utf8))
    let other = try RecordingReader.read(Array(evemu.joined().utf8))
    #expect(recording.events == other.events)
    #expect(recording.events.count == 3)
  }

  @Test(arguments: [
    ("version: 2\nndevices: 1\n", Diagnostic.Code.malformedLine, 1),
    ("ndevices: 1\n- evdev:\n  - [0, 0, 3]\n", .malformedLine, 3),
    ("ndevices: 1\n- evdev:\n  - [0, 0, 3, 0, 99999999999]\n", .malformedLine, 3),
    ("ndevices: 1\n- evdev:\n  - [0, 1000000, 3, 0, 9]\n", .malformedLine, 3),
    ("- evdev:\n  - [1, 0, 0, 0, 0]\n  - [0, 0, 0, 0, 0]\n", .timeGoesBack, 3),
    ("ndevices: 0\n", .noEvents, 0), ("ndevices: 1\n- node: /dev/input/event1\n", .noEvents, 0),
    ("- evdev:\n  - [1, 0, 4, 4, 4]\n  - [1, 0, 0, 0, 0]\n", .noEvents, 0),
  ])
  func `a file that cannot be read says why and where`(
    file: String, code: Diagnostic.Code, line: Int
  ) {
    let error = importError(Array(file.utf8), format: .libinput)
    #expect(error?.code == code)
    #expect(error?.span.line == line)
  }
}
