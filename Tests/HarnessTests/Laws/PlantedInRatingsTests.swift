import ControlCore
import Rating
import Testing

import Harness

/// Tests that each law of ratings catches a bug and shrinks it to a script of a few lines.
@Suite struct PlantedInRatingsTests {
  static let bugs =
    PlantedBug.inPlaces + PlantedBug.inGestures + PlantedBug.inRest
    + PlantedBug.inPresses

  @Test(arguments: bugs) func `a planted bug is found and shrunk`(planted: PlantedBug) throws {
    let found =
      planted.failure(in: RatingControl.self, Law.ofRatings, ScriptMaker(.rating))
    let failure = try #require(found)
    #expect(PlantedBug.plain(failure.script) == planted.script, "\(failure)")
    let isShown = planted.isShown(by: failure, in: RatingControl.self)
    #expect(isShown, "\(failure)")
  }

  @Test func `every law of ratings has a bug`() {
    let ids = Law.ofRatings.map { $0.id }.filter { $0.hasPrefix("S") }
    #expect(Set(Self.bugs.map(\.law)) == Set(ids))
    #expect(ids.count == 18)
  }

  @Test func `half of what is left of scripts has at most six events`() {
    #expect(PlantedBug.medianEvents(of: Self.bugs) <= 6)
  }
}

extension PlantedBug {
  static let inPlaces = [
    PlantedBug(
      "S1", "a step is so many times the granularity",
      """
      control rating
      minimum 1
      granularity 0.3
      +0ms key ArrowRight
      """
    ) { bug in
      @Sendable func noisy(_ value: Double, _ scene: Scene) -> Double {
        let size = scene.rating.granularity
        return size > 0 ? size * (value / size).rounded() : value
      }
      bug.value = noisy
      bug.report = { effects, scene in
        effects.map { effect in
          guard case .changed(let value, let cause, let time, _, _) = effect else { return effect }
          return .changed(noisy(value, scene), cause, time)
        }
      }
    },
    PlantedBug(
      "S2", "half a gap belongs to the symbol behind it",
      """
      control rating
      spacing 4
      +0ms wait 0ms
      +0ms set policy clear=off
      +0ms tap 0 75.39999999999999,10 for 0ms
      """
    ) { bug in
      bug.hear = { event, scene in
        let gap = scene.rating.spacing
        return [event.moved { $0 += scene.rating.sign * gap / 2 }]
      }
    },
    PlantedBug(
      "S3", "right to left is mirrored as if it were 375 points wide",
      """
      control rating
      viewport 320x80
      +0ms down 0 160
      +0ms up 0
      +0ms set policy clear=off
      +0ms tap 0 16,10 for 0ms
      """
    ) { bug in
      bug.hear = { event, scene in
        let isMirrored = scene.rating.sign < 0
        return [event.moved { if isMirrored { $0 += scene.rating.length - 375 } }]
      }
    },
    PlantedBug(
      "S4", "the nearest step is chosen, also if it lies before the place",
      """
      control rating
      +0ms wait 0ms
      +0ms set policy clear=off
      +0ms tap 0 93.75,10 for 0ms
      """
    ) { bug in
      bug.hear = { event, scene in
        let rating = scene.rating
        let half = rating.granularity * rating.width / 2
        return [event.moved { $0 -= rating.sign * half }]
      }
    },
    PlantedBug(
      "S5", "a press outside of the control is not heard",
      """
      control rating
      +0ms wait 0ms
      +0ms set policy clear=off
      +0ms tap 0 -1,10 for 0ms
      """
    ) { bug in
      bug.hear = { event, scene in
        guard let pointer = scene.pointer, pointer.phase == .down else { return [event] }
        let (x, y) = (pointer.position.x, pointer.position.y)
        let isHorizontal = scene.rating.orientation == .horizontal
        let (width, height) = isHorizontal ? (scene.rating.length, 80) : (80, scene.rating.length)
        return x >= 0 && x <= width && y >= 0 && y <= height ? [event] : []
      }
    },
    PlantedBug(
      "S15", "the fill is a share of the whole length, gaps included",
      """
      control rating
      spacing 4
      +0ms down 0 160
      """
    ) { bug in
      bug.offset = { _, scene in
        let rating = scene.rating
        return scene.target / Double(rating.count) * rating.length
      }
    },
  ]

  static let inGestures = [
    PlantedBug(
      "S6", "a move reports its preview, also if it is the same",
      """
      control rating
      +0ms down 0 160
      +0ms up 0
      +0ms down 0 -20,10
      +0ms move 0 -20,10
      +0ms up 0
      """
    ) { bug in
      bug.report = { effects, scene in
        let isMove = scene.pointer?.phase == .move && scene.phase != .idle
        let isSilent = isMove && effects.isEmpty
        return isSilent ? [.preview(scene.value, scene.time)] : effects
      }
    },
    PlantedBug(
      "S7", "the setting that lets a tap clear is forgotten",
      """
      control rating
      policy clear=on
      +0ms down 0 160
      +0ms up 0
      +0ms tap 0 -20,10 for 0ms
      +0ms tap 0 -20,10 for 0ms
      +0ms tap 0 -20,10 for 0ms
      """
    ) { bug in
      bug.changeRating = { $0.reselection = .keeps }
    },
    PlantedBug(
      "S8", "a filter against trembling follows a pointer eight points behind",
      """
      control rating
      viewport 100x80
      +0ms down 0 160
      +0ms up 0
      +0ms set policy clear=off
      +0ms set selection drag
      +0ms down 0 12.4,10
      +0ms move 0 120,10
      +0ms move 0 12.4,10
      +0ms up 0
      """
    ) { bug in
      bug.hear = { event, scene in
        guard let pointer = scene.pointer else { return [event] }
        let x = pointer.position.x
        if pointer.phase == .down { scene.memory[0] = x }
        scene.memory[0] = min(max(scene.memory[0], x - 8), x + 8)
        let filtered = scene.memory[0]
        return [event.moved { $0 = filtered }]
      }
    },
    PlantedBug(
      "S9", "a pointer that leaves is not heard",
      """
      control rating
      pointer mouse
      +0ms hover 160
      +0ms hover out
      """
    ) { bug in
      bug.hear = { event, scene in scene.pointer?.phase == .leave ? [] : [event] }
    },
    PlantedBug(
      "S10", "an event ticks once, however many steps it passes",
      """
      control rating
      stars 20
      +0ms down 1 160
      +0ms move 1 210
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard case .tick(let run, _) = effect else { return effect }
          let last = MarkSpan(first: run.last, count: run.count.signum())
          return .tick(TickRun(marks: last, at: run.time(at: 0)))
        }
      }
    },
  ]

  static let inRest = [
    PlantedBug(
      "S11", "a report of the same place is taken for a copy of the last one",
      """
      control rating
      +0ms wait 0ms
      +0ms down 0 -20,10
      +0ms move 0 10,10
      +0ms up 0
      """
    ) { bug in
      bug.hear = { event, scene in
        guard let position = scene.pointer?.position else { return [event] }
        let isSame = scene.memory[0] == position.x && scene.memory[1] == position.y
        (scene.memory[0], scene.memory[1]) = (position.x, position.y)
        return isSame && scene.pointer?.phase == .up ? [] : [event]
      }
    },
    PlantedBug(
      "S12", "left and right are not exchanged from right to left",
      """
      control rating
      layout rtl
      +0ms wait 0ms
      +0ms key ArrowLeft
      """
    ) { bug in
      bug.hear = { event, scene in
        let isMirrored = scene.rating.layoutDirection == .rightToLeft
        guard case .key(let key, let modifiers) = event.action, isMirrored else { return [event] }
        let other: Key =
          switch key {
          case .arrowLeft: .arrowRight
          case .arrowRight: .arrowLeft
          default: key
          }
        return [InputEvent(time: event.time, action: .key(other, modifiers))]
      }
    },
    PlantedBug(
      "S13", "a value that fewer symbols leave no room for is told",
      """
      control rating
      +0ms wait 0ms
      +0ms set stars 1
      """
    ) { bug in
      bug.report = { effects, scene in
        scene.isHost ? effects + [.changed(1, .host, Timestamp(nanoseconds: 0))] : effects
      }
    },
    PlantedBug(
      "S14", "read-only is the same as disabled",
      """
      control rating
      +0ms down 0 160
      +0ms up 0
      +0ms set read-only true
      +0ms tap 0 37.5,10 for 0ms
      """
    ) { bug in
      bug.changeRating = { if $0.interaction == .readOnly { $0.interaction = .disabled } }
    },
  ]
}

extension InputEvent {
  /// Returns the event with the x coordinate of its pointer changed.
  func moved(_ change: (inout Double) -> Void) -> InputEvent {
    guard case .pointer(var pointer) = action else { return self }
    change(&pointer.position.x)
    return InputEvent(time: time, action: .pointer(pointer))
  }
}

extension RatingConfiguration {
  /// 1 if symbols follow one another towards larger coordinates, else -1.
  var sign: Double {
    orientation == .horizontal && layoutDirection == .rightToLeft ? -1 : 1
  }
}
