import CDetent
import TestSupport
import Testing

@Suite struct NumberTextTests {
  private func written(_ number: Double) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(DETENT_NUMBER_TEXT_SIZE)) {
      let count = detent_number_text(number, $0.baseAddress, $0.count)
      #expect($0[count] == 0 && count < $0.count)
      return text($0.baseAddress) ?? ""
    }
  }

  @Test func `numbers are written as traces have them`() {
    for (number, expected) in [
      (0, "0"), (-0.0, "0"), (0.1, "0.1"), (-2.5, "-2.5"), (1e22, "10000000000000000000000"),
      (1e-7, "0.0000001"), (20.041666666666668, "20.041666666666668"), (.infinity, "inf"),
      (-.infinity, "-inf"), (.nan, "nan"), (123_456_789, "123456789"),
    ] { #expect(written(number) == expected) }
    #expect(written(-Double.leastNormalMagnitude).utf8.count == 327)
    #expect(written(.greatestFiniteMagnitude).utf8.count == 309)
    #expect(written(.leastNonzeroMagnitude).hasSuffix("05"))
  }

  @Test(arguments: Seeds.all)
  func `every number is read back, from no more digits than Swift needs`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 3000) {
      let number = random.chance(200) ? 1 / random.positive() : random.positive()
      guard number < .infinity else { continue }
      let text = written(number)
      #expect(Double(text) == number)
      #expect(digits(text) == digits("\(number)"), "\(number)")
    }
  }

  /// Returns the digits without point, exponent, or zeros at either end.
  private func digits(_ text: String) -> String {
    let mantissa = text.prefix { $0 != "e" }.filter { $0 != "." && $0 != "-" }
    let start = mantissa.drop { $0 == "0" }
    return String(start.reversed().drop { $0 == "0" }.reversed())
  }

  @Test func `a text that does not fit is empty, and its length is reported`() {
    var bytes: [CChar] = [7, 7, 7, 7]
    #expect(detent_number_text(12.5, &bytes, 4) == 4)
    #expect(bytes[0] == 0)
    #expect(detent_number_text(1.5, &bytes, 4) == 3)
    #expect(text(bytes) == "1.5")
    bytes = [7, 7]
    #expect(detent_number_text(1.5, &bytes, 0) == 3 && bytes == [7, 7])
    #expect(detent_number_text(1.5, nil, 100) == 3)
  }
}
