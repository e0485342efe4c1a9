// Made by Scripts/make/interfaces.py from the tables of settings.
import CDetent
import ControlCore
import Rating

extension RatingConfiguration.Selection: HeaderConstant {
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

extension RatingConfiguration.Press: HeaderConstant {
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

extension RatingConfiguration.Leading: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_LEADING_LEAST: self = .least
    case DETENT_LEADING_CLEARS: self = .clears
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .least ? DETENT_LEADING_LEAST : DETENT_LEADING_CLEARS)
  }
}

extension RatingConfiguration.Reselection: HeaderConstant {
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
