import ControlCore
import GestureScript

// Cancelled pointers, second pointers, and pointers that do not press.

extension Probe {
  static var ofHands: [Probe] { cancels + seconds + others }

  private static var cancels: [Probe] {
    [
      Probe(
        "cancel", for: ["U5", "R46"],
        "A thumb is dragged up a quarter, and the pointer is taken away.",
        needs: [.pointer, .cancel]
      ) {
        $0.grab(by: 0.25)
        $0.cancel(0)
      },
      Probe(
        "cancel-press", for: ["U5", "R46"],
        "The track is pressed far from the thumb, and the pointer is taken away: at once, and after a move.",
        needs: [.pointer, .cancel]
      ) {
        $0.press(0.7)
        $0.cancel(0)
        $0.press(0.7)
        $0.wait(200)
        $0.move(to: 0.75)
        $0.cancel(0)
      },
      Probe(
        "cancel-second", for: ["U5", "R46", "U6"],
        "A thumb is dragged up a quarter, a second pointer goes down beside it, and both are taken away.",
        needs: [.pointer, .pointers, .cancel]
      ) {
        $0.grab(by: 0.25)
        $0.wait(100)
        $0.press($0.share(of: 0) + 0.1, by: 1)
        $0.wait(100)
        $0.cancel()
      },
      Probe(
        "cancel-then-drag", for: ["U5", "U18", "R31"],
        "A drag is taken away, and the thumb is dragged again.", needs: [.pointer, .cancel]
      ) {
        $0.grab(by: 0.25)
        $0.cancel(0)
        $0.stroke(by: 0.25)
      },
    ]
  }

  private static var seconds: [Probe] {
    [
      Probe(
        "second-finger", for: ["U6", "R19"],
        "While a pointer drags a thumb, a second one goes down elsewhere, moves and goes up.",
        needs: [.pointer, .pointers]
      ) {
        $0.grab(by: 0.2)
        $0.press(0.9, by: 1)
        $0.drag(to: 0.75, in: 3, by: 1)
        $0.lift(by: 1, then: 100)
        $0.lift()
      },
      Probe(
        "second-stays", for: ["U6", "U8"],
        "While a pointer drags a thumb, a second one goes down elsewhere; the first goes up, and the second moves.",
        needs: [.pointer, .pointers]
      ) {
        $0.grab(by: 0.2)
        $0.press(0.9, by: 1)
        $0.wait(100)
        $0.drag(by: -0.1, in: 3)
        $0.lift(then: 100)
        $0.drag(to: 0.75, in: 3, by: 1)
        $0.lift(by: 1)
      },
      Probe(
        "second-press", for: ["U6"],
        "A pointer that is down and drags a thumb goes down once more at its position.",
        needs: [.pointer, .pointers]
      ) {
        $0.grab(by: 0.2)
        $0.press($0.share(of: 0), by: 1)
        $0.wait(100)
        $0.lift(by: 1, then: 100)
        $0.drag(by: 0.1, in: 3)
        $0.lift()
      },
    ]
  }

  private static var others: [Probe] {
    [
      Probe(
        "hover", for: ["U10"],
        "A pointer that is not down goes from one end of the control to the other, and leaves it.",
        needs: .hover
      ) {
        for share in [0.1, 0.3, 0.5, 0.9] { $0.hover(share) }
        $0.add(.hover(nil))
        $0.wait(100)
      },
      Probe(
        "hover-after", for: ["U10", "U15"],
        "A thumb is dragged and released, and the pointer goes on above the control.",
        needs: [.pointer, .hover]
      ) {
        $0.grab(by: 0.25)
        $0.lift(then: 100)
        for share in [0.7, 0.9] { $0.hover(share) }
      },
      Probe(
        "drag-mouse", for: ["U15", "U16", "U18", "U8"],
        "A mouse drags a thumb up a quarter of the control.", needs: [.pointer, .mouse]
      ) {
        $0.stroke(by: 0.25, PointerDetails(kind: .mouse))
      },
      Probe(
        "drag-pen", for: ["U15", "U16", "U18", "U8"],
        "A pen drags a thumb up a quarter of the control.", needs: [.pointer, .pen]
      ) {
        $0.stroke(by: 0.25, PointerDetails(kind: .pen))
      },
      Probe(
        "drag-right-button", for: ["R94", "U10"],
        "The right button of a mouse is pressed beside a thumb, moves and is lifted; then it is pressed during a drag.",
        needs: [.pointer, .mouse, .buttons]
      ) {
        let right = PointerDetails(kind: .mouse, button: .right)
        $0.add(.down(0, $0.place(at: 0.7), right))
        for share in [0.75, 0.8] {
          $0.wait(16)
          $0.add(.hover($0.place(at: share), button: .right))
        }
        $0.wait(100)
        $0.add(.up(0, $0.place(at: 0.8), button: .right))
        $0.wait(600)
        $0.grab(by: 0.2, PointerDetails(kind: .mouse))
        $0.add(.down(0, $0.place(at: 0.4), right))
        $0.drag(by: 0.1, in: 2)
        $0.add(.up(0, $0.place(at: 0.5), button: .right))
        $0.drag(by: 0.1, in: 2)
        $0.lift()
      },
      Probe(
        "drag-shift", for: ["U18", "U8"],
        "A thumb is dragged up a quarter with Shift held.", needs: [.pointer, .modifiers]
      ) {
        $0.stroke(by: 0.25, PointerDetails(modifiers: .shift))
      },
    ]
  }
}
