// The part of UIKit that Detent uses, written from memory, without implementations.

public import Foundation

@available(iOS 10.0, macCatalyst 13.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@available(iOS 10.0, macCatalyst 13.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
