import CDetent
import ControlCore
import Testing

@testable import CDetentImplementation

/// The part named by C's adjustments and focus events.
@Suite struct EventPartTests {
  private func action(_ kind: Int32, _ part: Int64) -> InputEvent.Action? {
    var event = detent_event()
    (event.kind, event.pointer, event.x) = (kind, part, 7)
    return withUnsafePointer(to: event) { pointer in
      var reported = pointer.blank
      return pointer.fill(&reported) == .ok ? reported.action : nil
    }
  }

  @Test(
    arguments: [
      (0, 0), (3, 3), (7, 7), (254, 254), (255, 255), (256, 255), (-1, 255), (.min, 255),
      (.max, 255),
    ] as [(Int64, UInt8)])
  func `a number that is no part is one that no control has`(pointer: Int64, part: UInt8) {
    #expect(action(9, pointer) == .adjust(.increment, part: part))
    #expect(action(10, pointer) == .adjust(.decrement, part: part))
    #expect(action(11, pointer) == .adjust(.set(7), part: part))
    #expect(action(14, pointer) == .focus(part: part))
  }
}
