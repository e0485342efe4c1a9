// Made by Scripts/make/interfaces.py from the tables of settings.
import CDetent
import ControlCore
import Dial

extension DialHold: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_HOLD_ROTARY: self = .rotary
    case DETENT_HOLD_VERTICAL: self = .vertical
    default: return nil
    }
  }
}

extension DialPress: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_DIAL_PRESS_TURN: self = .turn
    case DETENT_DIAL_PRESS_JUMP: self = .jump
    default: return nil
    }
  }
}
