import ControlCore
import GestureGenerators
import GestureReplay
public import GestureScript

extension RecordedGesture {
  /// Returns the strokes of a script: of each pointer, from its press to its release, without
  /// another press in between. Drops cancelled ones and those below two moves; keeps `mostSamples`
  /// samples.
  public static func gestures(of script: Script) -> [RecordedGesture] {
    var gestures: [RecordedGesture] = []
    var open: (down: PointerEvent, start: Int64, samples: [Sample])?
    let isVertical = script.settings.axis == .y
    func close() {
      if let samples = open?.samples, samples.count > 2 {
        gestures.append(RecordedGesture(samples: samples))
      }
      open = nil
    }
    let times = Replay(script, level: .calls).lineTimes
    for event in script.events(at: times) {
      guard case .pointer(let pointer) = event.action else { continue }
      switch pointer.phase {
      case .down:
        if pointer.id == open?.down.id { close() }
        open = (pointer, event.time.nanoseconds, [Sample(time: 0, distance: 0)])
      case .move where pointer.id == open?.down.id:
        guard let (down, start, samples) = open, samples.count < mostSamples else { break }
        let (from, to) = (down.position, pointer.position)
        let distance = isVertical ? to.y - from.y : to.x - from.x
        open?.samples.append(
          Sample(
            time: event.time.nanoseconds - start,
            distance: roundedToNearest(distance * 64) / 64))
      case .up where pointer.id == open?.down.id: close()
      case .cancel where pointer.id == open?.down.id: open = nil
      default: break
      }
    }
    return gestures
  }
}
