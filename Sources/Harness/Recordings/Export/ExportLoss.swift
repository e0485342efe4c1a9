import GestureScript

/// Script contents that a format cannot represent.
public enum ExportLoss: Int, CaseIterable, Sendable {
  /// Parts of a script that are no events: each is left out.
  case settings, changes, checks, marks, notes, comments
  /// Events and event details that the format cannot express.
  case rotations, adjustments, focuses, leaves, details
  /// Events that the format does not allow at their position.
  case strays, secondDowns, start
  /// Times, positions and paths that the format represents differently.
  case times, glides, periods, approaches, releases, fingerHovers
  /// Numbers that the format has otherwise.
  case wheelUnits, wheelPhases, wheelFractions, numbers

  /// The kind of loss, as messages show it before the count.
  public var meaning: StaticString {  // table
    switch self {
    case .settings: "settings of the header"
    case .changes: "settings changed by 'set'"
    case .checks: "checks"
    case .marks: "marks"
    case .notes: "'x-' lines"
    case .comments: "comments"
    case .rotations: "turns of a crown or ring"
    case .adjustments: "adjustments by assistive technology"
    case .focuses: "changes of the keyboard focus"
    case .leaves: "pointers that leave"
    case .details: "buttons, pressures and kinds of single moves"
    case .strays: "moves and ends of pointers that are not down"
    case .secondDowns: "downs of pointers that are down, given an end before"
    case .start: "pauses before the first event, which an import leaves out"
    case .times: "times rounded to milliseconds"
    case .glides: "glides, written as moves"
    case .periods: "glides with samples that are not 8ms apart"
    case .approaches: "downs of a mouse or pen, given a move to them"
    case .releases: "ends in another place, given a move to them"
    case .fingerHovers: "fingers that hover, written as a mouse"
    case .wheelUnits: "wheel turns that are not in points"
    case .wheelPhases: "phases of wheel turns"
    case .wheelFractions: "wheel turns rounded to whole points"
    case .numbers: "pointers with the number of another kind of pointer"
    }
  }
}

/// Counts of the losses of an export.
public struct ExportLosses: Equatable, Sendable {
  private var counts = [Int64](repeating: 0, count: ExportLoss.allCases.count)

  /// Nothing was lost yet.
  public init() {}

  /// The count of one kind of loss, 0 or more.
  public subscript(_ loss: ExportLoss) -> Int64 { counts[loss.rawValue] }

  /// True if nothing was lost.
  public var isEmpty: Bool { counts.allSatisfy { $0 == 0 } }

  mutating func note(_ loss: ExportLoss, _ count: Int64 = 1) {
    counts[loss.rawValue] += count
  }

  /// One indented line for each kind of loss; empty if nothing was lost.
  public var report: [UInt8] {
    var text: [UInt8] = []
    for loss in ExportLoss.allCases where self[loss] > 0 {
      text.write("  \(loss.meaning): \(self[loss])\n")
    }
    return text
  }
}
