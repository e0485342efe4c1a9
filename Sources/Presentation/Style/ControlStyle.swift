/// Draws scenes of one kind on any surface.
public protocol Painter<Scene> {
  /// The kind of scene.
  associatedtype Scene

  /// Draws a scene; nothing beside it.
  func draw(_ scene: Scene, on surface: inout some Surface)
}

/// How a control looks: a style reads a scene and draws it. Nothing it does can change a value.
///
/// A style may delegate to `next`, which is the style around it, and in the end the control's default;
/// so styles are written as changes to one another:
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
/// All types are known when the program is compiled: no existential, nothing erased, and a style
/// that draws another control within itself cannot meet itself again.
public protocol ControlStyle<Scene> {
  /// The kind of scene.
  associatedtype Scene

  /// - Parameters:
  ///   - scene: what shows.
  ///   - next: what to delegate to, for all of the scene or for a changed one.
  ///   - surface: what to draw on.
  func draw(_ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface)
}

extension ControlStyle {
  /// This style, and one around it that it may delegate to.
  public func style<Outer: ControlStyle<Scene>>(_ outer: Outer) -> StyledBy<Self, Outer> {
    StyledBy(inner: self, outer: outer)
  }

  /// This style where the control is within a context; elsewhere as if it were not there.
  public func when(_ context: StyleContext) -> InContext<Self> where Scene: StyledScene {
    InContext(context: context, style: self)
  }

  /// This style, in front of a painter.
  public func painter<Next: Painter<Scene>>(before next: Next) -> StylePainter<Self, Next> {
    StylePainter(style: self, next: next)
  }
}

/// A scene that knows its surroundings.
public protocol StyledScene {
  /// The surroundings of the control.
  var environment: ControlEnvironment { get }
}

/// Two styles as one: the inner first, which delegates to the outer.
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

/// A style with what it delegates to.
public struct StylePainter<Style: ControlStyle, Next: Painter<Style.Scene>>: Painter {
  public typealias Scene = Style.Scene

  let style: Style
  let next: Next

  public func draw(_ scene: Scene, on surface: inout some Surface) {
    style.draw(scene, next: next, on: &surface)
  }
}

/// A style that is only there in a context.
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
