import ControlCore
import TestSupport
import Testing

/// A decimal step of a lattice gives decimal values.
struct DecimalFractionTests {
  private func multiple(_ i: Int64, of step: Double) -> Double {
    Lattice(step: step, fractions: 1, unitWidth: 120).value(ofMark: i)
  }

  @Test(arguments: [
    "0.1", "0.3", "0.7", "1.1", "2.5", "0.001", "12.34", "0.123456789012345", "123456789012345",
    "999999999999999", "0.000000000000001", "98765.4321", "1e-7", "3e-15", "1e15",
  ])
  func `a step of at most 15 digits is that decimal`(text: String) throws {
    let step = try #require(Double(text))
    #expect(multiple(1, of: step) == step)
    // Digits and a power of ten: whole-number multiples, written as decimals.
    let mantissa = text.filter(\.isNumber)
    if !text.contains("e"), let digits = Int128(mantissa) {
      let places = text.split(separator: ".").dropFirst().first?.count ?? 0
      let power = (0..<places).reduce(Int128(1)) { power, _ in power * 10 }
      for i in Int64(2)...9 where digits * Int128(i) < 9_007_199_254_740_992 {
        #expect(multiple(i, of: step) == nearestDouble(digits * Int128(i), over: power))
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `three times a decimal is the decimal one would write`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let digits = random.whole(1...1_000_000) * random.pick([1, 1_000, 1_000_000])
      let places = random.whole(0...15)
      let step = try #require(Double("\(digits)e-\(places)"))
      let tripled = try #require(Double("\(3 * digits)e-\(places)"))
      #expect(multiple(3, of: step) == tripled, "\(digits)e-\(places)")
      #expect(multiple(-3, of: step) == -tripled)
    }
  }

  @Test(arguments: [0.1 + 0.2, 1.0 / 3, 3.141592653589793, 1e-16, 1.5e-20, 0x1p-60, 1e100])
  func `any other step is the double itself`(step: Double) {
    #expect(multiple(1, of: step) == step)
    #expect(multiple(-1, of: step) == -step)
    #expect(multiple(4, of: step) == 4 * step)
  }
}
