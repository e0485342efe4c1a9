public import ControlCore
public import Rating
public import Ruler

/// The control of a script at one moment, and the pointers on it.
public struct Still: Equatable, Sendable {
  /// Since the start of the script.
  public var time: Timestamp
  /// The control as it was then: a value of its own.
  public var subject: Subject
  /// The pointers that are down, and the one that hovers.
  public var fingers: [Finger]
  /// Width and height of the viewport, in points.
  public var width: Double
  public var height: Double

  /// The controls there are.
  public enum Subject: Equatable, Sendable {
    case ruler(RulerControl)
    case rating(RatingControl)
  }

  /// One pointer.
  public struct Finger: Equatable, Sendable {
    /// As the script has it.
    public var id: Int64
    /// In points from the upper left corner of the viewport.
    public var place: Point
    /// Whether it touches, or only hovers.
    public var isDown: Bool
  }

  /// The value of the control.
  public var value: Double {
    switch subject {
    case .ruler(let ruler): ruler.value
    case .rating(let rating): rating.value
    }
  }

  /// The control of a script at a time, after all that happens then.
  ///
  /// Call `Replay.read` first: settings that make no sense together trap here.
  ///
  /// - Parameters:
  ///   - time: since the start of the script; after its end the control goes on by itself.
  ///   - script: the script, which is played as far as it can be.
  /// - Returns: the control.
  public static func at(_ time: Timestamp, in script: Script) -> Still? {
    stills(script, .at(time.nanoseconds)).first
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
  ) -> [Still] {
    stills(script, .every(FrameClock(length: frame), most: most))
  }

  private static func stills(_ script: Script, _ times: StillTimes) -> [Still] {
    if script.settings.control == "rating" { return stills(script, times, of: RatingControl.self) }
    return stills(script, times, of: RulerControl.self)
  }

  private static func stills<Control: StillControl>(
    _ script: Script, _ times: StillTimes, of control: Control.Type
  ) -> [Still] {
    var player = Player<Control>(script, level: .calls, stills: times)
    player.play(script.body)
    return player.stills.frames.map { frame in
      Still(frame.control, at: frame.time, frame.fingers, frame.settings)
    }
  }

  init(
    _ control: some StillControl, at time: Timestamp, _ fingers: [Finger], _ settings: Settings
  ) {
    self.time = time
    self.fingers = fingers
    subject = control.stillSubject
    (width, height) = (settings.width, settings.height)
  }
}

/// A control of which there are stills.
public protocol StillControl: ScriptedControl {
  /// A copy of it.
  var stillSubject: Still.Subject { get }
}

extension RulerControl: StillControl {
  public var stillSubject: Still.Subject { .ruler(self) }
}

extension RatingControl: StillControl {
  public var stillSubject: Still.Subject { .rating(self) }
}
