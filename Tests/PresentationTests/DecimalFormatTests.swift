import Presentation
import TestSupport
import Testing

/// Values as decimals. The standard library converts them back to doubles.
struct DecimalFormatTests {
  private func decimal(_ value: Double, _ format: DecimalFormat = DecimalFormat()) -> String {
    written(FormattedValue(value, format))
  }

  // MARK: Laws

  @Test(arguments: Seeds.all)
  func `a decimal of 15 digits is written as it is`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 20_000) {
      let digits = random.whole(0...Int64(random.size(1, 15)))
      let decimals = Int(random.whole(0...15))
      let value = Double("\(digits)e-\(decimals)") ?? .nan
      let text = decimal(value)
      #expect(Double(text) == value)
      let padded =
        String(repeating: "0", count: max(decimals + 1 - "\(digits)".count, 0)) + "\(digits)"
      let parts = (padded.dropLast(decimals), padded.suffix(decimals))
      let fraction = String(parts.1.reversed().drop { $0 == "0" }.reversed())
      #expect(text == parts.0 + (fraction.isEmpty ? "" : "." + fraction))
      #expect(decimal(-value) == (value == 0 ? "0" : "-" + text))
    }
  }

  @Test(arguments: Seeds.all)
  func `shown larger by a power of ten is written as that many times larger`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 20_000) {
      let digits = random.whole(0...Int64(random.size(0, 12)))
      let (decimals, power) = (random.whole(0...12), random.whole(0...15))
      let value = Double("\(digits)e-\(decimals)") ?? .nan
      let larger = Double("\(digits)e\(power - decimals)") ?? .nan
      #expect(decimal(value, DecimalFormat(power: power)) == decimal(larger))
    }
  }

  @Test(arguments: Seeds.all)
  func `any value is rounded to 15 digits, and to 15 decimals`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 20_000) {
      let value = random.size(-3, 33)
      let text = decimal(value)
      let significant = text.filter { $0 != "." }.drop { $0 == "0" }
      #expect(significant.dropFirst(15).allSatisfy { $0 == "0" })
      let read = Double(text) ?? .nan
      // Half a unit of the last digit, at most a sixteenth of a unit for the product with a power
      // of ten, and the error of reading it back.
      let wholeDigits = value < 1 ? 0 : text.prefix { $0 != "." }.count
      let unit = Double("1e\(wholeDigits - 15)") ?? .nan
      #expect(abs(read - value) <= unit * 9 / 16 + value.ulp)
      #expect(!text.contains("e"))
    }
  }

  @Test(arguments: Seeds.all)
  func `the largest values are off by 2 of the fifteenth digit at most`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let value = random.size(33, 308)
      let text = decimal(value)
      #expect(text.dropFirst(15).allSatisfy { $0 == "0" })
      #expect(abs((Double(text) ?? .nan) - value) <= value * 2.5e-14)
    }
    #expect(decimal(.greatestFiniteMagnitude).count == 309)
  }

  @Test func `the marks of a step have no noise`() {
    for (step, decimals) in [(0.1, 1), (0.01, 2), (0.05, 2), (0.001, 3)] {
      for mark in 0...300 {
        let text = decimal(Double(mark) * step)
        #expect(text.drop { $0 != "." }.count <= decimals + 1)
        #expect(abs((Double(text) ?? .nan) - Double(mark) * step) < 1e-12)
      }
    }
    #expect(decimal(0.1 * 3) == "0.3")
    #expect(decimal(0.1 + 0.7) == "0.8")
    #expect(decimal(1 - 0.9) == "0.1")
    #expect(decimal(0.3 - 0.1 * 3) == "0")
    #expect(decimal(0.1 * 3 - 0.3) == "0")
  }

  // MARK: Cases

  @Test func `what is no ordinary number is written too`() {
    #expect(decimal(-0.0) == "0")
    #expect(decimal(.nan) == "")
    #expect(decimal(.infinity) == "∞")
    #expect(decimal(-.infinity) == "-∞")
    #expect(decimal(.leastNonzeroMagnitude) == "0")
    #expect(decimal(-.leastNonzeroMagnitude) == "0")
    #expect(decimal(1e15) == "1000000000000000")
    #expect(decimal(1e22) == "10000000000000000000000")
    #expect(decimal(-1.2345678901234567e20) == "-123456789012346000000")
    #expect(decimal(123.456789012345678) == "123.456789012346")
  }

  @Test func `ties are rounded away from zero, as the decimal has them`() {
    let cases: [(Double, Int64, String)] = [
      (0.5, 0, "1"), (1.5, 0, "2"), (2.5, 0, "3"), (-0.5, 0, "-1"), (-2.5, 0, "-3"),
      (0.125, 2, "0.13"), (2.675, 2, "2.68"), (1.005, 2, "1.01"), (0.49, 0, "0"), (-0.4, 0, "0"),
      (9.99, 1, "10"), (0.999, 2, "1"), (1234.5678, 3, "1234.568"), (99.5, 0, "100"),
    ]
    for (value, most, text) in cases {
      #expect(decimal(value, DecimalFormat(maximumDecimals: most)) == text, "\(value)")
    }
  }

  @Test func `zeros are added up to the least decimals`() {
    let cases: [(Double, Int64, Int64, String)] = [
      (1, 2, 2, "1.00"), (1.5, 2, 2, "1.50"), (1.234, 2, 2, "1.23"), (0, 1, 15, "0.0"),
      (-0.001, 2, 2, "0.00"), (0.12345, 1, 15, "0.12345"), (1e20, 1, 1, "100000000000000000000.0"),
      (0.05, 1, 1, "0.1"), (2, 15, 15, "2.000000000000000"), (2, 99, -3, "2.000000000000000"),
    ]
    for (value, least, most, text) in cases {
      let format = DecimalFormat(minimumDecimals: least, maximumDecimals: most)
      #expect(decimal(value, format) == text, "\(value)")
    }
  }

  @Test func `per cent is a hundred times the value, without noise`() {
    func percent(_ value: Double) -> String { written(FormattedValue(value, .percent)) }
    #expect(percent(0.3) == "30%")
    #expect(percent(0.29) == "29%")
    #expect(percent(0.285) == "29%")
    #expect(percent(0.07) == "7%")
    #expect(percent(1) == "100%")
    #expect(percent(0) == "0%" && percent(-0.0) == "0%")
    #expect(decimal(0, DecimalFormat(minimumDecimals: 2, power: 15)) == "0.00")
    #expect(percent(-0.001) == "0%")
    #expect(percent(.infinity) == "∞%")
    #expect(percent(.nan) == "")
    #expect(decimal(0.0123, DecimalFormat(power: 3, suffix: " ‰")) == "12.3 ‰")
    #expect(decimal(1.5, DecimalFormat(power: 15)) == "1500000000000000")
    #expect(decimal(1.5, DecimalFormat(power: -1)) == "1.5")
  }

  @Test func `whole numbers are written as they are`() {
    for number in [0, 7, -7, 10, 99, 100, Int64.max, .min, 1_000_000_000_000_000_000] {
      var bytes = Bytes()
      bytes.append(decimal: number)
      #expect(String(decoding: bytes.bytes, as: UTF8.self) == "\(number)")
    }
  }

  @Test func `text of all kinds is written as its bytes`() {
    #expect(written("★ a" as StaticString) == "★ a")
    #expect(written("★ a" as String) == "★ a")
    #expect(written(Array("★ a".utf8)) == "★ a")
    #expect(written("" as StaticString) == "")
  }

  @Test func `a format that is changed later stays within its limits`() {
    var format = DecimalFormat()
    (format.minimumDecimals, format.maximumDecimals, format.power) = (.max, .max, .max)
    #expect((format.minimumDecimals, format.maximumDecimals, format.power) == (15, 15, 15))
    #expect(decimal(1, format) == "1000000000000000.000000000000000")
    (format.minimumDecimals, format.maximumDecimals, format.power) = (.min, -1, -7)
    #expect(decimal(1.5, format) == "2")
  }
}
