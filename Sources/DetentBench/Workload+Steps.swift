import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
import Ruler

extension Workload {
  /// Wheel without phases, turned to and fro.
  static let wheel = Workload(name: "wheel") { count in
    let deltas = Traces.wheel(max(count, 1))
    let start = RulerControl(
      value: 50.0, configuration: RulerConfiguration(range: 0...100))
    return Prepared(
      events: deltas.count,
      engine: {
        var ruler = start
        var changes: Int64 = 0
        for (index, delta) in deltas.enumerated() {
          let event = InputEvent(
            time: Traces.time(Int64(index) * 8),
            action: .wheel(WheelEvent(deltaX: delta, deltaY: 0)))
          ruler.handle(event) { if case .changed = $0 { changes += 1 } }
        }
        return changes
      },
      floor: { Floor.wheel(deltas) })
  }

  /// Arrow keys, 32 up and 32 down in turn.
  static let keys = Workload(name: "keys") { count in
    let start = RulerControl(value: 34.0, configuration: RulerConfiguration(range: 0...100))
    let events = (0..<max(count, 1)).map { index in
      InputEvent(
        time: Traces.time(Int64(index) * 8),
        action: .key(index & 32 == 0 ? .arrowUp : .arrowDown, .none))
    }
    let values = (0..<64).map { Double($0 < 32 ? 35 + $0 : 97 - $0) }
    return Prepared(
      events: events.count, engine: { handle(events, start) },
      floor: { Floor.reading(values, events.count) })
  }

  /// Host that sets values, bounds and steps.
  static let host = Workload(name: "host") { count in
    let events = max(count, 1)
    var narrow = RulerConfiguration(range: 0...50, step: 0.5)
    narrow.tick = .half
    let wide = RulerConfiguration(range: 0...100)
    return Prepared(
      events: events,
      engine: {
        var ruler = RulerControl(value: 50.0, configuration: wide)
        var changes: Int64 = 0
        for index in 0..<events {
          let before = ruler.value
          if index % 4 == 3 {
            ruler.set(configuration: index % 8 == 3 ? narrow : wide) { _ in }
          } else {
            ruler.set(value: Traces.hosted(index), animated: index % 4 == 1) { _ in }
          }
          // The host's own values are not reported.
          if ruler.value != before { changes += 1 }
        }
        return changes
      },
      floor: { Floor.host(events) })
  }

  /// Moves that cross 10¹² marks each.
  static let leap = Workload(name: "leap-1e12") { count in
    let events = max(count, 1)
    var configuration = RulerConfiguration()
    configuration.unitWidth = 1e-6
    configuration.tick = .fraction
    configuration.slop = Slop(touch: 0)
    let start = RulerControl(value: 0.0, configuration: configuration)
    return Prepared(
      events: events,
      engine: {
        var ruler = start
        var marks: Int64 = 0
        for index in 0..<events {
          let event = PointerEvent(
            phase: index == 0 ? .down : .move, position: Point(x: index % 2 == 0 ? 0 : 1e5, y: 0))
          let time = Traces.time(Int64(index) * 8)
          ruler.handle(InputEvent(time: time, action: .pointer(event))) {
            if case .tick(let run, _) = $0 { marks &+= run.length }
          }
        }
        return marks
      },
      floor: { Floor.leap(events) })
  }

  /// Script of moves, read and replayed.
  static let script = Workload(name: "script", agreement: .ofScripts) { count in
    var bits = RandomBits(seed: 6)
    var text = Array("gesture 1\nrange 0..100\nvalue 50\ntick unit\n\ndown 0 200\n".utf8)
    for _ in 0..<max(count, 1) {
      text += Array("+8ms move 0 \(bits.whole(50...350)).\(bits.whole(0...9))\n".utf8)
    }
    return Prepared(
      events: max(count, 1) + 1,
      engine: {
        guard let script = Replay.read(text).script else { return 0 }
        return Int64(Replay(script, level: .calls).lines.count)
      },
      floor: { Floor.script(text) },
      counts: { (text.changesReported, Floor.script(text)) })
  }
}

extension [UInt8] {
  /// Number of changes in the trace of a script; 0 if it cannot be read.
  var changesReported: Int64 {
    guard let script = Replay.read(self).script else { return 0 }
    return script.changesReported
  }
}

extension Script {
  /// Number of changes in the trace.
  var changesReported: Int64 {
    let replay = Replay(self, level: .calls)
    return Int64(
      replay.lines.split(separator: UInt8(ascii: "\n")).count { line in
        line.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("changed".utf8) }
      })
  }
}
