// Where a fixed number of numbers is kept: in place, wherever that is possible.
//
// Apple's systems have `InlineArray` from macOS 26 and iOS 26 on. To run on earlier ones, the same
// numbers are in arrays there. With `-DDETENT_ARRAYS` they are everywhere, so that this can be tested.

#if canImport(Darwin) || DETENT_ARRAYS

typealias Fixed20<Element> = [Element]
typealias Fixed64<Element> = [Element]
typealias Fixed128<Element> = [Element]

extension Array where Element: AdditiveArithmetic {
  /// Twenty zeros.
  static var zeros: [Element] { Array(repeating: .zero, count: 20) }
}

#else

typealias Fixed20<Element> = InlineArray<20, Element>
typealias Fixed64<Element> = InlineArray<64, Element>
typealias Fixed128<Element> = InlineArray<128, Element>

extension InlineArray where Element: AdditiveArithmetic {
  /// Nothing but zeros.
  static var zeros: Self { Self(repeating: .zero) }
}

#endif
