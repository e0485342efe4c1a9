#if canImport(SwiftUI) && os(iOS)
internal import ControlCore
internal import Foundation
internal import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
internal import UIKit.UIGestureRecognizerSubclass
#endif

/// A change of a finger, in the control's coordinates.
struct FingerReport {
  enum Phase {
    case moved, lifted
    /// The finger was claimed by the page or the system.
    case lost
  }

  var phase: Phase
  var time: EventTime
  var place: ControlCore.Point
  /// The position of the press.
  var start: ControlCore.Point
  var modifiers: Modifiers
  var kind: PointerKind
}

/// A recogniser that follows one finger. It begins when the finger is the control's, which blocks
/// scroll views around it, and fails when it is the page's. Scroll views wait for the decision.
final class FingerRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var setup = FingerSetup()
  /// The position of a new touch in the view.
  var place: (UITouch) -> CGPoint = { _ in .zero }
  private var finger: UITouch?
  /// The position of the press in the window; `start` is the one in the control.
  private var origin = CGPoint.zero
  private var start = ControlCore.Point(x: 0, y: 0)

  init() {
    super.init(target: nil, action: nil)
    place = { [weak self] touch in touch.location(in: self?.view) }
    delegate = self
    // Lets surrounding buttons and rows keep their touches until the decision.
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil, let touch = touches.first else {
      for touch in touches where touch !== finger { ignore(touch, for: event) }
      return
    }
    finger = touch
    origin = touch.preciseLocation(in: nil)
    let local = place(touch)
    start = ControlCore.Point(
      x: Double(local.x) + setup.corner.x, y: Double(local.y) + setup.corner.y)
    report(.moved, touch)
    decide(touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    // Includes all reports since the last frame, as the engine measures speed by them.
    for touch in event.coalescedTouches(for: finger) ?? [finger] { report(.moved, touch) }
    if state == .possible { decide(finger) } else { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    report(.lifted, finger)
    self.finger = nil
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    lose()
    state = state == .possible ? .failed : .cancelled
  }

  /// Handles a reset: another recogniser has won, or this one was disabled.
  override func reset() {
    super.reset()
    lose()
  }

  private func decide(_ touch: UITouch) {
    let travel = travel(of: touch)
    switch setup.claim.verdict(x: travel.x, y: travel.y, kind: PointerKind(touch.type)) {
    case .undecided: break
    case .control: state = .began
    case .page:
      lose()
      state = .failed
    }
  }

  private func lose() {
    guard let touch = finger else { return }
    report(.lost, touch)
    finger = nil
  }

  private func report(_ phase: FingerReport.Phase, _ touch: UITouch) {
    let travel = travel(of: touch)
    setup.report(
      FingerReport(
        phase: phase, time: EventTime(uptime: touch.timestamp),
        place: ControlCore.Point(x: start.x + travel.x, y: start.y + travel.y), start: start,
        modifiers: Modifiers(modifierFlags), kind: PointerKind(touch.type)))
  }

  /// Returns the distance from the press. Measured in the window, as the view may move.
  private func travel(of touch: UITouch) -> ControlCore.Point {
    let now = touch.preciseLocation(in: nil)
    return ControlCore.Point(x: Double(now.x - origin.x), y: Double(now.y - origin.y))
  }

  // MARK: Other recognisers

  /// Makes the pan of a scroll view wait for the decision.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view is UIScrollView
  }
}

extension EventTime {
  /// Makes the time of a touch from its stamp, the time since the system started.
  fileprivate init(uptime: TimeInterval) {
    self.init(
      date: uptime, now: Date().timeIntervalSinceReferenceDate,
      uptime: ProcessInfo.processInfo.systemUptime)
  }
}

extension PointerKind {
  fileprivate init(_ type: UITouch.TouchType) {
    switch type {
    case .pencil: self = .pen
    case .indirectPointer: self = .mouse
    default: self = .touch
    }
  }
}

extension Modifiers {
  fileprivate init(_ keys: UIKeyModifierFlags) {
    self = .none
    if keys.contains(.shift) { self = union(.shift) }
    if keys.contains(.control) { self = union(.control) }
    if keys.contains(.alternate) { self = union(.alt) }
    if keys.contains(.command) { self = union(.meta) }
  }
}
#endif
