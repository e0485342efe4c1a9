import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of pointer logs whose `type` and `phase` differ.
struct PointerPhaseTests {
  @Test func `a log of UIKit's touches has the kind as type, and what happened as phase`() throws {
    let recording = try RecordingReader.read(try fixture("touches.ndjson"))
    #expect(
      trace(recording) == [
        "0 down 0 200,40", "8500000 move 0 186,40", "16500000 move 0 186,40",
        "25000000 up 0 180,40.5",
        "250000000 down 1 20,30", "258000000 cancel 1 20,30",
      ])
    #expect(kinds(recording) == [.touch, .pen])
  }

  @Test func `the phase of a wheel is where in its gesture an event lies`() throws {
    let recording = try RecordingReader.read(try fixture("scroll.ndjson"))
    #expect(trace(recording) == ["0 wheel 0,-3", "8000000 wheel 0,-8", "16000000 wheel 0,0"])
    #expect(phases(recording) == [.begin, .change, .end])
    #expect(recording.notes == RecordingNotes())
  }

  @Test(arguments: [
    ["ACTION_POINTER_DOWN(1)", "ACTION_MOVE", "ACTION_POINTER_UP(1)"],
    ["TouchPhase.Began", "TouchPhase.Moved", "TouchPhase.Ended"],
    ["UITouchPhaseBegan", "UITouchPhaseMoved", "UITouchPhaseEnded"],
    ["SDL_FINGERDOWN", "SDL_FINGERMOTION", "SDL_FINGERUP"],
    ["SDL_MOUSEBUTTONDOWN", "SDL_MOUSEMOTION", "SDL_MOUSEBUTTONUP"],
    ["GDK_BUTTON_PRESS", "GDK_MOTION_NOTIFY", "GDK_BUTTON_RELEASE"],
    ["WM_POINTERDOWN", "WM_POINTERUPDATE", "WM_POINTERUP"],
    ["QEvent::MouseButtonPress", "QEvent::MouseMove", "QEvent::MouseButtonRelease"],
  ])
  func `words of systems are read as they print them`(words: [String]) throws {
    let rows = words.enumerated().map { "\($0.offset * 8),\($0.element),\($0.offset),2\n" }
    let recording = try RecordingReader.read(Array(("t,type,x,y\n" + rows.joined()).utf8))
    #expect(trace(recording) == ["0 down 0 0,2", "8000000 move 0 1,2", "16000000 up 0 2,2"])
  }

  @Test func `type and phase may both be columns`() throws {
    let rows = "t,type,phase,x,y\n0,pencil,began,1,2\n8,pencil,ended,1,2\n"
    let recording = try RecordingReader.read(Array(rows.utf8))
    #expect(trace(recording) == ["0 down 0 1,2", "8000000 up 0 1,2"])
    #expect(kinds(recording) == [.pen])
  }

  @Test(arguments: Seeds.all)
  func `the order of keys decides nothing`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    let types = [
      "wheel", "scroll", "pointermove", "down", "direct", "pencil", "mouse", "up", "key",
    ]
    let words = [
      "begin", "began", "change", "changed", "moved", "end", "ended", "cancelled", "down",
    ]
    for _ in 0..<200 {
      let start = #"{"t":0,"type":"down","id":7,"x":1,"y":1}"#
      let keys = [
        #""t":5"#, #""type":"\#(random.pick(types))""#, #""phase":"\#(random.pick(words))""#,
        #""id":7,"x":3,"y":4"#, #""deltaY":2"#, #""pointerType":"mouse""#,
      ].prefix(random.coin() ? 6 : 5)
      let lines = [Array(keys), keys.shuffled(using: &random)].map {
        "\(start)\n{\($0.joined(separator: ","))}"
      }
      let outcomes = lines.map { line in Result { try RecordingReader.read(Array(line.utf8)) } }
      switch (outcomes[0], outcomes[1]) {
      case (.success(let a), .success(let b)): #expect(a == b, "\(lines[1])")
      case (.failure, .failure): break
      default: Issue.record("\(lines[1])")
      }
    }
  }

  @Test func `of two words that name no event, the one that should have is shown`() {
    let touch = importError(Array(#"{"t":0,"type":"direct","phase":"begun","x":1,"y":1}"#.utf8))
    #expect(touch?.code == .unknownPhase)
    #expect(text(touch?.message ?? []) == "unknown event type 'begun'")
    let event = importError(
      Array(#"{"t":0,"phase":"begun","type":"poniterdown","x":1,"y":1}"#.utf8))
    #expect(help(event) == "did you mean 'pointerdown'?")
    let wheel = importError(Array(#"{"t":0,"type":"wheel","phase":"bigin","deltaY":1}"#.utf8))
    #expect(text(wheel?.message ?? []) == "unknown phase of a wheel 'bigin'")
  }

  private func kinds(_ recording: Recording) -> [PointerKind] {
    recording.events.compactMap { event in
      if case .pointer(let pointer) = event.action, pointer.phase == .down {
        pointer.kind
      } else {
        nil
      }
    }
  }
}

/// Returns the phases of the wheel events of a recording.
func phases(_ recording: Recording) -> [WheelEvent.Phase] {
  recording.events.compactMap { event in
    if case .wheel(let wheel) = event.action { wheel.phase } else { nil }
  }
}
