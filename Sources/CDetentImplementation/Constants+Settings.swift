import CDetent
import ControlCore

// The header's constants for common settings and for the snap rule, which is not a plain
// enumeration. Those of all other settings are generated. Unknown constants are `nil`.

/// Returns a constant of the header in the type of its structures.
func header(_ constant: Int) -> Int32 { Int32(truncatingIfNeeded: constant) }

extension ControlOrientation: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_HORIZONTAL: self = .horizontal
    case DETENT_VERTICAL: self = .vertical
    default: return nil
    }
  }
}

extension ControlLayoutDirection: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_LEFT_TO_RIGHT: self = .leftToRight
    case DETENT_RIGHT_TO_LEFT: self = .rightToLeft
    default: return nil
    }
  }
}

extension ControlInteraction: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_ENABLED: self = .enabled
    case DETENT_READ_ONLY: self = .readOnly
    case DETENT_DISABLED: self = .disabled
    default: return nil
    }
  }
}

extension CancelPolicy: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_CANCEL_REVERTS: self = .revert
    case DETENT_CANCEL_COMMITS: self = .commit
    default: return nil
    }
  }
}

extension ControlMotion: HeaderConstant {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_MOTION_FULL: self = .full
    case DETENT_MOTION_REDUCED: self = .reduced
    default: return nil
    }
  }
}

extension SnapRule: HeaderConstant {
  init?(constant: Int32) {
    guard Int(constant) != DETENT_MARKS_ALWAYS else {
      self = .always
      return
    }
    guard let level = MarkLevel(constant: constant) else { return nil }
    self = .near(level)
  }
}
