#if canImport(SwiftUI)
internal import Presentation
internal import Ruler
public import SwiftUI

/// Values below the scale, with marks hanging from the upper edge: the default.
public struct PrimarySlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: drawn)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// Values below the scale, with centred marks.
public struct CenteredSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: drawn)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// Hanging marks without values.
public struct BlankSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: drawn)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// Centred marks without values.
public struct BlankCenteredSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: drawn)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// The spelling of SlidingRuler's README.
@available(*, deprecated, renamed: "CenteredSlidingRulerStyle")
public typealias CenteredSlindingRulerStyle = CenteredSlidingRulerStyle

/// The spelling of SlidingRuler.
@available(*, deprecated, renamed: "SlidingRulerStyleConfiguration")
public typealias SlidingRulerStyleConfiguation = SlidingRulerStyleConfiguration

/// A style that draws the whole scene of the engine instead of cells.
protocol SceneRulerStyle {
  var drawn: ScaleRulerStyle<CapsuleCursor> { get }
}

extension PrimarySlidingRulerStyle: SceneRulerStyle {
  var drawn: ScaleRulerStyle<CapsuleCursor> { .primary }
}

extension CenteredSlidingRulerStyle: SceneRulerStyle {
  var drawn: ScaleRulerStyle<CapsuleCursor> { .centered }
}

extension BlankSlidingRulerStyle: SceneRulerStyle {
  var drawn: ScaleRulerStyle<CapsuleCursor> { .blank }
}

extension BlankCenteredSlidingRulerStyle: SceneRulerStyle {
  var drawn: ScaleRulerStyle<CapsuleCursor> { .blankCentered }
}
#endif
