#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Slider
internal import SwiftUI

/// The picture of a slider: the engine's scene, or the views of a style.
struct SliderPicture: View {
  let look: SliderLook
  let scene: SliderScene
  /// The origin of the scene in the view.
  let origin: CGPoint

  var body: some View {
    if let style = look.style as? any SceneSliderStyle {
      let format = look.format
      Canvas { context, _ in
        context.translateBy(x: origin.x, y: origin.y)
        var surface = CanvasSurface(context)
        scene.draw(style.drawn, format: format, on: &surface)
      }
    } else {
      SliderViews(look: look, scene: scene)
    }
  }
}

/// A slider made of the views of a style: a track, with thumbs in front.
private struct SliderViews: View {
  let look: SliderLook
  let scene: SliderScene

  var body: some View {
    let whole = scene.frame(along: 0, across: 0, scene.length, scene.breadth)
    ZStack {
      look.style.track(.init(scene: scene, formatter: look.format.formatter))
        .frame(width: CGFloat(whole.width), height: CGFloat(whole.height))
      ForEach(0..<scene.thumbCount, id: \.self) { number in
        thumb(scene.thumb(drawnAs: number), middle: whole.center)
      }
    }
    .opacity(scene.isEnabled ? 1 : Disabled.opacity)
  }

  private func thumb(_ thumb: SliderThumb, middle: ControlCore.Point) -> some View {
    let center = thumb.frame.center
    return look.style.thumb(DetentSliderThumbConfiguration(thumb: thumb))
      .environment(\.layoutDirection, look.layoutDirection)
      .offset(x: CGFloat(center.x - middle.x), y: CGFloat(center.y - middle.y))
  }
}

extension DetentSliderStyle {
  @MainActor fileprivate func track(_ configuration: Configuration) -> AnyView {
    AnyView(Styled(style: self) { $0.makeTrackBody(configuration: configuration) })
  }

  @MainActor fileprivate func thumb(_ configuration: ThumbConfiguration) -> AnyView {
    AnyView(Styled(style: self) { $0.makeThumbBody(configuration: configuration) })
  }
}

/// The track of a standard style, for custom styles that only replace the thumbs. Dimming and the
/// focus ring are left to the slider itself.
struct StandardTrack: View {
  let configuration: DetentSliderStyleConfiguration
  let style: TrackSliderStyle<DiscThumb>

  var body: some View {
    let (scene, style) = (configuration.scene, style.with(thumb: NoThumb()))
    let format = HostFormat(formatter: configuration.formatter)
    let (frame, overhang) = (scene.frame, CGFloat(SliderScene.overhang))
    let isVertical = scene.orientation == .vertical
    Canvas { context, _ in
      context.translateBy(x: isVertical ? 0 : overhang, y: isVertical ? overhang : 0)
      var surface = CanvasSurface(context)
      surface.formatted(as: format) { surface in
        style.draw(scene, next: DefaultSliderPainter(), on: &surface)
      }
    }
    .frame(width: CGFloat(frame.width), height: CGFloat(frame.height))
  }
}

/// The thumb of the standard styles.
struct StandardThumb: View {
  let thumb: SliderThumb

  var body: some View {
    // Leaves space for the ring around a held thumb.
    let (size, space) = (SliderThumb.size, 6.0)
    var thumb = thumb
    thumb.frame = Presentation.Rect(x: space, y: space, width: size, height: size)
    return Canvas { [thumb] context, _ in
      var surface = CanvasSurface(context)
      DiscThumb().draw(thumb, on: &surface)
    }
    .frame(width: CGFloat(size + 2 * space), height: CGFloat(size + 2 * space))
  }
}

private struct NoThumb: Painter {
  func draw(_ thumb: SliderThumb, on surface: inout some Surface) {}
}
#endif
