import ControlCore

/// A copy of a rating at rest, to be touched: the rating itself never knows.
struct RatingProbe<Subject: ScriptedControl> {
  private(set) var rating: Subject
  let settings: Settings

  private init(_ rating: Subject, _ settings: Settings) {
    self.rating = rating
    self.settings = settings
  }

  /// A copy of how a moment left it; `nil` if something holds it already, or nobody may use it.
  init?(_ moment: Moment<Subject>) {
    guard moment.end.isIdle, moment.settings.interaction == .enabled else { return nil }
    self.init(moment.end, moment.settings)
  }

  /// A copy that a press never clears, with symbols of a size to be pressed.
  static func choosing(_ moment: Moment<Subject>) -> RatingProbe? {
    guard moment.settings.hasPlainPlaces else { return nil }
    return RatingProbe(moment)?.with { $0.clears = false }
  }

  /// A copy with other settings; `nil` if they make no sense.
  func with(_ change: (inout Settings) -> Void) -> RatingProbe? {
    var changed = settings
    change(&changed)
    let configuration = Subject.configuration(changed)
    guard Subject.problem(with: configuration) == nil else { return nil }
    var copy = rating
    copy.set(configuration: configuration) { _ in }
    return RatingProbe(copy, changed)
  }

  // MARK: Touching

  /// What comes of a report of a finger, `along` points from where the first symbol begins.
  mutating func touch(_ phase: PointerEvent.Phase, _ along: Double) -> [Effect] {
    let event = PointerEvent(phase: phase, position: settings.point(along: along))
    return rating.effects(of: .pointer(event))
  }

  /// What comes of a tap.
  mutating func tap(_ along: Double) -> [Effect] {
    touch(.down, along) + touch(.up, along)
  }

  /// What a tap leaves chosen.
  func choice(at along: Double) -> Double {
    var copy = self
    _ = copy.tap(along)
    return copy.rating.value
  }

  /// Whether two values that were chosen are one: without steps, places tell them apart no better.
  func isSame(_ a: Double, _ b: Double) -> Bool {
    settings.granularity > 0 ? a == b : abs(a - b) <= 1e-9
  }
}

// MARK: Places

extension Settings {
  /// The length of a symbol along the axis, in points.
  var symbolLength: Double {
    symbolWidth ?? (length - spacing * Double(stars - 1)) / Double(stars)
  }

  /// Whether symbols are large enough, and not too far away, for places in them to be told apart.
  var hasPlainPlaces: Bool {
    symbolLength >= 1 && (symbolLength + spacing) * Double(stars) <= 1e6
  }

  /// Where a share of a symbol is, in points from where the first begins; symbols count from 0.
  func place(_ share: Double, of symbol: Int64) -> Double {
    Double(symbol) * (symbolLength + spacing) + share * symbolLength
  }

  /// The point so far from where the first symbol begins, in the middle across.
  func point(along: Double) -> Point {
    guard axis == .x else { return Point(x: width / 2, y: along) }
    return Point(x: layout == .rightToLeft ? width - along : along, y: height / 2)
  }

  /// All symbols, or of many a few; from 0.
  var someSymbols: [Int64] {
    stars <= 5 ? Array(0..<stars) : [0, 1, stars / 2, stars - 2, stars - 1]
  }

  /// Some places in symbols, in order, and one on each side of them all.
  var somePlaces: [Double] {
    [-20] + someSymbols.flatMap { [place(0.25, of: $0), place(0.62, of: $0)] }
      + [place(1, of: stars - 1) + 20]
  }

  /// The least a pointer can choose.
  var least: Double { max(minimum, granularity) }
}
