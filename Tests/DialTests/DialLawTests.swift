import ControlCore
import Dial
import GestureLaws
import TestSupport
import Testing

@Suite struct DialLawTests {
  @Test(arguments: Seeds.all) func `a dial is a control`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { $0.problemWithControl }
  }

  @Test(arguments: Seeds.all)
  func `any frames give the same effects and the same state as none`(seed: UInt64) {
    for rate in [24, 60, 144, 0] as [Int64] {
      expectLaw(seed: seed, streams: Cases.some(of: 300)) { stream in
        let (calm, still) = played(stream, rate: nil)
        let (drawn, moved) = played(stream, rate: rate)
        if still != moved { return "unlike states at \(moved.time.ms) ms" }
        return calm.difference(from: drawn)?.description
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `an inverted dial under a hand in a mirror acts as the plain one`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000)) { stream in
      let (hold, size) = (stream.configuration.hold, stream.configuration)
      let plain = stream.mapped(\.inSixtyFourths) {
        ($0.hold, $0.length, $0.breadth) = (hold, size.length, size.breadth)
        // The speed of an upright hold is that of positions times a gain, which round otherwise in a
        // mirror; and a press that jumps goes by its angle, which another mirror turns.
        if hold == .vertical { ($0.coasts, $0.snaps, $0.press) = (false, false, .turn) }
      }
      let inverted = plain.mapped(
        {
          hold == .rotary
            ? Point(x: size.length - $0.x, y: $0.y) : Point(x: $0.x, y: size.breadth - $0.y)
        }
      ) { ($0.isInverted, $0.start) = (true, -($0.start + $0.sweep)) }
      // The start of a mirror image may be further round than any start.
      for step in [.configure(inverted.configuration)] + inverted.steps {
        if case .configure(let configuration) = step, configuration.problem != nil { return nil }
      }
      var (dial, other) = (plain.start, inverted.start)
      for (step, mirrored) in zip(plain.steps, inverted.steps) {
        let (effects, others) = (dial.effects(of: step), other.effects(of: mirrored))
        if effects.withoutPlaces != others.withoutPlaces {
          return "\(step): \(effects) and \(others)"
        }
        if let problem = dial.scene().problem(inMirror: other.scene()) {
          return "\(step): \(problem)"
        }
      }
      return nil
    }
  }

  private func played(_ stream: DialStream, rate: Int64?) -> ([Effect], DialControl) {
    var dial = stream.start
    var effects: [Effect] = []
    var random = RandomBits(seed: 7)
    let end = (stream.steps.compactMap(\.time).max() ?? dial.time).advanced(by: 40_000_000_000)
    for step in stream.steps + [.advance(end)] {
      if let rate, let time = step.time, dial.time > .distantPast {
        while dial.restTime != nil, dial.time < time {
          let frame = rate == 0 ? random.whole(1...200_000_000) : 1_000_000_000 / rate
          dial.advance(to: min(dial.time.advanced(by: frame), time)) { effects.append($0) }
        }
      }
      dial.take(step) { effects.append($0) }
    }
    return (effects, dial)
  }

  @Test(arguments: Seeds.all)
  func `a value is in its range, half open if it wraps, and what is reported is what is`(
    seed: UInt64
  ) {
    expectLaw(seed: seed, streams: Cases.some(of: 3000)) { stream in
      var dial = stream.start
      for step in stream.steps {
        for effect in dial.effects(of: step) {
          guard case .changed(let value, _, _, let turns, _) = effect else { continue }
          if case .configure = step { continue }
          if !dial.configuration.wraps, turns != 0 { return "\(turns) turns without wrap" }
          if let wrong = dial.configuration.problem(about: value) { return wrong }
        }
        if let wrong = dial.configuration.problem(about: dial.value) { return wrong }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `what has landed on a mark has exactly its value, in any turn`(seed: UInt64) {
    var landed = 0
    expectLaw(seed: seed, streams: Cases.some(of: 3000)) { stream in
      var dial = stream.start
      for step in stream.steps {
        for effect in dial.effects(of: step) {
          guard case .snapped(let value, _, let turns, _) = effect else { continue }
          if case .configure = step { continue }
          landed += turns == 0 ? 0 : 1
          if !dial.configuration.isMark(value) { return "\(value) in turn \(turns)" }
        }
      }
      return nil
    }
    #expect(landed > 0)
  }

  @Test(arguments: Seeds.all)
  func `a dial that is turned never leaps: it goes at most as far as its pointer`(seed: UInt64) {
    var tried = 0
    expectLaw(seed: seed, streams: Cases.some(of: 3000)) { stream in
      var (dial, last) = (stream.start, [Int64: Point]())
      for step in stream.steps {
        let (offset, phase, rotation) = (
          dial.offset, dial.phase, dial.configuration.rotation
        )
        dial.take(step) { _ in }
        if case .configure = step { last = [:] }
        guard case .handle(let event) = step, case .pointer(let pointer) = event.action,
          pointer.phase == .down || pointer.phase == .move
        else { continue }
        defer { last[pointer.id] = pointer.position }
        guard dial.configuration.hold == .rotary, pointer.phase == .move, phase == .dragging,
          dial.phase == .dragging, let before = last[pointer.id]
        else { continue }
        let arc = rotation.arc(to: before)
        let isDead = rotation.isDead(before) || rotation.isDead(pointer.position)
        let way = isDead ? 0 : abs(rotation.arc(to: pointer.position, near: arc) - arc)
        tried += 1
        if abs(dial.offset - offset) > way + rotation.turn * 1e-9 {
          return "from \(offset) to \(dial.offset), the pointer by \(way)"
        }
      }
      return nil
    }
    #expect(tried > Cases.some(of: 3000))
  }

  @Test(arguments: Seeds.all)
  func `a dial that is stored and read at any moment goes on alike`(seed: UInt64) {
    var largest = 0
    expectLaw(seed: seed, streams: Cases.some(of: 300)) { stream in
      var random = RandomBits(seed: seed)
      return stream.storedProblem(often: 300, &random, largest: &largest)
    }
    #expect(largest <= DialControl.storedCapacity)
  }

  @Test(arguments: [1, 2]) func `damaged bytes are rejected, and forged ones do no harm`(
    seed: UInt64
  ) {
    var (tried, rejected) = (0, 0)
    let making: (inout RandomBits) -> DialStream = { DialStream.hostile(&$0) }
    expectLaw(seed: seed, streams: HostileTally.streams / 40, making: making) { stream in
      var random = RandomBits(seed: UInt64(tried))
      for _ in 0..<20 {
        tried += 1
        if let problem = stream.damageProblem(&random, rejected: &rejected) { return problem }
      }
      return nil
    }
    #expect(tried >= HostileTally.streams / 2 && rejected > tried / 4 && rejected < tried)
  }

  @Test(arguments: Seeds.all)
  func `no input makes a dial trap, stall or speak of what is not a number`(seed: UInt64) {
    var tally = HostileTally()
    let share = HostileTally.streams / 2
    let making: (inout RandomBits) -> DialStream = { DialStream.hostile(&$0) }
    expectLaw(seed: seed, streams: share, making: making) {
      $0.problem(&tally) { dial in
        for number in [dial.value, dial.offset, dial.velocity, dial.target, dial.angle]
        where !number.isFinite { return "\(number)" }
        return dial.configuration.problem(about: dial.value)
      }
    }
    print("hostile: dial: \(tally)")
    #expect(tally.streams >= share && tally.ended > tally.streams / 4)
  }

  @Test func `a dial has at most 1,264 bytes`() {
    #expect(MemoryLayout<DialControl>.size <= 1264)
  }
}

extension DialConfiguration {
  fileprivate func problem(about value: Double) -> String? {
    if !range.contains(value) { return "\(value) out of range" }
    return wraps && value == range.upperBound ? "\(value) is the end of the turn" : nil
  }

  /// True if a value is exactly that of a mark in the first turn, or an end.
  fileprivate func isMark(_ value: Double) -> Bool {
    guard let step else { return false }
    let lattice = Lattice(step: step, origin: range.lowerBound, fractions: 1, unitWidth: 1)
    let mark = Int64(((value - range.lowerBound) / step).rounded())
    return lattice.value(ofMark: mark) == value || value == range.upperBound
  }
}

extension DialScene {
  /// Returns what differs from the mirror image of another scene.
  fileprivate func problem(inMirror other: DialScene) -> String? {
    func isMirrored(_ a: Double, _ b: Double) -> Bool { abs(a + b) <= 1e-9 * max(abs(a), 360) }
    guard isMirrored(angle, other.angle), isMirrored(start, other.start), sweep == -other.sweep,
      isMirrored(landing ?? 0, other.landing ?? 0), isMirrored(shown.start, other.shown.start)
    else { return "\(self) and \(other)" }
    for origin in [nil, 2.0] {
      let (arc, image) = (filled(from: origin), other.filled(from: origin))
      guard isMirrored(arc.start, image.start), isMirrored(arc.sweep, image.sweep) else {
        return "filled \(arc) and \(image)"
      }
    }
    let (marks, images) = (
      Array(marks(distance: 5, labelDistance: 40)),
      Array(other.marks(distance: 5, labelDistance: 40))
    )
    let isSame =
      marks.count == images.count
      && zip(marks, images).allSatisfy {
        $0.value == $1.value && $0.hasLabel == $1.hasLabel && isMirrored($0.angle, $1.angle)
      }
    return isSame ? nil : "\(marks) and \(images)"
  }
}
