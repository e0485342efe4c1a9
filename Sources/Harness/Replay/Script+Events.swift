import ControlCore
import GestureScript

extension Script {
  /// The input events of a script with their times, without the actions of the host.
  ///
  /// - Parameter times: when each line of the body begins, as far as it was played: `Replay.lineTimes`.
  /// - Returns: the events, in the order of their times.
  package func events(at times: [Timestamp]) -> [InputEvent] {
    var events: [InputEvent] = []
    var expander = ScriptExpander(settings)
    let kind = settings.pointer
    for (line, start) in zip(body, times) {
      let held = expander.contacts
      expander.expand(line, from: start.nanoseconds) { piece, point, time in
        for case .event(let event) in ScriptActions(
          of: piece.verb, at: point, held: held, kind: kind)
        {
          events.append(InputEvent(time: Timestamp(nanoseconds: time), action: event))
        }
      }
    }
    return events
  }
}
