import ControlCore
import GestureScript

extension Script {
  /// Returns the input events of a script with their times, without host actions.
  ///
  /// - Parameter times: the start of each played line of the body: `Replay.lineTimes`.
  /// - Returns: the events, in order of time.
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
