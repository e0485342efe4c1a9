#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Sets the style of all sliding rulers within the view. The innermost style applies.
  public nonisolated func slidingRulerStyle<S>(_ style: S) -> some View where S: SlidingRulerStyle {
    environment(\.slidingRulerStyle, style)
  }

  /// Sets the number of spare cells on each side of sliding rulers within the view, 0 to 100; 3 by
  /// default. Only needed by styles with cells wider than a step.
  public nonisolated func slidingRulerCellOverflow(_ overflow: Int) -> some View {
    environment(\.slidingRulerCellOverflow, overflow)
  }
}

extension EnvironmentValues {
  var slidingRulerStyle: any SlidingRulerStyle {
    get { self[SlidingRulerStyleKey.self] }
    set { self[SlidingRulerStyleKey.self] = newValue }
  }

  var slidingRulerCellOverflow: Int {
    get { self[CellOverflowKey.self] }
    set { self[CellOverflowKey.self] = newValue }
  }
}

private struct SlidingRulerStyleKey: EnvironmentKey {
  static var defaultValue: any SlidingRulerStyle { PrimarySlidingRulerStyle() }
}

private struct CellOverflowKey: EnvironmentKey {
  static var defaultValue: Int { 3 }
}
#endif
