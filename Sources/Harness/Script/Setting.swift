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

  /// The controls a script can be about.
  public enum ControlName: Equatable, Sendable {
    case ruler
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

/// Every setting at once. What stands here are the defaults of all scripts.
public struct Settings: Equatable, Sendable {
  public var title: [UInt8] = []
  public var control = Setting.ControlName.ruler
  public var value = 0.0
  public var lowerBound = -Double.infinity
  public var upperBound = Double.infinity
  public var step = 1.0
  public var fractions: Int64 = 10
  public var origin = 0.0
  public var snap = SnapRule.none
  public var tick = MarkLevel.none
  public var width = 375.0
  public var height = 80.0
  public var unitWidth = 120.0
  public var frame = Setting.FrameLength(1, 60)
  public var axis = Setting.AxisName.x
  public var layout = Setting.LayoutName.leftToRight
  public var pointer = PointerKind.touch
  public var cancel = Setting.CancelRule.revert
  public var isEnabled = true
  public var isReadOnly = false

  // These are the engine's own unless a script says otherwise.

  /// `nil`: by the kind of the pointer.
  public var slop: Double?
  /// `nil`: by the distance of the marks.
  public var capture: Double?
  /// `nil`: by the distance of the marks.
  public var rearm: Double?
  public var deceleration: Double?
  public var rubber: Double?
  public var minFling: Double?
  public var maxFling: Double?
  public var spring: Double?
  public var fine: Double?
  public var fineDistance: Double?

  public init() {}

  /// Takes one setting over; the others stay.
  public mutating func apply(_ setting: Setting) {  // table
    switch setting {
    case .title(let text): title = text
    case .control(let name): control = name
    case .range(let lower, let upper): (lowerBound, upperBound) = (lower, upper)
    case .step(let x): step = x
    case .fractions(let n): fractions = n
    case .snap(let rule): snap = rule
    case .tick(let rule): tick = rule
    case .value(let x): value = x
    case .viewport(let w, let h): (width, height) = (w, h)
    case .unitWidth(let x): unitWidth = x
    case .frame(let length): frame = length
    case .axis(let name): axis = name
    case .layout(let name): layout = name
    case .pointer(let kind): pointer = kind
    case .slop(let x): slop = x
    case .cancel(let rule): cancel = rule
    case .origin(let x): origin = x
    case .capture(let x): capture = x
    case .rearm(let x): rearm = x
    case .deceleration(let x): deceleration = x
    case .rubber(let x): rubber = x
    case .minFling(let x): minFling = x
    case .maxFling(let x): maxFling = x
    case .spring(let x): spring = x
    case .fine(let x): fine = x
    case .fineDistance(let x): fineDistance = x
    case .enabled(let flag): isEnabled = flag
    case .readOnly(let flag): isReadOnly = flag
    }
  }
}
