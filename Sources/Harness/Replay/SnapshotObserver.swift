import ControlCore
import GestureScript

/// Copies a control at given times while a script plays.
struct SnapshotObserver<Subject: ScriptedControl>: RunObserver {
  /// One stored frame.
  struct Frame: Sendable {
    var time: Timestamp
    var control: Subject
    var fingers: [Finger]
    var settings: Script.Settings
  }

  private(set) var frames: [Frame] = []
  private let times: SnapshotTimes
  /// The pointers that are down, and the hovering one.
  private(set) var fingers: [Finger] = []
  private(set) var settings: Script.Settings
  private var number: Int64 = 0

  init(_ times: SnapshotTimes, _ settings: Script.Settings) {
    self.times = times
    self.settings = settings
  }

  mutating func willDo(
    _ action: ScriptAction, to control: Subject, _ settings: Script.Settings
  ) {
    if case .event(.pointer(let event)) = action, !event.isOfOtherButton { follow(event) }
    if case .set = action { self.settings = settings }
  }

  private mutating func follow(_ event: PointerEvent) {
    let known = fingers.firstIndex { $0.id == event.id }
    let isDown = event.phase == .down || known.map { fingers[$0].isDown } ?? false
    // A move of a pointer that is neither down nor hovering adds no pointer.
    if event.phase == .move, known == nil { return }
    if event.phase == .leave, isDown { return }
    if let known { fingers.remove(at: known) }
    switch event.phase {
    case .up, .cancel, .leave: break
    case .down, .move, .hover:
      fingers.append(Finger(id: event.id, place: event.position, isDown: isDown))
    }
  }

  /// Stores the snapshots due before `time` without advancing the control.
  mutating func willPass(_ control: Subject, to time: Int64) {
    while let next, next < time { keep(control, at: next) }
  }

  /// Stores the remaining snapshots at the end of the script.
  mutating func willFinish(_ control: Subject, at time: Int64) {
    if case .at = times {
      if let next { keep(control, at: next) }
    } else {
      while let next, next <= time { keep(control, at: next) }
      if case .every(_, let most) = times, number < most, frames.last?.time.nanoseconds != time {
        keep(control, at: time)
      }
    }
  }

  private var next: Int64? {
    switch times {
    case .none: nil
    case .at(let time): number == 0 ? time : nil
    case .every(let clock, let most): number < most ? clock.time(ofFrame: number) : nil
    }
  }

  private mutating func keep(_ control: Subject, at time: Int64) {
    number += 1
    var copy = control
    copy.advance(to: Timestamp(nanoseconds: time)) { _ in }
    frames.append(
      Frame(
        time: Timestamp(nanoseconds: time), control: copy, fingers: fingers, settings: settings))
  }
}

/// The times at which snapshots are stored.
enum SnapshotTimes: Sendable {
  case none
  /// Once, in nanoseconds; may be after the end of the script.
  case at(Int64)
  /// At each frame from 0 to the end of the script, and at the end; at most `most` times.
  case every(FrameClock, most: Int64)
}
