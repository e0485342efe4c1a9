#if canImport(SwiftUI)
internal import Presentation
internal import Ruler
public import SwiftUI

/// Values below the scale, with marks hanging from the upper edge: the default.
public struct PrimarySlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: .primary)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// Values below the scale, with centred marks.
public struct CenteredSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: .centered)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// Hanging marks without values.
public struct BlankSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: .blank)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// Centred marks without values.
public struct BlankCenteredSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: .blankCentered)
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
  func draw(_ scene: RulerScene, format: HostFormat, on surface: inout CanvasSurface)
}

extension PrimarySlidingRulerStyle: SceneRulerStyle {
  func draw(_ scene: RulerScene, format: HostFormat, on surface: inout CanvasSurface) {
    scene.draw(.primary, format: format, on: &surface)
  }
}

extension CenteredSlidingRulerStyle: SceneRulerStyle {
  func draw(_ scene: RulerScene, format: HostFormat, on surface: inout CanvasSurface) {
    scene.draw(.centered, format: format, on: &surface)
  }
}

extension BlankSlidingRulerStyle: SceneRulerStyle {
  func draw(_ scene: RulerScene, format: HostFormat, on surface: inout CanvasSurface) {
    scene.draw(.blank, format: format, on: &surface)
  }
}

extension BlankCenteredSlidingRulerStyle: SceneRulerStyle {
  func draw(_ scene: RulerScene, format: HostFormat, on surface: inout CanvasSurface) {
    scene.draw(.blankCentered, format: format, on: &surface)
  }
}
#endif
