import Harness
import Testing

/// Tests that files of unknown formats are rejected with a way to convert them.
struct ForeignRecordingTests {
  @Test(arguments: [
    #"{"strokes":[[[1,2,0],[2,2,8]]]}"#, #"{"ink":{"points":[[1,2,0],[2,2,8]]}}"#,
    "<?xml version=\"1.0\"?>\n<ink xmlns=\"x\">\n<trace>1 2, 3 4</trace>\n</ink>\n",
    ".VERSION 1.0\n.PEN_DOWN\n1 2\n.PEN_UP\n",
  ])
  func `strokes in lists are rejected with the columns that rows of points need`(file: String) {
    let error = importError(Array(file.utf8))
    #expect(error?.code == .unknownFormat)
    #expect(
      help(error).contains("stroke,t_ms,x,y") && help(error).contains("--columns stroke=stroke"))
  }

  @Test func `the rows that are named are read with the option that is named`() throws {
    var layout = PointerLayout()
    try layout.report(columns: Array("stroke=stroke".utf8))
    let rows = "stroke,t_ms,x,y\n0,0,1,2\n0,16,3,4\n1,30,5,7\n1,40,6,8\n"
    #expect(
      try RecordingReader.read(Array(rows.utf8), ReadingOptions { $0.layout = layout }).events.count
        == 4)
    let lines = #"{"stroke":0,"t_ms":0,"x":1,"y":2}"# + "\n" + #"{"stroke":0,"t_ms":9,"x":2,"y":2}"#
    #expect(
      try RecordingReader.read(Array(lines.utf8), ReadingOptions { $0.layout = layout }).events
        .count == 2)
  }

  @Test(arguments: [
    ("<html><body/></html>\n", "t_ms,type,id,x,y"),
    ("D/View: MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=1.0, y[0]=2.0 }\n", "getevent -lt"),
    ("MotionNotify event, serial 32, synthetic NO, window 0x1,\n", "evemu-record"),
    ("[     14:     wl_pointer] motion: time: 1; x, y: 2.0, 3.0\n", "libinput debug-events"),
  ])
  func `logs of other programs are rejected with what to record instead`(file: String, way: String)
  {
    let error = importError(Array(file.utf8))
    #expect(error?.code == .unknownFormat && help(error).contains(way))
  }

  @Test(arguments: [
    #"{"type":"pointer","id":"finger1","parameters":{"pointerType":"touch"},"actions":["#
      + #"{"type":"pointerMove","x":5,"y":6},{"type":"pointerDown"},{"type":"pause","duration":30},"#
      + #"{"type":"pointerUp"}]}"#
  ])
  func `a source of W3C Actions by itself is read as a list of it is`(source: String) throws {
    let recording = try RecordingReader.read(Array(source.utf8))
    #expect(recording.format == .w3cActions)
    #expect(trace(recording) == ["0 down 1 5,6", "30000000 up 1 5,6"])
    #expect(try RecordingReader.read(Array("[\(source)]".utf8)) == recording)
    let spread = source.replacing("},{", with: "},\n{")
    #expect(try RecordingReader.read(Array(spread.utf8)) == recording)
  }

  @Test func `the syncs of evtest are reported by their frames, whatever is in them`() throws {
    let log = """
      Event: time 1.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 10
      Event: time 1.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 20
      Event: time 1.000000, ++++++++++++++ EV_REL ++++++++++++
      Event: time 1.000000, -------------- EV_SYN ------------
      Event: time 1.100000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 15
      Event: time 1.100000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 20
      Event: time 1.100000, ++++++++++++++ ? ++++++++++++
      Event: time 1.100000, -------------- ? ------------
      Event: time 1.200000, ++++++++++++++ EV_REL ++++++++++++
      Event: time 1.200000, -------------- EV_SYN ------------
      """
    let recording = try RecordingReader.read(Array(log.utf8))
    #expect(
      trace(recording) == ["0 down 0 10,20", "100000000 move 0 15,20", "200000000 up 0 15,20"])
    let dropped = log.replacing(
      "Event: time 1.100000, -",
      with: "Event: time 1.100000, >>>>>>>>>>>>>> EV_KEY <<<<<<<<<<<<\n"
        + "Event: time 1.100000, -")
    #expect(try RecordingReader.read(Array(dropped.utf8)).notes.bufferOverruns == 1)
  }
}
