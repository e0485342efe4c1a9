#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Slider
public import SwiftUI

/// A track filled up to its thumb, or from the first thumb to the last: the default.
public struct BarDetentSliderStyle: DetentSliderStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeTrackBody(configuration: Configuration) -> some View {
    StandardTrack(configuration: configuration, style: drawn)
  }

  public func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    StandardThumb(thumb: configuration.thumb)
  }
}

/// A track of one thumb, filled from a central value such as the 0 of a balance.
public struct OriginDetentSliderStyle: DetentSliderStyle, Sendable {
  /// The value at which the filled part begins, marked on the track.
  public var origin: Double

  /// Makes a track filled from a value to the thumb.
  public init(_ origin: Double) {
    self.origin = origin
  }

  public func makeTrackBody(configuration: Configuration) -> some View {
    StandardTrack(configuration: configuration, style: drawn)
  }

  public func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    StandardThumb(thumb: configuration.thumb)
  }
}

/// A track with marks, and values below it, or beside a vertical one.
public struct MarksDetentSliderStyle: DetentSliderStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeTrackBody(configuration: Configuration) -> some View {
    StandardTrack(configuration: configuration, style: drawn)
  }

  public func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    StandardThumb(thumb: configuration.thumb)
  }
}

/// A track with the value above a thumb that is held or has focus.
public struct BubbleDetentSliderStyle: DetentSliderStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeTrackBody(configuration: Configuration) -> some View {
    StandardTrack(configuration: configuration, style: drawn)
  }

  public func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    StandardThumb(thumb: configuration.thumb)
  }
}

extension DetentSliderStyle where Self == BarDetentSliderStyle {
  /// A track filled up to its thumb, or between its thumbs: the default.
  public static var bar: BarDetentSliderStyle { BarDetentSliderStyle() }
}

extension DetentSliderStyle where Self == OriginDetentSliderStyle {
  /// Returns a track filled from a central value.
  public static func from(_ origin: Double) -> OriginDetentSliderStyle {
    OriginDetentSliderStyle(origin)
  }
}

extension DetentSliderStyle where Self == MarksDetentSliderStyle {
  /// A track with marks and values.
  public static var marks: MarksDetentSliderStyle { MarksDetentSliderStyle() }
}

extension DetentSliderStyle where Self == BubbleDetentSliderStyle {
  /// A track with the value above a thumb that is held or has focus.
  public static var bubble: BubbleDetentSliderStyle { BubbleDetentSliderStyle() }
}

/// A style that draws the whole scene of the engine instead of a track and thumbs.
protocol SceneSliderStyle {
  var drawn: TrackSliderStyle<DiscThumb> { get }
}

extension BarDetentSliderStyle: SceneSliderStyle {
  var drawn: TrackSliderStyle<DiscThumb> { .bar }
}

extension OriginDetentSliderStyle: SceneSliderStyle {
  var drawn: TrackSliderStyle<DiscThumb> { .from(origin) }
}

extension MarksDetentSliderStyle: SceneSliderStyle {
  var drawn: TrackSliderStyle<DiscThumb> { .marks }
}

extension BubbleDetentSliderStyle: SceneSliderStyle {
  var drawn: TrackSliderStyle<DiscThumb> { .bubble }
}
#endif
