import ControlCore
import Harness
import TestSupport
import Testing

/// Tests that ambiguous rows are asked about, or reported as guessed.
struct GuessedRowTests {
  // MARK: pynput

  static let pynput = """
    [{"type":"move","x":100,"y":20,"timestamp":0.0},
     {"type":"click","x":100,"y":20,"button":"Button.left","pressed":true,"timestamp":0.1},
     {"type":"move","x":140,"y":20,"timestamp":0.15},
     {"type":"click","x":160,"y":20,"button":"Button.left","pressed":false,"timestamp":0.2},
     {"type":"scroll","x":160,"y":20,"dx":1,"dy":-2,"timestamp":0.5}]
    """
  static let pynputRows = """
    time,type,x,y,button,pressed,dx,dy
    0.0,move,100,20,,,,
    0.1,click,100,20,Button.left,True,,
    0.15,move,140,20,,,,
    0.2,click,160,20,Button.left,False,,
    0.5,scroll,160,20,,,1,-2

    """

  @Test(arguments: [(pynput, "t_s=timestamp"), (pynputRows, "t_s=time")])
  func `a click of pynput is a press or a release, and its scrolls are notches upwards`(
    file: String, columns: String
  ) throws {
    let recording = try readRows(file, columns: columns)
    #expect(
      trace(recording) == [
        "0 hover 0 100,20", "100000000 down 0 100,20", "150000000 move 0 140,20",
        "200000000 up 0 160,20", "500000000 wheel 1,2",
      ])
    guard case .wheel(let turn)? = recording.events.last?.action else {
      return #expect(Bool(false))
    }
    #expect(turn.unit == .lines)
    #expect(recording.notes == RecordingNotes())
    #expect(recording.guesses.map(\.code) == [.guessedTurn])
    #expect(help(recording.guesses[0]).contains("--columns deltaX=dx,deltaY=dy"))
    let reported = try readRows(file, columns: columns + ",deltaX=dx,deltaY=dy")
    #expect(trace(reported).last == "500000000 wheel 1,-2" && reported.guesses == [])
  }

  @Test
  func `a press of another button of pynput is left out, and a click without pressed is nothing`()
    throws
  {
    let right = Self.pynput.replacing("Button.left", with: "Button.right")
    let recording = try readRows(right, columns: "t_s=timestamp")
    #expect(recording.notes.otherButtons == 1 && !trace(recording).contains { $0.contains("down") })
    let click = try readRows("t,type,x,y\n0,down,1,2\n8,up,1,2\n9,click,1,2\n")
    #expect(click.events.count == 2 && click.notes.unusedEvents == 1)
    #expect(rowError("t,type,x,y,pressed\n0,click,1,2,maybe\n")?.code == .malformedLine)
  }

  @Test func `keys of pynput are pressed and released`() throws {
    let keys =
      #"[{"t":0,"type":"press","key":"Key.left"},{"t":90,"type":"release","key":"Key.left"}]"#
    let recording = try readRows(keys)
    #expect(trace(recording) == ["0 key arrowLeft mods 0"])
  }

  @Test(arguments: [
    ("pressed", "false,true,false", "true=contact,false=none"),
    ("buttons", "0,1,0", "1=contact,0=none"),
  ])
  func `moves beside a state that nobody has named are asked about`(
    column: String, states: String, types: String
  ) throws {
    let rows = states.split(separator: ",").enumerated().map {
      "\($0.offset * 8),mousemove,1,2,\($0.element)\n"
    }
    let file = "t,type,x,y,\(column)\n" + rows.joined()
    let rejected = rowError(file)
    #expect(rejected?.code == .unclear && rejected?.span.line == 3)
    #expect(help(rejected) == "map it: --columns type=\(column) --types \(types)")
    #expect(try readRows(file, columns: "type=\(column)", types: types).events.count == 2)
    let whole = file + "30,mousedown,1,2,\n40,mouseup,1,2,\n"
    #expect(rowError(whole) == nil)
  }

  @Test func `clicks alone are asked about, unless they are left out or there are presses`() throws
  {
    let file = "t,type,x,y,how\n0,mousemove,1,2,\n8,click,1,2,true\n16,click,1,2,false\n"
    #expect(
      rowError(file)?.code == .unclear
        && help(rowError(file)).contains("--columns pressed=NAME"))
    let reported = try readRows(file, columns: "pressed=how")
    #expect(trace(reported).suffix(2) == ["8000000 down 0 1,2", "16000000 up 0 1,2"])
    #expect(try readRows(file, types: "click=none").events.count == 1)
  }

  @Test func `turns without a unit are points, which is said if they are few`() throws {
    let few = try readRows("t,type,deltaY\n0,wheel,1\n200,wheel,-3\n")
    #expect(few.guesses.map(\.code) == [.guessedTurn] && help(few.guesses[0]).contains("deltaMode"))
    for others in ["0,wheel,100", "0,wheel,0.5"] {
      #expect(try readRows("t,type,deltaY\n\(others)\n200,wheel,-3\n").guesses == [])
    }
    #expect(try readRows("t,type,deltaY,deltaMode\n0,wheel,1,1\n").guesses == [])
  }

  // MARK: States

  @Test func `a column of states begins and ends contacts`() throws {
    let file = "x,y,t,pen\n10,20,0,1\n30,20,16,1\n60,20,33,0\n70,20,50,0\n80,20,66,1\n81,20,70,0\n"
    let recording = try readRows(file, columns: "type=pen", types: "1=contact,0=none")
    #expect(
      trace(recording) == [
        "0 down 0 10,20", "16000000 move 0 30,20", "33000000 up 0 30,20", "66000000 down 0 80,20",
        "70000000 up 0 80,20",
      ])
    #expect(recording.notes == RecordingNotes() && recording.guesses == [])
  }

  @Test func `where a mouse is not in contact it hovers, and each finger has its own state`() throws
  {
    let mouse = "t,on,x,y,pointerType\n0,0,1,2,mouse\n8,1,2,2,mouse\n16,0,3,2,mouse\n"
    let hover = try readRows(mouse, columns: "type=on", types: "1=contact,0=none")
    #expect(trace(hover) == ["0 hover 0 1,2", "8000000 down 0 2,2", "16000000 up 0 2,2"])
    let fingers = "t,on,x,y,id\n0,True,1,2,4\n8,True,2,2,5\n16,False,3,2,4\n24,False,3,2,5\n"
    let both = try readRows(fingers, columns: "type=on", types: "True=contact,False=none")
    #expect(
      trace(both) == [
        "0 down 4 1,2", "8000000 down 5 2,2", "16000000 up 4 1,2", "24000000 up 5 2,2",
      ])
  }

  @Test
  func `a contact that goes on to the end of the states gets an end, and no place is rejected`()
    throws
  {
    let open = try readRows(
      "x,y,t,pen\n1,2,0,1\n3,2,8,1\n", columns: "type=pen", types: "1=contact,0=none")
    #expect(trace(open).last == "8000000 up 0 3,2" && open.notes.unendedContacts == 1)
    let lost = "x,y,t,pen\n,2,0,1\n"
    #expect(rowError(lost, columns: "type=pen", types: "1=contact,0=none")?.code == .missingField)
  }

  @Test func `a down of what is down already is read as a new contact, which is said`() throws {
    let recording = try readRows("t,type,x,y\n0,down,1,2\n8,down,2,2\n16,up,3,2\n")
    #expect(recording.guesses.map(\.code) == [.repeatedDown])
    #expect(recording.guesses[0].span.line == 3)
    #expect(help(recording.guesses[0]).contains("--types down=contact,up=none"))
    let reported = try readRows(
      "t,type,x,y\n0,down,1,2\n8,down,2,2\n16,up,3,2\n", types: "down=contact,up=none")
    #expect(reported.guesses == [] && trace(reported).count == 3)
  }
}
