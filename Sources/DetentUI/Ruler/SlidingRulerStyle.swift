#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// The look of a sliding ruler: cells of one step each, side by side, with a cursor in front.
///
///     struct BeadStyle: SlidingRulerStyle {
///       var fractions: Int { 4 }
///       func makeCellBody(configuration: Configuration) -> some View {
///         Circle().frame(width: 9, height: 9)
///       }
///       func makeCursorBody() -> some View {
///         Capsule().fill(Color.red).frame(width: 2, height: 30)
///       }
///     }
public protocol SlidingRulerStyle: DynamicProperty {
  /// The view of a cell.
  associatedtype CellBody: View
  /// The view of the cursor.
  associatedtype CursorBody: View

  /// The number of marks per step, 1 to 10,000; 10 by default. Also used for snapping and ticking.
  var fractions: Int { get }
  /// The distance between steps in points; 120 by default.
  var cellWidth: CGFloat { get }
  /// The vertical alignment of the cursor with horizontal cells; top by default.
  var cursorAlignment: VerticalAlignment { get }

  /// Makes the cell around a unit mark, with the mark in its middle.
  @MainActor @ViewBuilder func makeCellBody(configuration: Configuration) -> CellBody
  /// Makes the cursor.
  @MainActor @ViewBuilder func makeCursorBody() -> CursorBody

  /// The state of a cell to draw.
  typealias Configuration = SlidingRulerStyleConfiguration
}

extension SlidingRulerStyle {
  public var fractions: Int { 10 }
  public var cellWidth: CGFloat { 120 }
  public var cursorAlignment: VerticalAlignment { .top }

  /// True if cells are divided, as in SlidingRuler.
  public var hasMarks: Bool { fractions > 1 }
  /// True if there is a mark half-way between unit marks.
  public var hasHalf: Bool { fractions.isMultiple(of: 2) }
}

/// A cell view that defines the number of marks for its style, as in SlidingRuler.
public protocol FractionableView: View {
  /// The number of marks per step, 1 to 10,000.
  nonisolated static var fractions: Int { get }
}

extension SlidingRulerStyle where CellBody: FractionableView {
  public var fractions: Int { CellBody.fractions }
}

/// The state of a sliding ruler's cell for its style.
public struct SlidingRulerStyleConfiguration {
  /// The value of the unit mark.
  public let mark: CGFloat
  /// The values that can be chosen.
  public let bounds: ClosedRange<CGFloat>
  /// The distance between unit marks in value.
  public let step: CGFloat
  /// The formatter of the mark.
  public let formatter: NumberFormatter?

  /// Makes the state of a cell, to preview or test a style.
  ///
  /// - Parameters:
  ///   - mark: the value of the unit mark.
  ///   - bounds: the values that can be chosen.
  ///   - step: the distance between unit marks in value.
  ///   - formatter: the formatter of the mark; `nil` for plain decimals.
  public init(
    mark: CGFloat, bounds: ClosedRange<CGFloat> = -.infinity ... .infinity, step: CGFloat = 1,
    formatter: NumberFormatter? = nil
  ) {
    (self.mark, self.bounds, self.step, self.formatter) = (mark, bounds, step, formatter)
  }
}
#endif
