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
}

extension SliderStopPlaces: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_STOP_PLACES_EVEN: self = .even
    case DETENT_STOP_PLACES_VALUE: self = .value
    default: return nil
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
}

extension SliderBetween: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_BETWEEN_HOLD: self = .hold
    case DETENT_BETWEEN_MOVE: self = .move
    default: return nil
    }
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
}
