// Gesture recognisers, written from Apple's documentation and headers, without implementations.

public import Foundation

@available(watchOS, unavailable)
@MainActor open class UIView: NSObject {
  public override init() {}
  open var isUserInteractionEnabled: Bool {
    get { true }
    set {}
  }
  open var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
}

@available(watchOS, unavailable)
@MainActor open class UITouch: NSObject {
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open var timestamp: TimeInterval { 0 }
  open var type: UITouch.TouchType { .direct }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

@available(watchOS, unavailable)
@MainActor open class UIEvent: NSObject {
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

@available(watchOS, unavailable)
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@available(watchOS, unavailable)
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

@available(watchOS, unavailable)
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  public init(target: Any?, action: Selector?) {}
  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var view: UIView? { nil }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

@available(watchOS, unavailable)
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

public struct Selector: Sendable {}
