import Harness
import Testing

/// Touch events of web pages, each with a list of fingers.
struct TouchEventTests {
  static let drag = """
    {"type":"touchstart","timeStamp":1000,"changedTouches":[{"identifier":0,"clientX":100,"clientY":200}]}
    {"type":"touchmove","timeStamp":1016,"changedTouches":[{"identifier":0,"clientX":110,"clientY":200}]}
    {"type":"touchstart","timeStamp":1020,"changedTouches":[{"identifier":1,"clientX":10,"clientY":20}]}
    {"type":"touchmove","timeStamp":1033,"changedTouches":[{"identifier":0,"clientX":120,"clientY":200},\
    {"identifier":1,"clientX":12,"clientY":20}]}
    {"type":"touchend","timeStamp":1050,"changedTouches":[{"identifier":1,"clientX":12,"clientY":20}],\
    "touches":[{"identifier":0,"clientX":120,"clientY":200}]}
    {"type":"touchcancel","timeStamp":1060,"changedTouches":[{"identifier":0,"clientX":120,"clientY":200}]}

    """
  private static let fingers = [
    "0 down 0 100,200", "16000000 move 0 110,200", "20000000 down 1 10,20",
    "33000000 move 0 120,200",
    "33000000 move 1 12,20", "50000000 up 1 12,20", "60000000 cancel 0 120,200",
  ]

  @Test func `each finger of changedTouches is an event`() throws {
    let lines = Array(Self.drag.utf8)
    #expect(trace(try RecordingReader.read(lines)) == Self.fingers)
    let list = "[" + Self.drag.split(separator: "\n").joined(separator: ",") + "]"
    let recording = try RecordingReader.read(Array(list.utf8))
    #expect(recording.format == .pointerJSON && trace(recording) == Self.fingers)
    let keyed = list.replacing("[{\"id", with: "{\"0\":{\"id").replacing("}],", with: "}},")
      .replacing("}]}", with: "}}}").replacing(
        "},{\"identifier\":1", with: "},\"1\":{\"identifier\":1")
    #expect(trace(try RecordingReader.read(Array(keyed.utf8))) == Self.fingers)
  }

  @Test func `touches alone report of one finger, and are rejected if there are two`() throws {
    let one = """
      [{"type":"touchstart","timeStamp":0,"touches":[{"identifier":7,"clientX":1,"clientY":2}]},
       {"type":"touchmove","timeStamp":16,"touches":[{"identifier":7,"clientX":5,"clientY":2}]},
       {"type":"touchend","timeStamp":33,"touches":[]}]
      """
    let recording = try RecordingReader.read(Array(one.utf8))
    #expect(trace(recording) == ["0 down 0 1,2", "16000000 move 0 5,2", "33000000 up 0 5,2"])
    for place in ["", #""clientX":1,"clientY":2,"#] {
      let two = """
        [{"type":"touchstart","timeStamp":0,\(place)
          "touches":[{"identifier":7,"clientX":1,"clientY":2},{"identifier":8,"clientX":9,"clientY":2}]}]
        """
      let error = importError(Array(two.utf8))
      #expect(error?.code == .missingField && help(error).contains("changedTouches"))
    }
  }

  @Test func `what JSON.stringify leaves of a page's own events is rejected with what to copy`() {
    let empty = #"[{"type":"touchstart","timeStamp":0,"changedTouches":{"0":{}}}]"#
    #expect(help(importError(Array(empty.utf8))).contains("copy identifier, clientX and clientY"))
    let bare = #"[{"isTrusted":true},{"isTrusted":true}]"#
    #expect(importError(Array(bare.utf8))?.code == .unknownFormat)
    #expect(help(importError(Array(bare.utf8))).contains("clientX"))
  }

  @Test func `places of touches that have other names are reported`() throws {
    let page = Self.drag.replacing("clientX", with: "pageX").replacing("clientY", with: "pageY")
    #expect(importError(Array(page.utf8))?.code == .missingField)
    var layout = PointerLayout()
    try layout.report(columns: Array("x=pageX,y=pageY".utf8))
    #expect(
      trace(try RecordingReader.read(Array(page.utf8), ReadingOptions { $0.layout = layout }))
        == Self.fingers)
  }
}
