// Where a fixed number of numbers is kept: in place, wherever that is possible.
//
// Apple's systems have `InlineArray` from macOS 26 and iOS 26 on. To run on earlier ones, the same
// numbers are in arrays there. With `-DDETENT_ARRAYS` they are everywhere, so that this can be tested.

#if canImport(Darwin) || DETENT_ARRAYS

typealias Doubles128 = [Double]
typealias Doubles192 = [Double]
typealias Doubles20 = [Double]
typealias Integers20 = [Int32]

extension Array where Element: AdditiveArithmetic {
  /// Twenty zeros.
  static var zeros: [Element] { Array(repeating: .zero, count: 20) }
}

#else

typealias Doubles128 = InlineArray<128, Double>
typealias Doubles192 = InlineArray<192, Double>
typealias Doubles20 = InlineArray<20, Double>
typealias Integers20 = InlineArray<20, Int32>

extension InlineArray where Element: AdditiveArithmetic {
  /// Nothing but zeros.
  static var zeros: Self { Self(repeating: .zero) }
}

#endif
