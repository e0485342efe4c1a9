#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Sets the style of all sliding rulers within the view. The innermost style applies.
  public nonisolated func slidingRulerStyle<S>(_ style: S) -> some View where S: SlidingRulerStyle {
    environment(\.detent.rulerStyle, style)
  }

  /// Sets the number of spare cells on each side of sliding rulers within the view, 0 to 100; 3 by
  /// default. Only needed by styles with cells wider than a step.
  public nonisolated func slidingRulerCellOverflow(_ overflow: Int) -> some View {
    environment(\.detent.cellOverflow, overflow)
  }
}
#endif
