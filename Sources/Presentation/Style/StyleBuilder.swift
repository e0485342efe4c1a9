/// Combines several styles into one, the closest to the control first:
///
///     let style = styles {
///       RedBorder()
///       if showsHalves { HalfSymbolRatingStyle() }
///       SymbolRatingStyle.circle
///     }
@resultBuilder public enum StyleBuilder {
  /// Passes the first style through.
  public static func buildPartialBlock<Style: ControlStyle>(first style: Style) -> Style { style }

  /// Puts the next style around those before it.
  public static func buildPartialBlock<Inner: ControlStyle, Outer: ControlStyle<Inner.Scene>>(
    accumulated inner: Inner, next outer: Outer
  ) -> StyledBy<Inner, Outer> {
    inner.style(outer)
  }

  /// Wraps the style of an `if` without `else`; if it is missing, the style around it draws.
  public static func buildOptional<Style: ControlStyle>(_ style: Style?) -> OptionalStyle<Style> {
    OptionalStyle(style: style)
  }

  /// Wraps the style of an `if` that has an `else`.
  public static func buildEither<First: ControlStyle, Second: ControlStyle<First.Scene>>(
    first style: First
  ) -> EitherStyle<First, Second> {
    .first(style)
  }

  /// Wraps the style of the `else`.
  public static func buildEither<First: ControlStyle, Second: ControlStyle<First.Scene>>(
    second style: Second
  ) -> EitherStyle<First, Second> {
    .second(style)
  }
}

/// Combines several styles into one, the closest to the control first.
public func styles<Style: ControlStyle>(@StyleBuilder _ build: () -> Style) -> Style {
  build()
}

/// A style that may be missing; the style around it then draws.
public struct OptionalStyle<Style: ControlStyle>: ControlStyle {
  public typealias Scene = Style.Scene

  let style: Style?

  public func draw(
    _ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface
  ) {
    if let style {
      style.draw(scene, next: next, on: &surface)
    } else {
      next.draw(scene, on: &surface)
    }
  }
}

/// One of two styles, chosen at run time.
public enum EitherStyle<First: ControlStyle, Second: ControlStyle<First.Scene>>: ControlStyle {
  public typealias Scene = First.Scene

  /// The style of the `if`.
  case first(First)
  /// The style of the `else`.
  case second(Second)

  public func draw(
    _ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface
  ) {
    switch self {
    case .first(let style): style.draw(scene, next: next, on: &surface)
    case .second(let style): style.draw(scene, next: next, on: &surface)
    }
  }
}
