import CDetent
import ControlCore
import Rating
import Ruler

// The header's constants for settings, and what these are called in Swift. What is none of them is
// `nil`.

/// A constant of the header, as its structures hold it.
func header(_ constant: Int) -> Int32 { Int32(truncatingIfNeeded: constant) }

extension ControlOrientation {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_HORIZONTAL: self = .horizontal
    case DETENT_VERTICAL: self = .vertical
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .horizontal ? DETENT_HORIZONTAL : DETENT_VERTICAL)
  }
}

extension ControlLayoutDirection {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_LEFT_TO_RIGHT: self = .leftToRight
    case DETENT_RIGHT_TO_LEFT: self = .rightToLeft
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .leftToRight ? DETENT_LEFT_TO_RIGHT : DETENT_RIGHT_TO_LEFT)
  }
}

extension ControlInteraction {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_ENABLED: self = .enabled
    case DETENT_READ_ONLY: self = .readOnly
    case DETENT_DISABLED: self = .disabled
    default: return nil
    }
  }

  var constant: Int32 {
    switch self {
    case .enabled: header(DETENT_ENABLED)
    case .readOnly: header(DETENT_READ_ONLY)
    case .disabled: header(DETENT_DISABLED)
    }
  }
}

extension CancelPolicy {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_CANCEL_REVERTS: self = .revert
    case DETENT_CANCEL_COMMITS: self = .commit
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .revert ? DETENT_CANCEL_REVERTS : DETENT_CANCEL_COMMITS)
  }
}

extension MarkLevel {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_MARKS_NONE: self = .none
    case DETENT_MARKS_UNIT: self = .unit
    case DETENT_MARKS_HALF: self = .half
    case DETENT_MARKS_FRACTION: self = .fraction
    default: return nil
    }
  }

  var constant: Int32 {
    switch self {
    case .none: header(DETENT_MARKS_NONE)
    case .unit: header(DETENT_MARKS_UNIT)
    case .half: header(DETENT_MARKS_HALF)
    case .fraction: header(DETENT_MARKS_FRACTION)
    }
  }
}

extension RatingConfiguration.Reselection {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_RESELECTION_KEEPS: self = .keeps
    case DETENT_RESELECTION_CLEARS: self = .clears
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .keeps ? DETENT_RESELECTION_KEEPS : DETENT_RESELECTION_CLEARS)
  }
}

extension TapAction {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_TAP_NOTHING: self = .nothing
    case DETENT_TAP_GO: self = .go
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .nothing ? DETENT_TAP_NOTHING : DETENT_TAP_GO)
  }
}

extension RatingConfiguration.Press {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_PRESS_AT_ONCE: self = .atOnce
    case DETENT_PRESS_SURE: self = .sure
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .atOnce ? DETENT_PRESS_AT_ONCE : DETENT_PRESS_SURE)
  }
}

extension RatingConfiguration.Selection {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_SELECTION_DRAGGING: self = .dragging
    case DETENT_SELECTION_TAP_ONLY: self = .tapOnly
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .dragging ? DETENT_SELECTION_DRAGGING : DETENT_SELECTION_TAP_ONLY)
  }
}
