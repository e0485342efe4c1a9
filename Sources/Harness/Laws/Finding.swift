public import ControlCore
import GestureReplay
public import GestureScript

/// What is wrong, in a sentence with the numbers in it; how a law tells that it is broken.
///
///     return "value \(value) is above \(upper)"
public struct Finding: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// UTF-8.
  public var text: [UInt8]
  /// Which step of the run it is about, if one.
  public var step: Int?
  /// What the law did to a copy of the control behind that step, to see what is wrong; empty if it only looked on.
  public var probe: [Script.Verb] = []

  public init(stringLiteral sentence: StaticString) {
    text = [UInt8](sentence)
  }

  public init(stringInterpolation sentence: Sentence) {
    text = sentence.text
  }

  /// The finding as one about a step, so that a report points at its line.
  ///
  /// - Parameter step: its index in the run, from 0.
  /// - Returns: a copy with that index.
  public func at(_ step: Int) -> Finding {
    var copy = self
    copy.step = step
    return copy
  }

  /// The finding with what the law did to a copy of the control, so that a failure shows it behind the script.
  ///
  /// - Parameter verbs: what was done, one after the other, at the time of the step; they may take time.
  /// - Returns: a copy with these verbs.
  public func probed(_ verbs: Script.Verb...) -> Finding { probed(verbs) }

  /// The finding with what the law did to a copy of the control; see `probed(_:)` for single verbs.
  public func probed(_ verbs: [Script.Verb]) -> Finding {
    var copy = self
    copy.probe = verbs
    return copy
  }

  /// A sentence in the making.
  public struct Sentence: StringInterpolationProtocol {
    var text: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: StaticString) {
      text.append(literal)
    }

    /// Text that is part of the program.
    public mutating func appendInterpolation(_ text: StaticText) {
      self.text.append(text.text)
    }

    /// Text of somebody else's, in UTF-8.
    public mutating func appendInterpolation(utf8 text: [UInt8]) {
      self.text += text
    }

    /// A number, as scripts write it; `nan` if it is none.
    public mutating func appendInterpolation(_ number: Double) {
      if number.isNaN { return text.append("nan") }
      DecimalText.append(number, to: &text)
    }

    /// A whole number.
    public mutating func appendInterpolation(_ number: Int64) {
      DecimalText.append(number, to: &text)
    }

    /// A whole number.
    public mutating func appendInterpolation(_ number: Int) {
      DecimalText.append(Int64(number), to: &text)
    }

    /// A time as traces have it: `@16ms`.
    public mutating func appendInterpolation(_ time: Timestamp) {
      text.append("@")
      text.append(time: time)
    }

    /// The word that scripts have for what a control is doing.
    public mutating func appendInterpolation(_ phase: ControlPhase) {
      text.append(Vocabulary.phases.word(for: phase))
    }

    /// As a trace has it, without its time.
    public mutating func appendInterpolation(_ effect: Effect) {
      text.append(effect: effect)
    }

    /// As a trace has them, with commas; no more than four.
    public mutating func appendInterpolation(_ effects: [Effect]) {
      if effects.isEmpty { return text.append("nothing") }
      for (index, effect) in effects.prefix(4).enumerated() {
        if index > 0 { text.append(", ") }
        appendInterpolation(effect)
      }
      if effects.count > 4 { text.append(", …") }
    }

    #if !hasFeature(Embedded)
    /// Anything else, as it describes itself.
    public mutating func appendInterpolation(_ subject: some CustomStringConvertible) {
      text += Array(subject.description.utf8)
    }
    #endif
  }
}

#if !hasFeature(Embedded)
extension Finding: CustomStringConvertible {
  public var description: String { String(decoding: text, as: UTF8.self) }
}
#endif
