import Harness
import Testing

/// Tests that positions of unknown scale are reported as guessed, with the option to correct them.
struct GuessedPlaceTests {
  private static let tap = """
    [    1000.000000] EV_ABS       ABS_MT_POSITION_X    00000213
    [    1000.000000] EV_ABS       ABS_MT_POSITION_Y    000002f9
    [    1000.000000] EV_SYN       SYN_MT_REPORT        00000000
    [    1000.000000] EV_SYN       SYN_REPORT           00000000
    [    1000.040000] EV_ABS       ABS_MT_POSITION_X    00000215
    [    1000.040000] EV_ABS       ABS_MT_POSITION_Y    000002f9
    [    1000.040000] EV_SYN       SYN_MT_REPORT        00000000
    [    1000.040000] EV_SYN       SYN_REPORT           00000000
    [    1000.060000] EV_SYN       SYN_MT_REPORT        00000000
    [    1000.060000] EV_SYN       SYN_REPORT           00000000

    """

  private func imported(
    _ file: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> (script: Script, notes: [Diagnostic]) {
    var options = ImportOptions()
    change(&options)
    let recording = try RecordingReader.read(Array(file.utf8))
    return (
      ScriptImport.script(of: recording, options: options),
      ScriptImport.notes(on: recording, options: options)
    )
  }

  private static let evtest = """
    Event: time 1.000000, type 3 (EV_ABS), code 0 (ABS_X), value 531
    Event: time 1.000000, type 3 (EV_ABS), code 1 (ABS_Y), value 761
    Event: time 1.000000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
    Event: time 1.000000, -------------- SYN_REPORT ------------
    Event: time 1.060000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
    Event: time 1.060000, -------------- SYN_REPORT ------------

    """
  private static let evemu = """
    E: 1.000000 0003 0039 0001
    E: 1.000000 0003 0035 0531
    E: 1.000000 0003 0036 0761
    E: 1.000000 0000 0000 0000
    E: 1.060000 0003 0039 -001
    E: 1.060000 0000 0000 0000

    """
  private static let libinput = """
    devices:
    - node: /dev/input/event5
      events:
      - evdev:
        - [1, 0, 3, 57, 1]
        - [1, 0, 3, 53, 531]
        - [1, 0, 3, 54, 761]
        - [1, 0, 0, 0, 0]
      - evdev:
        - [1, 60000, 3, 57, -1]
        - [1, 60000, 0, 0, 0]

    """

  @Test(arguments: [
    (tap, 1, "getevent -lp"), (evemu, 1, "evemu-describe"), (evtest, 1, "what is above the events"),
    (libinput, 5, "what is above the events"),
  ])
  func `a unit of a device without a range is a point, and that is said`(
    file: String, line: Int, wayOut: String
  ) throws {
    let (script, notes) = try imported(file)
    #expect(script.body[0].verb == .down(0, .both(531, 761)))
    #expect(
      script.settings.width == (file == Self.tap ? 533 : 531) && script.settings.height == 761)
    #expect(notes.map(\.code) == [.unknownExtent] && notes[0].severity == .note)
    #expect(notes[0].span.line == line)
    #expect(help(notes[0]).contains(wayOut) && help(notes[0]).contains("--map-x 0.."))
    let comments = script.header.compactMap { $0.comment.map { text($0) } }
    #expect(
      comments.contains { $0.hasPrefix("N324 the range of x and y is not known: a unit is ") })
  }

  @Test func `a tap of two units on a phone is a tap`() throws {
    let replay = Replay(try imported(Self.tap).script)
    #expect(replay.values == [0] && !text(replay.lines).contains("changed"))
  }

  @Test func `with both maps, or a description, nothing is guessed`() throws {
    let map = AxisMap(parsing: Array("0..1079:0..375".utf8)[...])
    let reported = try imported(Self.tap) {
      $0.horizontal = map
      $0.vertical = map
    }
    #expect(reported.notes == [])
    let described = "A: 35 0 1079 0 0\nA: 36 0 1919 0 0\n" + Self.evemu
    let recording = try RecordingReader.read(Array(described.utf8))
    #expect(ScriptImport.notes(on: recording, options: ImportOptions()) == [])
  }

  @Test func `places far outside of the described range are reported`() throws {
    let described = "A: 35 0 399 0 0\nA: 36 0 699 0 0\n" + Self.evemu
    let other = try RecordingReader.read(Array(described.utf8))
    let notes = ScriptImport.notes(on: other, options: ImportOptions())
    #expect(notes.map(\.code) == [.narrowPlaces] && help(notes.first).contains("--map-x"))
  }

  // MARK: Rows

  private func rows(_ places: String...) -> String {
    let words = ["down", "move", "move", "up"]
    return "t,type,x,y\n"
      + places.enumerated().map { "\($0.offset * 16),\(words[$0.offset]),\($0.element)\n" }.joined()
  }

  @Test func `places that look like shares or percents are read as points, and that is said`()
    throws
  {
    let cases = [
      (rows("0.9,0.5", "0.5,0.5", "0.2,0.5", "0.1,0.5"), "0 and 1", "--map-x 0..1:0..375"),
      (rows("0.9,-0.5", "0.5,0", "-0.2,0", "-1,0"), "-1 and 1", "--map-x -1..1:0..375"),
      (rows("90.5,50.2", "50,50", "20,50", "0,50"), "0 and 100", "--map-x 0..100:0..375"),
    ]
    for (file, between, option) in cases {
      let (script, notes) = try imported(file)
      #expect(notes.map(\.code) == [.narrowPlaces])
      #expect(notes.first?.span.line == 2)
      #expect(message(notes.first).contains(between))
      #expect(help(notes.first).contains(option))
      #expect(script.header.contains { $0.comment.map { text($0).hasPrefix("N325 ") } ?? false })
    }
    let far = try imported(rows("32767,10", "20000,10", "10000,10", "0,10"))
    #expect(far.notes.map(\.code) == [.narrowPlaces])
  }

  @Test func `places of whole points, and those that a map says, are no guess`() throws {
    for file in [rows("1,0", "0,1", "1,1", "0,0"), rows("90,50", "50,50", "20,50", "1,50")] {
      #expect(try imported(file).notes == [])
    }
    let shares = rows("0.9,0.5", "0.5,0.5", "0.2,0.5", "0.1,0.5")
    let reported = try imported(shares) {
      $0.horizontal = AxisMap(parsing: Array("0..1:0..375".utf8)[...])
    }
    #expect(reported.notes == [] && reported.script.body[0].verb == .down(0, .both(337.5, 0.5)))
  }
}
