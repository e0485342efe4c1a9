// Made by Scripts/make/interfaces.py from the tables of settings.
import CDetent
import ControlCore
import Ruler

extension TapAction: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_TAP_NOTHING: self = .nothing
    case DETENT_TAP_GO: self = .go
    default: return nil
    }
  }
}

extension MarkLevel: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_MARKS_NONE: self = .none
    case DETENT_MARKS_UNIT: self = .unit
    case DETENT_MARKS_HALF: self = .half
    case DETENT_MARKS_FRACTION: self = .fraction
    default: return nil
    }
  }
}
