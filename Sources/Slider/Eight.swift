/// Eight elements stored inline.
struct Eight<Element: Equatable & Sendable>: Equatable, Sendable {
  private var a: Element, b: Element, c: Element, d: Element
  private var e: Element, f: Element, g: Element, h: Element

  init(repeating element: Element) {
    (a, b, c, d) = (element, element, element, element)
    (e, f, g, h) = (element, element, element, element)
  }

  /// - Parameter index: 0 to 7, clamped.
  subscript(index: Int) -> Element {
    get {
      switch index {
      case ...0: a
      case 1: b
      case 2: c
      case 3: d
      case 4: e
      case 5: f
      case 6: g
      default: h
      }
    }
    set {
      switch index {
      case ...0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      case 3: d = newValue
      case 4: e = newValue
      case 5: f = newValue
      case 6: g = newValue
      default: h = newValue
      }
    }
  }
}
