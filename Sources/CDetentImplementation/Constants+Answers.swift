import CDetent
import ControlCore
import Ruler

// The header's constants for states and effects.

extension ControlPhase {
  var constant: Int32 {
    switch self {
    case .idle: header(DETENT_PHASE_IDLE)
    case .pressed: header(DETENT_PHASE_PRESSED)
    case .dragging: header(DETENT_PHASE_DRAGGING)
    case .coasting: header(DETENT_PHASE_COASTING)
    case .settling: header(DETENT_PHASE_SETTLING)
    }
  }
}

extension ChangeCause {
  var constant: Int32 {
    switch self {
    case .drag: header(DETENT_CAUSE_DRAG)
    case .motion: header(DETENT_CAUSE_MOTION)
    case .snap: header(DETENT_CAUSE_SNAP)
    case .key: header(DETENT_CAUSE_KEY)
    case .wheel: header(DETENT_CAUSE_WHEEL)
    case .crown: header(DETENT_CAUSE_CROWN)
    case .assistive: header(DETENT_CAUSE_ASSISTIVE)
    case .tap: header(DETENT_CAUSE_TAP)
    case .reset: header(DETENT_CAUSE_RESET)
    case .host: header(DETENT_CAUSE_HOST)
    case .cancel: header(DETENT_CAUSE_CANCEL)
    }
  }
}

extension RulerMark.Kind {
  var constant: Int32 {
    switch self {
    case .unit: header(DETENT_MARK_UNIT)
    case .half: header(DETENT_MARK_HALF)
    case .fraction: header(DETENT_MARK_FRACTION)
    }
  }
}
