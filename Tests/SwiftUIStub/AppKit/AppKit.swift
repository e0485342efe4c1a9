// The part of AppKit that Detent uses, written from memory, without implementations.

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
  open var modifierFlags: NSEvent.ModifierFlags { [] }

  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var began: NSEvent.Phase { .init(rawValue: 1) }
    public static var stationary: NSEvent.Phase { .init(rawValue: 2) }
    public static var changed: NSEvent.Phase { .init(rawValue: 4) }
    public static var ended: NSEvent.Phase { .init(rawValue: 8) }
    public static var cancelled: NSEvent.Phase { .init(rawValue: 16) }
    public static var mayBegin: NSEvent.Phase { .init(rawValue: 32) }
  }

  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static var scrollWheel: NSEvent.EventTypeMask { .init(rawValue: 1 << 22) }
  }

  open var timestamp: TimeInterval { 0 }
  open var phase: NSEvent.Phase { [] }
  open var momentumPhase: NSEvent.Phase { [] }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var locationInWindow: NSPoint { .zero }
  open weak var window: NSWindow? { nil }
  open class func addLocalMonitorForEvents(
    matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  open class func removeMonitor(_ eventMonitor: Any) {}
}
