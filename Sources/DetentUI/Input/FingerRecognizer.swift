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
/// pans around it, and fails when it is the page's. Pans wait for the decision, and buttons and rows
/// keep their touches until then.
final class FingerRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var setup = FingerSetup()
  /// The conversion of a point of the window into the view.
  var convert: (CGPoint) -> CGPoint = { $0 }
  private var finger: UITouch?
  private var path: FingerPath?

  init() {
    super.init(target: nil, action: nil)
    convert = { [weak self] point in self?.view?.convert(point, from: nil) ?? point }
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if finger == nil, !setup.isOn { return state = .failed }
    guard finger == nil, let touch = touches.first else {
      for touch in touches where touch !== finger { ignore(touch, for: event) }
      return
    }
    finger = touch
    path = FingerPath(from: touch.windowPlace, corner: setup.corner, by: local)
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

  /// Handles a reset: another recogniser has won.
  override func reset() {
    super.reset()
    lose()
  }

  private func decide(_ touch: UITouch) {
    guard let travel = path?.travel(to: touch.windowPlace, by: local) else { return }
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
    guard let path else { return }
    setup.report(
      FingerReport(
        phase: phase, time: EventTime(uptime: touch.timestamp),
        place: path.place(of: touch.windowPlace, by: local), start: path.start,
        modifiers: Modifiers(modifierFlags), kind: PointerKind(touch.type)))
  }

  /// Converts a point of the window into the view.
  private func local(_ point: ControlCore.Point) -> ControlCore.Point {
    let local = convert(CGPoint(x: point.x, y: point.y))
    return ControlCore.Point(x: Double(local.x), y: Double(local.y))
  }

  // MARK: Other recognisers

  /// Makes pans wait for the decision: of scroll views, sheets, and the one that goes back.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !isOfEdge(otherGestureRecognizer)
  }

  /// Leaves a finger that comes from the edge of the screen to the system.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isOfEdge(otherGestureRecognizer)
  }

  private func isOfEdge(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer
  }
}

extension UITouch {
  /// The position in the window.
  fileprivate var windowPlace: ControlCore.Point {
    let place = preciseLocation(in: nil)
    return ControlCore.Point(x: Double(place.x), y: Double(place.y))
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
