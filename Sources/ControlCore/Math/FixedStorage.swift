// Where a fixed number of numbers is kept: in place, wherever that is possible.
//
// Apple's systems have `InlineArray` from macOS 26 and iOS 26 on. To run on earlier ones, tables that
// never change are in arrays there, and what a control holds is in a tuple: so a control is its bytes
// everywhere. With `-DDETENT_ARRAYS` it is so on all systems, so that this can be tested.

#if canImport(Darwin) || DETENT_ARRAYS

typealias Fixed64<Element> = [Element]
typealias Fixed128<Element> = [Element]

package typealias Four<Element> = (Element, Element, Element, Element)
typealias Fixed20<Element: BitwiseCopyable & Sendable & AdditiveArithmetic> = FixedTuple<
  (Four<Element>, Four<Element>, Four<Element>, Four<Element>, Four<Element>), Element
>
/// What `Presentation` counts in.
package typealias Fixed36<Element: BitwiseCopyable & Sendable & AdditiveArithmetic> = FixedTuple<
  (Four<Four<Element>>, Four<Four<Element>>, Four<Element>), Element
>
typealias Values32 = FixedTuple<(Four<Four<Double>>, Four<Four<Double>>), Double>

/// Numbers in place: the elements of a tuple that holds nothing else.
@usableFromInline
package struct FixedTuple<
  Tuple: BitwiseCopyable & Sendable, Element: BitwiseCopyable & Sendable & AdditiveArithmetic
>: BitwiseCopyable, Sendable {
  @usableFromInline var elements: Tuple

  @usableFromInline init(elements: Tuple) {
    self.elements = elements
  }

  /// Nothing but zeros: numbers all of whose bits are 0.
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
/// What `Presentation` counts in.
package typealias Fixed36<Element> = InlineArray<36, Element>
typealias Fixed64<Element> = InlineArray<64, Element>
typealias Values32 = InlineArray<32, Double>
typealias Fixed128<Element> = InlineArray<128, Element>

extension InlineArray where Element: AdditiveArithmetic {
  /// Nothing but zeros.
  package static var zeros: Self { Self(repeating: .zero) }
}

#endif
