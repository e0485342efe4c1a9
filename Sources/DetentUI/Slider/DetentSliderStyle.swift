#if canImport(SwiftUI)
public import Foundation
internal import ControlCore
internal import Presentation
internal import Slider
public import SwiftUI

/// The look of a slider: a track, with a thumb for each value in front.
///
///     struct BeadSliderStyle: DetentSliderStyle {
///       func makeTrackBody(configuration: Configuration) -> some View {
///         Capsule().fill(Color.gray).frame(height: 4)
///       }
///       func makeThumbBody(configuration: ThumbConfiguration) -> some View {
///         Circle().fill(configuration.isHeld ? Color.red : Color.green)
///           .frame(width: 20, height: 20)
///       }
///     }
public protocol DetentSliderStyle: DynamicProperty {
  /// The view of the track.
  associatedtype TrackBody: View
  /// The view of a thumb.
  associatedtype ThumbBody: View

  /// The size of a slider across its track in points; 44 by default. Along the track, a slider
  /// fills the available space; the track leaves 20 points at each end.
  var breadth: CGFloat { get }

  /// Makes the track. Its view has the length of the track and the breadth of the style.
  @MainActor @ViewBuilder func makeTrackBody(configuration: Configuration) -> TrackBody
  /// Makes a thumb, which is centred at its position.
  @MainActor @ViewBuilder func makeThumbBody(configuration: ThumbConfiguration) -> ThumbBody

  /// The state of the track to draw.
  typealias Configuration = DetentSliderStyleConfiguration
  /// The state of a thumb to draw.
  typealias ThumbConfiguration = DetentSliderThumbConfiguration
}

extension DetentSliderStyle {
  public var breadth: CGFloat { 44 }
}

/// A slider's track for its style. The layout direction around it is always left to right.
public struct DetentSliderStyleConfiguration {
  let scene: SliderScene

  /// The formatter of values.
  public let formatter: NumberFormatter?

  init(scene: SliderScene, formatter: NumberFormatter?) {
    (self.scene, self.formatter) = (scene, formatter)
  }

  /// Makes the state of a slider, to preview or test a style.
  ///
  /// - Parameters:
  ///   - values: the values of one to eight thumbs, in increasing order.
  ///   - bounds: the values at the two ends.
  ///   - length: the length of the track, in points.
  ///   - formatter: the formatter of values; `nil` for plain decimals.
  public init(
    values: [Double], in bounds: ClosedRange<Double> = 0...1, length: CGFloat = 200,
    formatter: NumberFormatter? = nil
  ) {
    var settings = SliderSettings(bounds: bounds)
    settings.thumbs = values.count
    let slider = SliderControl(
      values: NumberList(values.prefix(8)),
      configuration: settings.configuration(length: Double(length)))
    self.init(scene: slider.scene(breadth: 44), formatter: formatter)
  }

  /// Returns the state of a thumb; the index is clamped to the existing thumbs.
  public func thumb(_ index: Int) -> DetentSliderThumbConfiguration {
    DetentSliderThumbConfiguration(thumb: scene.thumb(min(max(index, 0), scene.thumbCount - 1)))
  }

  /// The values of the thumbs.
  public var values: [Double] { (0..<scene.thumbCount).map { scene.thumb($0).value } }
  /// The values at the two ends of the track.
  public var bounds: ClosedRange<Double> { scene.bounds }
  /// The length of the track in points.
  public var length: CGFloat { CGFloat(scene.length) }
  /// True if larger values are at the top of the track, rather than at its trailing end.
  public var isVertical: Bool { scene.orientation == .vertical }
  /// The range between the first and the last thumb, or before the only one, in points from the
  /// left or upper end of the track.
  public var filled: ClosedRange<CGFloat> {
    let filled = scene.filled()
    return CGFloat(filled.lowerBound)...CGFloat(filled.upperBound)
  }

  /// Returns a value's position in points from the left or upper end, clamped to the track.
  public func place(of value: Double) -> CGFloat { CGFloat(scene.place(of: value)) }
}

/// The state of a slider's thumb for its style.
public struct DetentSliderThumbConfiguration: Sendable {
  let thumb: SliderThumb

  /// The index of the thumb, from 0.
  public var index: Int { thumb.part }
  /// The value of the thumb.
  public var value: Double { thumb.value }
  /// The range of values left by its neighbours.
  public var limits: ClosedRange<Double> { thumb.limits }
  /// True while a finger or a mouse holds the thumb.
  public var isHeld: Bool { thumb.isHeld }
  /// True while the thumb has focus. SwiftUI's focus ring is off from iOS 17 and macOS 14 on.
  public var isFocused: Bool { thumb.isFocused }
}

/// The style of a slider with its format and environment.
struct SliderLook {
  let style: any DetentSliderStyle
  let format: HostFormat
  let environment: ControlEnvironment
  let layoutDirection: LayoutDirection

  /// Returns the size of the slider across its track, in points.
  func breadth(reportedBy settings: SliderSettings, isVertical: Bool) -> Double {
    guard let style = style as? any SceneSliderStyle else { return Double(style.breadth) }
    let breadth = style.drawn.breadth(in: environment)
    guard isVertical, style.drawn.hasMarks || style.drawn.hasBubbles else { return breadth }
    // Values are beside a vertical track; the default breadth has space for two digits.
    let digits =
      [settings.bounds.lowerBound, settings.bounds.upperBound]
      .map { String(FormattedValue($0, format)).count }.max() ?? 0
    return breadth + 16 * environment.textScale * Double(max(digits - 2, 0))
  }
}
#endif
