public import ControlCore
public import GestureScript
public import Presentation

/// The control of a script at one moment, and the pointers on it.
///
///     let snapshot = ControlSnapshot<RulerControl>.at(time, in: script)
public struct ControlSnapshot<Subject: ScriptedControl>: Equatable, Sendable {
  /// Since the start of the script.
  public var time: Timestamp
  /// The control as it was then: a value of its own.
  public var control: Subject
  /// The pointers that are down, and the one that hovers.
  public var fingers: [Finger]
  /// Width and height of the viewport, in points.
  public var width: Double
  /// See `width`.
  public var height: Double
  /// Along which the control lies.
  public var axis: Setting.AxisName

  /// The viewport.
  public var frame: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// The control of a script at a time, after all that happens then.
  ///
  /// Call `Replay.read` first: settings that make no sense together trap here.
  ///
  /// - Parameters:
  ///   - time: since the start of the script; after its end the control goes on by itself.
  ///   - script: the script, which is played as far as it can be.
  /// - Returns: the control.
  public static func at(_ time: Timestamp, in script: Script) -> ControlSnapshot? {
    snapshots(script, .at(time.nanoseconds)).first
  }

  /// The control of a script in every frame from its start, and at its end.
  ///
  /// - Parameters:
  ///   - script: the script, which is played as far as it can be.
  ///   - frame: the time from one frame to the next.
  ///   - most: how many frames to keep.
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
