/// Expected ratio of the engine's changes to its floor's; times are comparable only for equal work.
struct Agreement: Sendable {
  /// Allowed multiples of the floor's changes for those of the engine.
  var multiples = 1.0...1.0
  /// Additional tolerance, in changes, for events that happen once in a pass.
  var slack: Int64 = 0
  /// Clause with the reason for a difference; empty if the counts must be equal.
  var reason: StaticString = ""

  /// Equal counts.
  static let equal = Agreement()
  /// Flings: their floor has neither landing nor rubber band.
  static let ofFlings = Agreement(
    multiples: 0.95...1.05, slack: 3, reason: "a ruler may be caught beyond its bound")
  /// Turned dials: moves within the slop change nothing.
  static let ofTurns = Agreement(slack: 8, reason: "the first moves are within the slop")
  static let ofRulers = Agreement(
    multiples: 0.95...1.05, slack: 3,
    reason: "a ruler also draws its cursor, and no marks beyond its bounds")
  static let ofRatings = Agreement(
    multiples: 0.8...1.1, slack: 3, reason: "a symbol that is filled in part is drawn twice")
  /// Scripts: the floor also follows the numbers of the header.
  static let ofScripts = Agreement(slack: 8, reason: "the floor follows the header's numbers too")
  static let ofStreams = Agreement(
    multiples: 0.5...1, slack: 8, reason: "the floor follows places across the ruler, too")

  /// Least share of events with a change; below it, the workload would measure ignored events.
  static let leastShare = 0.1

  /// Compares the number of changes of engine and floor.
  ///
  /// - Parameters:
  ///   - changes: changes reported by the engine.
  ///   - floor: changes counted by the floor.
  ///   - events: events of the workload.
  /// - Returns: sentence that describes the problem; `nil` if there is none.
  func problem(changes: Int64, floor: Int64, events: Int) -> String? {
    if Double(changes) < Double(events) * Self.leastShare {
      return "only \(changes) of \(events) events change something"
    }
    let least = (Double(floor) * multiples.lowerBound).rounded() - Double(slack)
    let most = (Double(floor) * multiples.upperBound).rounded() + Double(slack)
    if least <= Double(changes), Double(changes) <= most { return nil }
    let demand =
      least == most ? "as many" : "from \(Int64(least)) to \(Int64(most)), as \(reason)"
    return "the engine reports \(changes) changes and the floor \(floor); it must report \(demand)"
  }
}
