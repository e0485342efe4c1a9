import ControlCore
import Harness
import TestSupport
import Testing

/// Logs that tell one input several times, as pages do that listen to events of all families.
struct RepeatedInputTests {
  /// An event of a family for one finger or the mouse.
  private static func event(_ type: String, _ time: Int, _ x: Int, id: Int = 1) -> String {
    if type.hasPrefix("touch") {
      let touch = "{\"identifier\":\(id),\"clientX\":\(x),\"clientY\":50}"
      return "{\"type\":\"\(type)\",\"timeStamp\":\(time),\"changedTouches\":[\(touch)]}\n"
    }
    let kind = type.hasPrefix("pointer") ? ",\"pointerType\":\"touch\",\"pointerId\":\(id + 4)" : ""
    return
      "{\"type\":\"\(type)\",\"timeStamp\":\(time),\"button\":0,\"clientX\":\(x),\"clientY\":50\(kind)}\n"
  }

  private func read(_ text: String) throws -> Recording {
    try RecordingReader.read(Array(text.utf8))
  }

  private static let tap =
    event("touchstart", 1000, 100) + event("touchend", 1060, 100)

  @Test func `a mouse that a browser emulates after a tap is the tap`() throws {
    let mouse =
      Self.event("mousemove", 1064, 102) + Self.event("mousedown", 1064, 102)
      + Self.event("mouseup", 1064, 102)
    let recording = try read(Self.tap + mouse)
    #expect(trace(recording) == ["0 down 1 100,50", "60000000 up 1 100,50"])
    #expect(recording.notes.repeatedContacts == 1)
    let script = text(try imported(Array((Self.tap + mouse).utf8), name: "tap.ndjson"))
    #expect(script.contains("# N329 contacts that repeat another one left out: 1\n"))
  }

  @Test(arguments: [(2061, 100), (1064, 126)])
  func `a mouse a second later, or elsewhere, is another input`(time: Int, x: Int) throws {
    let recording = try read(
      Self.tap + Self.event("mousedown", time, x) + Self.event("mouseup", time + 80, x))
    #expect(recording.contacts == 2 && recording.notes.repeatedContacts == 0)
  }

  @Test func `two fingers at one time are two`() throws {
    let recording = try read(
      Self.event("touchstart", 0, 100) + Self.event("touchstart", 0, 102, id: 2)
        + Self.event("touchend", 60, 100) + Self.event("touchend", 60, 102, id: 2))
    #expect(recording.contacts == 2 && recording.notes.repeatedContacts == 0)
  }

  @Test func `a finger that a page tells to be over an element does not hover`() throws {
    let events = ["over", "enter", "down", "up", "out", "leave"].enumerated().map { index, word in
      Self.event("pointer\(word)", 1000 + index / 3 * 60, 100)
    }
    let recording = try read(events.joined())
    #expect(trace(recording) == ["0 down 5 100,50", "60000000 up 5 100,50"])
    #expect(recording.notes.unusedEvents == 4)
  }

  @Test func `moves of a mouse in two families hover once`() throws {
    let rows = (0..<5).map { index in
      let (time, x) = (index * 8, 100 + index)
      return """
        {"type":"pointermove","t":\(time),"x":\(x),"y":5,"pointerId":1,"pointerType":"mouse"}
        {"type":"mousemove","t":\(time),"x":\(x),"y":5}

        """
    }
    #expect(trace(try read(rows.joined())).count == 5)
  }

  /// A property over generated gestures: with touch events, and the mouse that is emulated after a tap,
  /// a log of pointer events reads as without them.
  @Test func `a log of all families is that of its pointer events`() throws {
    var bits = SystemRandomNumberGenerator()
    for _ in 0..<Cases.some(of: 200) {
      var (time, own, all, doubles) = (0, "", "", 0)
      for _ in 0..<Int.random(in: 1...6, using: &bits) {
        var x = Int.random(in: 0...1000, using: &bits)
        let moves = Bool.random(using: &bits) ? 0 : Int.random(in: 1...9, using: &bits)
        func add(_ phase: (String, String)) {
          let pointer = Self.event(phase.0, time, x)
          own += pointer
          all += pointer + Self.event(phase.1, time + Int.random(in: 0...2, using: &bits), x)
        }
        add(("pointerdown", "touchstart"))
        for _ in 0..<moves {
          time += Int.random(in: 3...40, using: &bits)
          x += Int.random(in: -30...30, using: &bits)
          add(("pointermove", "touchmove"))
        }
        time += Int.random(in: 3...400, using: &bits)
        add(("pointerup", "touchend"))
        doubles += 1
        if moves == 0 {
          let after = time + Int.random(in: 3...300, using: &bits)
          for type in ["mousemove", "mousedown", "mouseup"] { all += Self.event(type, after, x) }
          doubles += 1
          time = after
        }
        time += Int.random(in: 1100...3000, using: &bits)
      }
      let (once, twice) = (try read(own), try read(all))
      #expect(trace(once) == trace(twice), "\(all)")
      #expect(twice.notes.repeatedContacts == doubles, "\(all)")
    }
  }

  // MARK: rrweb

  /// An interaction of rrweb: 7 touch start, 9 touch end, 1 mouse down, 0 mouse up.
  private static func visit(_ events: [(type: Int, time: Int, x: Int, more: String)]) -> String {
    let lines = events.map {
      "{\"type\":3,\"timestamp\":\($0.time),\"data\":{\"source\":2,\"type\":\($0.type),\"x\":\($0.x),\"y\":5\($0.more)}}"
    }
    return "[" + lines.joined(separator: ",") + "]"
  }

  @Test func `a tap of rrweb 1 is no click as well`() throws {
    let recording = try read(
      Self.visit([(7, 0, 100, ""), (9, 60, 100, ""), (1, 90, 101, ""), (0, 90, 101, "")]))
    #expect(trace(recording) == ["0 down 1 100,5", "60000000 up 1 100,5"])
  }

  @Test func `pointers of Sentry's rrweb are several`() throws {
    let recording = try read(
      Self.visit([
        (7, 0, 100, ",\"pointerId\":11"), (7, 10, 300, ",\"pointerId\":12"),
        (9, 60, 140, ",\"pointerId\":11"), (9, 70, 260, ",\"pointerId\":12"),
      ]))
    #expect(
      trace(recording) == [
        "0 down 11 100,5", "10000000 down 12 300,5", "60000000 up 11 140,5",
        "70000000 up 12 260,5",
      ])
    #expect(recording.notes.unendedContacts == 0 && recording.notes.samplesWithoutDown == 0)
  }

  // MARK: DevTools, tables, logs of the kernel

  @Test func `a click of DevTools lasts as long as it says, and a range becomes its value`() throws
  {
    let recording = try read(
      """
      {"title":"t","steps":[{"type":"click","offsetX":12,"offsetY":7,"duration":1200},
      {"type":"change","value":"42"},{"type":"change","value":"a name"}]}
      """)
    #expect(
      trace(recording) == ["0 down 0 12,7", "1200000000 up 0 12,7", "1450000000 adjust set(42.0)"])
    #expect(recording.notes.unusedEvents == 1)
  }

  @Test func `a mouse with names of buttons hovers, too`() throws {
    let recording = try read(
      "t,type,x,y,button\n0,move,5,5,\n8,move,6,5,\n16,down,6,5,Button.left\n24,up,6,5,Button.left\n"
    )
    #expect(
      trace(recording) == [
        "0 hover 0 5,5", "8000000 hover 0 6,5", "16000000 down 0 6,5", "24000000 up 0 6,5",
      ])
    // Numbers are told of touches, too, which do not hover.
    let numbers = try read("t,type,x,y,button\n0,move,5,5,\n16,down,6,5,0\n24,up,6,5,0\n")
    #expect(numbers.notes.samplesWithoutDown == 1)
  }

  @Test func `a lift behind the last report of a log counts at its time`() throws {
    let reports = (0..<3).map { index in
      "E: 0.\(100_000 + index * 8000) 0003 0035 \(400 - 20 * index)\nE: 0.\(100_000 + index * 8000) 0000 0000 0000\n"
    }
    let log =
      "# EVEMU 1.3\nE: 0.100000 0003 0039 5\nE: 0.100000 0003 0036 50\n" + reports.joined()
      + "E: 0.700000 0003 0039 -1\nE: 0.700000 0001 014a 0000\n"
    let recording = try read(log)
    #expect(trace(recording).last == "600000000 up 0 360,50")
    #expect(recording.notes.unendedContacts == 0 && recording.notes.unusedEvents == 0)
  }
}

extension Recording {
  fileprivate var contacts: Int { trace(self).count { $0.contains(" down ") } }
}
