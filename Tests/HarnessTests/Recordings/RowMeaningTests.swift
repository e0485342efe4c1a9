import ControlCore
import Harness
import Testing

/// Tests what rows and objects mean by other means than words: pauses, dates, paths, widths, pressure.
struct RowMeaningTests {
  /// Times and phases of a recording, and its last place.
  private static func summary(_ recording: Recording) -> String {
    recording.events.map { event in
      let milliseconds = Double(event.time) / 1e6
      guard case .pointer(let pointer) = event.action else { return "\(milliseconds) other" }
      return "\(milliseconds) \(pointer.phase) \(pointer.position.x)"
    }.joined(separator: ", ")
  }

  private static let drag = "0.0 down 1.0, 50.0 move 3.0, 66.0 up 5.0"

  @Test(
    arguments: [
      ("dt_ms,type,x,y\n9,down,1,2\n50,move,3,4\n16,up,5,6\n", nil),
      ("wait;type;x;y\n0,1;down;1;2\n0,05;move;3;4\n0,016;up;5;6\n", "dt_s=wait"),
      ("dt_ns,t_ms,type,x,y\n1,0,down,1,2\n1,50,move,3,4\n1,66,up,5,6\n", nil),
      (
        "timestamp,type,x,y\n2026-05-04T23:59:59.95Z,down,1,2\n2026-05-05T00:00:00,move,3,4\n2026-05-05T02:00:00.016+02:00,up,5,6\n",
        nil
      ),
      (
        "time,type,x,y\n2024-02-29 23:59:59.950,down,1,2\n2024-03-01 00:00:00.000,move,3,4\n2024-02-29 18:30:00.016-0530,up,5,6\n",
        nil
      ),
      (
        "t,type,x,y\n12:00:00.000,down,1,2\n12:00:00.050,move,3,4\n12:00:00.066000000,up,5,6\n", nil
      ),
      (
        #"{"dt_ms":0,"type":"down","data":{"x":1,"y":2}}"# + "\n"
          + #"{"dt_ms":50,"type":"move","data":{"x":3,"y":4}}"# + "\n"
          + #"{"dt_ms":16,"type":"up","data":{"x":5,"y":6}}"#, "x=data.x,y=data.y"
      ),
      (
        #"[{"t":0,"a":{"b":"down"},"pos":[1,2]},{"t":50,"a":{"b":"move"},"pos":[3,4]},{"t":66,"a":{"b":"up"},"pos":[5,6]}]"#,
        "type=a.b,x=pos.0,y=pos.1"
      ),
    ] as [(String, String?)])
  func `times as pauses and dates, and places in members, are read exactly`(
    file: String, columns: String?
  ) throws {
    #expect(Self.summary(try readRows(file, columns: columns)) == Self.drag)
  }

  @Test func `times that go back are asked for as pauses, and the answer is right`() throws {
    let file = "delay,type,x,y\n0,down,1,2\n50,move,3,4\n16,up,5,6\n"
    let error = rowError(file, columns: "t_ms=delay")
    #expect(error?.code == .timeGoesBack && help(error).hasSuffix("--columns dt_ms=delay"))
    #expect(Self.summary(try readRows(file, columns: "dt_ms=delay")) == Self.drag)
    #expect(rowError("dt_ms,type,x,y\n0,down,1,2\n-1,up,5,6\n")?.code == .timeGoesBack)
    for wrong in [
      "2026-13-01T00:00:00", "9999-01-01T00:00:00", "2026-05-04T24:00:00", "12:00:60x",
      "2026-05-04T12:00:00+2",
    ] {
      #expect(rowError("t,type,x,y\n\(wrong),down,1,2\n")?.code == .notANumber, "\(wrong)")
    }
  }

  @Test func `a place in a member is asked for by its path`() throws {
    let file = #"{"t":0,"type":"down","data":{"x":1,"y":2}}"#
    #expect(help(rowError(file)).hasSuffix("--columns x=data.x,y=data.y"))
    #expect(try readRows(file, columns: "x=data.x,y=data.y").contactCountForTest == 1)
  }

  @Test func `lines that are objects are NDJSON, whatever their keys`() throws {
    let file =
      #"{"event_type":"pointer_down","stamp":1,"px":1,"py":2}"# + "\n"
      + #"{"event_type":"pointer_up","stamp":51,"px":3,"py":2}"#
    #expect(RecordingReader.detect(Array(file.utf8)) == .pointerNDJSON)
    let recording = try readRows(file, columns: "type=event_type,t_ms=stamp,x=px,y=py")
    #expect(Self.summary(recording) == "0.0 down 1.0, 50.0 up 3.0")
  }

  @Test func `rows without names may be of several widths`() throws {
    let file =
      "0,7,MOVE,1,2\n5,7,CLICK_DOWN,1,2,Button.left\n9,7,CLICK_UP,1,2,Button.left\n12,7,SCROLL,1,2,,-1\n"
    let recording = try readRows(
      file, columns: "t_ms=1,type=3,x=4,y=5,button=6,deltaY=7",
      types: "CLICK_DOWN=down,CLICK_UP=up")
    #expect(Self.summary(recording) == "0.0 hover 1.0, 5.0 down 1.0, 9.0 up 1.0, 12.0 other")
    #expect(recording.notes.unreadColumns.map(text) == ["2"])
    #expect(
      rowError(file, columns: "t_ms=1,type=3,x=4,y=5,key=9", types: "CLICK_DOWN=down,CLICK_UP=up")?
        .code == .missingField)
    #expect(rowError("t,type,x,y\n0,down,1,2,3\n")?.code == .malformedLine)
  }

  @Test(
    arguments: [
      ("time_ms,x,y,pressure\n0,1,2,0.0\n10,1,2,0.5\n60,3,4,0.6\n76,9,9,0\n", nil, nil),
      (
        "t,pointerType,x,y,pressure\n0,pen,0,2,0\n10,pen,1,2,0.5\n60,pen,3,4,0.6\n76,pen,9,9,0\n",
        nil, nil
      ),
      (
        "t,force,x,y\n0,0.00,9,9\n10,0.5,1,2\n60,1,3,4\n76,0,9,9\n", "type=force",
        "0=none,*=contact"
      ),
    ] as [(String, String?, String?)])
  func `a pressure is the state where no word is`(file: String, columns: String?, types: String?)
    throws
  {
    let events = try readRows(file, columns: columns, types: types)
    let pointers = Self.summary(events).split(separator: ", ").filter { !$0.contains("hover") }
    #expect(
      pointers.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "down 1.0", "move 3.0", "up 3.0",
      ])
    #expect(file.contains("pen") == Self.summary(events).contains("hover"))
  }

  @Test func `rows without any event are one stroke if the user says so`() throws {
    let recording = try readRows("x,y,time_ms\n1,2,0\n3,4,16\n5,6,32\n", types: "*=contact")
    #expect(Self.summary(recording) == "0.0 down 1.0, 16.0 move 3.0, 32.0 move 5.0, 32.0 up 5.0")
    let clicks = "t,type,pressed,x,y\n0,leftClickEvent,true,1,2\n50,leftClickEvent,false,3,2\n"
    #expect(
      Self.summary(try readRows(clicks, types: "leftClickEvent=click"))
        == "0.0 down 1.0, 50.0 up 3.0")
  }

  @Test func `quoted logs are read, and a mouse that only clicks`() throws {
    let log =
      "> Event: time 1.0, type 1 (EV_KEY), code 272 (BTN_LEFT), value 1\n> Event: time 1.0, -------------- SYN_REPORT ------------\n"
      + "> Event: time 1.1, type 1 (EV_KEY), code 272 (BTN_LEFT), value 0\n> Event: time 1.1, -------------- SYN_REPORT ------------\n"
    #expect(Self.summary(try RecordingReader.read(Array(log.utf8))) == "0.0 down 0.0, 100.0 up 0.0")
  }

  @Test func `buttons by name in objects are a mouse's, which hovers`() throws {
    let file =
      #"{"t":0,"type":"move","x":1,"y":2}"# + "\n"
      + #"{"t":9,"type":"down","x":1,"y":2,"button":"Button.left"}"# + "\n"
      + #"{"t":20,"type":"up","x":1,"y":2,"button":"Button.left"}"#
    #expect(Self.summary(try readRows(file)) == "0.0 hover 1.0, 9.0 down 1.0, 20.0 up 1.0")
  }

  @Test func `an id that numbers the events of a mouse is no finger`() throws {
    let file = """
      {"id":7,"params":{"timestamp":1.5,"type":"mouseMoved","x":1,"y":2,"button":"none"}}
      {"id":8,"params":{"timestamp":1.55,"type":"mousePressed","x":1,"y":2,"button":"left"}}
      {"id":9,"params":{"timestamp":1.56,"type":"mouseMoved","x":3,"y":2,"button":"left"}}
      {"id":10,"params":{"timestamp":1.57,"type":"mouseReleased","x":3,"y":2,"button":"left"}}
      """
    let columns =
      "t_s=params.timestamp,type=params.type,x=params.x,y=params.y,button=params.button"
    let recording = try readRows(file, columns: columns)
    #expect(Self.summary(recording) == "0.0 hover 1.0, 50.0 down 1.0, 60.0 move 3.0, 70.0 up 3.0")
    #expect(recording.notes.unendedContacts == 0)
    // Ids that the user declares, and those beside a kind of pointer, are fingers.
    let two = "t,id,type,x,y\n0,1,mousedown,1,2\n9,2,mousedown,90,2\n20,1,mouseup,1,2\n"
    #expect(try readRows(two, columns: "id=id").contactCountForTest == 2)
    #expect(try readRows(two.replacing("mouse", with: "touch")).contactCountForTest == 2)
  }

  @Test func `turns under pynput's names are pynput's, whatever its logger calls a scroll`() throws
  {
    for word in ["scroll", "SCROLL", "scrollEvent", "on_scroll"] {
      let file = "t,type,x,y,dx,dy\n0,\(word),1,2,0,-1\n"
      let recording = try readRows(file, types: "\(word)=wheel")
      let turn = WheelEvent(deltaX: 0, deltaY: 1, unit: .lines)
      #expect(recording.events.map(\.action) == [.wheel(turn)], "\(word)")
      #expect(recording.guesses.map(\.code) == [.guessedTurn])
    }
  }

  @Test func `ranges that are proposed hold the places of the file`() throws {
    let log =
      "[ 1.0] EV_ABS ABS_MT_TRACKING_ID 00000001\n[ 1.0] EV_ABS ABS_MT_POSITION_X 0000053c\n"
      + "[ 1.0] EV_ABS ABS_MT_POSITION_Y 000009f9\n[ 1.0] EV_SYN SYN_REPORT 00000000\n"
    let recording = try RecordingReader.read(Array(log.utf8))
    let notes = ScriptImport.notes(on: recording, options: ImportOptions())
    #expect(
      notes.map(help) == [
        "add the output of getevent -lp, as DESCRIPTION, or say it: --map-x 0..1400:0..375 --map-y 0..2600:0..696"
      ])
  }
}

extension Recording {
  fileprivate var contactCountForTest: Int {
    events.count {
      if case .pointer(let pointer) = $0.action { pointer.phase == .down } else { false }
    }
  }
}
