// What Detent uses of AppKit, written from memory. There is nothing behind it.

public import Foundation

@MainActor public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

@MainActor open class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable {
    case generic = 0
    case alignment = 1
    case levelChange = 2
  }

  public enum PerformanceTime: UInt, Sendable {
    case `default` = 0
    case now = 1
    case drawCompleted = 2
  }

  open class var defaultPerformer: any NSHapticFeedbackPerformer { fatalError() }
}

@MainActor open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var capsLock: NSEvent.ModifierFlags { .init(rawValue: 1 << 16) }
    public static var shift: NSEvent.ModifierFlags { .init(rawValue: 1 << 17) }
    public static var control: NSEvent.ModifierFlags { .init(rawValue: 1 << 18) }
    public static var option: NSEvent.ModifierFlags { .init(rawValue: 1 << 19) }
    public static var command: NSEvent.ModifierFlags { .init(rawValue: 1 << 20) }
  }

  open class var modifierFlags: NSEvent.ModifierFlags { [] }
}
