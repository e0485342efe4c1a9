#if canImport(SwiftUI)
internal import Presentation
internal import Ruler
public import SwiftUI

/// Values below the scale, marks hanging from its upper edge: the default.
public struct PrimarySlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Labels below, marks hanging.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: .primary)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// Values below the scale, marks centred.
public struct CenteredSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Labels below, marks in the middle.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: .centered)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// No values, marks hanging.
public struct BlankSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Marks that hang, without labels.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: .blank)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// No values, marks centred.
public struct BlankCenteredSlidingRulerStyle: SlidingRulerStyle, Sendable {
  /// Marks in the middle, without labels.
  public init() {}

  public func makeCellBody(configuration: Configuration) -> some View {
    StandardCell(configuration: configuration, style: .blankCentered)
  }

  public func makeCursorBody() -> some View { StandardCursor() }
}

/// As SlidingRuler's README has it.
@available(*, deprecated, renamed: "CenteredSlidingRulerStyle")
public typealias CenteredSlindingRulerStyle = CenteredSlidingRulerStyle

/// As SlidingRuler has it.
@available(*, deprecated, renamed: "SlidingRulerStyleConfiguration")
public typealias SlidingRulerStyleConfiguation = SlidingRulerStyleConfiguration

/// A style that draws the engine's scene at once, in place of cells.
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
