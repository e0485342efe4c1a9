import ControlCore

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

  public var stars: Int64 = 5
  public var granularity = 1.0
  public var spacing = 0.0
  public var minimum = 0.0
  public var clears = false
  public var selection = Setting.SelectionName.drag
  public var previewsHover = true

  // These are the control's own unless a script says otherwise.

  /// `nil`: none for a ruler, each step for a rating.
  public var tick: MarkLevel?
  /// `nil`: an equal share of the viewport, less the gaps.
  public var symbolWidth: Double?

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

  /// What a user may do.
  public var interaction: ControlInteraction {
    isEnabled ? (isReadOnly ? .readOnly : .enabled) : .disabled
  }

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
    case .stars(let n): stars = n
    case .granularity(let x): granularity = x
    case .symbolWidth(let x): symbolWidth = x
    case .spacing(let x): spacing = x
    case .minimum(let x): minimum = x
    case .clear(let flag): clears = flag
    case .selection(let name): selection = name
    case .hoverPreview(let flag): previewsHover = flag
    }
  }
}
