import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of the reader of W3C Actions.
struct W3CReaderTests {
  private let knob = [ElementPlace(parsing: Array("knob=0,20,40,40".utf8)[...])].compactMap(\.self)

  @Test func `sources act side by side, tick by tick`() throws {
    let recording = try RecordingReader.read(
      try fixture("drag.w3c.json"), ReadingOptions { $0.elements = knob })
    #expect(recording.format == .w3cActions)
    #expect(
      trace(recording) == [
        "0 hover 0 8,4", "8000000 hover 0 16,8", "8000000 down 2 160,40",
        "8000000 key arrowRight mods 1",
      ] + glided
    )
    #expect(recording.notes.unusedEvents == 2)
  }

  /// Events from the second tick on; a move with Shift held is no glide.
  private var glided: [String] {
    (1...38).map { number in
      let elapsed = min(number * 8, 300)
      let place = 160 + (39.5 - 160) * (Double(elapsed) / 300)
      return "\(108_000_000 + elapsed * 1_000_000) move 2 \(plain(place)),40"
    } + [
      "408000000 down 0 16,8", "416000000 move 2 31.7,40", "416000000 move 0 32,8",
      "424000000 move 2 23.9,40", "424000000 move 0 48,8", "428000000 move 2 20,40",
      "428000000 up 2 20,40", "428000000 cancel 0 48,8", "436000000 wheel 0,10",
      "444000000 wheel 0,10", "452000000 wheel 0,10",
    ]
  }

  @Test func `a file that is cut off is told as one of its format, wherever it ends`() throws {
    let whole = Array(
      #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause"}]}]}"#.utf8)
    for length in #"{"actions":"#.utf8.count..<whole.count {
      let error = #expect(throws: Diagnostic.self) {
        try RecordingReader.read(Array(whole[..<length]))
      }
      #expect(error?.code != .unknownFormat, "\(length) bytes")
    }
  }

  private func plain(_ x: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(x, to: &bytes)
    return text(bytes)
  }

  @Test func `a move of a pressed pointer alone is a glide of the period that was reported`() throws
  {
    let file = pointer(
      #"{"type":"pointerMove","x":100,"y":40}"#, #"{"type":"pointerDown","button":0}"#,
      #"{"type":"pointerMove","x":20,"y":40,"duration":33}"#, #"{"type":"pause","duration":7}"#,
      #"{"type":"pointerMove","x":5,"y":0,"origin":"pointer"}"#, #"{"type":"pointerUp","button":0}"#
    )
    let recording = try RecordingReader.read(file, ReadingOptions { $0.samplePeriod = 16_000_000 })
    let body = ScriptImport.script(of: recording, options: ImportOptions()).body
    #expect(
      body == [
        Script.Line(.after(0), .down(0, .both(100, 40))),
        Script.Line(
          .after(0), .glide(Glide(0, to: .both(20, 40), over: 33_000_000, every: 16_000_000))),
        Script.Line(.after(7_000_000), .move(0, .both(25, 40))),
        Script.Line(.after(0), .up(0, .both(25, 40))), Script.Line(.after(0), .settle()),
      ])
  }

  @Test func `a glide plays as the moves it stands for`() throws {
    for seed in Seeds.all {
      var random = RandomBits(seed: seed)
      for _ in 0..<50 {
        let duration = random.whole(1...200)
        let end = random.whole(-500...500)
        let moves = pointer(
          #"{"type":"pointerMove","x":200,"y":40}"#, #"{"type":"pointerDown"}"#,
          #"{"type":"pointerMove","x":\#(end),"y":40,"duration":\#(duration)}"#,
          #"{"type":"pointerUp"}"#)
        // A second source that scrolls by 0 keeps the moves from becoming a glide.
        let beside = Array(
          text(moves).replacing(
            "]}]}",
            with: #"]},{"type":"wheel","id":"w","actions":[{"type":"pause"},{"type":"pause"},"#
              + #"{"type":"scroll","x":0,"y":0,"deltaX":0,"deltaY":0,"duration":\#(duration)}]}]}"#
          ).utf8)
        let glide = ScriptImport.script(of: try RecordingReader.read(moves), options: .init())
        var sampled = ScriptImport.script(of: try RecordingReader.read(beside), options: .init())
        #expect(sampled.body.count > glide.body.count)
        sampled.body = sampled.body.map { line in
          guard case .wheel = line.verb else { return line }
          return Script.Line(line.time, .wait(0))
        }
        let (a, b) = (Replay(glide, level: .calls).lines, Replay(sampled, level: .calls).lines)
        let found = difference(
          between: text(a).split(separator: "\n"), and: text(b).split(separator: "\n"))
        #expect(found == nil, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    ("\u{E012}", "arrowLeft"), ("\u{E013}", "arrowUp"), ("\u{E010}", "end"), ("\u{E00E}", "pageUp"),
    ("\u{E05A}", "arrowRight"), ("7", "digit(7)"), ("\u{E01D}", "digit(3)"), ("\u{E00C}", "escape"),
  ])
  func `a key is known by its code point`(value: String, key: String) throws {
    let file =
      #"{"actions":[{"type":"key","id":"k","actions":[{"type":"keyDown","value":"\#(value)"}]}]}"#
    #expect(trace(try RecordingReader.read(Array(file.utf8))) == ["0 key \(key) mods 0"])
  }

  @Test func `pointers are numbered by their names, or in order`() throws {
    let names = ["finger3", "mouse", "left", "right3"]
    let sources = names.map {
      #"{"type":"pointer","id":"\#($0)","actions":[{"type":"pointerDown"}]}"#
    }
    let recording = try RecordingReader.read(
      Array(#"{"actions":[\#(sources.joined(separator: ","))]}"#.utf8))
    let downs = trace(recording).filter { $0.contains("down") }
    #expect(downs == ["0 down 3 0,0", "0 down 0 0,0", "0 down 1 0,0", "0 down 2 0,0"])
    #expect(recording.notes.unendedContacts == 4)
  }

  @Test(arguments: [
    (#"{"type":"pointerMove","x":1}"#, Diagnostic.Code.missingField),
    (#"{"type":"pointerMove","x":1,"y":1,"duration":-1}"#, .malformedLine),
    (#"{"type":"pointerMove","x":1,"y":1,"duration":1e300}"#, .timeTooLarge),
    (#"{"type":"pointerMove","x":1,"y":1,"origin":{"e":"knob"}}"#, .missingField),
    (#"{"type":"pointerDwon"}"#, .malformedLine),
    (#"{"type":"keyDown","value":"a"}"#, .malformedLine),
  ])
  func `what cannot be read says why and where`(action: String, code: Diagnostic.Code) throws {
    let error = importError(pointer("\n" + action))
    #expect(error?.code == code)
    #expect(error?.span.line == 2 && error?.span.column == 2)
  }

  @Test func `an element that is not known brings the option that names it`() throws {
    let error = importError(try fixture("drag.w3c.json"))
    #expect(text(error?.message ?? []) == "the move starts from the element 'knob'")
    #expect(help(error).contains("--origin knob=x,y,width,height"))
  }

  @Test func `moves that stand for more than a million samples are rejected`() {
    let move = #"{"type":"pointerMove","x":1,"y":1,"duration":1001}"#
    let file = pointer(#"{"type":"pointerDown"}"#, move)
    #expect(importError(file, samplePeriod: 1000)?.code == .tooManySamples)
    #expect(importError(file, samplePeriod: 1001) == nil)
    let many = pointer(#"{"type":"pointerDown"}"#, move, move)
    #expect(importError(many, samplePeriod: 1001)?.code == .tooManySamples)
  }

  @Test(arguments: [
    "{\"actions\":[", "{\"actions\":[{\"type\":\"pointer\",\"pointerType\":\"touch\"", "[]", "{}",
    "{\"actions\":[{\"type\":\"cursor\",\"actions\":[]}]}",
  ])
  func `what is no list of actions is rejected`(file: String) {
    #expect(importError(Array(file.utf8), format: .w3cActions)?.code == .malformedLine)
  }

  private func pointer(_ actions: String...) -> [UInt8] {
    Array(
      (#"{"actions":[{"type":"pointer","id":"t","parameters":{"pointerType":"touch"},"actions":["#
        + actions.joined(separator: ",") + "]}]}").utf8)
  }
}
