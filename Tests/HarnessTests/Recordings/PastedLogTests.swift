import ControlCore
import Harness
import Testing

/// Logs that people paste: `evtest`, `libinput debug-events`, and steps of DevTools.
struct PastedLogTests {
  @Test func `evtest writes in prose what the kernel reported`() throws {
    let recording = try RecordingReader.read(try fixture("panel.evtest.txt"))
    #expect(recording.format == .evtest)
    #expect(text(recording.deviceName) == "Example Panel")
    #expect(recording.horizontal == DeviceRange(lower: 0, upper: 1499, resolution: 4))
    #expect(recording.vertical == DeviceRange(lower: 0, upper: 599))
    #expect(
      trace(recording) == [
        "0 down 0 300,200", "8000000 move 0 340,200", "24000000 up 0 340,200",
      ])
    #expect(recording.notes.bufferOverruns == 1)
  }

  @Test func `a desk's mouse, wheels and keys are what the desktop made of them`() throws {
    let recording = try RecordingReader.read(try fixture("desk.debug-events.txt"))
    #expect(recording.format == .debugEvents)
    #expect(recording.space == .relative)
    #expect(
      trace(recording) == [
        "0 hover 0 10,-2.5", "8000000 down 0 10,-2.5", "16000000 move 0 30,-2.5",
        "24000000 up 0 30,-2.5", "1000000000 wheel 0,-12.3", "1010000000 wheel 0,-6",
        "1020000000 wheel 0,0", "2000000000 wheel 0,0.5", "2100000000 wheel 0,1",
        "3010000000 key arrowRight mods 1",
      ])
    let phases = recording.events.compactMap { event in
      if case .wheel(let wheel) = event.action { wheel.phase } else { nil }
    }
    #expect(phases == [WheelEvent.Phase.begin, .change, .end, .none, .none])
    #expect(recording.notes.unusedEvents == 3)
  }

  @Test func `touches are shares of the screen, beside which a mouse has no place`() throws {
    let recording = try RecordingReader.read(try fixture("screen.debug-events.txt"))
    #expect(recording.space == .window)
    #expect(
      trace(recording) == [
        "0 down 0 23.45,45.1", "6000000 down 1 80,50", "8000000 move 0 43.45,45.1",
        "16000000 up 0 43.45,45.1", "17000000 cancel 1 80,50",
      ])
    #expect(recording.notes.unusedEvents == 1)
    var options = ImportOptions()
    (options.width, options.height) = (1000, 500)
    let script = ScriptImport.script(of: recording, options: options)
    #expect(script.body.first == Script.Line(.after(0), .down(0, .both(234.5, 225.5))))
  }

  @Test func `steps without times are taps and keys, and nothing of the page`() throws {
    let bytes = try fixture("steps.devtools.json")
    let recording = try RecordingReader.read(bytes)
    #expect(
      trace(recording) == [
        "0 down 0 12,7.5", "50000000 up 0 12,7.5", "300000000 key arrowRight mods 1",
        "600000000 down 0 20,8", "650000000 up 0 20,8", "900000000 down 0 20,8",
        "950000000 up 0 20,8",
      ])
    #expect(recording.notes.unusedEvents == 3)
    let script = text(try imported(bytes, name: "steps.devtools.json"))
    #expect(script.contains("# no recording of times"))
    for word in ["someone", "example.org", "private"] { #expect(!script.contains(word)) }
  }

  @Test(arguments: [
    (
      "Event: time 1.0, type 3 (EV_ABS), code 0 (ABS_X)", RecordingFormat.evtest,
      Diagnostic.Code.malformedLine, 1
    ),
    ("Event: time x, -- SYN_REPORT --", .evtest, .malformedLine, 1),
    ("Event: time 2.0, - SYN_REPORT -\nEvent: time 1.0, - SYN_REPORT -", .evtest, .timeGoesBack, 2),
    ("Input driver version is 1.0.1", .evtest, .noEvents, 0),
    ("-event1 TOUCH_UP +2.0s 0 (0)\n event1 TOUCH_UP +1.0s 0 (0)", .debugEvents, .timeGoesBack, 2),
    ("-event1 DEVICE_ADDED a", .debugEvents, .noEvents, 0),
    ("{\"steps\":[]}", .devTools, .noEvents, 0), ("{\"steps\":1}", .devTools, .malformedLine, 0),
    ("{\"steps\":[\n{\"type\":\"click\"}]}", .devTools, .missingField, 2),
  ])
  func `what cannot be read says why and where`(
    file: String, format: RecordingFormat, code: Diagnostic.Code, line: Int
  ) {
    let error = importError(Array(file.utf8), format: format)
    #expect(error?.code == code)
    #expect(error?.span.line == line)
    guard code != .malformedLine || format != .devTools else { return }
    #expect(RecordingReader.detect(Array(file.utf8)) == format)
  }
}
