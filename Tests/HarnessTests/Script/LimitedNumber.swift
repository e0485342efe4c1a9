import ControlCore
import Dial
import Harness
import Rating
import Ruler
import Slider
import Testing

/// A number setting with limits, as tests of limits use it.
struct LimitedNumber: Sendable, CustomTestStringConvertible {
  let control: ControlTable
  let entry: SettingEntry
  let range: ClosedRange<Double>
  let isWhole: Bool

  var word: String { "\(entry.row.word)" }
  var sentence: String { "\(entry.row.rule)" }
  var testDescription: String { "\(control.name) \(word)" }

  /// True if other settings limit it too, so that its sentence covers more than its range.
  var hasOtherLimits: Bool {
    ["capture", "rearm", "minimum", "origin", "factor", "distance"].contains(word)
      || word == "step" && control.name != "ruler"
  }

  /// Numbers below, at and above its limits, and around 0.
  var candidates: [Double] {
    var near: [Double] = isWhole ? [] : [-1, 0, 1]
    for end in [range.lowerBound, range.upperBound] {
      near += [end - 1, end, end + 1]
      if !isWhole { near += [end.nextDown, end.nextUp, end / 2, end * 2] }
    }
    return near.filter { $0.isFinite && (!isWhole || $0 >= 0 && $0 < 1e9) }
  }

  /// Returns the problem of a configuration in which the setting is `number`; `nil` if it is valid.
  func problem(_ number: Double) -> SettingProblem? {
    let value: Setting.Value =
      switch entry.kind {
      case .whole: .whole(Int64(number))
      case .duration: .duration(Int64(number))
      default: .number(number)
      }
    return control.problem(Script.Settings([Setting(entry.name, value)]))
  }

  /// True if scripts write it with a unit of time.
  var isDuration: Bool { entry.row.unit == .nanoseconds }

  private static let controls = [
    ControlTable.of(RulerControl.self), .of(RatingControl.self), .of(SliderControl.self),
    .of(DialControl.self),
  ]

  static let all = controls.flatMap { control in
    control.entries.compactMap { entry -> LimitedNumber? in
      switch entry.kind {
      case .number(let range):
        LimitedNumber(control: control, entry: entry, range: range, isWhole: false)
      case .whole(let range), .duration(let range):
        LimitedNumber(
          control: control, entry: entry,
          range: Double(range.lowerBound)...Double(range.upperBound), isWhole: true)
      default: nil
      }
    }
  }
}
