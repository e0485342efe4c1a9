import GestureScript

/// A law that the driver judges itself, about anything unknown to this package: a label, storage.
public struct OwnLaw: Equatable, Sendable {
  /// Lower-case letters, digits and hyphens, beginning with a letter, in UTF-8. Reports have `own/`
  /// before it.
  public let id: [UInt8]
  /// The property, in one sentence, in UTF-8.
  public let sentence: [UInt8]

  /// Reads the `laws` of a first answer: `[{"id":"label","sentence":"The label says the value."}]`.
  ///
  /// - Throws: `AnswerError.nonsense` if it is no list of laws.
  static func list(_ value: JSONValue) throws(DriverAnswer.AnswerError) -> [OwnLaw] {
    guard let elements = value.elements else { throw .nonsense("\"laws\" is not an array") }
    var laws: [OwnLaw] = []
    for element in elements {
      let law = try OwnLaw(element)
      guard !laws.contains(where: { $0.id == law.id }) else {
        throw .nonsense("two of its \"laws\" are called \"" + law.id + "\"")
      }
      laws.append(law)
    }
    return laws
  }

  private init(_ value: JSONValue) throws(DriverAnswer.AnswerError) {
    guard case .object(let members) = value, members.count == 2, let id = value["id"]?.string,
      let sentence = value["sentence"]?.string, !sentence.isEmpty
    else { throw .nonsense("one of its \"laws\" is not {\"id\":\"…\",\"sentence\":\"…\"}") }
    guard Self.isName(id) else {
      throw .nonsense(
        "a law cannot be called \"" + id
          + "\": lower-case letters, digits and hyphens, a letter first")
    }
    (self.id, self.sentence) = (id, sentence.onOneLine)
  }

  private static func isName(_ id: [UInt8]) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = id.first, letters.contains(first) else { return false }
    return id.allSatisfy { letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "-") }
  }
}

extension DriverAnswer {
  /// Records the own laws that an answer reports as tested: `"held":["label"]`.
  mutating func hold(_ value: JSONValue, _ laws: [OwnLaw]) throws(AnswerError) {
    guard let elements = value.elements else { throw .nonsense("\"held\" is not an array") }
    for element in elements {
      let law = try Self.law(element.string, laws)
      verdicts.append((law, .kept))
    }
  }

  /// Records the laws reported as broken: `"broken":[{"law":"label","why":"it says 20, not 30"}]`.
  mutating func reject(_ value: JSONValue, _ laws: [OwnLaw]) throws(AnswerError) {
    guard let elements = value.elements else { throw .nonsense("\"broken\" is not an array") }
    for element in elements {
      guard case .object(let members) = element, members.count == 2,
        let why = element["why"]?.string, !why.isEmpty
      else { throw .nonsense("one of \"broken\" is not {\"law\":\"…\",\"why\":\"…\"}") }
      verdicts.append((try Self.law(element["law"]?.string, laws), .broken(why.onOneLine)))
    }
  }

  /// Returns the number of one of the driver's declared laws.
  private static func law(_ id: [UInt8]?, _ laws: [OwnLaw]) throws(AnswerError) -> Int {
    guard let id else { throw .nonsense("a law of its own is not a text") }
    guard let number = laws.firstIndex(where: { $0.id == id }) else {
      throw .nonsense("it has no law \"" + id + "\" among the \"laws\" of its first answer")
    }
    return number
  }
}

extension [UInt8] {
  /// The text with a blank for each control character, for reports and comments of scripts.
  fileprivate var onOneLine: [UInt8] { map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 } }
}
