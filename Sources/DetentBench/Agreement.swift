/// The relation between what the engine tells in a workload and what its floor does: a ratio of times means something
/// only where both do the same work.
struct Agreement: Sendable {
  /// The engine's changes are at least and at most these multiples of the floor's.
  var multiples = 1.0...1.0
  /// So many changes more or fewer are allowed, for what happens once in a pass.
  var slack: Int64 = 0
  /// A clause that says why they are not equal; empty where they are.
  var reason: StaticString = ""

  /// As many of the one as of the other.
  static let equal = Agreement()
  /// The floor of a fling knows no landing and no rubber band.
  static let ofFlings = Agreement(
    multiples: 0.95...1.05, slack: 3, reason: "a ruler may be caught beyond its bound")
  /// The first moves of a finger that turns something do nothing.
  static let ofTurns = Agreement(slack: 8, reason: "the first moves are within the slop")
  static let ofRulers = Agreement(
    multiples: 0.95...1.05, slack: 3,
    reason: "a ruler also draws its cursor, and no marks beyond its bounds")
  static let ofRatings = Agreement(
    multiples: 0.8...1.1, slack: 3, reason: "a symbol that is filled in part is drawn twice")
  /// Marks and numbers of a header count for the floor.
  static let ofScripts = Agreement(slack: 8, reason: "the floor follows the header's numbers too")
  static let ofStreams = Agreement(
    multiples: 0.5...1, slack: 8, reason: "the floor follows places across the ruler, too")

  /// The least share of a workload's events that change something: of fewer it would measure ignored events.
  static let leastShare = 0.1

  /// Compares two counts.
  ///
  /// - Parameters:
  ///   - changes: what the engine has told.
  ///   - floor: what the floor has done.
  ///   - events: of the workload.
  /// - Returns: a sentence that says what is wrong; `nil` if nothing is.
  func problem(changes: Int64, floor: Int64, events: Int) -> String? {
    if Double(changes) < Double(events) * Self.leastShare {
      return "only \(changes) of \(events) events change something"
    }
    let least = (Double(floor) * multiples.lowerBound).rounded() - Double(slack)
    let most = (Double(floor) * multiples.upperBound).rounded() + Double(slack)
    if least <= Double(changes), Double(changes) <= most { return nil }
    let demand =
      least == most ? "as many" : "from \(Int64(least)) to \(Int64(most)), as \(reason)"
    return "the engine tells \(changes) changes and the floor \(floor); it has to tell \(demand)"
  }
}
