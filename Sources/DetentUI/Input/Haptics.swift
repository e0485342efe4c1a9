#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI
#if canImport(UIKit)
internal import UIKit
#elseif canImport(AppKit)
internal import AppKit
#endif

/// Plays a haptic when a count changes; one for each update, as the hardware plays no more.
///
/// Uses SwiftUI's sensory feedback from iOS 17 and macOS 14 on, before that the generators of UIKit
/// and AppKit. No haptics before watchOS 10 and visionOS 26.
struct Haptics: ViewModifier {
  let impacts: ImpactCounts
  @Environment(\.detent.haptics) private var wanted

  func body(content: Content) -> some View {
    let ticks = wanted.contains(.ticks) ? impacts.ticks : 0
    let bounds = wanted.contains(.bounds) ? impacts.bounds : 0
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *) {
      content
        .sensoryFeedback(Impact.tick.feedback, trigger: ticks)
        .sensoryFeedback(Impact.bound.feedback, trigger: bounds)
    } else {
      content
        .whenChanged(ticks) { _ in Impact.tick.play() }
        .whenChanged(bounds) { _ in Impact.bound.play() }
    }
  }
}

extension Impact {
  /// The feedback of the platform. Macs play no impacts, and visionOS only selections.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
  fileprivate var feedback: SensoryFeedback {
    #if canImport(AppKit) && !canImport(UIKit)
    switch self {
    case .tick: .alignment
    case .bound: .levelChange
    }
    #elseif os(visionOS)
    .selection
    #else
    switch self {
    case .tick: .impact(weight: .light, intensity: intensity)
    case .bound: .impact(flexibility: .rigid, intensity: intensity)
    }
    #endif
  }

  @MainActor fileprivate func play() {
    #if canImport(UIKit) && !os(watchOS) && !os(visionOS) && !os(tvOS)
    let generator = UIImpactFeedbackGenerator(style: self == .tick ? .light : .rigid)
    generator.impactOccurred(intensity: CGFloat(intensity))
    #elseif canImport(AppKit) && !canImport(UIKit)
    NSHapticFeedbackManager.defaultPerformer.perform(
      self == .tick ? .alignment : .levelChange, performanceTime: .now)
    #endif
  }
}
#endif
