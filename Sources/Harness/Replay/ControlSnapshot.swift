public import ControlCore
public import GestureScript
public import Presentation

/// The control of a script at one moment, with the pointers on it.
///
///     let snapshot = ControlSnapshot<RulerControl>.at(time, in: script)
public struct ControlSnapshot<Subject: ScriptedControl>: Equatable, Sendable {
  /// Time since the start of the script.
  public var time: Timestamp
  /// A copy of the control at that time.
  public var control: Subject
  /// The pointers that are down, and the hovering one.
  public var fingers: [Finger]
  /// The width of the viewport, in points.
  public var width: Double
  /// The height of the viewport, in points.
  public var height: Double
  /// The main axis of the control.
  public var axis: Setting.AxisName

  /// The viewport.
  public var frame: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// Returns the control of a script at a time, after all events of that time.
  ///
  /// Call `Replay.read` first: inconsistent settings trap here.
  ///
  /// - Parameters:
  ///   - time: time since the start of the script; after the end of the script the control keeps
  ///     running.
  ///   - script: the script; played until it ends or fails.
  /// - Returns: the snapshot.
  public static func at(_ time: Timestamp, in script: Script) -> ControlSnapshot? {
    snapshots(script, .at(time.nanoseconds)).first
  }

  /// Returns the control of a script in every frame from its start, and at its end.
  ///
  /// - Parameters:
  ///   - script: the script; played until it ends or fails.
  ///   - frame: the time between frames.
  ///   - most: the maximum number of frames.
  /// - Returns: the frames, in order.
  public static func series(
    in script: Script, frame: Setting.FrameLength, most: Int64
  ) -> [ControlSnapshot] {
    snapshots(script, .every(FrameClock(length: frame), most: most))
  }

  private static func snapshots(_ script: Script, _ times: SnapshotTimes) -> [ControlSnapshot] {
    var runner = ScriptRunner<Subject>(script, level: .calls)
    var observer = SnapshotObserver<Subject>(times, script.settings)
    runner.play(script.body, &observer)
    return observer.frames.map { frame in
      ControlSnapshot(frame.control, at: frame.time, frame.fingers, frame.settings)
    }
  }

  init(
    _ control: Subject, at time: Timestamp, _ fingers: [Finger], _ settings: Script.Settings
  ) {
    (self.time, self.control, self.fingers) = (time, control, fingers)
    (width, height, axis) = (settings.width, settings.height, settings.axis)
  }
}
