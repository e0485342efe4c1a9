// Inline storage for a fixed number of numbers, where possible.
//
// Apple's systems have `InlineArray` from macOS 26 and iOS 26 on. To support earlier ones, constant
// tables are arrays there, and controls store tuples: so a control is its bytes everywhere.
// `-DDETENT_ARRAYS` selects this on all systems, for tests.

#if canImport(Darwin) || DETENT_ARRAYS

typealias Fixed64<Element> = [Element]
typealias Fixed128<Element> = [Element]

package typealias Four<Element> = (Element, Element, Element, Element)
typealias Fixed20<Element: BitwiseCopyable & Sendable & AdditiveArithmetic> = FixedTuple<
  (Four<Element>, Four<Element>, Four<Element>, Four<Element>, Four<Element>), Element
>
/// The storage for the digits of `WideNatural`.
package typealias Fixed36<Element: BitwiseCopyable & Sendable & AdditiveArithmetic> = FixedTuple<
  (Four<Four<Element>>, Four<Four<Element>>, Four<Element>), Element
>
typealias Values32 = FixedTuple<(Four<Four<Double>>, Four<Four<Double>>), Double>
/// The storage for the knots and steps of a track in pieces.
package typealias Values26 = FixedTuple<
  (Four<Four<Double>>, Four<Double>, Four<Double>, (Double, Double)), Double
>

/// Inline numbers: the elements of a tuple that holds nothing else.
@usableFromInline
package struct FixedTuple<
  Tuple: BitwiseCopyable & Sendable, Element: BitwiseCopyable & Sendable & AdditiveArithmetic
>: BitwiseCopyable, Sendable {
  @usableFromInline var elements: Tuple

  @usableFromInline init(elements: Tuple) {
    self.elements = elements
  }

  /// The value whose numbers are all zero, with all bits 0.
  @inlinable package static var zeros: Self {
    withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Tuple>.size, alignment: MemoryLayout<Tuple>.alignment
    ) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return Self(elements: bytes.load(as: Tuple.self))
    }
  }

  @inlinable package subscript(index: Int) -> Element {
    get {
      withUnsafeBytes(of: elements) {
        $0.load(fromByteOffset: Self.offset(of: index), as: Element.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &elements) {
        $0.storeBytes(of: newValue, toByteOffset: Self.offset(of: index), as: Element.self)
      }
    }
  }

  @inlinable static func offset(of index: Int) -> Int {
    let offset = index * MemoryLayout<Element>.stride
    precondition(index >= 0 && offset < MemoryLayout<Tuple>.size)
    return offset
  }
}

#else

typealias Fixed20<Element> = InlineArray<20, Element>
/// The storage for the digits of `WideNatural`.
package typealias Fixed36<Element> = InlineArray<36, Element>
typealias Fixed64<Element> = InlineArray<64, Element>
typealias Values32 = InlineArray<32, Double>
/// The storage for the knots and steps of a track in pieces.
package typealias Values26 = InlineArray<26, Double>
typealias Fixed128<Element> = InlineArray<128, Element>

extension InlineArray where Element: AdditiveArithmetic {
  /// The value whose numbers are all zero.
  package static var zeros: Self { Self(repeating: .zero) }
}

#endif
