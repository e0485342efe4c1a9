import ControlCore
import GestureScript

// Laws about several thumbs of a slider, that ask for nothing but the values.

extension Law {
  static var onePartADrag: Law {
    Law(
      "U20", "one-part", "One pointer changes one part from when it goes down to when it goes up."
    ) { recorded in
      var changed: [Int] = []
      return recorded.verdict(ofDrags: { drag, record in
        guard record.end.partCount > 1, drag.id != nil, !record.arePartsTogether,
          let pointer = record.pointer, pointer.id == drag.id, pointer.phase != .cancel
        else {
          if record.pointer?.phase != .hover { changed = [] }
          return .notMet
        }
        if pointer.phase == .down { changed = [] }
        for part in 0..<record.end.partCount where !changed.contains(part) {
          if record.start.value(of: part) != record.end.value(of: part) { changed.append(part) }
        }
        guard changed.count > 1 else { return changed.isEmpty ? .notMet : .kept }
        return .broken("it changed parts \(changed[0]) and \(changed[1])")
      })
    }
  }

  static var partsStayInOrder: Law {
    .ofSteps(
      "U21", "parts-in-order",
      "What a user does brings no part past another, nor nearer to it than the distance that is set."
    ) { record in
      guard case .event = record.action, record.end.partCount > 1,
        record.start.values != record.end.values, record.shortfall(of: record.start.values) == nil
      else { return .notMet }
      guard let part = record.shortfall(of: record.end.values) else { return .kept }
      let values = record.end.values
      return .broken("part \(part) is \(values[part]), and part \(part + 1) is \(values[part + 1])")
    }
  }
}

extension StepRecord {
  /// Whether the settings say that a pointer moves several parts.
  fileprivate var arePartsTogether: Bool {
    settings.value(of: "meet") == .word("push") || settings.value(of: "between") == .word("move")
  }

  /// The first part that lies past the next one, or too near to it; `nil` if all are in order.
  fileprivate func shortfall(of values: [Double]) -> Int? {
    let bounds = configuration.bounds
    let error = bounds.isFinite ? 1e-9 * (bounds.upperBound - bounds.lowerBound) : 1e-9
    var distance = 0.0
    if case .number(let least)? = settings.value(of: "distance") { distance = least }
    return values.indices.dropLast().first { values[$0 + 1] - values[$0] < distance - error }
  }
}
