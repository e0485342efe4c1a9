import Harness
import Testing

/// Tests that errors about rejected recordings name the kind of input and a remedy.
struct ErrorTextTests {
  // MARK: Nothing of use

  @Test(arguments: [
    ("2 0 5;2 1 3", "a mouse that moves without its left button does nothing to a control"),
    ("1 100 1;1 100 0;3 28 0", "of buttons, only the left one of a mouse does something"),
    ("1 73 1;1 73 0", "of keys, arrows, Home, End, Page Up, Page Down, Escape and digits"),
    ("5 2 1;5 2 0", "record something that is touched, turned or pressed"),
    ("3 0 128;3 1 90;1 120 1", "a joystick does nothing to a control"),
    ("1 14a 1;3 2 700;3 3 500;1 14a 0", "positions are read from ABS_X and ABS_Y"),
    ("3 35 10;3 39 -1", "start recording before you touch the device"),
  ])
  func `the help is about the events that are there`(frames: String, fix: String) {
    let log = frames.split(separator: ";").enumerated().map { "E: 1.\($0) \($1)\nE: 1.\($0) 0 0 0" }
    let error = importError(Array(log.joined(separator: "\n").utf8))
    #expect(error?.code == .noEvents)
    #expect(help(error).contains(fix), "\(help(error))")
  }

  @Test func `a stick and a touch without a place are reported apart`() {
    let stick = importError(Array("E: 1.0 3 1 90\nE: 1.0 0 0 0".utf8))
    #expect(
      text(stick?.message ?? [])
        == "the file has positions, but no touches")
    let touch = importError(Array("E: 1.0 1 14a 1\nE: 1.0 0 0 0".utf8))
    #expect(
      text(touch?.message ?? []) == "the file has touches, but no positions")
  }

  @Test(arguments: [
    ("GESTURE_SWIPE_BEGIN     +1.000s 3", "record the touchpad itself: libinput record"),
    ("KEYBOARD_KEY            +1.000s KEY_A (30) pressed", "of keys, arrows, Home"),
    ("TABLET_TOOL_TIP         +1.000s  80.00*/50.00* down", "record the tablet: libinput record"),
    ("POINTER_BUTTON          +1.000s BTN_RIGHT (273) pressed, seat count: 1", "of buttons, only"),
  ])
  func `so it is for what a desktop makes of them`(event: String, fix: String) {
    let error = importError(Array("-event4   \(event)\n".utf8))
    #expect(error?.code == .noEvents && help(error).contains(fix), "\(help(error))")
  }

  // MARK: Other files

  @Test func `a log with actions in it is no JSON`() {
    let log = """
      [debug] [W3C] starting
      [HTTP] {"actions":[{"type":"pointer","id":"finger1","parameters":{"pointerType":"touch"}}]}
      [HTTP] --> POST /session/1/actions
      """
    let error = importError(Array(log.utf8))
    #expect(error?.code == .unknownFormat && error?.span.line == 2)
    #expect(text(error?.message ?? []) == "this is a log with JSON in it, not JSON")
    #expect(help(error).contains("keep only the JSON"))
  }

  @Test(arguments: ["", "// eslint-disable\n", "/*\n * Recorded\n */\n\n"])
  func `a list that is assigned in a program is to be taken out of it`(start: String) {
    for word in ["const events = [", "export const events = [", "window.events = [", "var e = ["] {
      let error = importError(Array("\(start)\(word)\n{\"type\":3}]\n".utf8))
      #expect(text(error?.message ?? []) == "this is a program, and programs are not run")
      #expect(help(error).contains("keep only its list from [ to ]"))
    }
  }

  @Test(arguments: ["[\"x\u{9C}abc\"]", "{\"events\":[\"x\u{DA}a\",\"x\u{DA}b\"]}"])
  func `packed events are to be unpacked`(file: String) {
    let error = importError(Array(file.utf8))
    #expect(error?.code == .unknownFormat)
    #expect(text(error?.message ?? []) == "these events of rrweb are packed")
    #expect(help(error).contains("unpack()"))
  }

  @Test(arguments: [
    (#"{"version":"1","data":{"id":"a","snapshots":[EVENT]}}"#, "data.snapshots"),
    (#"{"data":{"snapshotsByWindow":{"w1":[EVENT,EVENT]}}}"#, "data.snapshotsByWindow.w1"),
    (#"{"event":"s","properties":{"snapshot":EVENT}}"#, "properties.snapshot"),
  ])
  func `events that a service wrapped up are found`(file: String, path: String) {
    let event = #"{"type":3,"data":{"source":2},"timestamp":5}"#
    let error = importError(Array(file.replacing("EVENT", with: event).utf8))
    #expect(error?.code == .unknownFormat)
    #expect(text(error?.message ?? []) == "the events of rrweb lie in '\(path)' of this file")
    #expect(help(error) == "import that list alone")
  }

  // MARK: W3C Actions

  @Test(arguments: [
    (
      #"{"type":"pointerMove","y":4,"x":"160"}"#, Diagnostic.Code.notANumber, 29,
      "this is not a number: 'x'"
    ),
    (#"{"type":"pointerMove","x":160,"y":null}"#, .notANumber, 31, "this is not a number: 'y'"),
    (#"{"type":"pointerMove","x":160}"#, .missingField, 2, "this action has no 'y'"),
  ])
  func `a number that is none is shown, with how to write one`(
    action: String, code: Diagnostic.Code, column: Int, message: String
  ) {
    let file = "{\"actions\":[{\"type\":\"pointer\",\"id\":\"a\",\"actions\":[\n\(action)]}]}"
    let error = importError(Array(file.utf8))
    #expect(error?.code == code)
    #expect(error?.span.line == 2 && error?.span.column == column)
    #expect(text(error?.message ?? []) == message)
    #expect(help(error) == "write a number, without quotes: \"x\":160")
  }

  // MARK: Times

  @Test(arguments: [
    "E: 2.0 3 0 1\nE: 2.0 0 0 0\nE: 1.0 3 0 2",
    "Event: time 2.0, - SYN_REPORT -\n\nEvent: time 1.0, - SYN_REPORT -",
    "[ 2.0] 0003 0035 00000001\n[ 2.0] 0000 0000 00000000\n[ 1.0] 0003 0035 00000001",
    "- evdev:\n- [2, 0, 3, 0, 1]\n- [1, 0, 3, 0, 1]",
    "#RECORDER1.0\n(2, 'begin', 0, {'sx': 1, 'sy': 1})\n(1, 'end', 0, {'sx': 1, 'sy': 1})",
    "-event1 DEVICE_ADDED a\n event1 TOUCH_UP +2.0s 0 (0)\n event1 TOUCH_UP +1.0s 0 (0)",
  ])
  func `where time goes backwards the file is to be cut`(file: String) {
    let error = importError(Array(file.utf8))
    #expect(error?.code == .timeGoesBack && error?.span.line == 3)
    #expect(help(error).contains("cut the file above this line"))
  }
}
