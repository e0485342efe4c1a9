import ControlCore
import Harness
import Testing

/// Tests that readers and writers keep the modifiers of a release, which decide how far it flies.
struct ReleaseModifierTests {
  private static let recordings = [
    ("CSV", "t,type,x,y,shiftKey\n0,down,9,9,true\n8,move,5,9,false\n16,up,2,9,true\n"),
    (
      "NDJSON",
      """
      {"t":0,"type":"down","x":9,"y":9}
      {"t":8,"type":"up","x":9,"y":9,"shiftKey":true}
      """
    ),
    (
      "Kivy",
      """
      #RECORDER1.0
      (1.0, 'begin', 0, {'is_touch': True, 'sx': 0.25, 'sy': 0.75})
      (1.5, 'keydown', 0, {'key': 304, 'is_touch': False})
      (2.0, 'end', 0, {'is_touch': True, 'sx': 0.25, 'sy': 0.75})
      """
    ),
    (
      "DevTools",
      """
      {"steps":[{"type":"keyDown","key":"Shift"},{"type":"click","offsetX":4,"offsetY":5}]}
      """
    ),
    (
      "debug-events",
      """
      -event1   POINTER_BUTTON          +1.000s	BTN_LEFT (272) pressed, seat count: 1
      -event2   KEYBOARD_KEY            +1.100s	KEY_LEFTSHIFT (42) pressed
      -event1   POINTER_BUTTON          +1.200s	BTN_LEFT (272) released, seat count: 0
      """
    ),
    (
      "W3C Actions",
      """
      {"actions":[{"type":"pointer","id":"a","actions":[
      {"type":"pointerDown"},{"type":"pause"},{"type":"pointerUp"}]},
      {"type":"key","id":"k","actions":[{"type":"pause"},{"type":"keyDown","value":"\u{E008}"}]}]}
      """
    ),
  ]

  @Test(arguments: recordings)
  func `what is held at the end of a contact comes into the script`(name: String, file: String)
    throws
  {
    let recording = try RecordingReader.read(Array(file.utf8))
    let script = ScriptImport.script(of: recording, options: ImportOptions())
    let ups = script.body.compactMap { line -> Modifiers? in
      if case .up(_, _, let modifiers, _) = line.verb { modifiers } else { nil }
    }
    #expect(ups == [.shift], "\(name)")
  }

  @Test func `an end that was made up holds what the last sample held`() throws {
    let file = "t,type,x,y,altKey\n0,down,9,9,true\n8,move,5,9,true\n"
    let recording = try RecordingReader.read(Array(file.utf8))
    guard case .pointer(let pointer)? = recording.events.last?.action else {
      Issue.record("no end")
      return
    }
    #expect(pointer.phase == .up && pointer.modifiers == .alt)
  }

  @Test(arguments: [ScriptExport.Format.pointerNDJSON, .w3cActions])
  func `every format carries what is held at the end of a contact`(
    format: ScriptExport.Format
  ) throws {
    let source = "gesture 1\n\ndown 0 9,9\n+8ms move 0 5,9\n+8ms up 0 mods=shift\n"
    let script = try #require(ScriptReader.read(Array(source.utf8)).script)
    let (text, losses) = try ScriptExport.text(of: script, as: format)
    #expect(losses.isEmpty)
    let body = ScriptImport.script(of: try RecordingReader.read(text), options: .init()).body
    #expect(body[2] == Script.Line(.after(8_000_000), .up(0, .both(5, 9), .shift)))
  }
}
