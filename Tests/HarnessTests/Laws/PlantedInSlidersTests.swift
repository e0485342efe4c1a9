import ControlCore
import Harness
import Slider
import Testing

/// Tests that each law of sliders catches a bug and shrinks it to a script of a few lines.
@Suite struct PlantedInSlidersTests {
  static let bugs = PlantedBug.inThumbs + PlantedBug.inSeveralThumbs

  @Test(arguments: bugs) func `a planted bug is found and shrunk`(planted: PlantedBug) throws {
    let found =
      planted.failure(
        in: SliderControl.self, Law.ofSliders, ScriptMaker(for: SliderControl.self))
    let failure = try #require(found)
    #expect(PlantedBug.plain(failure.script) == planted.script, "\(failure)")
    let isShown = planted.isShown(by: failure, in: SliderControl.self)
    #expect(isShown, "\(failure)")
  }

  @Test func `every law of sliders has a bug`() {
    let ids = Law.ofSliders.map { $0.id }.filter { $0.hasPrefix("T") }
    #expect(Set(Self.bugs.map(\.law)) == Set(ids))
    #expect(ids.count == 16)
  }

  @Test func `half of what is left of scripts has at most five events`() {
    #expect(PlantedBug.medianEvents(of: Self.bugs) <= 5)
  }
}

extension PlantedBug {
  static let inThumbs = [
    PlantedBug(
      "T1", "the first thumb passes the second",
      """
      control slider
      +0ms wheel 200
      """
    ) { bug in
      bug.value = { value, scene in scene.phase == .dragging ? value + 60 : value }
      bug.report = { effects, scene in
        effects.map { effect in
          guard case .changed(let value, let cause, let time, _, 0) = effect, cause == .drag
          else { return effect }
          return .changed(value + 60, cause, time)
        }
      }
    },
    PlantedBug(
      "T2", "the upper of two thumbs in one place is always taken",
      """
      control slider
      thumbs 2
      value 100
      +0ms key ArrowRight
      +0ms down 0 375,10
      +0ms move 0 -395,10
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .pointer(let pointer) = event.action else { return [event] }
        // With several thumbs, moves are dropped while the value is 100 or more.
        if pointer.phase == .down { scene.memory[0] = scene.slider.thumbs > 1 ? 1 : 0 }
        return scene.memory[0] == 1 && pointer.phase == .move && scene.value >= 100 ? [] : [event]
      }
    },
    PlantedBug(
      "T3", "a bound by a neighbour names the wrong one",
      """
      control slider
      enabled-range 0..5
      thumbs 2
      +0ms down 0 0,0
      +0ms move 0 15
      +0ms move 0 30
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard case .bound(let side, let time, let by?, let part) = effect else { return effect }
          return .bound(side, time, by: by == 0 ? 2 : 0, part: part)
        }
      }
    },
    PlantedBug(
      "T4", "half a step can be chosen",
      """
      control slider
      step 1
      +0ms down 0 160
      +0ms move 0 175
      +0ms move 0 190
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.map { effect in
          guard case .changed(let value, let cause, let time, _, let part) = effect,
            let step = scene.slider.step, scene.slider.quantization == .drag
          else { return effect }
          return .changed(value - step / 2, cause, time, part: part)
        }
      }
    },
    PlantedBug(
      "T5", "a mouse beside a thumb brings it a little less far",
      """
      control slider
      pointer mouse
      +0ms down 0 160
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .pointer(var pointer) = event.action, pointer.kind == .mouse else {
          return [event]
        }
        pointer.position.x += 3
        pointer.position.y += 3
        return [InputEvent(time: event.time, action: .pointer(pointer))]
      }
    },
    PlantedBug(
      "T6", "a press takes the first thumb",
      """
      control slider
      thumbs 2
      value 0 1
      +0ms down 0 3.75,0
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .pointer(var pointer) = event.action, pointer.phase == .down,
          scene.slider.thumbs > 1
        else { return [event] }
        (pointer.position.x, pointer.position.y) = (0, scene.slider.length)
        return [InputEvent(time: event.time, action: .pointer(pointer))]
      }
    },
    PlantedBug(
      "T16", "a value between knots is a little less than where its thumb lies",
      """
      control slider
      knots 0:0 1:10 2:100
      value 1
      +0ms hover 160
      """
    ) { bug in
      bug.value = { value, scene in scene.slider.knots.isEmpty ? value : value * 0.99 }
    },
    PlantedBug(
      "T17", "locked thumbs move",
      """
      control slider
      locked 0
      +0ms tap 0 160 for 0ms
      """
    ) { bug in
      bug.changeSlider = { $0.lockedThumbs = NumberList() }
    },
    PlantedBug(
      "T18", "thumbs come as far apart as the track is long",
      """
      control slider
      thumbs 2
      max-distance 30
      +0ms down 0 0,0
      +0ms move 0 15
      +0ms move 0 30
      +0ms move 0 29
      """
    ) { bug in
      bug.changeSlider = { $0.maxDistance = .infinity }
    },
  ]
}
