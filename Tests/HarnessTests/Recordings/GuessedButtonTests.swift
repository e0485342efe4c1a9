import Harness
import Testing

/// Tests that the left button is known by the words beside it, or else asked about.
struct GuessedButtonTests {
  /// Files whose words and numbers are guessed.
  static let files = [
    GuessedButtonTests.awt, "t,phase,x,y\n0,0,1,2\n16,1,2,2\n33,3,2,2\n",
    "t,type,x,y\n0,left_down,1,2\n33,leftMouseUp,2,2\n",
    #"{"type":"pointer","id":"a","actions":[{"type":"pointerDown"},{"type":"pause","duration":9},"#
      + #"{"type":"pointerUp"}]}"#,
  ]

  static let awt = """
    t,type,x,y,button
    0,MOUSE_MOVED,100,50,0
    10,MOUSE_PRESSED,100,50,1
    26,MOUSE_DRAGGED,120,50,0
    42,MOUSE_RELEASED,140,50,1

    """

  @Test func `beside words of Java, button 1 is the left one`() throws {
    let drag = [
      "0 hover 0 100,50", "10000000 down 0 100,50", "26000000 move 0 120,50",
      "42000000 up 0 140,50",
    ]
    #expect(trace(try readRows(Self.awt)) == drag)
    let right = Self.awt.replacing("50,1", with: "50,3")
    #expect(try readRows(right).notes.otherButtons == 1)
    let sdl = Self.awt.replacing("MOUSE_PRESSED", with: "MOUSEBUTTONDOWN").replacing(
      "MOUSE_RELEASED", with: "MOUSEBUTTONUP"
    ).replacing("MOUSE_DRAGGED", with: "MOUSEMOTION")
    #expect(trace(try readRows(sdl)) == drag)
  }

  @Test(arguments: ["1", "Knob", "37", "256"])
  func `a button that may be the left one is asked about, if no other is`(button: String) throws {
    let file = "t,type,x,y,button\n0,mousedown,1,2,\(button)\n30,mouseup,1,2,\(button)\n"
    let rejected = rowError(file)
    #expect(rejected?.code == .unclear && rejected?.span.line == 2)
    #expect(help(rejected).contains("--left-button \(button)"))
    #expect(trace(try readRows(file, left: button)) == ["0 down 0 1,2", "30000000 up 0 1,2"])
    let both = file + "40,mousedown,1,2,0\n50,mouseup,1,2,0\n"
    #expect(try readRows(both).notes.otherButtons == 1)
  }

  @Test func `a mask of buttons without the first is asked about, and reported`() throws {
    let file = "t,type,x,y,buttons\n0,mousedown,1,2,256\n30,mouseup,1,2,0\n"
    #expect(rowError(file)?.code == .unclear)
    #expect(try readRows(file, left: "256").events.count == 2)
  }

  @Test func `where 0 and 1 are pressed beside words of Java, which is left is asked`() throws {
    let file = Self.awt + "50,MOUSE_PRESSED,1,2,0\n60,MOUSE_RELEASED,1,2,0\n"
    #expect(rowError(file)?.code == .unclear)
    #expect(try readRows(file, left: "1").notes.otherButtons == 1)
  }

  @Test(arguments: [
    "left_down left_up", "LeftDown LeftUp", "leftMouseDown leftMouseUp",
    "mouse_left_down mouse_left_up",
    "WM_LBUTTONDOWN WM_LBUTTONUP", "left_press left_release",
    "button_left_pressed button_left_released",
    "NSEventTypeLeftMouseDown NSEventTypeLeftMouseUp", "lmb_down lmb_up",
  ])
  func `words that name the left button are its press and release`(words: String) throws {
    let word = words.split(separator: " ")
    let file = "t,type,x,y\n0,\(word[0]),1,2\n8,\(word[1]),3,2\n"
    let recording = try readRows(file)
    #expect(trace(recording) == ["0 down 0 1,2", "8000000 up 0 3,2"])
    let isAppKit = word[0].lowercased().contains("leftmouse")
    #expect(recording.guesses.map(\.code) == (isAppKit ? [.goesUp] : []))
    let right = file.replacing("left", with: "right").replacing("Left", with: "Right")
      .replacing("LBUTTON", with: "RBUTTON").replacing("lmb", with: "rmb")
    #expect(message(rowError(right)).contains("only presses of other buttons"))
  }

  @Test(arguments: ["left_click", "left_left_down", "leftish_down", "mouse_left", "left"])
  func `other words with a button in them are rejected`(word: String) {
    #expect(rowError("t,type,x,y\n0,\(word),1,2\n")?.code == .unknownPhase)
  }
}
