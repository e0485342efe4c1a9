#if canImport(SwiftUI)
public import Foundation
internal import Slider
public import SwiftUI

extension View {
  /// Sets the style of all Detent sliders within the view. Of several, the innermost counts.
  public nonisolated func detentSliderStyle<S>(_ style: S) -> some View where S: DetentSliderStyle {
    environment(\.detentSliderStyle, style)
  }

  /// Sets whether Detent sliders within the view lie, as they do by default, or stand. On one that stands larger values
  /// are above, and it takes the height there is.
  public nonisolated func detentSliderAxis(_ axis: Axis) -> some View {
    sliding { $0.isVertical = axis == .vertical }
  }

  /// Sets how far apart neighbouring thumbs of Detent sliders within the view stay.
  ///
  /// - Parameter distance: the least difference of their values; 0 by default, and 0 if there is no room for it.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderMinimumDistance(_ distance: Double) -> some View {
    sliding { $0.distance = distance }
  }

  /// Sets what a thumb does that meets its neighbour, of Detent sliders within the view.
  public nonisolated func detentSliderMeetingBehavior(
    _ behavior: DetentSliderMeetingBehavior
  ) -> some View {
    sliding { $0.meeting = SliderMeeting(behavior) }
  }

  /// Sets what a press beside the thumbs does, of Detent sliders within the view.
  public nonisolated func detentSliderTrackPressBehavior(
    _ behavior: DetentSliderTrackPressBehavior
  ) -> some View {
    sliding { $0.trackPress = SliderTrackPress(behavior) }
  }

  /// Sets what a drag does that begins between two thumbs, of Detent sliders within the view.
  public nonisolated func detentSliderBetweenBehavior(
    _ behavior: DetentSliderBetweenBehavior
  ) -> some View {
    sliding { $0.between = SliderBetween(behavior) }
  }

  /// Sets how values lie along the tracks of Detent sliders within the view.
  public nonisolated func detentSliderScale(_ scale: DetentSliderScale) -> some View {
    sliding { ($0.curve, $0.factor, $0.stops) = (scale.curve, scale.factor, scale.stops) }
  }

  /// Sets when a value that is dragged becomes one that can be chosen, of Detent sliders within the view.
  public nonisolated func detentSliderQuantization(
    _ quantization: DetentSliderQuantization
  ) -> some View {
    sliding { $0.quantization = SliderQuantization(quantization) }
  }

  /// Lets thumbs of Detent sliders within the view give way past the bounds, and spring back.
  ///
  /// - Parameter slope: how many points a thumb follows the finger at the bound, for each point; 0 to 1. 0, as it is by
  ///   default, for none. UIKit's scroll views have 0.55.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderRubberBand(_ slope: Double = 0.55) -> some View {
    sliding { $0.rubberBand = slope }
  }

  /// Sets whether values that can be chosen give a haptic as a thumb passes them, of Detent sliders within the view.
  public nonisolated func detentSliderTicks(_ ticks: Bool = true) -> some View {
    sliding { $0.ticks = ticks }
  }

  /// Sets how far from the middle of a thumb a press takes hold of it, of Detent sliders within the view.
  ///
  /// - Parameter distance: in points, 0 or more; 22 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderGrabDistance(_ distance: CGFloat) -> some View {
    sliding { $0.grab = Double(distance) }
  }

  /// Names the thumbs of Detent sliders within the view that have more than one, for assistive technology.
  ///
  ///     DetentSlider(range: $price, in: 0...500, label: Text("Price"))
  ///       .detentSliderThumbLabels(Text("Lowest price"), Text("Highest price"))
  ///
  /// - Parameter labels: of the first thumb, of the second and so on.
  /// - Returns: the view with that setting.
  public nonisolated func detentSliderThumbLabels(_ labels: Text...) -> some View {
    environment(\.detentSliderThumbLabels, labels)
  }

  private nonisolated func sliding(_ say: @escaping (inout SliderBehavior) -> Void) -> some View {
    transformEnvironment(\.detentSliderBehavior, transform: say)
  }
}

extension EnvironmentValues {
  var detentSliderStyle: any DetentSliderStyle {
    get { self[DetentSliderStyleKey.self] }
    set { self[DetentSliderStyleKey.self] = newValue }
  }

  var detentSliderBehavior: SliderBehavior {
    get { self[SliderBehaviorKey.self] }
    set { self[SliderBehaviorKey.self] = newValue }
  }

  var detentSliderThumbLabels: [Text] {
    get { self[ThumbLabelsKey.self] }
    set { self[ThumbLabelsKey.self] = newValue }
  }
}

private struct DetentSliderStyleKey: EnvironmentKey {
  static var defaultValue: any DetentSliderStyle { BarDetentSliderStyle() }
}

private struct SliderBehaviorKey: EnvironmentKey {
  static var defaultValue: SliderBehavior { SliderBehavior() }
}

private struct ThumbLabelsKey: EnvironmentKey {
  static var defaultValue: [Text] { [] }
}
#endif
