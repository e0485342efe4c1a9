import Harness
import Testing

/// Logs of Android's `getevent`.
struct GeteventReaderTests {
  /// A log of two phones' devices, as `getevent -lt` prints it.
  static let log = """
    could not get driver version for /dev/input/mice, Not a typewriter
    add device 1: /dev/input/event1
      name:     "example-keys"
      events:
        KEY (0001): 0072  0073  0074
    add device 2: /dev/input/event2
      name:     "example "7" panel"
      events:
        KEY (0001): 008b  008f  009e  014a
        ABS (0003): 002f  : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    0035  : value 7, min 0, max 1079, fuzz 0, flat 0, resolution 10
                    0036  : value 0, min -20, max 2399, fuzz 0, flat 0, resolution 20
      input props:
        INPUT_PROP_DIRECT
    [   53890.813990] /dev/input/event2: EV_ABS       ABS_MT_SLOT          00000000
    [   53890.813990] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   0000000a
    [   53890.813990] /dev/input/event2: EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_FINGER
    [   53890.813990] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001be
    [   53890.813990] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    fffffff6
    [   53890.813990] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
    [   53890.813990] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [   53890.814000] /dev/input/event1: EV_KEY       KEY_VOLUMEUP         DOWN
    [   53890.814000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
    [   53890.813999] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001c0
    [   53890.813999] /dev/input/event2: EV_SYN       SYN_REPORT           00000000 rate 125
    [   53890.830001] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   53890.830001] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
    [   53890.830001] /dev/input/event2: EV_SYN       SYN_REPORT           00000000 rate 62
    remove device 1: /dev/input/event1

    """

  private let contacts = ["0 down 0 446,-10", "9000 move 0 448,-10", "16011000 up 0 448,-10"]

  @Test func `a log with names brings the device, its ranges and exact times`() throws {
    let recording = try read(Self.log)
    #expect(recording.format == .getevent)
    #expect(recording.space == .device)
    #expect(text(recording.deviceName) == "example \"7\" panel")
    #expect(text(recording.devicePath) == "/dev/input/event2")
    #expect(recording.deviceChoice == .mostActive(of: 2))
    #expect(recording.horizontal == DeviceRange(lower: 0, upper: 1079, resolution: 10))
    #expect(recording.vertical == DeviceRange(lower: -20, upper: 2399, resolution: 20))
    #expect(recording.origin == 53_890_813_990_000)
    #expect(recording.assumedPeriod == nil)
    #expect(trace(recording) == contacts)
  }

  @Test func `line ends of Windows, a byte order mark and comments change nothing`() throws {
    let recording = try read(Self.log)
    for end in ["\r\n", "\r\r\n"] {
      let other = Self.log.replacing("\n", with: end)
      #expect(try read("\u{FEFF}# A comment.\n" + other) == recording)
    }
  }

  @Test func `names of axes and a missing indent before events are read as well`() throws {
    let named = Self.log.replacing("0035  :", with: "ABS_MT_POSITION_X     :")
      .replacing("0036  :", with: "ABS_MT_POSITION_Y     :")
    #expect(try read(named) == read(Self.log))
    let pasted = Self.log.split(separator: "\n").map { "   \($0)\n" }.joined()
    #expect(try read(pasted) == read(Self.log))
  }

  @Test func `the device column is missing when one was named, and the only fitting one is meant`()
    throws
  {
    let bare = Self.log.split(separator: "\n").filter { !$0.contains("event1: EV") }
      .map { $0.replacing("/dev/input/event2: EV", with: "EV") + "\n" }.joined()
    var expected = try read(Self.log)
    expected.deviceChoice = .only
    #expect(try read(bare) == expected)
    let two =
      "add device 3: /dev/input/event3\n  ABS (0003): 0035  : value 0, min 0, max 9\n" + bare
    #expect(try read(two).horizontal == nil)
    #expect(try read(two, device: "event2").horizontal?.upper == 1079)
    #expect(try read(two, device: "/dev/input/event3").horizontal?.upper == 9)
    #expect(try read(events(of: Self.log)).horizontal == nil)
  }

  @Test func `a description in a file of its own may be added`() throws {
    let recording = try RecordingReader.read(
      Array(events(of: Self.log).utf8), ReadingOptions { $0.description = Array(Self.log.utf8) })
    #expect(recording == (try read(Self.log)))
  }

  @Test func `another device may be asked for`() throws {
    for name in ["event1", "/dev/input/event1"] {
      let error = importError(Array(Self.log.utf8), device: Array(name.utf8))
      #expect(error?.code == .noEvents)
      let message = text(error?.message ?? [])
      #expect(message.hasPrefix("the file holds events, but no contact"))
    }
    let recording = try read(Self.log, device: "event2")
    #expect(recording.deviceChoice == .reported)
    #expect(trace(recording) == contacts)
    let error = importError(Array(Self.log.utf8), device: Array("event".utf8))
    #expect(text(error?.message ?? []) == "the log has no events of 'event'")
    #expect(
      text(error?.help ?? []) == "devices with events: /dev/input/event1, /dev/input/event2")
  }

  @Test func `of several devices that of most contacts is read, each with its own state`() throws {
    let log = """
      [ 1.000000] /dev/input/event1: 0003 0039 00000001
      [ 1.000000] /dev/input/event1: 0003 0035 00000005
      [ 1.000000] /dev/input/event2: 0003 0035 00000050
      [ 1.000000] /dev/input/event2: 0003 0036 00000050
      [ 1.000000] /dev/input/event2: 0000 0002 00000000
      [ 1.000000] /dev/input/event1: 0000 0000 00000000
      [ 1.000001] /dev/input/event2: 0000 0000 00000000
      [ 1.000002] /dev/input/event1: 0003 0035 00000006
      [ 1.000002] /dev/input/event1: 0000 0000 00000000
      [ 1.000003] /dev/input/event2: 0000 0000 00000000
      [ 1.000004] /dev/input/event2: 0003 0035 00000010
      [ 1.000004] /dev/input/event2: 0000 0002 00000000
      [ 1.000004] /dev/input/event2: 0000 0000 00000000
      """
    #expect(
      trace(try read(log)) == [
        "0 down 0 80,80", "2000 up 0 80,80", "3000 down 0 16,0", "3000 up 0 16,0",
      ])
    #expect(
      trace(try read(log, device: "event1")) == [
        "0 down 0 5,0", "2000 move 0 6,0", "2000 up 0 6,0",
      ])
  }

  @Test func `a pen and a mouse have their own names on Android`() throws {
    let pen = """
      [ 1.0] EV_KEY BTN_DIGI DOWN
      [ 1.0] EV_ABS ABS_X 00000010
      [ 1.0] EV_ABS ABS_Y 00000007
      [ 1.0] EV_SYN SYN_REPORT 00000000
      [ 1.1] EV_KEY BTN_TOUCH DOWN
      [ 1.1] EV_SYN SYN_REPORT 00000000
      """
    #expect(
      trace(try read(pen)) == ["0 hover 0 16,7", "100000000 down 0 16,7", "100000000 up 0 16,7"])
    let mouse = """
      [ 1.0] EV_KEY BTN_MOUSE DOWN
      [ 1.0] EV_SYN SYN_REPORT 00000000
      [ 1.5] EV_REL REL_X ffffffff
      [ 1.5] EV_SYN SYN_REPORT 00000000
      """
    #expect(
      trace(try read(mouse)) == ["0 down 0 0,0", "500000000 move 0 -1,0", "500000000 up 0 -1,0"])
  }

  @Test func `keys of a remote control act, others are counted by name as by number`() throws {
    let keys = """
      [ 1.0] EV_KEY KEY_RIGHT DOWN
      [ 1.0] EV_SYN SYN_REPORT 00000000
      [ 1.4] EV_KEY KEY_RIGHT REPEAT
      [ 1.4] EV_SYN SYN_REPORT 00000001
      [ 1.5] EV_KEY KEY_SELECT DOWN
      [ 1.5] EV_MSC MSC_SCAN 000c0041
      [ 1.5] EV_SYN SYN_REPORT 00000000
      """
    let recording = try read(keys)
    #expect(trace(recording) == ["0 key arrowRight mods 0", "400000000 key arrowRight mods 0"])
    #expect(recording.notes.unusedEvents == 1)
    #expect(try read(keys.replacing("KEY_SELECT", with: "0161")) == recording)
  }

  private func read(_ log: String, device: String? = nil) throws -> Recording {
    try RecordingReader.read(
      Array(log.utf8), ReadingOptions { $0.device = device.map { Array($0.utf8) } })
  }

  private func events(of log: String) -> String {
    log.split(separator: "\n").filter { $0.hasPrefix("[") }.map { $0 + "\n" }.joined()
  }
}
