import ControlCore
import GestureScript
import Rating

/// A copy of a rating at rest, to be touched: the rating itself never knows.
struct RatingProbe<Subject: ScriptedControl>
where Subject.Configuration == RatingConfiguration {
  private(set) var rating: Subject
  let configuration: RatingConfiguration
  /// What was set to come from the rating to this copy.
  private let settings: [Setting]

  private init(
    _ rating: Subject, _ configuration: RatingConfiguration, _ settings: [Setting] = []
  ) {
    self.rating = rating
    self.configuration = configuration
    self.settings = settings
  }

  /// A copy of how a step left it; `nil` if something holds it already, or nobody may use it.
  init?(_ record: StepRecord<Subject>) {
    guard record.end.isIdle, record.configuration.interaction == .enabled else { return nil }
    self.init(record.end, record.configuration)
  }

  /// A copy that a press never clears, with symbols of a size to be pressed.
  static func choosing(_ record: StepRecord<Subject>) -> RatingProbe? {
    guard record.configuration.hasPlainPlaces else { return nil }
    return RatingProbe(record)?.with(Setting("clear", .policy("off"))) { $0.reselection = .keeps }
  }

  /// A copy with another configuration.
  ///
  /// - Parameters:
  ///   - setting: what a script sets for that.
  ///   - change: does it.
  /// - Returns: `nil` if that makes no sense.
  func with(
    _ setting: Setting, _ change: (inout RatingConfiguration) -> Void
  ) -> RatingProbe? {
    var changed = configuration
    change(&changed)
    guard changed.problem == nil else { return nil }
    var copy = rating
    copy.set(configuration: changed) { _ in }
    return RatingProbe(copy, changed, settings + [setting])
  }

  // MARK: Touching

  /// What comes of a report of a finger, `along` points from where the first symbol begins.
  mutating func touch(_ phase: PointerEvent.Phase, _ along: Double) -> [Effect] {
    let event = PointerEvent(phase: phase, position: configuration.point(along: along))
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

  /// Says that what touches left chosen is wrong, with these touches as the lines of a script.
  ///
  /// - Parameters:
  ///   - finding: says what is wrong.
  ///   - taps: where this copy was tapped, in points from where the first symbol begins.
  /// - Returns: the finding with its probe.
  func broken(_ finding: Finding, tapped taps: Double...) -> Verdict {
    .broken(finding.probed(sets + taps.map { .tap(Script.Tap(0, at: coordinates($0), for: 0)) }))
  }

  /// Says what is wrong with a drag from the first of some places over the others to the last.
  func broken(_ finding: Finding, dragged places: Double...) -> Verdict {
    var verbs = sets + [.down(0, coordinates(places[0]))]
    for place in places.dropFirst() { verbs.append(.move(0, coordinates(place))) }
    return .broken(finding.probed(verbs + [.up(0)]))
  }

  private var sets: [Script.Verb] { settings.map { .set($0) } }

  private func coordinates(_ along: Double) -> Coordinates {
    .both(configuration.point(along: along))
  }

  /// Whether two values that were chosen are one: without steps, places tell them apart no better.
  func isSame(_ a: Double, _ b: Double) -> Bool {
    configuration.granularity > 0 ? a == b : abs(a - b) <= 1e-9
  }
}

// MARK: Places

extension RatingConfiguration {
  /// The length of a symbol along the axis, in points.
  var symbolLength: Double {
    symbolWidth ?? (length - spacing * Double(count - 1)) / Double(count)
  }

  /// Whether symbols are large enough, and not too far away, for places in them to be told apart.
  var hasPlainPlaces: Bool {
    symbolLength >= 1 && (symbolLength + spacing) * Double(count) <= 1e6
  }

  /// Where a share of a symbol is, in points from where the first begins; symbols count from 0.
  func place(_ share: Double, of symbol: Int64) -> Double {
    Double(symbol) * (symbolLength + spacing) + share * symbolLength
  }

  /// The point so far from where the first symbol begins, a little way across.
  func point(along: Double) -> Point {
    guard orientation == .horizontal else { return Point(x: 10, y: along) }
    return Point(x: layoutDirection == .rightToLeft ? length - along : along, y: 10)
  }

  /// All symbols, or of many a few; from 0.
  var someSymbols: [Int64] {
    count <= 5 ? Array(0..<count) : [0, 1, count / 2, count - 2, count - 1]
  }

  /// Some places in symbols, in order, and one on each side of them all.
  var somePlaces: [Double] {
    [-20] + someSymbols.flatMap { [place(0.25, of: $0), place(0.62, of: $0)] }
      + [place(1, of: count - 1) + 20]
  }

  /// The least a pointer can choose.
  var least: Double { max(minimum, granularity) }
}
