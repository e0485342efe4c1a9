import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of columns and words that a user names for data sets.
struct PointerLayoutTests {
  /// Rows like those of Touchalytics: no header, and Android's numbers; the figures are made up.
  static let touches = """
    4,11,2,1530,0,1,310,900,0.41,0.09,0
    4,11,2,1538,2,1,308,880,0.42,0.09,0
    4,11,2,1547,2,1,301,845,0.42,0.08,0
    4,11,2,1555,1,1,300,840,0.20,0.05,0

    """

  /// Rows like those of the Balabit mouse challenge: times in seconds, and names of buttons.
  static let mouse = """
    record timestamp,client timestamp,button,state,x,y
    0.0,0.0,NoButton,Move,400,300
    0.11,0.11,Left,Pressed,400,300
    0.22,0.219,NoButton,Drag,420,300
    0.33,0.328,Left,Released,440,302
    0.44,0.437,Right,Pressed,440,302
    0.55,0.546,Right,Released,440,302
    0.66,0.655,Scroll,Down,440,302

    """

  /// Rows like the touch strokes of BTAS: only a number for each stroke, and no event types.
  static let strokes = """
    UserID,SwipeID,X,Y,Pressure,EventTime
    9,1,100,700,0.4,5000
    9,1,100,650,0.4,5016
    9,1,101,600,0.4,5033
    9,2,80,640,0.4,6000
    9,3,90,640,0.4,7000
    9,3,90,690,0.4,7010

    """

  @Test func `a table without names is read by the numbers of its columns`() throws {
    let recording = try read(Self.touches, columns: "t_ms=4,type=5,x=7,y=8")
    #expect(
      trace(recording) == [
        "0 down 0 310,900", "8000000 move 0 308,880", "17000000 move 0 301,845",
        "25000000 up 0 300,840",
      ])
    let unread = ["1", "2", "3", "6", "9", "10", "11"]
    #expect(recording.notes.unreadColumns.map { text($0) } == unread)
    let reported = try read(
      Self.touches, columns: "t_ms=4,type=5,x=7,y=8", types: "0=down,2=move,1=up")
    #expect(reported.events == recording.events && reported.notes.numberedTypes == 0)
    let named = "a,b,c,d,e,f,g,h,i,j,k\n" + Self.touches
    #expect(try read(named, columns: "t_ms=4,type=5,x=7,y=8").events == recording.events)
  }

  @Test func `columns of other names are read as they are reported`() throws {
    let recording = try read(Self.mouse, columns: "t_s=client timestamp,type=state")
    #expect(
      trace(recording) == [
        "0 hover 0 400,300", "110000000 down 0 400,300", "219000000 move 0 420,300",
        "328000000 up 0 440,302",
      ])
    #expect(recording.notes.otherButtons == 1 && recording.notes.unusedEvents == 1)
    #expect(recording.notes.unreadColumns == [Array("record timestamp".utf8)])
  }

  @Test func `the first row of a stroke is its down, and the last its up`() throws {
    let recording = try read(Self.strokes, columns: "t_ms=EventTime,stroke=SwipeID")
    #expect(
      trace(recording) == [
        "0 down 0 100,700", "16000000 move 0 100,650", "33000000 up 0 101,600",
        "1000000000 down 0 80,640", "1000000000 up 0 80,640", "2000000000 down 0 90,640",
        "2010000000 up 0 90,690",
      ])
    #expect(recording.notes.unreadColumns.map { text($0) } == ["UserID", "Pressure"])
  }

  @Test func `strokes whose rows do not stand together are rejected`() {
    let error = importError(Self.strokes + "9,1,1,1,0,8000\n", "t_ms=EventTime,stroke=SwipeID")
    #expect(error?.span.line == 8)
    #expect(text(error?.message ?? []) == "the rows of stroke '1' do not stand together")
    #expect(
      help(error)
        == "sort the rows by stroke; if each user's strokes have the same numbers, import one user")
  }

  @Test func `keys of objects are reported as columns are`() throws {
    let lines = """
      {"action":0,"X":1,"Y":2,"time":10,"finger":3}
      {"action":2,"X":5,"Y":2,"time":11.5,"finger":3}
      {"action":1,"X":5,"Y":2,"time":12,"finger":3}
      """
    let list = "{\"touches\":[\(lines.replacing("}\n", with: "},\n"))]}"
    for form in [lines, list] {
      let recording = try read(
        form, columns: "t_ms=time,type=action,id=finger", types: "0=down,2=move,1=up")
      #expect(trace(recording) == ["0 down 3 1,2", "1500000 move 3 5,2", "2000000 up 3 5,2"])
      #expect(recording.notes.unreadColumns == [])
    }
  }

  @Test func `what is reported comes before what a name says`() throws {
    let table = "t,time,type,kind,x,y\n9,0,a,down,1,2\n9,3,b,up,1,2\n"
    let recording = try read(table, columns: "t_us=time,type=kind")
    #expect(trace(recording) == ["0 down 0 1,2", "3000 up 0 1,2"])
    #expect(recording.notes.unreadColumns.map { text($0) } == ["t", "type"])
    #expect(try read(table, columns: "t_us=2,type=4") == recording)
    let odd = table.replacing("time", with: "\"time, us\"")
    #expect(try read(odd, columns: "\"t_us=time, us\",type=kind") == recording)
  }

  @Test(arguments: Seeds.all)
  func `the same events are the same recording, whatever the form`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    for _ in 0..<30 {
      let events = Self.events(&random)
      let expected = try read(Self.table(events, ["t_us", "type", "x", "y"], ","))
      let separator = random.pick([",", ";", "\t"])
      let names = ["when", "what", "across", "down; or, up"]
      let reported = "t_us=when,type=what,x=across,\"y=down; or, up\""
      let quoted = names.map { $0.contains(",") ? "\"\($0)\"" : $0 }
      let table = Self.table(events, quoted, separator)
      var forms = [table, Self.objects(events, names).joined(separator: "\n")]
      forms.append("[\(Self.objects(events, names).joined(separator: ",\r\n"))]")
      for form in forms {
        let wide = utf16(form, isLittleEndian: random.coin())
        let declared = try layout(reported)
        let recording = try RecordingReader.read(wide, ReadingOptions { $0.layout = declared })
        #expect(recording.events == expected.events, "\(form)")
      }
      let bare = table.split(separator: "\n").dropFirst().joined(separator: "\n")
      let numbered = try read(bare, columns: "y=4,x=3,type=2,t_us=1")
      #expect(numbered.events == expected.events)
      let strokes = Self.strokes(of: events).joined(separator: "\n")
      let cut = try read("when,stroke,x,y\n" + strokes, columns: "t_us=when,stroke=stroke")
      #expect(cut.events == expected.events)
    }
  }

  /// Returns consecutive contacts as rows of time, phase, x and y.
  private static func events(_ random: inout RandomBits) -> [[String]] {
    var time: Int64 = 0
    var events: [[String]] = []
    func place() -> [String] {
      [random.sixtyFourth(-20...400), random.sixtyFourth(0...80)].map { "\($0)" }
    }
    for _ in 0...random.whole(0...4) {
      for phase in ["down"] + (0..<random.whole(0...4)).map({ _ in "move" }) + ["up"] {
        time += random.whole(0...20_000)
        events.append(["\(time)", phase] + place())
      }
    }
    return events
  }

  private static func table(_ events: [[String]], _ names: [String], _ separator: String) -> String
  {
    ([names] + events).map { $0.joined(separator: separator) + "\n" }.joined()
  }

  private static func objects(_ events: [[String]], _ names: [String]) -> [String] {
    events.map { event in
      "{\"\(names[0])\":\(event[0]),\"\(names[1])\":\"\(event[1])\","
        + "\"\(names[2])\":\(event[2]),\"\(names[3])\":\(event[3])}"
    }
  }

  private static func strokes(of events: [[String]]) -> [String] {
    var number = 0
    return events.map { event in
      if event[1] == "down" { number += 1 }
      return "\(event[0]),s\(number),\(event[2]),\(event[3])"
    }
  }

  private func layout(_ columns: String, _ types: String? = nil) throws -> PointerLayout {
    var layout = PointerLayout()
    try layout.report(columns: Array(columns.utf8))
    if let types { try layout.report(types: Array(types.utf8)) }
    return layout
  }

  private func read(_ text: String, columns: String? = nil, types: String? = nil) throws
    -> Recording
  {
    let declared = try columns.map { try layout($0, types) } ?? PointerLayout()
    return try RecordingReader.read(Array(text.utf8), ReadingOptions { $0.layout = declared })
  }

  private func importError(_ text: String, _ columns: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try RecordingReader.read(
        Array(text.utf8), ReadingOptions { $0.layout = (try? layout(columns)) ?? PointerLayout() })
      return nil
    } catch {
      return error
    }
  }
}
