#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// How sliding rulers look: cells of one step each, side by side, and a cursor over them.
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
public protocol SlidingRulerStyle {
  /// What shows of a step.
  associatedtype CellBody: View
  /// What shows of the cursor.
  associatedtype CursorBody: View

  /// Marks to a step, 1 to 10,000; 10 if a style does not say. Snapping and ticking follow it.
  var fractions: Int { get }
  /// Points from one step to the next; 120 if a style does not say.
  var cellWidth: CGFloat { get }
  /// Where the cursor is above the cells; on top if a style does not say.
  var cursorAlignment: VerticalAlignment { get }

  /// Draws the cell around a unit mark, which is in its middle.
  @MainActor @ViewBuilder func makeCellBody(configuration: Configuration) -> CellBody
  /// Draws the cursor.
  @MainActor @ViewBuilder func makeCursorBody() -> CursorBody

  /// The ruler as a style sees it.
  typealias Configuration = SlidingRulerStyleConfiguration
}

extension SlidingRulerStyle {
  public var fractions: Int { 10 }
  public var cellWidth: CGFloat { 120 }
  public var cursorAlignment: VerticalAlignment { .top }

  /// Whether cells are divided, as SlidingRuler asks.
  public var hasMarks: Bool { fractions > 1 }
  /// Whether there is a mark half-way between two unit marks.
  public var hasHalf: Bool { fractions.isMultiple(of: 2) }
}

/// A view of a cell that knows how many marks it draws, as SlidingRuler has it: its style need not say so.
public protocol FractionableView: View {
  /// Marks to a step, 1 to 10,000.
  nonisolated static var fractions: Int { get }
}

extension SlidingRulerStyle where CellBody: FractionableView {
  public var fractions: Int { CellBody.fractions }
}

/// One cell of a sliding ruler, for the style that draws it.
public struct SlidingRulerStyleConfiguration {
  /// The value of its unit mark.
  public let mark: CGFloat
  /// The values that can be chosen.
  public let bounds: ClosedRange<CGFloat>
  /// Value from one unit mark to the next.
  public let step: CGFloat
  /// Writes the mark.
  public let formatter: NumberFormatter?

  /// What a ruler would show: to preview a style, and to test it.
  ///
  /// - Parameters:
  ///   - mark: the value of the cell's unit mark.
  ///   - bounds: the values that can be chosen.
  ///   - step: value from one unit mark to the next.
  ///   - formatter: writes the mark; `nil` for plain decimals.
  public init(
    mark: CGFloat, bounds: ClosedRange<CGFloat> = -.infinity ... .infinity, step: CGFloat = 1,
    formatter: NumberFormatter? = nil
  ) {
    (self.mark, self.bounds, self.step, self.formatter) = (mark, bounds, step, formatter)
  }
}
#endif
