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

  var constant: Int32 {
    header(self == .nothing ? DETENT_TAP_NOTHING : DETENT_TAP_GO)
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

  var constant: Int32 {
    switch self {
    case .none: header(DETENT_MARKS_NONE)
    case .unit: header(DETENT_MARKS_UNIT)
    case .half: header(DETENT_MARKS_HALF)
    case .fraction: header(DETENT_MARKS_FRACTION)
    }
  }
}
