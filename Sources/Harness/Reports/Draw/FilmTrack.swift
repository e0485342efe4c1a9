import GestureScript
import Pictures
import Presentation

/// The motion of an animated element: the keyframes of its style rule.
struct FilmTrack {
  /// The transition between moments.
  enum Motion {
    case smooth, stepped
  }

  private let name: [UInt8]
  private let motion: Motion
  private let duration: Int64
  private var keys: [(time: Int64, rule: [UInt8])] = []

  /// - Parameters:
  ///   - name: the name of its class and its keyframes; letters and digits.
  ///   - motion: the transition between moments.
  ///   - duration: the duration of the animation, in nanoseconds; greater than 0.
  init(_ name: [UInt8], _ motion: Motion, of duration: Int64) {
    self.name = name
    self.motion = motion
    self.duration = duration
  }

  /// The attribute of a group with this motion.
  var attribute: [UInt8] { Array("class=\"".utf8) + name + Array("\"".utf8) }

  /// Adds a rule from a time on; times must not decrease. Omits redundant moments.
  mutating func add(_ rule: [UInt8], at time: Int64) {
    let count = keys.count
    let isSame = count > 0 && keys[count - 1].rule == rule
    guard isSame else { return keys.append((time, rule)) }
    switch motion {
    case .stepped: break
    case .smooth where count > 1 && keys[count - 2].rule == rule: keys[count - 1].time = time
    case .smooth: keys.append((time, rule))
    }
  }

  /// Returns the style rules: the still state, and the keyframes.
  ///
  /// - Parameter poster: the time of the still picture.
  /// - Returns: a style sheet.
  func rules(poster: Int64) -> [UInt8] {
    guard let first = keys.first else { return [] }
    let still = keys.last { $0.time <= poster } ?? first
    var text: [UInt8] = [UInt8(ascii: ".")] + name
    text.append("{")
    text += still.rule
    if keys.count > 1 { appendAnimation(to: &text) } else { text.append("}") }
    return text
  }

  private func appendAnimation(to text: inout [UInt8]) {
    text.append(";animation:")
    text += name
    text.append(" ")
    DecimalFormat(maximumDecimals: 3).write(Double(duration) / 1e9, to: &text)
    text.append(
      motion == .stepped ? "s step-end infinite}\n@keyframes " : "s linear infinite}\n@keyframes ")
    text += name
    text.append("{")
    for (index, key) in keys.enumerated() {
      // If several moments round to the same text, the last one counts.
      let moment = percent(key.time)
      if index + 1 < keys.count, percent(keys[index + 1].time) == moment { continue }
      text += moment + key.rule
      text.append("}")
    }
    if let last = keys.last, last.time < duration {
      text += percent(duration) + last.rule
      text.append("}")
    }
    text.append("}")
  }

  /// Returns a moment as a percentage, exact to a millisecond.
  private func percent(_ time: Int64) -> [UInt8] {
    var text: [UInt8] = []
    DecimalFormat(maximumDecimals: duration > 20_000_000_000 ? 3 : 2).write(
      min(Double(time) / Double(duration) * 100, 100), to: &text)
    text.append("%{")
    return text
  }

  /// Returns a style rule that moves an element.
  static func translate(_ x: Double, _ y: Double) -> [UInt8] {
    let format = DecimalFormat(maximumDecimals: 2)
    var rule = [UInt8]("transform:translate(")
    format.write(x, to: &rule)
    rule.append("px,")
    format.write(y, to: &rule)
    rule.append("px)")
    return rule
  }

  /// Returns a style rule that moves an element and sets its opacity, for elements that can be
  /// hidden.
  static func translate(_ x: Double, _ y: Double, opacity: Double) -> [UInt8] {
    var rule = translate(x, y)
    rule.append(";opacity:")
    DecimalFormat(maximumDecimals: 2).write(opacity, to: &rule)
    return rule
  }
}
