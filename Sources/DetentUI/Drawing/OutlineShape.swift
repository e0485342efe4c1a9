#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import SwiftUI

/// A symbol of the engine as a shape of SwiftUI, to be filled with any colour.
struct SymbolShape: Shape {
  let symbol: NamedSymbol

  func path(in rect: CGRect) -> Path {
    var pen = PathPen()
    symbol.outline(in: Presentation.Rect(rect)).trace(&pen)
    return pen.path
  }

  /// Symbols of the engine look alike in both directions.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The share of a rectangle where reading begins.
struct LeadingShape: Shape {
  /// 0 to 1.
  let share: Double
  let isRightToLeft: Bool

  func path(in rect: CGRect) -> Path {
    let width = rect.width * CGFloat(share)
    let x = isRightToLeft ? rect.maxX - width : rect.minX
    return Path(CGRect(x: x, y: rect.minY, width: width, height: rect.height))
  }

  /// It looks at the layout direction itself. SwiftUI would mirror it once more: shapes are mirrored by
  /// default in apps that are deployed on iOS 17 or later.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Draws a path of SwiftUI.
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
