import Foundation
import Harness
import Testing

/// Tests that the schema matches the reader.
struct SchemaTests {
  private static func schema() throws -> JSONValue { try JSONValue(parsing: Schema.json()[...]) }

  private func text(_ value: JSONValue?) -> String { string(value?.string ?? []) }

  private func isRead(_ line: String, of control: String) -> Bool {
    let header = line.hasPrefix("control ") ? "" : "control \(control)\n"
    return ScriptReader.read(Array("gesture 1\n\(header)\(line)\n".utf8)).script != nil
  }

  private func written(_ number: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(number, to: &bytes)
    return string(bytes)
  }

  @Test func `every example of a setting can be read, and every word of one, and no other`() throws
  {
    let controls = try #require(try Self.schema()["controls"]?.elements)
    #expect(controls.map { text($0["name"]) } == ["ruler", "rating", "slider", "dial"])
    for control in controls {
      let (name, settings) = (text(control["name"]), try #require(control["settings"]?.elements))
      #expect(settings.count > 15)
      for setting in settings {
        let word = text(setting["word"])
        #expect(isRead(text(setting["example"]), of: name), "\(word)")
        #expect(text(setting["meaning"]).hasSuffix("."), "\(word)")
        let isPolicy = setting["policy"] == .bool(true)
        let start = isPolicy ? "policy \(word)=" : "\(word) "
        for value in setting["words"]?.elements ?? [] {
          #expect(isRead(start + text(value), of: name), "\(word)")
        }
        #expect(!isRead(start + "no-such-word", of: name), "\(word)")
      }
    }
  }

  @Test func `a number is read within the limits of the schema, and not beyond`() throws {
    var tried = 0
    for control in try Self.schema()["controls"]?.elements ?? [] {
      for setting in control["settings"]?.elements ?? [] {
        guard let limits = setting["limits"]?.elements else { continue }
        let (name, word) = (text(control["name"]), text(setting["word"]))
        let kind = text(setting["kind"])
        let (isWhole, unit) = (
          kind == "whole" || kind == "duration", kind == "duration" ? "ns" : ""
        )
        if kind == "range" {
          tried += tryRange(word, limits.map(\.number), of: name)
          continue
        }
        for (index, limit) in limits.enumerated() {
          guard let end = limit.number else { continue }
          func line(_ number: Double) -> String {
            let text = "\(written(number))\(unit)"
            return kind == "pairs" ? "\(word) \(text):\(text)" : "\(word) \(text)"
          }
          #expect(isRead(line(end), of: name), "\(word) \(end)")
          let beyond =
            isWhole ? end + (index == 0 ? -1 : 1) : index == 0 ? end.nextDown : end.nextUp
          let isZero = beyond == 0 && setting["zero"] == .bool(true)
          #expect(
            isRead(line(beyond), of: name) == isZero, "\(word) \(beyond)")
          tried += 1
        }
      }
    }
    #expect(tried > 20)
  }

  /// Checks that a control accepts a range up to both limits and rejects numbers beyond them.
  private func tryRange(_ word: String, _ limits: [Double?], of control: String) -> Int {
    guard limits.count == 2, let low = limits[0], let high = limits[1] else { return 0 }
    func isAllowed(_ from: Double, _ to: Double) -> Bool {
      let line = "\(word) \(written(from))..\(written(to))"
      let reading = Replay.read(Array("gesture 1\ncontrol \(control)\n\(line)\n".utf8))
      return !reading.diagnostics.contains { $0.severity == .error }
    }
    #expect(isAllowed(low, high), "\(word)")
    #expect(!isAllowed(low.nextDown, high) && !isAllowed(low, high.nextUp), "\(word)")
    return 2
  }

  @Test func `every example of a verb can be read`() throws {
    let verbs = try #require(try Self.schema()["verbs"]?.elements)
    #expect(verbs.count == 18)
    for verb in verbs {
      let (word, example) = (text(verb["word"]), text(verb["example"]))
      #expect(example.hasPrefix(word) && !text(verb["form"]).isEmpty)
      for line in example.components(separatedBy: ", or: ") {
        let script = "gesture 1\n\ndown 0 0\n\(line)\n"
        #expect(ScriptReader.read(Array(script.utf8)).script != nil, "\(line)")
      }
    }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
