#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Slider
public import SwiftUI

/// A track, filled from the lower bound to its thumb, or from the first thumb to the last: the default.
public struct BarDetentSliderStyle: DetentSliderStyle, Sendable {
  /// A track that is filled from its lower end to its thumb, or between thumbs.
  public init() {}

  public func makeTrackBody(configuration: Configuration) -> some View {
    StandardTrack(configuration: configuration, style: drawn)
  }

  public func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    StandardThumb(thumb: configuration.thumb)
  }
}

/// A track with one thumb that is filled from a value in the middle of things, as 0 of a balance.
public struct OriginDetentSliderStyle: DetentSliderStyle, Sendable {
  /// Where the filled part begins: a value, which has a mark on the track.
  public var origin: Double

  /// A track that is filled from this value to the thumb.
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

/// A track with marks, and values below it; beside it if it is vertical.
public struct MarksDetentSliderStyle: DetentSliderStyle, Sendable {
  /// A track with its marks.
  public init() {}

  public func makeTrackBody(configuration: Configuration) -> some View {
    StandardTrack(configuration: configuration, style: drawn)
  }

  public func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    StandardThumb(thumb: configuration.thumb)
  }
}

/// A track with the value above a thumb that is held or has the keyboard.
public struct BubbleDetentSliderStyle: DetentSliderStyle, Sendable {
  /// A track with the value above a thumb that is held.
  public init() {}

  public func makeTrackBody(configuration: Configuration) -> some View {
    StandardTrack(configuration: configuration, style: drawn)
  }

  public func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    StandardThumb(thumb: configuration.thumb)
  }
}

extension DetentSliderStyle where Self == BarDetentSliderStyle {
  /// A track, filled up to its thumb, or between its thumbs: the default.
  public static var bar: BarDetentSliderStyle { BarDetentSliderStyle() }
}

extension DetentSliderStyle where Self == OriginDetentSliderStyle {
  /// A track that is filled from a value in the middle of things.
  public static func from(_ origin: Double) -> OriginDetentSliderStyle {
    OriginDetentSliderStyle(origin)
  }
}

extension DetentSliderStyle where Self == MarksDetentSliderStyle {
  /// A track with marks and values.
  public static var marks: MarksDetentSliderStyle { MarksDetentSliderStyle() }
}

extension DetentSliderStyle where Self == BubbleDetentSliderStyle {
  /// A track with the value above a thumb that is held.
  public static var bubble: BubbleDetentSliderStyle { BubbleDetentSliderStyle() }
}

/// A style that draws the engine's scene at once, in place of a track and thumbs.
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
