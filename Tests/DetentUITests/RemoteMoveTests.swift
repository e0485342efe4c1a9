import ControlCore
import Rating
import Ruler
import Slider
import Testing

@testable import DetentUI

/// Moves of a television's remote: the control keeps those on its axis, others leave it.
@Suite struct RemoteMoveTests {
  @Test(arguments: [FingerClaim.Axis.horizontal, .vertical, .every])
  func `two of four directions are the control's, and the other two lead away`(
    axis: FingerClaim.Axis
  ) {
    let keys = RemoteMove.allCases.compactMap { $0.key(along: axis) }
    #expect(keys.count == 2)
    let signs = keys.map { $0.direction(growsRightward: true) }
    #expect(signs.sorted() == [-1, 1], "one leads to more, the other to less")
    #expect(RemoteMove.up.key(along: .horizontal) == nil)
    #expect(RemoteMove.left.key(along: .vertical) == nil)
    #expect(RemoteMove.down.key(along: .every) == nil)
  }

  private func check<Engine: Control>(_ engine: Engine, _ less: Double, _ more: Double) {
    var view = DrivenView(engine)
    for (index, (move, value)) in [(RemoteMove.right, more), (.left, view.host), (.left, less)]
      .enumerated()
    {
      view.act(at: .ms(Double(index) * 100)) {
        guard let key = move.key(along: .horizontal) else { return [] }
        return $0.press(key, .none)
      }
      #expect(view.host == value, "\(Engine.self), \(move)")
    }
    #expect(view.edits == [true, false, true, false, true, false])
  }

  @Test func `a press to the right is a step more, on each control`() {
    check(
      RulerControl(value: 20, configuration: RulerSettings(bounds: 0...100).configuration), 19, 21)
    check(
      SliderControl(
        value: 20, configuration: SliderSettings(bounds: 0...100, step: 5).configuration()), 15, 25)
    check(RatingControl(value: 3, configuration: RatingSettings(count: 5).configuration), 2, 4)
  }
}
