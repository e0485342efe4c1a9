import ControlCore
import Harness
import Ruler
import Testing

/// Tests that each law of rulers catches a bug and shrinks it to a script of a few lines.
@Suite struct PlantedInRulersTests {
  static let bugs = values + drags + motions + inputs + landings + thresholds + settings

  @Test(arguments: bugs) func `a planted bug is found and shrunk`(planted: PlantedBug) throws {
    let failure = try #require(
      planted.failure(in: RulerControl.self, Law.ofRulers, ScriptMaker(.ruler)))
    #expect(PlantedBug.plain(failure.script) == planted.script, "\(failure)")
    let isShown = planted.isShown(by: failure, in: RulerControl.self)
    #expect(isShown, "\(failure)")
  }

  @Test(arguments: thresholds.filter { ["R79", "R80"].contains($0.law) })
  func `a reported drag sets the slop and the least fling that its law used`(
    planted: PlantedBug
  ) throws {
    var maker = ScriptMaker(.ruler)
    maker.fixed += [Setting("slop", .number(100)), Setting("min-fling", .number(7000))]
    let failure = try #require(planted.failure(in: RulerControl.self, Law.ofRulers, maker))
    let script = PlantedBug.plain(failure.script)
    #expect(script.contains("+0ms set slop 1\n+0ms set min-fling 90\n+0ms down"), "\(script)")
  }

  @Test func `every law of rulers has its bug`() {
    let all = Set(PlantedInAllTests.laws.map { "\($0.id)" })
    let own = Law.ofRulers.map { "\($0.id)" }.filter { !all.contains($0) }
    #expect(own == Self.bugs.map(\.law))
  }
}

extension PlantedInRulersTests {
  static let values = [
    PlantedBug(
      "R67", "what is less than a line is lost",
      """
      +0ms wait 0ms
      +0ms wheel 0 0.3333333333333333 unit=line phase=begin
      +0ms wheel 0 0.3333333333333333 unit=line phase=change
      +0ms wheel 0 0.3333333333333333 unit=line phase=change
      +0ms wheel 0 0 unit=line phase=end
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .wheel(var wheel) = event.action, wheel.unit != .points else { return [event] }
        (wheel.deltaX, wheel.deltaY) = (
          wheel.deltaX.rounded(.towardZero), wheel.deltaY.rounded(.towardZero)
        )
        return [event.with(.wheel(wheel))]
      }
    },
    PlantedBug(
      "R68", "a wheel to the right goes to the left",
      """
      +0ms wait 0ms
      +0ms wheel 1 0 unit=line
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .wheel(var wheel) = event.action else { return [event] }
        wheel.deltaX = -wheel.deltaX
        return [event.with(.wheel(wheel))]
      }
    },
    PlantedBug(
      "R89", "what is left of a line is never forgotten",
      """
      +0ms wait 0ms
      +0ms wheel 0 -0.6 unit=line
      +0ms wait 3000ms
      +0ms wheel 0 -0.6 unit=line
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .wheel(var wheel) = event.action, wheel.phase == .none, wheel.unit == .lines
        else { return [event] }
        scene.memory[0] += wheel.deltaY
        let whole = scene.memory[0].rounded(.towardZero)
        scene.memory[0] -= whole
        wheel.deltaY = whole
        return [event.with(.wheel(wheel))]
      }
    },
    PlantedBug(
      "R2", "snap always is forgotten",
      """
      +0ms down 0 160
      +0ms set snap always
      +0ms move 0 180
      +0ms up 0
      """
    ) { bug in
      bug.change = { $0.snap = .none }
    },
    PlantedBug(
      "R4", "choosing rounds down",
      """
      snap always
      value 0.1
      +0ms wait 0ms
      +0ms adjust to 0.6
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .adjust(.set(let value), _) = event.action else { return [event] }
        let steps = ((value - scene.ruler.origin) / scene.ruler.step).rounded(.down)
        let rounded = scene.ruler.origin + steps * scene.ruler.step
        return [event.with(.adjust(.set(rounded)))]
      }
    },
    PlantedBug(
      "R6", "a bound ticks",
      """
      enabled-range 0..0
      +0ms down 0 160
      +0ms move 0 180
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.flatMap { effect -> [Effect] in
          guard case .bound(_, let time, _, _) = effect else { return [effect] }
          return [effect, .tick(TickRun(marks: MarkSpan(first: 0, count: 1), at: time))]
        }
      }
    },
    PlantedBug(
      "R8", "a value moved into the bounds is told",
      """
      +0ms set range -inf..inf
      """
    ) { bug in
      bug.report = { effects, scene in
        scene.isHost ? effects + [.changed(1, .host, Timestamp(nanoseconds: 0))] : effects
      }
    },
  ]

  static let drags = [
    PlantedBug(
      "R9", "there is no slop",
      """
      +0ms down 0 160
      +0ms move 0 161
      """
    ) { bug in
      bug.change = { $0.slop = Slop(touch: 0, mouse: 0, pen: 0) }
    },
    PlantedBug(
      "R10", "each report drifts by a hundredth",
      """
      +0ms down 0 160
      +0ms move 0 170
      +0ms move 0 170
      +0ms move 0 170
      """
    ) { bug in
      bug.hear = { event, scene in
        guard scene.pointer?.phase == .move else { return [event] }
        scene.memory[0] += 0.01
        return [event.moved(by: scene.memory[0])]
      }
    },
    PlantedBug(
      "R11", "past a bound a drag is anchored anew",
      """
      enabled-range 0..10
      +0ms down 0 160
      +0ms move 0 180
      +0ms move 0 180
      +0ms move 0 -820,40
      +0ms move 0 1180,40
      +0ms move 0 180,40
      """
    ) { bug in
      bug.hear = { event, scene in
        if scene.pointer?.phase == .down { scene.memory[0] = 0 }
        if scene.pointer?.phase == .move, scene.isOutside { scene.memory[0] += 10 }
        return [event.moved(by: scene.memory[0])]
      }
    },
    PlantedBug(
      "R12", "the pointer is a tenth faster",
      """
      +0ms down 0 160
      +0ms glide 0 to 170 over 50ms
      """
    ) { bug in
      bug.hear = { event, _ in [event.scaled(by: 1.1)] }
    },
    PlantedBug(
      "R13", "only half of the slop is taken away",
      """
      +0ms down 0 160
      +0ms move 0 161
      """
    ) { bug in
      bug.change = { ruler in
        let slop = ruler.slop
        let isGiven = slop.touch == slop.mouse && slop.mouse == slop.pen
        let half = isGiven ? slop.touch / 2 : 0.5
        ruler.slop = Slop(touch: half, mouse: half, pen: half)
      }
    },
    PlantedBug(
      "R55", "a mouse is a finger to it",
      """
      pointer mouse
      +0ms down 0 160
      +0ms glide 0 to 160,60 over 0ms
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer else { return [event] }
        pointer.kind = .touch
        return [InputEvent(time: event.time, action: .pointer(pointer))]
      }
    },
    PlantedBug(
      "R14", "a move over many marks ticks once",
      """
      unit-width 10
      tick fraction
      +0ms down 0 160
      +0ms move 0 180
      +0ms move 0 182
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard case .tick(let run, _) = effect else { return effect }
          let last = MarkSpan(first: run.last, count: run.count.signum())
          return .tick(TickRun(marks: last, at: effect.time))
        }
      }
    },
    PlantedBug(
      "R15", "going down ticks nothing",
      """
      tick unit
      capture 0
      rearm 0
      +0ms down 0 160
      +0ms move 0 29
      +0ms move 0 31
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.filter { if case .tick(let run, _) = $0 { run.count > 0 } else { true } }
      }
    },
    PlantedBug(
      "R53", "a drag begins with a tick of the mark that it leaves",
      """
      tick unit
      +0ms down 0 160
      +0ms move 0 180
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.flatMap { effect in
          guard case .began(let time, _) = effect, scene.pointer != nil else { return [effect] }
          let mark = Int64((scene.value / scene.ruler.step).rounded())
          return [effect, .tick(TickRun(marks: MarkSpan(first: mark, count: 1), at: time))]
        }
      }
    },
    PlantedBug(
      "R17", "a bound is reported at every move past it",
      """
      enabled-range 0..10
      +0ms down 0 160
      +0ms move 0 180
      +0ms move 0 180
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.pointer?.phase == .move, scene.isOutside else { return effects }
        return effects + [.bound(scene.offset < 0 ? .lower : .upper, scene.time)]
      }
    },
    PlantedBug(
      "R18", "the rubber band gives way too far",
      """
      enabled-range 0..10
      +0ms down 0 160
      +0ms move 0 180
      +0ms move 0 181
      """
    ) { bug in
      bug.offset = { offset, scene in
        let end = scene.length
        return offset < 0 ? offset * 4 : offset > end ? end + (offset - end) * 4 : offset
      }
    },
  ]
}
