#if canImport(SwiftUI) && !os(tvOS)
internal import Foundation
internal import Ruler
internal import SwiftUI

/// A ruler whose style draws cells, and a cursor over them.
struct RulerCells: View {
  let style: any SlidingRulerStyle
  let scene: RulerScene
  let configuration: RulerConfiguration
  let formatter: NumberFormatter?
  let layoutDirection: LayoutDirection

  var body: some View {
    ZStack(alignment: Alignment(horizontal: .center, vertical: style.cursorAlignment)) {
      ForEach(RulerCell.all(of: scene, fractions: configuration.fractions)) { cell in
        AnyView(style.makeCellBody(configuration: configuration(of: cell)))
          .frame(width: CGFloat(configuration.unitWidth))
          .environment(\.layoutDirection, layoutDirection)
          .offset(x: CGFloat(cell.along - scene.cursor))
      }
      AnyView(style.makeCursorBody())
        .environment(\.layoutDirection, layoutDirection)
    }
    .frame(width: CGFloat(scene.length), height: CGFloat(scene.breadth))
    // Places count from the left, and the engine has mirrored them already.
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

/// How a disabled control looks where the engine does not draw it.
enum Disabled {
  /// As the engine's own scenes.
  static let opacity = 0.4
}
#endif
