import ControlCore
import Harness
import Ruler
import Testing

/// Tests that each law of every control catches a bug and shrinks it to a script of a few lines.
@Suite struct PlantedInAllTests {
  /// Laws that no bug can break, as they compare two runs of a script with the same control.
  ///
  /// `H1` needs state that outlives a run, and then no second run shows it; `H3` is about scripts.
  static let unplantable = ["H1", "H3"]

  static let bugs =
    PlantedBug.inValues + PlantedBug.inTime + PlantedBug.inPointers + PlantedBug.inTraits
    + PlantedBug.inHolds
  static var laws: [Law] {
    Law.ofEveryControl + Law.ofKeys + Law.ofChoices + Law.ofHolds
  }

  @Test(arguments: bugs) func `a planted bug is found and shrunk`(planted: PlantedBug) throws {
    let found =
      planted.failure(in: RulerControl.self, Self.laws, ScriptMaker(.ruler))
    let failure = try #require(found)
    #expect(PlantedBug.plain(failure.script) == planted.script, "\(failure)")
    let isShown = planted.isShown(by: failure, in: RulerControl.self)
    #expect(isShown, "\(failure)")
  }

  @Test func `every law of all controls has a bug, but those that can have none`() {
    let ids = Self.laws.map { $0.id }
    #expect(Set(Self.bugs.map(\.law)).union(Self.unplantable) == Set(ids))
  }

  @Test func `half of what is left of scripts has at most six events`() {
    #expect(PlantedBug.medianEvents(of: Self.bugs) <= 6)
  }
}

extension PlantedBug {
  static let inValues = [
    PlantedBug(
      "R1", "the upper bound is half a step too far",
      """
      +0ms set range -20..-10
      """
    ) { bug in
      bug.change = { ruler in
        let bounds = ruler.bounds
        guard bounds.upperBound.isFinite else { return }
        ruler.range = bounds.lowerBound...(bounds.upperBound + 0.5)
      }
    },
    PlantedBug(
      "R31", "a release without motion does not end the edit",
      """
      enabled-range 0..10
      +0ms down 0 160
      +0ms move 0 180
      +0ms up 0
      +0ms down 0 180
      +0ms move 0 200
      """
    ) { bug in
      bug.report = { effects, scene in
        scene.pointer?.phase == .up ? effects.filter { !$0.isEnd } : effects
      }
    },
    PlantedBug(
      "R69", "assistive technology chooses whole numbers alone",
      """
      +0ms rotate 0.25
      +0ms settle
      +0ms adjust to 0.25
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .adjust(.set(let value), let part) = event.action else { return [event] }
        return [event.with(.adjust(.set(value.rounded()), part: part))]
      }
    },
    PlantedBug(
      "R70", "a pointer that goes up pulls once more",
      """
      +0ms down 0 160
      +0ms move 0 180
      +0ms up 0
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer, pointer.phase == .up else { return [event] }
        (pointer.phase, pointer.position.x) = (.move, pointer.position.x + 8)
        return [event.with(.pointer(pointer)), event]
      }
    },
    PlantedBug(
      "R35", "the velocity is that between the last two reports",
      """
      +0ms down 0 160
      +0ms move 0 180
      """
    ) { bug in
      bug.hear = { event, scene in
        guard let pointer = scene.pointer else { return [event] }
        let seconds = event.time.seconds(since: Timestamp(nanoseconds: Int64(scene.memory[1])))
        scene.memory[2] = (pointer.position.x - scene.memory[0]) / seconds
        (scene.memory[0], scene.memory[1]) = (pointer.position.x, Double(event.time.nanoseconds))
        return [event]
      }
      bug.velocity = { velocity, scene in scene.phase == .dragging ? scene.memory[2] : velocity }
    },
    PlantedBug(
      "R20", "the target is the value, also while it moves on",
      """
      +0ms down 0 160
      +0ms glide 0 to 180 over 10ms
      +0ms up 0
      +0ms settle
      """
    ) { bug in
      bug.target = { _, scene in scene.value }
    },
  ]

  static let inTime = [
    PlantedBug(
      "C1", "an event is heard before time has passed",
      """
      +1ms key ArrowRight
      """
    ) { bug in
      bug.hearsFirst = true
    },
    PlantedBug(
      "R25", "an end has the time of the frame before",
      """
      +0ms wheel 1
      +0ms settle
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.map { effect in
          guard case .ended(let reason, let value, _, _, _) = effect, scene.event == nil else {
            return effect
          }
          return .ended(reason, value, scene.time)
        }
      }
    },
    PlantedBug(
      "R25", "a frame of a drag reports the value, also if nothing has changed",
      """
      +0ms wheel 0 phase=begin
      +0ms settle
      """
    ) { bug in
      bug.reportsEachFrame = true
      bug.report = { effects, scene in
        let isFrame = scene.event == nil && !scene.isHost && scene.phase == .dragging
        return effects + (isFrame ? [.changed(scene.value, .drag, scene.time)] : [])
      }
    },
    PlantedBug(
      "R24", "a tick has the time of the frame before",
      """
      tick unit
      +0ms down 0 160
      +1ms move 0 160
      +1ms move 0 180
      +0ms up 0
      +0ms wait 20ms
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.map { effect in
          guard case .tick(let run, _) = effect, scene.event == nil else { return effect }
          let marks = MarkSpan(first: run.first, count: run.count)
          return .tick(TickRun(marks: marks, at: scene.time))
        }
      }
    },
    PlantedBug(
      "C1", "the first touch only wakes it, and copies remember that together",
      """
      +0ms down 0 160
      """
    ) { bug in
      bug.hear = { event, scene in
        if scene.pointer?.phase == .down { scene.shared.number += 1 }
        return scene.shared.number == 1 ? [] : [event]
      }
    },
    PlantedBug(
      "C2", "an end is reported before what came before it",
      """
      unit-width 40
      tick unit
      +0ms down 0 160
      +0ms move 0 200
      +0ms set snap always
      +0ms up 0
      +200ms down 0 200
      """
    ) { bug in
      bug.report = { effects, _ in effects.filter(\.isEnd) + effects.filter { !$0.isEnd } }
    },
    PlantedBug(
      "R36", "two touches within 300 ms are a double tap, and the first comes after one at 0",
      """
      +0ms tap 0 160 for 100ms
      +200ms down 0 160
      +0ms glide 0 to 180 over 0ms
      """
    ) { bug in
      bug.hear = { event, scene in
        guard scene.pointer?.phase == .down else { return [event] }
        defer { scene.memory[0] = Double(event.time.nanoseconds) }
        return Double(event.time.nanoseconds) - scene.memory[0] < 3e8 ? [] : [event]
      }
    },
  ]

  static let inPointers = [
    PlantedBug(
      "R33", "disabled, it is only read-only",
      """
      +0ms set enabled false
      +0ms tap 0 160 for 0ms
      """
    ) { bug in
      bug.change = { if $0.interaction == .disabled { $0.interaction = .readOnly } }
    },
    PlantedBug(
      "R46", "a cancel ends with one more than it began with",
      """
      quantize value
      +0ms down 0 160
      +0ms up 0 180
      +0ms down 0 180
      +0ms cancel 0
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard case .ended(.cancel, let value, let time, _, _) = effect else { return effect }
          return .ended(.cancel, value + 1, time)
        }
      }
    },
    PlantedBug(
      "R47", "a key moves what a finger is on",
      """
      +0ms down 0 160
      +0ms key ArrowRight
      """
    ) { bug in
      bug.report = { effects, scene in
        guard case .key = scene.event, scene.phase == .pressed else { return effects }
        return effects + [.changed(scene.value + 1, .key, scene.time)]
      }
    },
    PlantedBug(
      "R48", "marks tick the other way round",
      """
      unit-width 10
      tick fraction
      +0ms down 0 160
      +0ms move 0 180
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.map { effect in
          guard case .tick(let run, _) = effect, scene.pointer != nil else { return effect }
          return .tick(TickRun(marks: MarkSpan(first: run.last, count: -run.count), at: scene.time))
        }
      }
    },
    PlantedBug(
      "R56", "it never hears of the end of a touch",
      """
      +0ms tap 0 160 for 0ms
      """
    ) { bug in
      bug.hear = { event, scene in scene.pointer?.phase == .up ? [] : [event] }
    },
    PlantedBug(
      "R56", "it never hears of the cancel of a touch",
      """
      +0ms down 0 160
      +0ms cancel 0
      """
    ) { bug in
      bug.hear = { event, scene in scene.pointer?.phase == .cancel ? [] : [event] }
    },
    PlantedBug(
      "R19", "all pointers are one",
      """
      +0ms wheel 1
      +0ms down 0 160
      +0ms down 1 160
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer else { return [event] }
        pointer.id = 0
        return [InputEvent(time: event.time, action: .pointer(pointer))]
      }
    },
  ]
}

extension Effect {
  var isEnd: Bool { if case .ended = self { true } else { false } }
}
