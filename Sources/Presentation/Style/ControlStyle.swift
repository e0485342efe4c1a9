/// Draws scenes of one kind on any surface.
public protocol Painter<Scene> {
  /// The kind of scene.
  associatedtype Scene

  /// Draws a scene and nothing else.
  func draw(_ scene: Scene, on surface: inout some Surface)
}

/// The look of a control: a style reads a scene and draws it. A style cannot change a value.
///
/// A style may delegate to `next`, the style around it; the outermost is the control's default.
/// Styles can thus be written as changes to one another:
///
///     struct RedBorder: RatingStyle {
///       func draw(
///         _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
///       ) {
///         next.draw(symbol, on: &surface)
///         surface.stroke(.rectangle(symbol.frame), .red, width: 1)
///       }
///     }
///     RedBorder().style(.circle)  // circles with a red border
///     SymbolRatingStyle.circle.style(RedBorder())  // circles: the closest style comes first
///
/// All types are known at compile time: there are no existentials and no type erasure, and a style
/// that draws another control inside itself cannot recurse into itself.
public protocol ControlStyle<Scene> {
  /// The kind of scene.
  associatedtype Scene

  /// - Parameters:
  ///   - scene: the scene to draw.
  ///   - next: the painter to delegate to, with this scene or a changed one.
  ///   - surface: the surface to draw on.
  func draw(_ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface)
}

extension ControlStyle {
  /// Returns this style with `outer` around it, to which it may delegate.
  public func style<Outer: ControlStyle<Scene>>(_ outer: Outer) -> StyledBy<Self, Outer> {
    StyledBy(inner: self, outer: outer)
  }

  /// Returns this style limited to controls within a context; delegates to the next one elsewhere.
  public func when(_ context: StyleContext) -> InContext<Self> where Scene: StyledScene {
    InContext(context: context, style: self)
  }

  /// Returns a painter that draws this style and delegates to `next`.
  public func painter<Next: Painter<Scene>>(before next: Next) -> StylePainter<Self, Next> {
    StylePainter(style: self, next: next)
  }
}

/// A scene that includes its surroundings.
public protocol StyledScene {
  /// The surroundings of the control.
  var environment: ControlEnvironment { get }
}

/// Two styles combined: the inner one draws and delegates to the outer one.
public struct StyledBy<Inner: ControlStyle, Outer: ControlStyle<Inner.Scene>>: ControlStyle {
  public typealias Scene = Inner.Scene

  let inner: Inner
  let outer: Outer

  public func draw(
    _ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface
  ) {
    inner.draw(scene, next: outer.painter(before: next), on: &surface)
  }
}

/// A style and the painter to which it delegates.
public struct StylePainter<Style: ControlStyle, Next: Painter<Style.Scene>>: Painter {
  public typealias Scene = Style.Scene

  let style: Style
  let next: Next

  public func draw(_ scene: Scene, on surface: inout some Surface) {
    style.draw(scene, next: next, on: &surface)
  }
}

/// A style that applies only within a context.
public struct InContext<Style: ControlStyle>: ControlStyle where Style.Scene: StyledScene {
  public typealias Scene = Style.Scene

  let context: StyleContext
  let style: Style

  public func draw(
    _ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface
  ) {
    if scene.environment.contexts.contains(context) {
      style.draw(scene, next: next, on: &surface)
    } else {
      next.draw(scene, on: &surface)
    }
  }
}
