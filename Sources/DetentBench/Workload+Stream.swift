import ControlCore
import DetentVerbs
import GestureReplay
import GestureScript

extension Workload {
  /// Scripts of 100 events, one a line, read, played and answered as by `detent stream`.
  static let stream = Workload(name: "stream", agreement: .ofStreams) { count in
    let gestures = max(count / 100, 1)
    var lines: [UInt8] = []
    var scripts: [Script] = []
    let events = Traces.gestures(gestures)
    for gesture in 0..<gestures {
      let script = script(of: events[gesture * 100..<(gesture + 1) * 100])
      scripts.append(script)
      ScriptLine.append(script, id: Array("gesture/\(gesture)".utf8), to: &lines)
    }
    let player = StreamPlayer(level: .calls, isDigestOnly: true)
    return Prepared(
      events: events.count,
      engine: {
        let answers = Answers(to: .lines(lines), from: player, longestLine: 1 << 20)
        return Int64(answers.passed + answers.bytes.count)
      },
      floor: { Floor.script(lines, end: UInt8(ascii: "]")) },
      counts: { [scripts] in
        (scripts.reduce(0) { $0 + $1.changesReported }, Floor.script(lines, end: UInt8(ascii: "]")))
      })
  }

  /// Creates a script of a press, moves and a release on a ruler that ticks and snaps at each unit.
  private static func script(of events: ArraySlice<InputEvent>) -> Script {
    var script = Script(header: [
      HeaderLine(Setting("range", .range(0, 100))), HeaderLine(.value(50)),
      HeaderLine(Setting("snap", .word("unit"))), HeaderLine(Setting("tick", .word("unit"))),
      HeaderLine(.viewport(400, 80)), HeaderLine(Setting("unit-width", .number(10))),
    ])
    var last = events.first?.time ?? Traces.time(0)
    for event in events {
      guard case .pointer(let pointer) = event.action else { continue }
      let place = Coordinates.both(pointer.position)
      let verb: Script.Verb =
        switch pointer.phase {
        case .down: .down(0, place)
        case .up: .up(0, place)
        default: .move(0, place)
        }
      script.body.append(Script.Line(.after(event.time.nanoseconds - last.nanoseconds), verb))
      last = event.time
    }
    return script
  }
}
