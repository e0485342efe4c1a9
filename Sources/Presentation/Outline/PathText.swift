import ControlCore

/// An outline in the notation of SVG's `d` attribute, as exported by design tools.
///
/// Supported are `M`, `L`, `H`, `V`, `C`, `Q` and `Z`, as capitals (absolute) or small letters
/// (relative), with plain numbers; arcs and shorthand curves are not. The outline ends at the first
/// unsupported command.
public struct PathText: Equatable, Sendable {
  /// The path in `d` notation.
  public let text: StaticString
  /// The rectangle of the drawing that maps to the target frame.
  public let box: Rect

  /// Makes an outline drawn within `box`; by default 0 to 1 on both axes.
  public init(_ text: StaticString, box: Rect = Rect(x: 0, y: 0, width: 1, height: 1)) {
    self.text = text
    self.box = box
  }

  public static func == (a: PathText, b: PathText) -> Bool {
    a.box == b.box && equal(a.text, b.text)
  }

  /// Traces the path with a pen, scaled from `box` to `frame`.
  public func trace(in frame: Rect, _ pen: inout some Pen) {
    guard box.width > 0, box.height > 0 else { return }
    var reader = PathReader(text)
    var place = Point(x: 0, y: 0)
    var start = place
    func put(_ point: Point) -> Point {
      Point(
        x: frame.x + (point.x - box.x) / box.width * frame.width,
        y: frame.y + (point.y - box.y) / box.height * frame.height)
    }
    while let step = reader.next(from: place, start) {
      switch step {
      case .move(let to):
        pen.move(to: put(to))
        (place, start) = (to, to)
      case .line(let to):
        pen.line(to: put(to))
        place = to
      case .curve(let to, let first, let second):
        pen.curve(to: put(to), put(first), put(second))
        place = to
      case .close:
        pen.close()
        place = start
      }
    }
  }
}

/// Reads a `PathText` step by step.
struct PathReader {
  enum Step {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private let text: StaticString
  private var index: Int = 0
  private var command: UInt8 = 0

  init(_ text: StaticString) {
    self.text = text
  }

  /// - Parameters:
  ///   - place: the current position of the pen.
  ///   - start: the start of the current subpath.
  /// - Returns: the step in absolute coordinates; `nil` at the end or at an unsupported command.
  mutating func next(from place: Point, _ start: Point) -> Step? {
    skipSpace()
    guard let byte = peek else { return nil }
    if isLetter(byte) {
      command = byte
      index &+= 1
    }
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? place : Point(x: 0, y: 0)
    switch command & 0xDF {
    case UInt8(ascii: "M"):
      guard let to = point(origin) else { return nil }
      command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
      return .move(to)
    case UInt8(ascii: "L"): return point(origin).map { .line($0) }
    case UInt8(ascii: "H"): return number().map { .line(Point(x: origin.x + $0, y: place.y)) }
    case UInt8(ascii: "V"): return number().map { .line(Point(x: place.x, y: origin.y + $0)) }
    case UInt8(ascii: "C"):
      guard let first = point(origin), let second = point(origin), let to = point(origin)
      else { return nil }
      return .curve(to, first, second)
    case UInt8(ascii: "Q"):
      guard let middle = point(origin), let to = point(origin) else { return nil }
      return .curve(to, between(place, middle), between(to, middle))
    case UInt8(ascii: "Z"):
      command = 0
      return .close
    default: return nil
    }
  }

  /// Returns the point two thirds of the way, which turns a quadratic curve into a cubic one.
  private func between(_ a: Point, _ b: Point) -> Point {
    Point(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
  }

  private mutating func point(_ origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: origin.x + x, y: origin.y + y)
  }

  /// Reads a decimal number; digits after the 15th count as 0.
  private mutating func number() -> Double? {
    skipSpace()
    var isNegative = false
    if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      index &+= 1
    }
    var digits = 0.0
    // Factor and divisor to apply to the digits.
    var (factor, divisor) = (1.0, 1.0)
    var (isAny, hasPoint) = (false, false)
    while let byte = peek {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte >= 48, byte <= 57 {
        isAny = true
        if digits < 1e14 {
          // Goes through `Int`, as the compiler treats `Int64(byte)` as allocating where `Int` has
          // 32 bits.
          digits = digits * 10 + Double(Int(byte &- 48))
          if hasPoint { divisor *= 10 }
        } else if !hasPoint {
          factor *= 10
        }
      } else {
        break
      }
      index &+= 1
    }
    guard isAny else { return nil }
    let size = digits * factor / divisor
    return isNegative ? -size : size
  }

  private mutating func skipSpace() {
    while let byte = peek, byte <= 32 || byte == UInt8(ascii: ",") { index &+= 1 }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }

  private var peek: UInt8? {
    index < text.utf8CodeUnitCount ? text.utf8Start[index] : nil
  }
}
