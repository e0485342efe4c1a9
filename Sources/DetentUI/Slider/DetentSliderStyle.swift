#if canImport(SwiftUI)
public import Foundation
internal import ControlCore
internal import Presentation
internal import Slider
public import SwiftUI

/// How sliders look: a track, and a thumb for each value over it.
///
///     struct BeadSliderStyle: DetentSliderStyle {
///       func makeTrackBody(configuration: Configuration) -> some View {
///         Capsule().fill(Color.gray).frame(height: 4)
///       }
///       func makeThumbBody(configuration: ThumbConfiguration) -> some View {
///         Circle().fill(configuration.isHeld ? Color.red : Color.green).frame(width: 20, height: 20)
///       }
///     }
public protocol DetentSliderStyle {
  /// What shows of the track.
  associatedtype TrackBody: View
  /// What shows of a thumb.
  associatedtype ThumbBody: View

  /// Points that a slider takes across its track; 44 if a style does not say. Along it a slider takes what there
  /// is, of which the track leaves 20 points free at both ends.
  var breadth: CGFloat { get }

  /// Draws the track. Its view is as long as the track, and as broad as the style says.
  @MainActor @ViewBuilder func makeTrackBody(configuration: Configuration) -> TrackBody
  /// Draws a thumb, whose middle is put where it belongs.
  @MainActor @ViewBuilder func makeThumbBody(configuration: ThumbConfiguration) -> ThumbBody

  /// The slider as a style sees it.
  typealias Configuration = DetentSliderStyleConfiguration
  /// One thumb as a style sees it.
  typealias ThumbConfiguration = DetentSliderThumbConfiguration
}

extension DetentSliderStyle {
  public var breadth: CGFloat { 44 }
}

/// A slider's track, for the style that draws it. Its places count from the left, also where people read from the
/// right: the layout direction around a track is always left to right.
public struct DetentSliderStyleConfiguration {
  let scene: SliderScene

  /// Writes values.
  public let formatter: NumberFormatter?

  init(scene: SliderScene, formatter: NumberFormatter?) {
    (self.scene, self.formatter) = (scene, formatter)
  }

  /// What a slider would show: to preview a style, and to test it.
  ///
  /// - Parameters:
  ///   - values: of one to eight thumbs, in increasing order.
  ///   - bounds: the values at the two ends.
  ///   - length: of the track, in points.
  ///   - formatter: writes values; `nil` for plain decimals.
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

  /// A thumb of it, for a style that draws it: 0 to one less than there are.
  public func thumb(_ index: Int) -> DetentSliderThumbConfiguration {
    DetentSliderThumbConfiguration(thumb: scene.thumb(min(max(index, 0), scene.thumbCount - 1)))
  }

  /// The values of the thumbs.
  public var values: [Double] { (0..<scene.thumbCount).map { scene.thumb($0).value } }
  /// The values of the two ends of the track.
  public var bounds: ClosedRange<Double> { scene.bounds }
  /// Points from one end of the track to the other.
  public var length: CGFloat { CGFloat(scene.length) }
  /// Whether larger values are above; else they are to the right, or to the left where people read from there.
  public var isVertical: Bool { scene.orientation == .vertical }
  /// What is between the first thumb and the last, or before the only one, in points from the left or upper end of
  /// the track.
  public var filled: ClosedRange<CGFloat> {
    let filled = scene.filled()
    return CGFloat(filled.lowerBound)...CGFloat(filled.upperBound)
  }

  /// Where a value is, in points from the left or upper end of the track. One beyond the bounds counts as the nearest.
  public func place(of value: Double) -> CGFloat { CGFloat(scene.place(of: value)) }
}

/// A thumb of a slider, for the style that draws it.
public struct DetentSliderThumbConfiguration: Sendable {
  let thumb: SliderThumb

  /// Which thumb it is, from 0.
  public var index: Int { thumb.part }
  /// Its value.
  public var value: Double { thumb.value }
  /// The values that its neighbours leave to it.
  public var limits: ClosedRange<Double> { thumb.limits }
  /// Whether a finger or a mouse holds it.
  public var isHeld: Bool { thumb.isHeld }
  /// Whether it has the keyboard: SwiftUI shows nothing of that, from iOS 17 and macOS 14 on.
  public var isFocused: Bool { thumb.isFocused }
}

/// What a slider looks like: its style, and what that asks for.
struct SliderLook {
  let style: any DetentSliderStyle
  let format: HostFormat
  let environment: ControlEnvironment
  let layoutDirection: LayoutDirection

  /// Points across the track.
  func breadth(reportedBy settings: SliderSettings, isVertical: Bool) -> Double {
    guard let style = style as? any SceneSliderStyle else { return Double(style.breadth) }
    let breadth = style.drawn.breadth(in: environment)
    guard isVertical, style.drawn.hasMarks || style.drawn.hasBubbles else { return breadth }
    // Values stand beside a vertical track; there is room for two digits.
    let digits =
      [settings.bounds.lowerBound, settings.bounds.upperBound]
      .map { String(FormattedValue($0, format)).count }.max() ?? 0
    return breadth + 16 * environment.textScale * Double(max(digits - 2, 0))
  }
}
#endif
