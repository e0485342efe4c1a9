import ControlCore
import Rating
import Ruler
import Testing

/// Part numbers passed to a control with one part.
struct OnePartTests {
  private static let ruler = RulerControl(
    value: 20, configuration: RulerConfiguration(range: 0...100))
  private static let rating = RatingControl(value: 2, configuration: RatingConfiguration())

  @Test func `a control has one part unless it says otherwise`() {
    #expect(Self.ruler.partCount == 1)
    #expect(Self.rating.partCount == 1)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 8, Int.max])
  func `whatever part is asked for, the value is that of its only one`(part: Int) {
    #expect(Self.ruler.value(of: part) == 20)
    #expect(Self.rating.value(of: part) == 2)
  }

  @Test func `the host sets part 0 and no other`() {
    var ruler = Self.ruler
    for part in [Int.min, -1, 1, 8, Int.max] {
      ruler.set(value: 30, of: part, animated: false) { Issue.record("reported \($0)") }
      #expect(ruler == Self.ruler)
    }
    ruler.set(value: 130, of: 0, animated: false) { Issue.record("reported \($0)") }
    #expect(ruler.value == 100)
  }

  @Test func `assistive technology may name any part of a control that has one`() {
    expectSame(Self.ruler)
    expectSame(Self.rating)
  }

  private func expectSame(_ control: some Control) {
    var (one, other) = (control, control)
    var (reported, reportedOther): ([Effect], [Effect]) = ([], [])
    let time = Timestamp(nanoseconds: 5)
    one.handle(InputEvent(time: time, action: .adjust(.increment))) { reported.append($0) }
    other.handle(InputEvent(time: time, action: .adjust(.increment, part: 3))) {
      reportedOther.append($0)
    }
    #expect(one == other && one.value != control.value)
    #expect(reported == reportedOther && !reported.isEmpty)
  }

  @Test(arguments: [0, 1, UInt8.max]) func `the focus of a control of one part does nothing`(
    part: UInt8
  ) {
    let event = InputEvent(time: Self.ruler.time, action: .focus(part: part))
    var (ruler, rating) = (Self.ruler, Self.rating)
    ruler.handle(event) { Issue.record("reported \($0)") }
    rating.handle(InputEvent(time: rating.time, action: .focus(part: part))) {
      Issue.record("reported \($0)")
    }
    #expect(ruler == Self.ruler && rating == Self.rating)
  }
}
