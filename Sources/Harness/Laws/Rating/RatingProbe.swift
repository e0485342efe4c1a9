import ControlCore
import GestureScript
import Rating

/// A copy of a rating at rest, on which a law acts.
struct RatingProbe {
  private(set) var rating: Subject
  let configuration: RatingConfiguration
  /// The settings that differ from the original.
  private let settings: [Setting]

  private init(
    _ rating: Subject, _ configuration: RatingConfiguration, _ settings: [Setting] = []
  ) {
    self.rating = rating
    self.configuration = configuration
    self.settings = settings
  }

  /// Copies the rating after a step; `nil` if it is held or cannot be used.
  init?(_ record: StepRecord) {
    guard record.end.isIdle, record.rating.interaction == .enabled else { return nil }
    self.init(record.end, record.rating)
  }

  /// Returns a copy on which a press never clears; `nil` if the rating is held, not enabled, or has
  /// symbols that are too small to press or too many.
  static func choosing(_ record: StepRecord) -> RatingProbe? {
    guard record.rating.hasPlainPlaces else { return nil }
    return RatingProbe(record)?.with(Setting("clear", .policy("off"))) { $0.reselection = .keeps }
  }

  /// Returns a copy on which drags choose and no press clears; `nil` in the same cases.
  static func dragging(_ record: StepRecord) -> RatingProbe? {
    choosing(record)?.with(Setting("selection", .word("drag"))) { $0.selection = .dragging }
  }

  /// Returns a copy with another configuration.
  ///
  /// - Parameters:
  ///   - setting: the setting of a script for the change.
  ///   - change: changes the configuration.
  /// - Returns: `nil` if the configuration is invalid.
  func with(_ setting: Setting, _ change: (inout RatingConfiguration) -> Void) -> RatingProbe? {
    var changed = configuration
    change(&changed)
    guard changed.problem == nil else { return nil }
    var copy = rating
    copy.set(configuration: changed) { _ in }
    return RatingProbe(copy, changed, settings + [setting])
  }

  // MARK: Touching

  /// Reports a finger `along` points from the start of the first symbol, and returns the effects.
  mutating func touch(_ phase: PointerEvent.Phase, _ along: Double) -> [Effect] {
    let event = PointerEvent(phase: phase, position: configuration.point(along: along))
    return rating.effects(of: .pointer(event))
  }

  /// Returns the effects of a tap.
  mutating func tap(_ along: Double) -> [Effect] {
    touch(.down, along) + touch(.up, along)
  }

  /// Reports a finger like `touch`, where the effects do not matter.
  mutating func send(_ phase: PointerEvent.Phase, _ along: Double) {
    let event = PointerEvent(phase: phase, position: configuration.point(along: along))
    rating.handle(InputEvent(time: rating.time, action: .pointer(event))) { _ in }
  }

  /// Taps like `tap`, where the effects do not matter.
  mutating func sendTap(_ along: Double) {
    send(.down, along)
    send(.up, along)
  }

  /// Returns the value that a tap chooses.
  func choice(at along: Double) -> Double {
    var copy = self
    copy.sendTap(along)
    return copy.rating.value
  }

  /// Reports a problem with the touches that led to it.
  ///
  /// - Parameters:
  ///   - finding: the problem.
  ///   - taps: the tapped positions, in points from the start of the first symbol.
  /// - Returns: the finding with its probe.
  func broken(_ finding: Finding, tapped taps: Double...) -> Verdict {
    .broken(finding.probed(sets + taps.map { .tap(Script.Tap(0, at: coordinates($0), for: 0)) }))
  }

  /// Reports a problem with a drag through several positions.
  func broken(_ finding: Finding, dragged places: Double...) -> Verdict {
    var verbs = sets + [.down(0, coordinates(places[0]))]
    for place in places.dropFirst() { verbs.append(.move(0, coordinates(place))) }
    return .broken(finding.probed(verbs + [.up(0)]))
  }

  private var sets: [Script.Verb] { settings.map { .set($0) } }

  private func coordinates(_ along: Double) -> Coordinates {
    .both(configuration.point(along: along))
  }

  /// Returns true if two values are equal; without steps, up to a tolerance of 1e-9.
  func isSame(_ a: Double, _ b: Double) -> Bool {
    configuration.granularity > 0 ? a == b : abs(a - b) <= 1e-9
  }
}

// MARK: Positions

extension RatingConfiguration {
  /// The length of a symbol on the main axis, in points.
  var symbolLength: Double {
    symbolWidth ?? (length - spacing * Double(count - 1)) / Double(count)
  }

  /// True if positions are distinct: symbols of at least 1 point, all within 1e6 points.
  var hasPlainPlaces: Bool {
    symbolLength >= 1 && (symbolLength + spacing) * Double(count) <= 1e6
  }

  /// Returns the position of a share of a symbol (from 0), in points from the first one's start.
  func place(_ share: Double, of symbol: Int64) -> Double {
    Double(symbol) * (symbolLength + spacing) + share * symbolLength
  }

  /// Returns a point by its distance from the start of the first symbol, 10 points across.
  func point(along: Double) -> Point {
    guard orientation == .horizontal else { return Point(x: 10, y: along) }
    return Point(x: layoutDirection == .rightToLeft ? length - along : along, y: 10)
  }

  /// All symbols up to five, or five of them; from 0.
  var someSymbols: [Int64] {
    count <= 5 ? Array(0..<count) : [0, 1, count / 2, count - 2, count - 1]
  }

  /// Some positions in symbols, in order, and one beyond each end.
  var somePlaces: [Double] {
    [-20] + someSymbols.flatMap { [place(0.25, of: $0), place(0.62, of: $0)] }
      + [place(1, of: count - 1) + 20]
  }

  /// The least value that a pointer can choose.
  var least: Double { max(minimum, granularity) }
}
