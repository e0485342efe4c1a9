#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import SwiftUI
#if os(macOS)
internal import AppKit
#endif

/// Wheel and touchpad input over a control, on a Mac. `WheelClaim` decides about the owner; all
/// else scrolls the page. Untested.
struct WheelInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  let axis: FingerClaim.Axis
  @Environment(\.detent.isReadOnly) private var isReadOnly
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    #if os(macOS)
    content.background {
      WheelArea(axis: axis, isOn: isEnabled && !isReadOnly) { wheel in
        hand.act { $0.scroll(wheel) }
      }
    }
    #else
    content
    #endif
  }
}

#if os(macOS)
/// The area of a control in AppKit.
private struct WheelArea: NSViewRepresentable {
  let axis: FingerClaim.Axis
  let isOn: Bool
  let scroll: (WheelEvent) -> Void

  func makeNSView(context: Context) -> WheelView { WheelView() }

  func updateNSView(_ view: WheelView, context: Context) {
    if view.claim.axis != axis { view.claim = WheelClaim(axis: axis) }
    (view.isOn, view.scroll) = (isOn, scroll)
  }
}

/// A view that sees scroll events first. SwiftUI's gestures get all other mouse events.
private final class WheelView: NSView {
  var claim = WheelClaim()
  var isOn = true
  var scroll: (WheelEvent) -> Void = { _ in }
  private var monitor: Any?

  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if let monitor { NSEvent.removeMonitor(monitor) }
    monitor = nil
    claim.hover(false, at: ProcessInfo.processInfo.systemUptime)
    guard window != nil else { return }
    monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
      self?.takes(event) == true ? nil : event
    }
  }

  override func updateTrackingAreas() {
    super.updateTrackingAreas()
    for area in trackingAreas { removeTrackingArea(area) }
    addTrackingArea(
      NSTrackingArea(
        rect: .zero, options: [.mouseEnteredAndExited, .activeInActiveApp, .inVisibleRect],
        owner: self, userInfo: nil))
  }

  override func mouseEntered(with event: NSEvent) { claim.hover(true, at: event.timestamp) }

  override func mouseExited(with event: NSEvent) { claim.hover(false, at: event.timestamp) }

  /// Handles an event; returns true if it is the control's, so that the page does not receive it.
  private func takes(_ event: NSEvent) -> Bool {
    guard isOn, let window, event.window === window, !isHiddenOrHasHiddenAncestor else {
      return false
    }
    let place = convert(event.locationInWindow, from: nil)
    guard visibleRect.contains(place), let wheel = claim.event(for: WheelReport(event)) else {
      return false
    }
    scroll(wheel)
    return true
  }
}

extension WheelReport {
  @MainActor fileprivate init(_ event: NSEvent) {
    self.init(
      time: event.timestamp, right: Double(event.scrollingDeltaX),
      down: Double(event.scrollingDeltaY), isPrecise: event.hasPreciseScrollingDeltas,
      phase: Phase(event.phase), momentum: Phase(event.momentumPhase),
      modifiers: Modifiers(event.modifierFlags))
  }
}

extension WheelReport.Phase {
  fileprivate init?(_ phase: NSEvent.Phase) {
    if phase.contains(.mayBegin) {
      self = .rests
    } else if phase.contains(.began) {
      self = .begins
    } else if phase.contains(.changed) || phase.contains(.stationary) {
      self = .changes
    } else if phase.contains(.ended) || phase.contains(.cancelled) {
      self = .ends
    } else {
      return nil
    }
  }
}
#endif
#endif
