#if canImport(SwiftUI)
internal import Foundation
internal import Ruler
internal import SwiftUI

/// A ruler made of cells of a custom style, with a cursor in front.
struct RulerCells: View {
  let style: any SlidingRulerStyle
  let scene: RulerScene
  let configuration: RulerConfiguration
  let formatter: NumberFormatter?
  let layoutDirection: LayoutDirection

  var body: some View {
    let isVertical = scene.orientation == .vertical
    ZStack(
      alignment: Alignment(
        horizontal: .center, vertical: isVertical ? .center : style.cursorAlignment)
    ) {
      ForEach(RulerCell.all(of: scene, fractions: configuration.fractions)) { cell in
        style.cell(configuration(of: cell))
          .frame(
            width: isVertical ? nil : CGFloat(configuration.unitWidth),
            height: isVertical ? CGFloat(configuration.unitWidth) : nil
          )
          .environment(\.layoutDirection, layoutDirection)
          .offset(
            x: isVertical ? 0 : CGFloat(cell.along - scene.cursor),
            y: isVertical ? CGFloat(cell.along - scene.cursor) : 0)
      }
      style.cursor
        .environment(\.layoutDirection, layoutDirection)
    }
    .frame(
      width: CGFloat(isVertical ? scene.breadth : scene.length),
      height: CGFloat(isVertical ? scene.length : scene.breadth)
    )
    // Coordinates run from the left; the engine has mirrored them already.
    .environment(\.layoutDirection, .leftToRight)
    .clipped()
    .opacity(scene.isEnabled ? 1 : Disabled.opacity)
  }

  private func configuration(of cell: RulerCell) -> SlidingRulerStyleConfiguration {
    let bounds = configuration.bounds
    return SlidingRulerStyleConfiguration(
      mark: CGFloat(cell.value),
      bounds: CGFloat(bounds.lowerBound)...CGFloat(bounds.upperBound),
      step: CGFloat(configuration.step), formatter: formatter)
  }
}

extension SlidingRulerStyle {
  @MainActor fileprivate func cell(_ configuration: Configuration) -> AnyView {
    AnyView(Styled(style: self) { $0.makeCellBody(configuration: configuration) })
  }

  @MainActor fileprivate var cursor: AnyView {
    AnyView(Styled(style: self) { $0.makeCursorBody() })
  }
}

/// The look of a disabled control that is drawn by views.
enum Disabled {
  /// The opacity; matches the engine's own scenes.
  static let opacity = 0.4
}
#endif
