#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import SwiftUI

/// A symbol of the engine as a SwiftUI shape.
struct SymbolShape: Shape {
  let symbol: NamedSymbol

  func path(in rect: CGRect) -> Path {
    var pen = PathPen()
    symbol.outline(in: Presentation.Rect(rect)).trace(&pen)
    return pen.path
  }

  /// Fixed: symbols of the engine look alike in both layout directions.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A share of a rectangle from its leading edge.
struct LeadingShape: Shape {
  /// The share of the width, 0 to 1.
  let share: Double
  let isRightToLeft: Bool

  func path(in rect: CGRect) -> Path {
    let width = rect.width * CGFloat(share)
    let x = isRightToLeft ? rect.maxX - width : rect.minX
    return Path(CGRect(x: x, y: rect.minY, width: width, height: rect.height))
  }

  /// Fixed, as the path already honours the layout direction. By default, SwiftUI mirrors shapes in
  /// apps deployed on iOS 17 or later.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A pen that builds a SwiftUI path.
private struct PathPen: Pen {
  var path = Path()

  mutating func move(to point: ControlCore.Point) { path.move(to: CGPoint(point)) }
  mutating func line(to point: ControlCore.Point) { path.addLine(to: CGPoint(point)) }
  mutating func curve(
    to point: ControlCore.Point, _ first: ControlCore.Point, _ second: ControlCore.Point
  ) {
    path.addCurve(
      to: CGPoint(point), control1: CGPoint(first), control2: CGPoint(second))
  }
  mutating func close() { path.closeSubpath() }
}

extension Presentation.Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
#endif
