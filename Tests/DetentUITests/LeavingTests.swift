import ControlCore
import Rating
import Ruler
import TestSupport
import Testing

@testable import DetentUI

/// A view that disappears ends its edits.
@Suite struct LeavingTests {
  private func ruler(snap: MarkLevel = .fraction) -> DrivenView<RulerControl> {
    let settings = RulerSettings(bounds: 0...100, snap: snap)
    return DrivenView(RulerControl(value: 50, configuration: settings.configuration))
  }

  @Test func `a fling ends where it would have come to rest`() {
    var whole = ruler()
    whole.flick(from: 200, steps: -9, at: 0)
    _ = whole.frames(from: 72)
    for ms in [0.0, 1, 50, 100, 400] {
      var view = ruler()
      view.flick(from: 200, steps: -9, at: 0)
      view.act(at: .ms(72 + ms)) { $0.advance() }
      view.act(at: .ms(73 + ms)) { $0.leave() }
      #expect(view.edits == [true, false])
      #expect(view.host == whole.host && view.driver.control.value == view.host)
      #expect(!view.driver.isMoving && view.driver.deadline == nil)
    }
  }

  @Test func `what is held comes to rest on the nearest mark, without a fling`() {
    var view = ruler()
    let start = Point(x: 200, y: 40)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    view.act(at: .ms(8)) { $0.drag(to: Point(x: 150, y: 40), from: start) }
    view.act(at: .ms(16)) { $0.drag(to: Point(x: 117, y: 40), from: start) }
    let held = view.host
    view.act(at: .ms(17)) { $0.leave() }
    #expect(view.edits == [true, false])
    #expect(abs(view.host - held) <= 0.05 && view.host == (held * 10).rounded() / 10)
  }

  @Test func `a press that is not decided has chosen nothing`() {
    let settings = RatingSettings(row: .even(5, 20, gap: 10))
    var view = DrivenView(RatingControl(value: 2, configuration: settings.configuration))
    let place = Point(x: 95, y: 10)
    view.act(at: .ms(0)) { $0.drag(to: place, from: place) }
    view.act(at: .ms(40)) { $0.leave() }
    #expect(view.writes.isEmpty && view.edits.isEmpty && view.driver.control.preview == nil)
  }

  @Test func `a rating that is dragged keeps what was chosen`() {
    let settings = RatingSettings(row: .even(5, 20, gap: 10))
    var view = DrivenView(RatingControl(value: 0, configuration: settings.configuration))
    let start = Point(x: 5, y: 10)
    for (index, x) in [5.0, 20, 65].enumerated() {
      view.act(at: .ms(8 * Double(index))) { $0.drag(to: Point(x: x, y: 10), from: start) }
    }
    view.act(at: .ms(40)) { $0.leave() }
    #expect(view.host == 3 && view.edits == [true, false])
  }

  @Test func `a view that comes back goes on at once`() {
    var view = ruler()
    view.flick(from: 200, steps: -9, at: 0)
    view.act(at: .ms(73)) { $0.leave() }
    let rested = view.host
    view.flick(from: 200, steps: 3, at: 200)
    #expect(view.host < rested && view.driver.isMoving)
    _ = view.frames(from: 224)
    #expect(view.edits == [true, false, true, false])
  }

  @Test func `a reset that comes after the view has gone says nothing more`() {
    var view = ruler()
    let start = Point(x: 200, y: 40)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    view.act(at: .ms(8)) { $0.drag(to: Point(x: 150, y: 40), from: start) }
    view.act(at: .ms(9)) { $0.leave() }
    let reported = view.writes
    view.act(at: .ms(10)) { $0.reset($0.drag()) }
    view.act(at: .ms(12)) { $0.leave() }
    #expect(view.writes == reported && view.edits == [true, false])
  }

  @Test func `a thumb that goes leaves its value, and the others are held on`() {
    var view = DrivenSlider([20, 60])
    view.drag(1, from: 80, to: 120, at: 0, lifts: false)
    view.drag(2, from: 240, to: 300, at: 100, lifts: false)
    let host = view.host
    view.act(at: .ms(200)) { $0.leave(1) }
    #expect(view.host == host && view.edits[0] == [true, false] && view.edits[1] == [true])
    view.act(at: .ms(210)) { $0.leave() }
    #expect(view.host == host && view.edits[1] == [true, false])
  }
}
