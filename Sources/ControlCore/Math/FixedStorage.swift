// Where a fixed number of numbers is kept: in place, wherever that is possible.
//
// Apple's systems have `InlineArray` from macOS 26 and iOS 26 on. To run on earlier ones, tables that
// never change are in arrays there, and what a control holds is in a tuple: so a control is its bytes
// everywhere. With `-DDETENT_ARRAYS` it is so on all systems, so that this can be tested.

#if canImport(Darwin) || DETENT_ARRAYS

typealias Fixed64<Element> = [Element]
typealias Fixed128<Element> = [Element]

/// Twenty elements in place.
struct Fixed20<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, Sendable {
  private typealias Five = (Element, Element, Element, Element, Element)
  private var elements: (Five, Five, Five, Five)

  private init(repeating element: Element) {
    let five = (element, element, element, element, element)
    elements = (five, five, five, five)
  }

  subscript(index: Int) -> Element {
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

  private static func offset(of index: Int) -> Int {
    precondition(index >= 0 && index < 20)
    return index * MemoryLayout<Element>.stride
  }
}

extension Fixed20 where Element: AdditiveArithmetic {
  /// Nothing but zeros.
  static var zeros: Self { Self(repeating: .zero) }
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
