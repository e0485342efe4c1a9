import ControlCore
import Rating
import Testing

@testable import DetentUI

@Suite struct RatingDriverTests {
  /// Returns settings of five symbols of 20 points, 10 points apart.
  private func settings(_ granularity: Double = 1) -> RatingSettings {
    RatingSettings(
      granularity: granularity, row: .even(5, 20, gap: 10))
  }

  /// Returns settings that choose on the press, as Star Rating API does.
  private func immediate() -> RatingSettings {
    var settings = settings()
    settings.behavior.press = .atOnce
    return settings
  }

  private func view(
    _ value: Double = 0, _ settings: RatingSettings
  ) -> DrivenView<RatingControl> {
    DrivenView(RatingControl(value: value, configuration: settings.configuration))
  }

  private func press(_ view: inout DrivenView<RatingControl>, at x: Double, ms: Double) {
    let place = Point(x: x, y: 10)
    view.act(at: .ms(ms)) { $0.drag(to: place, from: place) }
    view.act(at: .ms(ms + 30)) { $0.lift(at: place, from: place) }
  }

  @Test(arguments: [
    (-5.0, 1.0, 1.0), (5, 1, 1), (25, 1, 1), (30.5, 1, 2), (999, 1, 5), (35, 0.5, 1.5),
    (-5, 0.25, 0.25), (6, 0, 0.3),
  ])
  func `a tap chooses what the proposal says`(x: Double, granularity: Double, value: Double) {
    var view = view(0, settings(granularity))
    press(&view, at: x, ms: 0)
    #expect(view.host == value)
    #expect(view.edits == [true, false])
  }

  @Test func `a drag chooses on its way and is one edit`() {
    var view = view(0, immediate())
    let start = Point(x: 5, y: 10)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    for (index, x) in [35.0, 65, 95, 125].enumerated() {
      view.act(at: .ms(Double(index) * 16 + 16)) { $0.drag(to: Point(x: x, y: 10), from: start) }
      view.update()
    }
    view.act(at: .ms(90)) { $0.lift(at: Point(x: 125, y: 10), from: start) }
    #expect(view.writes == [1, 2, 3, 4, 5])
    #expect(view.edits == [true, false])
    #expect(!view.driver.isMoving)
  }

  @Test func `a drag chooses from where it is sure on, if nothing else is said, and is one edit`() {
    var view = view(0, settings())
    let start = Point(x: 5, y: 10)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    #expect(view.writes.isEmpty && view.edits.isEmpty)
    for (index, x) in [11.0, 35, 65, 95, 125].enumerated() {
      view.act(at: .ms(Double(index) * 16 + 16)) { $0.drag(to: Point(x: x, y: 10), from: start) }
      view.update()
    }
    view.act(at: .ms(110)) { $0.lift(at: Point(x: 125, y: 10), from: start) }
    #expect(view.writes == [2, 3, 4, 5])
    #expect(view.edits == [true, false])
  }

  @Test func `a finger that a scroll view takes away has chosen nothing, if nothing else is said`()
  {
    var view = view(3, settings())
    let start = Point(x: 125, y: 10)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    view.act(at: .ms(40)) { $0.reset($0.drag()) }
    #expect(view.writes.isEmpty && view.edits.isEmpty && view.driver.control.preview == nil)
  }

  @Test func `a finger that a scroll view takes away leaves the rating as it was`() {
    var view = view(3, immediate())
    let start = Point(x: 125, y: 10)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    #expect(view.host == 5)
    view.act(at: .ms(40)) { $0.reset($0.drag()) }
    #expect(view.host == 3)
    #expect(view.edits == [true, false])
  }

  @Test func `a page that is scrolled from a star is not rated, whoever gets the finger`() {
    let rating = RatingControl(value: 3, configuration: immediate().configuration)
    let start = Point(x: 125, y: 10)
    var view = DrivenView(rating, yields: true)
    for (index, y) in [10.0, 16, 24, 60, 200].enumerated() {
      view.act(at: .ms(16 * Double(index))) { $0.drag(to: Point(x: 124, y: y), from: start) }
    }
    #expect(view.host == 3)
    view.act(at: .ms(100)) { $0.lift(at: Point(x: 5, y: 200), from: start) }
    #expect(view.host == 3 && view.writes == [5, 3])
    #expect(view.edits == [true, false])
  }

  @Test func `a press changes nothing when the page is scrolled from it, if nothing else is said`()
  {
    var view = DrivenView(
      RatingControl(value: 3, configuration: settings().configuration), yields: true)
    let start = Point(x: 125, y: 10)
    for (index, y) in [10.0, 16, 24, 60, 200].enumerated() {
      view.act(at: .ms(16 * Double(index))) { $0.drag(to: Point(x: 124, y: y), from: start) }
    }
    view.act(at: .ms(100)) { $0.lift(at: Point(x: 5, y: 200), from: start) }
    #expect(view.writes.isEmpty && view.edits.isEmpty)
    view.act(at: .ms(200)) { $0.drag(to: start, from: start) }
    #expect(view.writes.isEmpty)
    view.act(at: .ms(250)) { $0.lift(at: start, from: start) }
    #expect(view.writes == [5] && view.edits == [true, false])
  }

  @Test func `a pointer over it previews, and writes nothing`() {
    var view = view(2, settings())
    view.act(at: .ms(0)) { $0.hover(over: Point(x: 95, y: 10)) }
    #expect(view.driver.control.preview == 4)
    view.act(at: .ms(20)) { $0.hover(over: nil) }
    #expect(view.driver.control.preview == nil)
    #expect(view.writes.isEmpty)
    #expect(view.edits.isEmpty)
  }

  @Test func `right to left the first symbol is on the right`() {
    var mirrored = settings()
    mirrored.isRightToLeft = true
    var view = view(0, mirrored)
    press(&view, at: 135, ms: 0)
    #expect(view.host == 1)
    press(&view, at: 5, ms: 100)
    #expect(view.host == 5)
  }

  @Test func `digits choose, those beyond the count are the host's`() {
    var view = view(0, settings())
    view.act(at: .ms(0)) { $0.press(.digit(4), .none) }
    #expect(view.host == 4)
    let beyond = view.driver.press(.digit(6), .none)
    #expect(beyond.isEmpty)
  }

  @Test func `assistive technology stops at the count`() {
    var view = view(4.5, settings(0.5))
    view.act(at: .ms(0)) { $0.adjust(.increment) }
    view.act(at: .ms(10)) { $0.adjust(.increment) }
    #expect(view.host == 5)
    #expect(view.edits == [true, false])
  }
}
