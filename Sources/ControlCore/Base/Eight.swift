/// Eight elements stored inline.
@usableFromInline
package struct Eight<Element: Equatable & Sendable>: Equatable, Sendable {
  @usableFromInline package var a: Element, b: Element, c: Element, d: Element
  @usableFromInline package var e: Element, f: Element, g: Element, h: Element

  @inlinable
  package init(repeating element: Element) {
    (a, b, c, d) = (element, element, element, element)
    (e, f, g, h) = (element, element, element, element)
  }

  /// - Parameter index: 0 to 7, clamped.
  @inlinable
  package subscript(index: Int) -> Element {
    get { read(index) { $0 } }
    set { change(index) { $0 = newValue } }
  }

  /// Reads the element of an index, 0 to 7, clamped. Inlined, because a large element would be
  /// copied.
  @inlinable @inline(__always)
  package func read<Answer>(_ index: Int, _ body: (borrowing Element) -> Answer) -> Answer {
    switch index {
    case ...0: body(a)
    case 1: body(b)
    case 2: body(c)
    case 3: body(d)
    case 4: body(e)
    case 5: body(f)
    case 6: body(g)
    default: body(h)
    }
  }

  /// Changes the element of an index, 0 to 7, clamped. A subscript would be a coroutine, which may
  /// allocate.
  @inlinable @inline(__always)
  package mutating func change<Answer>(_ index: Int, _ body: (inout Element) -> Answer) -> Answer {
    withUnsafeMutablePointer(to: &self) {
      // Eight members of one type lie one after the other, as in an array.
      let elements = UnsafeMutableRawPointer($0).assumingMemoryBound(to: Element.self)
      return body(&elements[min(max(index, 0), 7)])
    }
  }
}
