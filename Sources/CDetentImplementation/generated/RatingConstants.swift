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
}

extension RatingConfiguration.Press: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_PRESS_AT_ONCE: self = .atOnce
    case DETENT_PRESS_SURE: self = .sure
    default: return nil
    }
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
}

extension RatingConfiguration.Reselection: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_RESELECTION_KEEPS: self = .keeps
    case DETENT_RESELECTION_CLEARS: self = .clears
    default: return nil
    }
  }
}
