import ControlCore
import GestureGenerators
import GestureScript

// Laws about several thumbs of a slider that read the values only.

extension Law {
  static var ofSeenParts: [Law] {
    let pattern: StaticText = "WAI-ARIA Authoring Practices, multi-thumb slider pattern"
    return [
      onePartADrag.needing(.pointer).by(.must),
      thumbIsTaken.needing([.pointer, .ownThumb]).by(.must),
      partsStayInOrder.by(.aria, pattern),
      keysGoToFocus.needing([.key, .focus]).by(.aria, pattern),
    ]
  }

  static var onePartADrag: Law {
    Law(
      "U20", "one-part",
      """
      One pointer changes only one part from its down to its up; of thumbs that change places, only one \
      value, and all others stay what they were at its down.
      """
    ) { recorded in
      recorded.verdict(ofParts: { hand, record in
        // Two pointers may each let other thumbs change places.
        guard record.keepsItsThumb || hand.isAlone else { return .notMet }
        guard hand.parts.count > 1, record.forbidsPassing || !hand.movesOne(to: record.end.values)
        else {
          return hand.parts.isEmpty ? .notMet : .kept
        }
        let (first, second) = (hand.parts[0], hand.parts[1])
        let (from, to) = (record.start.value(of: second), record.end.value(of: second))
        return .broken("it changed part \(first), and part \(second) from \(from) to \(to)")
      })
    }.given(
      .slider, .severalParts, .usable, .apart, .chosenBefore, Premise("nothing moves at the press"))
  }

  static var thumbIsTaken: Law {
    Law(
      "U28", "thumb-taken",
      "A pointer that goes down on a thumb, far from all others, changes that thumb first."
    ) { recorded in
      recorded.verdict(ofParts: { hand, record in
        guard let thumb = hand.thumb, let part = hand.parts.first else { return .notMet }
        guard part != thumb else { return .kept }
        let (at, from) = (record.start.value(of: thumb), record.start.value(of: part))
        return .broken(
          """
          it went down on part \(thumb) at \(at), and part \(part) went from \(from) to \
          \(record.end.value(of: part))
          """)
      })
    }.given(
      .evenTrack, .slider, .severalParts, .usable, .apart, .chosenBefore,
      Premise("nothing moves at the press"))
  }

  static var partsStayInOrder: Law {
    .ofSteps(
      "U21", "parts-in-order",
      "User input moves no part past another, nor nearer to it than the set distance."
    ) { record in
      guard case .event = record.action, record.start.values != record.end.values,
        record.shortfall(of: record.start.values) == nil
      else { return .notMet }
      guard let part = record.shortfall(of: record.end.values) else { return .kept }
      let values = record.end.values
      return .broken("part \(part) is \(values[part]), and part \(part + 1) is \(values[part + 1])")
    }.given(.severalParts, .chosenBefore, Premise("they are in order before"))
  }

  static var keysGoToFocus: Law {
    .ofSteps(
      "U30", "keys-to-focus", "A key changes the part that has the focus, and no other.",
      from: { _ -> Int? in nil }
    ) { focus, record in
      switch record.action {
      case .event(.focus(let part)): focus = Int(part)
      case .event(.key):
        guard let held = focus else { return .notMet }
        if let other = record.changedParts.first(where: { $0 != held }) {
          // The key has moved the thumb past another one, and they have changed places.
          if !record.forbidsPassing,
            record.start.values.without(record.end.values) == [record.start.value(of: held)]
          {
            focus = nil
            return .kept
          }
          return .broken("part \(other) has changed, and part \(held) has the focus")
        }
        return record.changedParts.isEmpty ? .notMet : .kept
      // An action on a part may move the focus to it.
      case .event, .set: focus = nil
      case .wait, .frames, .settle, .observe: break
      }
      return .notMet
    }.given(.severalParts, .apart, free)
  }
}

extension StepRecord {
  /// True unless thumbs change places where they meet.
  var keepsItsThumb: Bool { type.abilities.contains(.ownThumb) }

  /// True if it is said that thumbs stop at each other.
  fileprivate var forbidsPassing: Bool {
    let fixed = type.table.fixed.first { $0.name == "meet" }?.value ?? type.table["meet"]?.initial
    return (settings.value(of: "meet") ?? fixed) == .word("block")
  }

  /// Returns the first part past the next one, or too near to it; `nil` if all are in order.
  fileprivate func shortfall(of values: [Double]) -> Int? {
    let bounds = configuration.bounds
    let error = bounds.isFinite ? 1e-9 * (bounds.upperBound - bounds.lowerBound) : 1e-9
    let distance = settings.number(of: "distance") ?? 0
    return values.indices.dropLast().first { values[$0 + 1] - values[$0] < distance - error }
  }
}
