#if canImport(SwiftUI)
internal import ControlCore
public import Foundation
internal import Slider
public import SwiftUI

extension View {
  /// Sets the style of all Detent sliders within the view. The innermost style applies.
  public nonisolated func detentSliderStyle<S>(_ style: S) -> some View where S: DetentSliderStyle {
    environment(\.detent.sliderStyle, style)
  }

  /// Sets the axis of Detent sliders within the view, horizontal by default. A vertical slider has
  /// larger values at the top and fills the available height.
  ///
  /// - Parameters:
  ///   - axis: the axis of the track.
  ///   - isInverted: true if a vertical slider has larger values at the bottom.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderAxis(
    _ axis: Axis, inverted isInverted: Bool = false
  ) -> some View {
    sliding {
      $0.orientation = axis == .vertical ? .vertical : .horizontal
      $0.isInverted = isInverted && axis == .vertical
    }
  }

  /// Sets the minimum distance between neighbouring thumbs of Detent sliders within the view.
  ///
  /// - Parameter distance: the smallest difference of values; 0 by default or if it does not fit.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderMinimumDistance(_ distance: Double) -> some View {
    sliding { $0.distance = distance }
  }

  /// Sets the behaviour of a thumb at its neighbour, for Detent sliders within the view.
  public nonisolated func detentSliderMeetingBehavior(
    _ behavior: DetentSliderMeetingBehavior
  ) -> some View {
    sliding { $0.meeting = SliderMeeting(behavior) }
  }

  /// Sets the effect of a press beside the thumbs, for Detent sliders within the view.
  public nonisolated func detentSliderTrackPressBehavior(
    _ behavior: DetentSliderTrackPressBehavior
  ) -> some View {
    sliding { $0.trackPress = SliderTrackPress(behavior) }
  }

  /// Sets the effect of a drag that begins between two thumbs, for Detent sliders within the view.
  public nonisolated func detentSliderBetweenBehavior(
    _ behavior: DetentSliderBetweenBehavior
  ) -> some View {
    sliding { $0.between = SliderBetween(behavior) }
  }

  /// Sets how far apart a user can bring neighbouring thumbs of Detent sliders within the view.
  ///
  /// - Parameter distance: the difference between their values, at least the minimum distance. Values
  ///   of the app that are further apart stay until the user brings them nearer.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderMaximumDistance(_ distance: Double) -> some View {
    sliding { $0.maxDistance = distance }
  }

  /// Keeps thumbs of Detent sliders within the view from being moved by users; others stop at them.
  ///
  /// - Parameter thumbs: the thumbs, counted from 0; none for no lock.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderLockedThumbs(_ thumbs: Int...) -> some View {
    sliding { $0.lockedThumbs = NumberList(Set(thumbs).sorted().map(Double.init)) }
  }

  /// Sets the scale of Detent sliders within the view.
  public nonisolated func detentSliderScale(_ scale: DetentSliderScale) -> some View {
    sliding {
      ($0.curve, $0.factor, $0.stops) = (scale.curve, scale.factor, NumberList(scale.stops))
      $0.stopPlaces = scale.isByValue ? .value : .even
      ($0.knots, $0.steps) = (NumberList(scale.knots), NumberList(scale.steps))
    }
  }

  /// Sets the moment at which dragged values are quantized, for Detent sliders within the view.
  public nonisolated func detentSliderQuantization(
    _ quantization: DetentSliderQuantization
  ) -> some View {
    sliding { $0.quantization = SliderQuantization(quantization) }
  }

  /// Lets thumbs of Detent sliders within the view move past the bounds and spring back.
  ///
  /// - Parameter slope: the movement at the bound for each point of the finger; 0 to 1. 0, the
  ///   default without this modifier, turns it off; UIKit's scroll views use 0.55.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderRubberBand(_ slope: Double = 0.55) -> some View {
    sliding { $0.rubberBand = slope }
  }

  /// Sets whether Detent sliders within the view play a haptic for each allowed value
  /// passed; off by default.
  public nonisolated func detentSliderTicks(_ ticks: Bool = true) -> some View {
    sliding { $0.ticks = ticks }
  }

  /// Sets the distance from a thumb's centre at which a finger grabs it, on sliders within the view.
  ///
  /// - Parameter distance: the distance in points, 0 or more; 22 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderGrabDistance(_ distance: CGFloat) -> some View {
    sliding { $0.grab = Double(distance) }
  }

  /// Sets the distance from a thumb's centre at which a mouse or a pencil grabs it, on sliders within
  /// the view. A style that draws its thumb larger or smaller passes half of its size.
  ///
  /// - Parameter radius: the radius in points, 0 or more; 14 by default, half of
  ///   `SliderThumb.size`.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderThumbRadius(_ radius: CGFloat) -> some View {
    sliding { $0.thumbRadius = Double(radius) }
  }

  /// Sets the accessibility labels of several thumbs, for Detent sliders within the view.
  ///
  ///     DetentSlider(range: $price, in: 0...500, label: Text("Price"))
  ///       .detentSliderThumbLabels(Text("Lowest price"), Text("Highest price"))
  ///
  /// - Parameter labels: the labels in order of the thumbs.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderThumbLabels(_ labels: Text...) -> some View {
    environment(\.detent.thumbLabels, labels)
  }

  private nonisolated func sliding(_ say: @escaping (inout SliderConfiguration) -> Void)
    -> some View
  {
    transformEnvironment(\.detent.slider, transform: say)
  }
}
#endif
