// Made by Scripts/make/interfaces.py from the tables of settings.
import CDetent
import ControlCore
import Slider

extension SliderCurve: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_SCALE_LINEAR: self = .linear
    case DETENT_SCALE_LOGARITHMIC: self = .logarithmic
    case DETENT_SCALE_ONE_TWO_FIVE: self = .oneTwoFive
    default: return nil
    }
  }

  var constant: Int32 {
    switch self {
    case .linear: header(DETENT_SCALE_LINEAR)
    case .logarithmic: header(DETENT_SCALE_LOGARITHMIC)
    case .oneTwoFive: header(DETENT_SCALE_ONE_TWO_FIVE)
    }
  }
}

extension SliderMeeting: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_MEET_BLOCK: self = .block
    case DETENT_MEET_PUSH: self = .push
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .block ? DETENT_MEET_BLOCK : DETENT_MEET_PUSH)
  }
}

extension SliderTrackPress: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_TRACK_JUMP: self = .jump
    case DETENT_TRACK_STEP: self = .step
    case DETENT_TRACK_NOTHING: self = .nothing
    default: return nil
    }
  }

  var constant: Int32 {
    switch self {
    case .jump: header(DETENT_TRACK_JUMP)
    case .step: header(DETENT_TRACK_STEP)
    case .nothing: header(DETENT_TRACK_NOTHING)
    }
  }
}

extension SliderBetween: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_BETWEEN_HOLD: self = .hold
    case DETENT_BETWEEN_MOVE: self = .move
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .hold ? DETENT_BETWEEN_HOLD : DETENT_BETWEEN_MOVE)
  }
}

extension SliderQuantization: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_QUANTIZE_DRAG: self = .drag
    case DETENT_QUANTIZE_RELEASE: self = .release
    default: return nil
    }
  }

  var constant: Int32 {
    header(self == .drag ? DETENT_QUANTIZE_DRAG : DETENT_QUANTIZE_RELEASE)
  }
}
