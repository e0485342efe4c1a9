import ControlCore

/// Makes scripts about a control, any of which can be played: what people do, and now and then what no
/// one would.
///
/// Every decision is a choice, so scripts can be cut down; the plainest choices make a script that does
/// nothing to a control with default settings. What is likely is decided apart from what a choice means.
public struct ScriptMaker: Sendable {
  public var control: Setting.ControlName
  /// The most events in a script.
  public var mostEvents = 60
  /// How many parts the control has: of several, pointers go down all over it, and events name parts.
  public var partCount = 1
  /// Gestures that were recorded, to be replayed at other sizes and speeds; see `RecordedGesture`.
  public var recordings: [RecordedGesture] = []

  /// - Parameter control: what the scripts are about.
  public init(_ control: Setting.ControlName) {
    self.control = control
  }

  /// Makes a script.
  ///
  /// - Parameter choices: decide everything.
  /// - Returns: a script whose settings make sense together, for rulers and ratings.
  public func script(_ choices: inout Choices) -> Script {
    var settings = Settings()
    var header: [HeaderLine] = []
    func add(_ setting: Setting) {
      var changed = settings
      changed.apply(setting)
      guard changed != settings else { return }
      settings = changed
      header.append(HeaderLine(setting))
    }
    switch control {
    case .ruler: Self.ruler(&choices, add)
    case .rating: Self.rating(&choices, add)
    }
    var events = EventMaker(settings, recordings, partCount, &choices)
    var isMore = true
    var count = 0
    while isMore, count < mostEvents {
      isMore = choices.span { choices in
        guard choices.chance(960, "more") else { return false }
        events.make(&choices)
        return true
      }
      count += 1
    }
    return Script(header: header, body: events.lines)
  }

  // MARK: Settings

  private static func ruler(_ choices: inout Choices, _ add: (Setting) -> Void) {
    let bounds = choices.bounds(unbounded: 200)
    add(.range(bounds.lower, bounds.upper))
    add(.step(choices.usual(Self.steps, 600, "step")))
    add(.origin(choices.usual([0, 0.5, 3, -7], 850, "origin")))
    add(.fractions(choices.usual([10, 1, 2, 4, 5], 700, "fractions")))
    add(.value(choices.value(in: bounds)))
    add(.snap(choices.usual(Self.snaps, 350, "snap")))
    let tick = choices.usual(Self.ticks, 200, "tick")
    if tick != MarkLevel.none { add(.tick(tick)) }
    add(.unitWidth(choices.usual([120, 10, 20, 8, 40, 3, 250, 1], 300, "unit-width")))
    Self.place(&choices, [375, 320, 100, 20, 1000], add)
    if choices.chance(250, "exact") {
      add(.capture(0))
      add(.rearm(0))
    }
    if let slop = choices.usual([nil, 0.0, 3, 10, 40], 850, "slop") { add(.slop(slop)) }
    Self.physics(&choices, add)
    Self.policies(&choices, add)
  }

  private static let steps = [1, 5, 10, 0.5, 0.1, 0.25, 3, 1.0 / 3]
  static let snaps: [SnapRule] = [.none, .always, .near(.unit), .near(.half), .near(.fraction)]
  static let ticks: [MarkLevel] = [.none, .unit, .half, .fraction]

  private static func physics(_ choices: inout Choices, _ take: (Setting) -> Void) {
    func add(_ values: [Double], _ setting: (Double) -> Setting) {
      let number = choices.usual([nil] + values.map { Optional($0) }, 950, "physics")
      if let number { take(setting(number)) }
    }
    add([0.998, 0.99, 0.95]) { .deceleration($0) }
    add([1, 0.2]) { .rubber($0) }
    add([0, 500]) { .minFling($0) }
    add([100, 100_000]) { .maxFling($0) }
    add([5, 40]) { .spring($0) }
    add([0.5, 1]) { .fine($0) }
    add([50, 200]) { .fineDistance($0) }
  }

  private static func rating(_ choices: inout Choices, _ add: (Setting) -> Void) {
    add(.control(.rating))
    let stars = choices.usual([5, 1, 2, 3, 7, 10, 20] as [Int64], 500, "stars")
    add(.stars(stars))
    let shares = [1, 0.5, 0.1, 0.25, 0, 0.3, 1.0 / 3, 0.01]
    add(.granularity(choices.usual(shares, 300, "granularity")))
    add(.value(choices.value(in: Bounds(lower: 0, upper: Double(stars)))))
    add(.spacing(choices.usual(stars > 10 ? [0, 4] : [0, 4, 10], 600, "spacing")))
    let width = choices.usual([nil, 40.0, 24, 10, 100, 7.5], 800, "symbol-width")
    if let width { add(.symbolWidth(width)) }
    add(.minimum(choices.usual([0, 1, 0.5, Double(stars)], 750, "minimum")))
    add(.clear(choices.chance(400, "clear")))
    add(.selection(choices.usual([.drag, .tap], 750, "selection")))
    add(.hoverPreview(!choices.chance(150, "hover-preview")))
    if choices.chance(100, "tick") { add(.tick(.none)) }
    Self.place(&choices, [375, 320, 100, 200, 1000], add)  // all gaps fit into the shortest
    Self.policies(&choices, add)
  }

  private static func place(
    _ choices: inout Choices, _ lengths: [Double], _ add: (Setting) -> Void
  ) {
    let length = choices.usual(lengths, 500, "viewport")
    let isVertical = choices.chance(150, "axis")
    add(isVertical ? .viewport(80, length) : .viewport(length, 80))
    if isVertical { add(.axis(.y)) }
    if choices.chance(200, "layout") { add(.layout(.rightToLeft)) }
    add(.pointer(choices.usual([.touch, .mouse, .pen], 700, "pointer")))
    let frames = [(1, 60), (1, 30), (1, 90), (1, 120), (1, 144)] as [(Int64, Int64)]
    let (numerator, denominator) = choices.usual(frames, 600, "frame")
    add(.frame(Setting.FrameLength(numerator, denominator)))
  }

  private static func policies(_ choices: inout Choices, _ add: (Setting) -> Void) {
    if choices.chance(300, "cancel") { add(.cancel(.commit)) }
    if choices.chance(30, "enabled") { add(.enabled(false)) }
    if choices.chance(40, "read-only") { add(.readOnly(true)) }
  }
}

/// Two bounds, either of which may be infinite.
struct Bounds: Equatable, Sendable {
  var lower: Double
  var upper: Double
}

extension Choices {
  /// One of some things: the first this often in a thousand times, the others alike.
  mutating func usual<Element>(
    _ elements: [Element], _ perMille: Int64, _ kind: Kind
  ) -> Element {
    pick(elements, kind) { bits in
      bits.chance(perMille) ? 0 : bits.whole(0...Int64(elements.count - 1))
    }
  }

  /// Bounds; none, this often in a thousand times.
  mutating func bounds(unbounded perMille: Int64) -> Bounds {
    let kind = pick([0, 1, 2, 3], "range") { $0.chance(perMille) ? 0 : max(1, $0.whole(-2...3)) }
    let lower = whole(-1000...1000, "lower") { $0.chance(500) ? 0 : $0.whole(-100...100) }
    let width = whole(0...2000, simplest: 10, "width") { bits in
      switch bits.whole(0...9) {
      case 0: bits.whole(0...1)
      case 1...3: 10
      case 4...7: bits.whole(2...30)
      default: bits.whole(100...2000)
      }
    }
    return Bounds(
      lower: kind == 0 || kind == 3 ? -.infinity : Double(lower),
      upper: kind == 0 || kind == 2 ? .infinity : Double(lower + width))
  }

  /// A value, mostly between bounds.
  mutating func value(in bounds: Bounds) -> Double {
    let base = bounds.lower.isFinite ? bounds.lower : bounds.upper.isFinite ? bounds.upper : 0
    let width = bounds.upper - bounds.lower
    let inside = width.isFinite ? Int64(width) : 50
    let isBelow = bounds.lower == -.infinity && bounds.upper.isFinite
    let tenths = self.whole(0...9, "tenths") { $0.chance(700) ? 0 : $0.whole(0...9) }
    let whole = whole(-4000...4000, "value") { bits in
      if bits.chance(60) { return bits.whole(-4000...4000) }
      return isBelow ? -bits.whole(0...inside) : bits.whole(0...inside)
    }
    return base + Double(whole) + Double(tenths) / 10
  }
}
