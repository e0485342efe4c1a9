import ControlCore
import Ruler
import Testing

/// Orientation and layout direction.
@Suite struct RulerDirectionTests {
  @Test func `from right to left a drag to the right adds`() {
    var play = RulerPlay(5, .with { ($0.layoutDirection, $0.range) = (.rightToLeft, 0...10) })
    play.drag(by: 0.5, at: 0)
    play.move(201, at: 2)
    #expect(play.value == 5 && play.offset == 600)
    play.move(261, at: 3)
    #expect(play.value == 5.5 && play.bounds == [])
  }

  @Test func `a vertical ruler grows when dragged down, in either layout direction`() {
    for direction in [ControlLayoutDirection.leftToRight, .rightToLeft] {
      var play = RulerPlay(
        5, .with { ($0.orientation, $0.layoutDirection) = (.vertical, direction) })
      play.down(40, 100, at: 0)
      play.move(80, 161, at: 8)
      #expect(play.value == 5.5)
      play.move(0, 41, at: 16)
      #expect(play.value == 4.5)
    }
  }

  @Test func `a vertical ruler yields to a touch that goes sideways`() {
    var play = RulerPlay(5, .with { $0.orientation = .vertical }, kind: .touch)
    play.down(40, 100, at: 0)
    play.move(60, 110, at: 8)
    #expect(play.effects.names == ["yielded"])
  }

  @Test func `arrows go where they point`() {
    for (orientation, direction, key, value) in [
      (
        ControlOrientation.horizontal, ControlLayoutDirection.leftToRight,
        Key.arrowRight, 6.0
      ),
      (.horizontal, .leftToRight, .arrowLeft, 4), (.horizontal, .rightToLeft, .arrowRight, 4),
      (.horizontal, .rightToLeft, .arrowLeft, 6), (.horizontal, .rightToLeft, .arrowUp, 6),
      (.horizontal, .leftToRight, .arrowDown, 4), (.vertical, .leftToRight, .arrowUp, 6),
      (.vertical, .rightToLeft, .arrowDown, 4), (.vertical, .rightToLeft, .arrowRight, 6),
      (.vertical, .leftToRight, .arrowLeft, 4),
    ] {
      var play = RulerPlay(
        5, .with { ($0.orientation, $0.layoutDirection) = (orientation, direction) })
      play.key(key, at: 0)
      #expect(play.value == value)
    }
  }

  @Test func `page up is more and home is the lower bound in any direction`() {
    for direction in [ControlLayoutDirection.leftToRight, .rightToLeft] {
      var play = RulerPlay(5, .with { ($0.layoutDirection, $0.range) = (direction, 0...30) })
      play.key(.pageUp, at: 0)
      #expect(play.value == 15)
      play.key(.home, at: 0)
      #expect(play.value == 0)
    }
  }

  @Test func `scrolling shows what lies in that direction`() {
    var play = RulerPlay(5, .with { $0.layoutDirection = .rightToLeft })
    play.wheel(x: 120, at: 0)
    #expect(play.value == 4)
    play = RulerPlay(5, .with { $0.orientation = .vertical })
    play.wheel(y: -120, at: 0)
    #expect(play.value == 6)
    play = RulerPlay(5, .with { $0.orientation = .vertical })
    play.wheel(x: 120, at: 0)
    #expect(play.value == 5)
  }
}
