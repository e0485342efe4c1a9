import ControlCore

/// One fact about the control or the run: a header line, or what `set` changes.
///
/// Lengths are points, speeds points per second. The ranges are what the reader accepts.
public enum Setting: Equatable, Sendable {
  /// What the script is about; header only.
  case title([UInt8])
  /// Header only.
  case control(ControlName)
  /// Not inverted; the lower end may be `-infinity`, the upper `infinity`.
  case range(Double, Double)
  /// Greater than 0.
  case step(Double)
  /// Marks per step; 1 to 1,000,000.
  case fractions(Int64)
  case snap(SnapRule)
  /// One word for both controls. Of a rating, `unit` is each of its steps, which have no halves. Without
  /// it a ruler is silent and a rating ticks.
  case tick(MarkLevel)
  case value(Double)
  /// Width and height, greater than 0.
  case viewport(Double, Double)
  /// Points per step; greater than 0.
  case unitWidth(Double)
  /// Header only.
  case frame(FrameLength)
  case axis(AxisName)
  case layout(LayoutName)
  /// The kind of pointers that do not name theirs; header only.
  case pointer(PointerKind)
  /// For every kind of pointer; 0 or more.
  case slop(Double)
  /// What becomes of a cancelled edit: `revert` or `commit`.
  case cancel(CancelRule)
  /// The value of mark 0.
  case origin(Double)
  /// How near a mark counts as on it; 0 or more.
  case capture(Double)
  /// How far from a mark it may tick again; 0 or more.
  case rearm(Double)
  /// The part of the speed left after one millisecond; between 0 and 1, neither included.
  case deceleration(Double)
  /// The slope of the rubber band at its start; greater than 0, at most 1.
  case rubber(Double)
  /// The speed above which a release flings; 0 or more.
  case minFling(Double)
  /// The speed no fling exceeds; greater than 0.
  case maxFling(Double)
  /// The angular frequency of the spring, in 1/s; greater than 0.
  case spring(Double)
  /// How much of a move counts while the fine-drag modifier is held; greater than 0, at most 1.
  case fine(Double)
  /// The distance across the axis that halves the speed of a drag; greater than 0, maybe infinite.
  case fineDistance(Double)
  case enabled(Bool)
  case readOnly(Bool)

  // These are about ratings.

  /// How many symbols there are; 1 to 100.
  case stars(Int64)
  /// The share of a symbol that can be chosen; 0 for any, else 0.0001 to 1.
  case granularity(Double)
  /// Of one symbol; greater than 0.
  case symbolWidth(Double)
  /// From one symbol to the next; 0 or more.
  case spacing(Double)
  /// The least that a user can choose; 0 or more.
  case minimum(Double)
  /// Whether a press on the value that is chosen already clears it: `on` or `off`.
  case clear(Bool)
  case selection(SelectionName)
  case hoverPreview(Bool)

  /// The controls a script can be about.
  public enum ControlName: Equatable, Sendable {
    case ruler, rating
  }

  public enum AxisName: Equatable, Sendable {
    case x, y
  }

  public enum LayoutName: Equatable, Sendable {
    case leftToRight, rightToLeft
  }

  public enum CancelRule: Equatable, Sendable {
    case revert, commit
  }

  /// How a pointer chooses a rating.
  public enum SelectionName: Equatable, Sendable {
    /// A press chooses at once, and dragging goes on choosing.
    case drag
    /// Only a tap chooses.
    case tap
  }

  /// The time between two frames: `numerator / denominator` seconds, 1 ms to 1 s.
  public struct FrameLength: Equatable, Sendable {
    /// 1 to 1,000,000.
    public var numerator: Int64
    /// 1 to 1,000,000.
    public var denominator: Int64

    public init(_ numerator: Int64, _ denominator: Int64) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }
}
