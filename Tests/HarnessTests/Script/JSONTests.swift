import Foundation
import Harness
import TestSupport
import Testing

struct JSONTests {
  @Test func `a value of every kind is read`() throws {
    let value = try JSONValue(
      parsing: bytes(#" {"a":[1,-2.5e1,true,false,null],"b":{"c":"d"}, "e" : "" } "#))
    #expect(value["a"]?[0]?.number == 1)
    #expect(value["a"]?[1]?.number == -25)
    #expect(value["a"]?[2] == .bool(true))
    #expect(value["a"]?[3] == .bool(false))
    #expect(value["a"]?[4] == .null)
    #expect(value["a"]?[5] == nil)
    #expect(value["b"]?["c"]?.string == Array("d".utf8))
    #expect(value["e"]?.string == [])
    #expect(value["f"] == nil)
  }

  @Test func `members keep their order, and the last of equal keys counts`() throws {
    let value = try JSONValue(parsing: bytes(#"{"b":1,"a":2,"b":3}"#))
    guard case .object(let members) = value else {
      Issue.record("no object")
      return
    }
    #expect(members.map { $0.key } == [Array("b".utf8), Array("a".utf8), Array("b".utf8)])
    #expect(value["b"]?.number == 3)
  }

  @Test func `a number keeps its digits`() throws {
    let value = try JSONValue(parsing: bytes("[1338280568.3759741234]"))
    guard case .number(let number)? = value[0] else {
      Issue.record("no number")
      return
    }
    #expect(number.decimal?.integer(timesPowerOfTen: 9) == 1_338_280_568_375_974_123)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
    (#""\ud83d\ude00x""#, "😀x"), (#""\u0000""#, "\0"), (#""é😀""#, "é😀"),
    (#""\u007f\u07ff""#, "\u{7F}\u{7FF}"),
  ])
  func `escapes stand for their characters`(text: String, expected: String) throws {
    #expect(try JSONValue(parsing: bytes(text)).string == Array(expected.utf8))
  }

  @Test(arguments: [
    "", " ", "[", "{", "[1", "[1,", "[1,]", "[,1]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{1:2}",
    "nul", "nulls", "True", "'a'", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"",
    "\"\\ud800\"", "\"\\ud800x\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"a\nb\"", "\"\t\"",
    "01", "1.", ".5", "+1", "1e", "1e400", "-", "--1", "1 2", "[1]]", "// c\n1", "{\"a\" 1}", "NaN",
  ])
  func `what is no JSON is rejected`(text: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: bytes(text)) }
  }

  @Test func `an error says where`() {
    #expect(
      error("{\n  \"é\": 1,\n  \"b\": nope\n}") == "3:8+4 this is not a JSON value")
    #expect(error("[\"é\", ?") == "1:7+1 this is not a JSON value")
    #expect(error("[\n1e999]") == "2:1+5 the number is too large")
    #expect(error("[1 2]") == "1:4+1 ',' or ']' belongs here")
  }

  @Test func `bytes that are not UTF-8 are rejected`() {
    for wrong in [
      [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
    ] {
      let text = [0x22] + wrong.map { UInt8($0) } + [0x22]
      #expect(throws: JSONError.self) { try JSONValue(parsing: text[...]) }
    }
  }

  @Test func `nesting has a limit, and hostile nesting costs nothing`() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try JSONValue(parsing: bytes(deep))
    let deeper = [UInt8](repeating: UInt8(ascii: "["), count: 5_000_000)
    #expect(throws: JSONError.self) { try JSONValue(parsing: deeper[...]) }
  }

  /// Foundation accepts a comma before a closing bracket; RFC 8259 does not.
  @Test func `Foundation agrees on random texts without trailing commas`() {
    var random = RandomBits(seed: 8259)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u00e9\"", "1", "-0.5e2", "true", "null", " ",
      "\"",
    ]
    var wrong: [String] = []
    for _ in 0..<Cases.some(of: 20_000) {
      let count = Int.random(in: 1...9, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let dense = text.replacingOccurrences(of: " ", with: "")
      guard !dense.contains(",]"), !dense.contains(",}") else { continue }
      let ours = (try? JSONValue(parsing: bytes(text))) != nil
      let theirs =
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
        != nil
      if ours != theirs { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  @Test func `no bytes make the reader trap`() {
    let seed = Array(#"{"a":[1,-2.5e-7,"x\ud83d\ude00\n",true],"b":{"c":null}}"#.utf8)
    var random = RandomBits(seed: 4)
    for _ in 0..<Cases.some(of: 20_000) {
      var text = seed
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        text[Int.random(in: 0..<text.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = try? JSONValue(parsing: text[Int.random(in: 0..<text.count, using: &random)...])
    }
  }

  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  private func error(_ text: String) -> String? {
    do {
      _ = try JSONValue(parsing: bytes(text))
      return nil
    } catch {
      let span = error.position
      return "\(span.line):\(span.column)+\(span.length) "
        + String(decoding: error.message, as: UTF8.self)
    }
  }
}
