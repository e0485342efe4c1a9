public import ControlCore
import GestureReplay
public import GestureScript

/// A sentence with numbers that describes how a law is broken.
///
///     return "value \(value) is above \(upper)"
public struct Finding: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The sentence in UTF-8.
  public var text: [UInt8]
  /// The index of the step at which the law is broken, if there is one.
  public var step: Int?
  /// The actions of the law on a copy of the control after that step; empty if there were none.
  public var probe: [Script.Verb] = []

  public init(stringLiteral sentence: StaticString) {
    text = [UInt8](sentence)
  }

  public init(stringInterpolation sentence: Sentence) {
    text = sentence.text
  }

  /// Adds the step, so that a report points at its line.
  ///
  /// - Parameter step: its index in the run, from 0.
  /// - Returns: a copy with that index.
  public func at(_ step: Int) -> Finding {
    var copy = self
    copy.step = step
    return copy
  }

  /// Adds the actions of the law on a copy of the control, which a failure shows after the script.
  ///
  /// - Parameter verbs: the actions in their order, from the time of the step on.
  /// - Returns: a copy with these verbs.
  public func probed(_ verbs: Script.Verb...) -> Finding { probed(verbs) }

  /// Adds the actions of the law on a copy of the control; see `probed(_:)` for single verbs.
  public func probed(_ verbs: [Script.Verb]) -> Finding {
    var copy = self
    copy.probe = verbs
    return copy
  }

  /// A sentence under construction.
  public struct Sentence: StringInterpolationProtocol {
    var text: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: StaticString) {
      text.append(literal)
    }

    /// Appends a constant text.
    public mutating func appendInterpolation(_ text: StaticText) {
      self.text.append(text.text)
    }

    /// Appends foreign text in UTF-8.
    public mutating func appendInterpolation(utf8 text: [UInt8]) {
      self.text += text
    }

    /// Appends a number as scripts write it; `nan` for one that is not a number.
    public mutating func appendInterpolation(_ number: Double) {
      if number.isNaN { return text.append("nan") }
      DecimalText.append(number, to: &text)
    }

    /// Appends a whole number.
    public mutating func appendInterpolation(_ number: Int64) {
      DecimalText.append(number, to: &text)
    }

    /// Appends a whole number.
    public mutating func appendInterpolation(_ number: Int) {
      DecimalText.append(Int64(number), to: &text)
    }

    /// Appends a time as in traces: `@16ms`.
    public mutating func appendInterpolation(_ time: Timestamp) {
      text.append("@")
      text.append(time: time)
    }

    /// Appends the word of scripts for a phase.
    public mutating func appendInterpolation(_ phase: ControlPhase) {
      text.append(Vocabulary.phases.word(for: phase))
    }

    /// Appends an effect as in traces, without its time.
    public mutating func appendInterpolation(_ effect: Effect) {
      text.append(effect: effect)
    }

    /// Appends at most four effects as in traces, separated by commas.
    public mutating func appendInterpolation(_ effects: [Effect]) {
      if effects.isEmpty { return text.append("nothing") }
      for (index, effect) in effects.prefix(4).enumerated() {
        if index > 0 { text.append(", ") }
        appendInterpolation(effect)
      }
      if effects.count > 4 { text.append(", …") }
    }

    #if !hasFeature(Embedded)
    /// Appends a description.
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
