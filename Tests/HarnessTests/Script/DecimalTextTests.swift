import Foundation
import Harness
import TestSupport
import Testing

/// True if `DETENT_NIGHTLY` is set: random tests take at least 20 times as many numbers.
private let isNightly = ProcessInfo.processInfo.environment["DETENT_NIGHTLY"] != nil

struct DecimalTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (0.3, "0.3"),
    (1.0 / 3, "0.3333333333333333"), (1e21, "1000000000000000000000"),
    (1e-7, "0.0000001"), (9_007_199_254_740_994, "9007199254740994"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (123_456.75, "123456.75"),
  ])
  func `a number is written in its shortest form, without an exponent`(x: Double, text: String) {
    #expect(written(x) == text)
  }

  @Test func `the digits are those Swift itself chooses`() {
    var source = RandomBits(seed: 1)
    var different: [Double] = []
    for _ in 0..<(isNightly ? 250_000 : Cases.some(of: 2500)) {
      let bits = Double(bitPattern: source.next())
      let samples = [
        bits.isFinite ? bits : 0, Double.random(in: -1000...1000, using: &source),
        Double(Int.random(in: -999_999...999_999, using: &source)) / 1000, Double(source.next()),
      ]
      for x in samples where !agrees(x) { different.append(x) }
    }
    #expect(different == [])
  }

  @Test func `the extremes of every binade are written and read exactly`() {
    var different: [Double] = []
    for exponent in stride(from: UInt64(0), to: 2047, by: isNightly ? 1 : 13) {
      for offset in [0, 1, 2, (1 << 52) - 1] as [UInt64] {
        let x = Double(bitPattern: exponent << 52 | offset)
        if !agrees(x) { different.append(x) }
      }
    }
    #expect(different == [])
  }

  @Test func `numbers halfway between two doubles round to even, and above them up`() {
    var source = RandomBits(seed: 2)
    var wrong: [Double] = []
    for _ in 0..<(isNightly ? 20_000 : 1000) {
      // Whole numbers have exact halves, and are too long for the fast path.
      let half = UInt64.random(in: 1 << 52..<1 << 53, using: &source) << 8 | 128
      for n in [half, half - 1, half + 1] {
        let text = String(n)
        if DecimalText.parse(bytes(text)) != Double(text) { wrong.append(Double(n)) }
        let scaled = "0.\(String(repeating: "0", count: Int(n % 30)))\(text)"
        if DecimalText.parse(bytes(scaled)) != Double(scaled) { wrong.append(Double(n)) }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    "0", "-0", "+7", "007", "0.000", "1.50", "179769313486231570000", "0.1e", "5",
    "12345678901234567",
    "0." + String(repeating: "0", count: 330) + "1", String(repeating: "9", count: 308),
    "2." + String(repeating: "2", count: 5000), "1" + String(repeating: "0", count: 308),
  ])
  func `plain decimals read as Swift reads them`(text: String) {
    let expected = text.hasSuffix("e") ? nil : Double(text)
    #expect(DecimalText.parse(bytes(text)) == expected)
    #expect(DecimalText.parse(bytes(text))?.sign == expected?.sign)
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", ".5", "1..2", "1.2.3", "--1", "1e5", "0x10", "inf", "nan", " 1", "1 ",
    "1" + String(repeating: "0", count: 309), "1_000", "1,5",
  ])
  func `what is no plain decimal, or too large, is rejected`(text: String) {
    #expect(DecimalText.parse(bytes(text)) == nil)
  }

  @Test(arguments: [
    "0", "-0.5", "1e5", "1E+5", "2.5e-3", "123456789012345678e-20", "1e-400", "4.9e-324",
    "1.7976931348623157e308",
  ])
  func `numbers of JSON read as Swift reads them`(text: String) {
    #expect(DecimalText.parseJSON(bytes(text)) == Double(text))
  }

  @Test(arguments: ["01", "+1", "1e", "1e+", "-", "1.e5", "1e999", "00", "1e99999999999999999999"])
  func `what is no number of JSON, or too large, is rejected`(text: String) {
    #expect(DecimalText.parseJSON(bytes(text)) == nil)
  }

  @Test func `millions of digits are read in one pass`() {
    let count = isNightly ? 10_000_000 : 300_000
    let nines = [UInt8](repeating: UInt8(ascii: "9"), count: count)
    #expect(DecimalText.parse(nines[...]) == nil)
    let small = [UInt8]("0.".utf8) + [UInt8](repeating: UInt8(ascii: "0"), count: count) + nines
    #expect(DecimalText.parse(small[...]) == 0)
    let thirds = [UInt8]("0.".utf8) + [UInt8](repeating: UInt8(ascii: "3"), count: count)
    #expect(DecimalText.parse(thirds[...]) == 1.0 / 3)
  }

  @Test(arguments: [
    (8_000_000, "8"), (16_666_666, "16.666666"), (-500, "-0.0005"), (0, "0"), (1, "0.000001"),
    (Int64.min, "-9223372036854.775808"), (Int64.max, "9223372036854.775807"),
  ])
  func `nanoseconds are written as exact milliseconds`(n: Int64, text: String) {
    var output: [UInt8] = []
    DecimalText.append(nanosecondsAsMilliseconds: n, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == text)
  }

  @Test func `fixed decimals are those of the C library`() {
    var source = RandomBits(seed: 2)
    var wrong: [Double] = []
    for _ in 0..<(isNightly ? 20_000 : 1000) {
      let samples = [
        Double.random(in: -1000...1000, using: &source),
        Double(Int.random(in: -40000...40000, using: &source)) / 16,
        Double.random(in: -1e-5...1e-5, using: &source),
        Double.random(in: 0...1e20, using: &source),
      ]
      for x in samples {
        for decimals in [0, 1, 3, 6] where fixed(x, decimals) != printed(x, decimals) {
          wrong.append(x)
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func `what rounds to zero has no sign`() {
    #expect(fixed(-0.0004, 3) == "0.000")
    #expect(fixed(-0.0, 3) == "0.000")
    #expect(fixed(0.0005, 3) == "0.001")  // just above the half in binary
    #expect(fixed(2.5, 0) == "2")
  }

  @Test(arguments: [
    ("1.5", 9, 1_500_000_000), ("0.0000000004", 9, 0), ("0.0000000005", 9, 1),
    ("-0.0000000015", 9, -2), ("1338280568.375974", 9, 1_338_280_568_375_974_000),
    ("9223372036.854775807", 9, Int64.max), ("-9223372036.854775808", 9, Int64.min),
    ("16.7", 6, 16_700_000), ("000", 3, 0),
  ])
  func `decimal times become whole numbers, rounded once`(
    text: String, power: Int64, expected: Int64
  ) {
    #expect(DecimalNumber(plain: bytes(text))?.integer(timesPowerOfTen: power) == expected)
  }

  @Test(arguments: [
    "9223372036.854775808", "99999999999999999999", "1" + String(repeating: "0", count: 400),
  ])
  func `times beyond 64 bits are rejected`(text: String) {
    #expect(DecimalNumber(plain: bytes(text))?.integer(timesPowerOfTen: 9) == nil)
  }

  // MARK: Oracles

  private func written(_ x: Double) -> String {
    var output: [UInt8] = []
    DecimalText.append(x, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  private func fixed(_ x: Double, _ decimals: Int) -> String {
    var output: [UInt8] = []
    DecimalText.append(x, decimals: decimals, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func printed(_ x: Double, _ decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", x)
    let isZero = text.utf8.allSatisfy { $0 == 0x30 || $0 == 0x2E || $0 == 0x2D }
    return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  private func agrees(_ x: Double) -> Bool {
    let text = written(x)
    guard Double(text) == x, DecimalText.parse(bytes(text)) == x else { return false }
    return significantDigits(text) == significantDigits(x.description)
  }

  private func significantDigits(_ text: String) -> [UInt8] {
    let mantissa = text.utf8.prefix { $0 != UInt8(ascii: "e") }
    var digits = mantissa.filter { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return Array(digits.drop { $0 == UInt8(ascii: "0") })
  }
}
