import CDetent
import ControlCore
import Presentation
import Rating
import Ruler
import Slider

// The controls that C programs can hold.

extension RulerControl: StoredControl {
  typealias Storage = detent_ruler
  static var magic: UInt64 { 0x3172_656C_7572_5F64 }
  static var constant: Int32 { header(DETENT_CONTROL_RULER) }

  func accessibilityState(
    of part: Int, _ environment: ControlEnvironment
  ) -> AccessibilityState {
    accessibilityState(environment)
  }
}

extension RatingControl: StoredControl {
  typealias Storage = detent_rating
  static var magic: UInt64 { 0x676E_6974_6172_5F64 }
  static var constant: Int32 { header(DETENT_CONTROL_RATING) }

  func accessibilityState(
    of part: Int, _ environment: ControlEnvironment
  ) -> AccessibilityState {
    accessibilityState(environment)
  }
}

extension SliderControl: StoredControl {
  typealias Storage = detent_slider
  static var magic: UInt64 { 0x7265_6469_6C73_5F64 }
  static var constant: Int32 { header(DETENT_CONTROL_SLIDER) }
}
