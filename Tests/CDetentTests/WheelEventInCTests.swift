import CDetent
import ControlCore
import Testing

@testable import CDetentImplementation

/// Modifiers of wheel events in C.
@Suite struct WheelEventInCTests {
  @Test(arguments: [0, 1, 4, 16, -1, .max] as [Int32])
  func `a wheel has the modifiers that are the header's`(modifiers: Int32) {
    var event = detent_event()
    (event.kind, event.x, event.modifiers) = (7, 7, modifiers)
    let reported: InputEvent.Action? = withUnsafePointer(to: event) { pointer in
      var reported = pointer.blank
      return pointer.fill(&reported) == .ok ? reported.action : nil
    }
    guard (0..<16).contains(modifiers) else {
      #expect(reported == nil)
      return
    }
    let held = Modifiers(constant: modifiers) ?? .none
    #expect(reported == .wheel(WheelEvent(deltaX: 7, deltaY: 0, modifiers: held)))
  }
}
