import ControlCore
import GestureReplay
import GestureScript
import Slider

// Laws about what no user may do to thumbs.

extension Law {
  static var lockedThumbsStay: Law {
    .ofSteps(
      "T17", "locked-stay",
      "A locked thumb keeps its value and tells nothing, whatever a user does."
    ) { record in
      guard case .event = record.action else { return .notMet }
      var verdict = Verdict.notMet
      for part in record.slider.lockedThumbs.map({ Int($0) }) where part < record.end.partCount {
        guard record.start.reading(of: part).phase == .idle else { continue }
        let (before, after) = (record.start.value(of: part), record.end.value(of: part))
        guard before == after, !record.effects.contains(where: { $0.isEdit(of: part) }) else {
          return .broken("thumb \(part) is locked, and goes from \(before) to \(after)")
        }
        verdict = .kept
      }
      return verdict
    }
  }

  static var neighboursStayTogether: Law {
    .ofSteps(
      "T18", "max-distance",
      """
      A user brings neighbouring thumbs no further apart than 'max-distance' lets them be, or one that is \
      pushed than the next choice, and those that the host has put further apart only nearer.
      """
    ) { record in
      let most = record.slider.maxDistance
      // A cancel brings back what the host may have set.
      guard case .event = record.action, most < .infinity, record.start.restTime == nil,
        !record.effects.contains(where: { $0.isUndone })
      else { return .notMet }
      var verdict = Verdict.notMet
      for part in 1..<max(record.end.partCount, 1) {
        let (low, high) = (record.end.readings[part - 1], record.end.readings[part])
        let before = record.start.value(of: part) - record.start.value(of: part - 1)
        let gap = max(high.value - low.value, high.target - low.target)
        let choice = record.slider.meeting == .push ? record.slider.widestChoice : 0
        if gap > max(most, before) + choice + record.slider.rounding {
          return .broken("thumbs \(part - 1) and \(part) are \(gap) apart, and were \(before)")
        }
        if record.movesThumbs { verdict = .kept }
      }
      return verdict
      // A pair goes back as far as its pointer, also where it was further apart.
    }.given(.without("between", "move"))
  }
}

extension SliderConfiguration {
  /// True if no user moves a thumb.
  func locks(_ part: Int) -> Bool { lockedThumbs.contains(Double(part)) }
}

extension Effect {
  /// True if it tells of an edit of a part.
  fileprivate func isEdit(of thumb: Int) -> Bool {
    switch self {
    case .began(_, let part), .changed(_, _, _, _, let part): Int(part) == thumb
    default: false
    }
  }

  /// True for a value that is brought back.
  fileprivate var isUndone: Bool {
    if case .changed(_, .cancel, _, _, _) = self { true } else { false }
  }
}
