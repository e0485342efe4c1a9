import ControlCore
import Ruler
import Testing

/// The gate plays as its model does. Other languages are tested with the same cases.
@Suite struct HapticGateCasesTests {
  /// Returns the ruler of the cases and the events of its flick.
  private func flick(upper: Int64) -> (ruler: RulerControl, events: [InputEvent]) {
    var configuration = RulerConfiguration(range: 0...Double(upper))
    (configuration.tick, configuration.snap) = (.fraction, .always)
    let phases: [PointerEvent.Phase] = [.down, .move, .move, .move, .up]
    let places = [280.0, 265, 250, 230, 230]
    let events = zip(phases, places).enumerated().map { number, event in
      let pointer = PointerEvent(phase: event.0, position: Point(x: event.1, y: 40))
      return InputEvent(time: moment(Int64(number) * 8_000_000), action: .pointer(pointer))
    }
    return (RulerControl(value: 20, configuration: configuration), events)
  }

  private func moment(_ time: Int64) -> Timestamp { Timestamp(nanoseconds: time) }

  private func effect(_ kind: Substring, at time: Timestamp) -> Effect {
    switch kind {
    case "tick": .tick(TickRun(marks: MarkSpan(first: 4, count: 1), at: time))
    case "bound": .bound(.lower, time)
    default: .idle(time)
    }
  }

  @Test func `what the model plays is played`() throws {
    var (gate, ruler) = (HapticGate(), flick(upper: 1).ruler)
    for (number, one) in try HapticCase.all().enumerated() {
      var count: Int64 = 0
      switch one.word {
      case "gate": gate = HapticGate(gap: one.numbers[0])
      case "flick":
        let next = flick(upper: one.numbers[0])
        (gate, ruler) = (HapticGate(), next.ruler)
        for event in next.events { ruler.handle(event) { _ = gate.plays($0, at: event.time) } }
      case "frame":
        let now = moment(one.numbers[0])
        ruler.advance(to: now) { count += gate.plays($0, at: now) ? 1 : 0 }
        #expect(count == one.numbers[1], "case \(number)")
      default:
        let effect = effect(one.word, at: moment(one.numbers[0]))
        let isPlayed = gate.plays(effect, at: moment(one.numbers[1]))
        #expect(isPlayed == (one.numbers[2] == 1), "case \(number)")
      }
    }
  }
}
