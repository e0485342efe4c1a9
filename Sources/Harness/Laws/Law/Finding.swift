public import ControlCore
import GestureReplay
public import GestureScript

/// A sentence with numbers that describes how a law is broken.
///
///     return "value \(value) is above \(upper)"
public struct Finding: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The sentence in UTF-8.
  public private(set) var text: [UInt8]
  /// The sentence without its values, each of which is `…`: findings of one kind differ in values only.
  public let kind: [UInt8]
  /// The index of the step at which the law is broken, if there is one.
  public var step: Int?
  /// The actions of the law on a copy of the control after that step; empty if there were none.
  public var probe: [Script.Verb] = []

  public init(stringLiteral sentence: StaticString) {
    text = [UInt8](sentence)
    kind = text
  }

  public init(stringInterpolation sentence: Sentence) {
    (text, kind) = (sentence.text, sentence.kind)
  }

  /// Creates the finding of another program, in whose sentence each number is a value.
  ///
  /// - Parameter text: the sentence in UTF-8.
  public init(reported text: [UInt8]) {
    self.text = text
    var kind: [UInt8] = []
    var isNumber = false
    for byte in text {
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if isDigit, !isNumber { kind.append(Sentence.value) }
      // A point, and the sign of an exponent, belong to the number before them.
      isNumber = isDigit || isNumber && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e"))
      if !isNumber { kind.append(byte) }
    }
    self.kind = kind
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

  /// Adds the place at which the pointer of its step was pressed; its kind stays.
  func pressed(in steps: StepRecords) -> Finding {
    let pointers = steps.prefix((step ?? -1) + 1).map { $0.pointer }
    guard let own = pointers.last ?? nil, own.phase != .hover, own.phase != .leave,
      let press = pointers.last(where: { $0?.id == own.id && $0?.phase == .down })??.position
    else { return self }
    var copy = self
    copy.text += ("; pressed at \(press.x),\(press.y)" as Finding).text
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
    var kind: [UInt8] = []
    /// The place of a value in `kind`.
    static var value: StaticString { "…" }

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: StaticString) {
      text.append(literal)
      kind.append(literal)
    }

    /// Appends a value, of which `kind` has only the place.
    private mutating func add(_ write: (inout [UInt8]) -> Void) {
      write(&text)
      kind.append(Self.value)
    }

    /// Appends a constant text.
    public mutating func appendInterpolation(_ text: StaticText) {
      add { $0.append(text.text) }
    }

    /// Appends foreign text in UTF-8.
    public mutating func appendInterpolation(utf8 text: [UInt8]) {
      add { $0 += text }
    }

    /// Appends a number as scripts write it; `nan` for one that is not a number.
    public mutating func appendInterpolation(_ number: Double) {
      add { if number.isNaN { $0.append("nan") } else { DecimalText.append(number, to: &$0) } }
    }

    /// Appends a whole number.
    public mutating func appendInterpolation(_ number: Int64) {
      add { DecimalText.append(number, to: &$0) }
    }

    /// Appends a whole number.
    public mutating func appendInterpolation(_ number: Int) {
      appendInterpolation(Int64(number))
    }

    /// Appends a time as in traces: `@16ms`.
    public mutating func appendInterpolation(_ time: Timestamp) {
      add {
        $0.append("@")
        $0.append(time: time)
      }
    }

    /// Appends the word of scripts for a phase.
    public mutating func appendInterpolation(_ phase: ControlPhase) {
      add { $0.append(Vocabulary.phases.word(for: phase)) }
    }

    /// Appends an effect as in traces, without its time.
    public mutating func appendInterpolation(_ effect: Effect) {
      add { $0.append(effect: effect) }
    }

    /// Appends at most four effects as in traces, separated by commas.
    public mutating func appendInterpolation(_ effects: [Effect]) {
      add {
        if effects.isEmpty { $0.append("nothing") }
        for (index, effect) in effects.prefix(4).enumerated() {
          if index > 0 { $0.append(", ") }
          $0.append(effect: effect)
        }
        if effects.count > 4 { $0.append(", …") }
      }
    }

    /// Appends a description.
    public mutating func appendInterpolation(_ subject: some CustomStringConvertible) {
      add { $0 += Array(subject.description.utf8) }
    }
  }
}

extension Finding: CustomStringConvertible {
  public var description: String { String(decoding: text, as: UTF8.self) }
}
