internal import ControlCore
internal import Presentation

/// The symbols of a rating as they are laid out, which may differ in width and distance.
///
/// The symbols of the engine are all alike: they have the mean width and the mean gap. A place of a
/// pointer is moved to the same share of the same symbol or gap there.
struct SymbolRow: Equatable {
  /// The frames of the symbols from left to right, in points from the left end of the row; none
  /// while any is unknown.
  private let symbols: [Rect]

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - frames: the frames by the index of the symbol, which may count from the right.
  ///   - count: the number of symbols, 0 or more.
  init(_ frames: [Int: Rect] = [:], count: Int = 0) {
    let known = (0..<count).compactMap { frames[$0] }
    let isWhole = known.count == count && known.allSatisfy { $0.x.isFinite && $0.width > 0 }
    symbols = isWhole ? known.sorted { $0.x < $1.x } : []
  }

  /// The length of the row in points; 0 while unknown.
  var length: Double { symbols.last.map { $0.x + $0.width } ?? 0 }

  /// The mean width of a symbol in points; 0 while unknown.
  var width: Double {
    let sum = symbols.reduce(0) { $0 + $1.width }
    return symbols.isEmpty ? 0 : min(sum, length) / Double(symbols.count)
  }

  /// The mean gap between symbols in points, 0 or more.
  var gap: Double {
    guard symbols.count > 1 else { return 0 }
    return max(length - width * Double(symbols.count), 0) / Double(symbols.count - 1)
  }

  /// Returns the place in a row of equal symbols for a place in this one.
  func place(of point: Point) -> Point {
    guard let index = symbols.lastIndex(where: { $0.x <= point.x }), point.x < length else {
      return point
    }
    let (symbol, start) = (symbols[index], Double(index) * (width + gap))
    let inside = point.x - symbol.x
    if inside <= symbol.width || index == symbols.count - 1 {
      return Point(x: start + min(inside / symbol.width, 1) * width, y: point.y)
    }
    let rest = symbols[index + 1].x - symbol.x - symbol.width
    return Point(x: start + width + (inside - symbol.width) / rest * gap, y: point.y)
  }
}
