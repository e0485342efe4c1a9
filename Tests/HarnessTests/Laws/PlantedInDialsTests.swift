import ControlCore
import Dial
import Harness
import Testing

/// Tests that each law of dials catches a bug and shrinks it to a script of a few lines.
@Suite struct PlantedInDialsTests {
  static let bugs = PlantedBug.inDials + PlantedBug.inTurns

  @Test(arguments: bugs) func `a planted bug is found and shrunk`(planted: PlantedBug) throws {
    let found =
      planted.failure(in: DialControl.self, Law.ofDials, ScriptMaker(for: DialControl.self))
    let failure = try #require(found)
    #expect(failure.caseNumber.map { $0 < 2000 } == true, "\(failure)")
    #expect(PlantedBug.plain(failure.script) == planted.script, "\(failure)")
    let isShown = planted.isShown(by: failure, in: DialControl.self)
    #expect(isShown, "\(failure)")
  }

  @Test func `every law of dials has a bug`() {
    let ids = Law.ofDials.map { $0.id }.filter { $0.hasPrefix("D") }
    #expect(Set(Self.bugs.map(\.law)) == Set(ids))
    #expect(ids.count == 13)
  }

  @Test func `half of what is left of scripts has at most five events`() {
    #expect(PlantedBug.medianEvents(of: Self.bugs) <= 5)
  }
}

extension Scene {
  var dial: DialConfiguration { settings() }
}

extension DialConfiguration {
  /// Length of the arc from end to end in points.
  fileprivate var arc: Double { sweep / 360 * rotation.turn }
}

extension InputEvent {
  /// Returns the event with its pointer changed; other events stay as they are.
  fileprivate func pointing(_ change: (inout PointerEvent) -> Void) -> InputEvent {
    guard case .pointer(var pointer) = action else { return self }
    change(&pointer)
    return InputEvent(time: time, action: .pointer(pointer))
  }
}

extension PlantedBug {
  static let inDials = [
    PlantedBug(
      "D1", "past the upper end it shows at the lower",
      """
      control dial
      range 0..22
      hold vertical
      value 3
      +0ms down 0 187.5,160
      +0ms move 0 187.5,-100
      +0ms move 0 187.5,-99
      """
    ) { bug in
      bug.offset = { offset, scene in
        !scene.dial.wraps && scene.phase == .dragging && offset >= scene.dial.arc ? 0 : offset
      }
    },
    PlantedBug(
      "D2", "each turn counts for two",
      """
      control dial
      wrap on
      +0ms down 0 187.5,80
      +0ms move 0 167.5,80
      +0ms move 0 187.5,-40 kind=touch
      +0ms move 0 327.5,120 kind=touch
      +0ms move 0 47.5,120 kind=touch
      +0ms move 0 187.5,-40 kind=touch
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard let value = effect.reportedValue else { return effect }
          return effect.with(value: value, turns: 2 * effect.turns)
        }
      }
    },
    PlantedBug(
      "D3", "a pointer in the dead middle is taken for one beside it",
      """
      control dial
      +0ms down 0 187.5,80
      +0ms glide 0 to 167.5,80 over 0ms
      +0ms move 0 187.5,40
      """
    ) { bug in
      bug.hear = { event, scene in
        [
          event.pointing { pointer in
            guard pointer.phase == .move, scene.dial.rotation.isDead(pointer.position) else {
              return
            }
            pointer.position.x += 3 * scene.dial.dead + 20
          }
        ]
      }
    },
    PlantedBug(
      "D4", "right to left mirrors it",
      """
      control dial
      +0ms down 0 192.5,80
      +0ms move 0 197.5,80
      +0ms up 0
      """
    ) { bug in
      bug.hear = { event, scene in
        [
          event.pointing { pointer in
            guard pointer.phase == .move, scene.dial.layoutDirection == .rightToLeft else { return }
            pointer.position.x = scene.dial.length - pointer.position.x
          }
        ]
      }
    },
    PlantedBug(
      "D5", "the seam does not tick",
      """
      control dial
      step 1
      wrap on
      tick unit
      value 42.5
      +0ms down 0 187.5,80
      +0ms glide 0 to 147.5,37 over 0ms
      +0ms glide 0 to 211.5,0 over 100ms
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.dial.wraps, let step = scene.dial.step else { return effects }
        let (range, dial) = (scene.dial.range, scene.dial)
        let marks = Int64(((range.upperBound - range.lowerBound) / step).rounded())
        return effects.filter { effect in
          guard dial.ticks, case .tick(let run, _) = effect, run.length == 1 else { return true }
          return run.first % marks != 0
        }
      }
    },
    PlantedBug(
      "D6", "a mouse brings it a little less far",
      """
      control dial
      press jump
      pointer mouse
      +0ms down 0 187.5,80
      """
    ) { bug in
      bug.hear = { event, _ in
        [
          event.pointing { pointer in
            guard pointer.kind == .mouse else { return }
            pointer.position.x += 3
            pointer.position.y += 5
          }
        ]
      }
    },
    PlantedBug(
      "D7", "at the upper end it is stuck",
      """
      control dial
      value 30
      +0ms down 0 187.5,80
      +0ms move 0 157.5,80
      +0ms move 0 157.5,0
      +0ms move 0 290,40
      +0ms move 0 157.5,0
      """
    ) { bug in
      bug.hear = { event, scene in
        let isAtEnd = scene.phase == .dragging && scene.value >= scene.dial.range.upperBound
        guard case .pointer(let pointer) = event.action, pointer.phase == .move, isAtEnd else {
          return [event]
        }
        return []
      }
    },
  ]
}
