#if canImport(SwiftUI) && os(iOS)
internal import ControlCore
internal import Foundation
internal import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
internal import UIKit.UIGestureRecognizerSubclass
#endif

/// What a finger has done, in the control's points.
struct FingerReport {
  enum Phase {
    case moved, lifted
    /// The page has it now, or the system.
    case lost
  }

  var phase: Phase
  var time: EventTime
  var place: ControlCore.Point
  /// Where it went down.
  var start: ControlCore.Point
  var modifiers: Modifiers
  var kind: PointerKind
}

/// Reads one finger from its first touch on, and decides whose it is: it begins when the finger is the control's, which
/// keeps a scroll view around from scrolling, and fails when it is the page's. Scroll views wait for that.
final class FingerRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var setup = FingerSetup()
  /// Where a finger that goes down is in the view.
  var place: (UITouch) -> CGPoint = { _ in .zero }
  private var finger: UITouch?
  /// Where it went down: in the window, and in the control.
  private var origin = CGPoint.zero
  private var start = ControlCore.Point(x: 0, y: 0)

  init() {
    super.init(target: nil, action: nil)
    place = { [weak self] touch in touch.location(in: self?.view) }
    delegate = self
    // Buttons and rows around keep their touches until it is decided.
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
    // All reports since the last frame: the engine measures speed by them.
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

  /// The recogniser was set back: another one has won, or it is off now.
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

  /// How far it is from where it went down. In the window, as the view may move below it.
  private func travel(of touch: UITouch) -> ControlCore.Point {
    let now = touch.preciseLocation(in: nil)
    return ControlCore.Point(x: Double(now.x - origin.x), y: Double(now.y - origin.y))
  }

  // MARK: Other recognisers

  /// The pan of a scroll view waits until it is decided whose the finger is.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view is UIScrollView
  }
}

extension EventTime {
  /// Something that a touch is stamped with: the time since the system started.
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
