#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Ruler
internal import SwiftUI

/// A cell of a standard style, for custom styles that only replace the cursor.
struct StandardCell: View {
  let configuration: SlidingRulerStyleConfiguration
  let style: ScaleRulerStyle<CapsuleCursor>
  /// A scale in hundredths, as scaled metrics are rounded to pixels.
  @ScaledMetric(relativeTo: .footnote) private var hundred = 100.0

  var body: some View {
    let (scene, style) = (scene, style.with(cursor: NoCursor()))
    let format = HostFormat(formatter: configuration.formatter)
    Canvas { context, _ in
      var surface = CanvasSurface(context)
      scene.draw(style, format: format, on: &surface)
    }
    .frame(width: CGFloat(scene.length), height: CGFloat(scene.breadth))
    .clipped()
    .opacity(configuration.bounds.contains(configuration.mark) ? 1 : Disabled.opacity)
  }

  /// The scene of a ruler without bounds, one cell long, at rest on the mark.
  private var scene: RulerScene {
    let settings = RulerSettings(step: Double(configuration.step), length: 120)
    let ruler = RulerControl(
      value: Double(configuration.mark), configuration: settings.configuration)
    let textScale = hundred / 100
    var environment = ControlEnvironment()
    environment.textScale = textScale
    return ruler.scene(breadth: 44 + 16 * textScale, environment: environment)
  }
}

/// The cursor of the standard styles.
struct StandardCursor: View {
  var body: some View {
    Capsule().fill(Color.red).frame(width: 2, height: 30)
  }
}

private struct NoCursor: Painter {
  func draw(_ cursor: RulerCursor, on surface: inout some Surface) {}
}
#endif
