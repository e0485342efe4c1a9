import ControlCore
import TestSupport
import Testing

struct RotationTests {
  private let rotation = Rotation(middle: Point(x: 100, y: 80), radius: 40)

  @Test func `the angle counts clockwise from the top, in points of arc`() {
    let quarter = Double.pi / 2 * 40
    #expect(rotation.arc(to: Point(x: 100, y: 10)).bitPattern == 0)
    #expect(rotation.arc(to: Point(x: 170, y: 80)) == quarter)
    #expect(rotation.arc(to: Point(x: 30, y: 80)) == -quarter)
    #expect(rotation.arc(to: Point(x: 100, y: 99)) == 2 * quarter)
    #expect(rotation.turn == 4 * quarter)
  }

  @Test func `the way there is never longer than half a turn, and the same place counts alike`() {
    var random = RandomBits(seed: 51)
    var near = 0.0
    for _ in 0..<20_000 {
      let point = random.point()
      let arc = rotation.arc(to: point, near: near)
      #expect(abs(arc - near) <= rotation.turn / 2 * (1 + 1e-12), "at \(point) from \(near)")
      #expect(rotation.arc(to: point, near: arc) == arc, "at \(point)")
      let turns = (arc - rotation.arc(to: point)) / rotation.turn
      #expect(abs(turns - roundedToNearest(turns)) < 1e-9, "at \(point)")
      // Mostly onwards in the current direction, so that it adds up to many turns.
      near = random.chance(900) ? arc + random.number(0...100) : random.number(-1e6...1e6)
    }
  }

  @Test func `a full circle is one turn, and the way back unwinds it to the bit`() {
    var random = RandomBits(seed: 52)
    for _ in 0..<500 {
      let round = random.round(steps: random.whole(3...400))
      var arc = rotation.arc(to: round[0])
      let start = arc
      var way = [arc]
      for point in round.dropFirst() + [round[0]] {
        arc = rotation.arc(to: point, near: arc)
        way.append(arc)
      }
      #expect(arc == start + rotation.turn)
      #expect(zip(way, way.dropFirst()).allSatisfy { $0 < $1 })
      for (point, there) in zip(round.reversed(), way.dropLast().reversed()) {
        arc = rotation.arc(to: point, near: arc)
        #expect(arc == there)
      }
    }
  }

  @Test func `the middle is dead, and no number makes error`() {
    #expect(rotation.isDead(Point(x: 106, y: 80)) && !rotation.isDead(Point(x: 106.25, y: 80)))
    let point = Rotation(middle: Point(x: 0, y: 0), radius: 40, dead: 0)
    #expect(point.isDead(Point(x: 0, y: 0)) && !point.isDead(Point(x: 0x1p-20, y: 0)))
    let flat = Rotation(middle: Point(x: 0, y: 0), radius: 0)
    #expect(flat.arc(to: Point(x: 3, y: 8), near: 50) == 0)
    var random = RandomBits(seed: 53)
    for _ in 0..<5000 {
      let place = Point(x: random.error(), y: random.error())
      let odd = Rotation(
        middle: Point(x: random.error(), y: random.error()), radius: random.error(),
        dead: random.error())
      _ = (odd.arc(to: place, near: random.error()), odd.isDead(place))
    }
  }
}

/// Pointers with rotary gesture settings.
struct RotaryPointerTests {
  typealias Intent = MeasuredHold.Intent

  private let rotation = Rotation(middle: Point(x: 0, y: 0), radius: 50)
  private var settings: GestureSettings { GestureSettings(turningRound: rotation) }

  private func event(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, kind: PointerKind = .touch,
    _ modifiers: Modifiers = .none
  ) -> PointerEvent {
    PointerEvent(
      id: 1, kind: kind, phase: phase, position: Point(x: x, y: y), modifiers: modifiers)
  }

  private func intents(
    _ events: [PointerEvent], _ settings: GestureSettings? = nil
  ) -> [Intent?] {
    var (tracker, time) = (MeasuredHold(), Int64(0))
    return events.map { event in
      time += 8_000_000
      return tracker.turn(event, at: Timestamp(nanoseconds: time), settings ?? self.settings)
    }
  }

  /// Returns the travel after the last event; `nil` if it is not a drag or its release.
  private func travel(
    _ events: [PointerEvent], _ settings: GestureSettings? = nil
  ) -> Double? {
    switch intents(events, settings).last {
    case .dragged(let travel)?, .released(let travel, _)?: travel
    default: nil
    }
  }

  @Test func `the slop is the distance from the press, whichever way, and nothing is across`() {
    for (x, y) in [(10.0, 0.0), (-10, 0), (0, 10), (0, -10), (6, 8)] {
      let still = event(.move, x, y - 40)
      let gone = event(.move, x * 1.025, y * 1.025 - 40)
      #expect(intents([event(.down, 0, -40), still]) == [.pressed, nil])
      #expect(travel([event(.down, 0, -40), gone]) != nil)
      #expect(
        intents([event(.down, 0, -40), event(.up, x, y - 40)])
          == [.pressed, .tapped(Point(x: x, y: y - 40))])
    }
  }

  @Test func `the way counts from the press, however often the pointer reports`() {
    var random = RandomBits(seed: 54)
    for _ in 0..<2000 {
      let (from, to) = (random.point(), random.point())
      let (x, y) = (to.x - from.x, to.y - from.y)
      var way = [event(.down, from.x, from.y)]
      let all = way + [event(.move, to.x, to.y)]
      // Paths must stay clear of the middle, where rounding decides half turns.
      let steps = random.whole(1...30)
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        way.append(event(.move, from.x + x * share, from.y + y * share))
      }
      way[way.count - 1] = all[1]
      let isClear = (0...1000).allSatisfy { step in
        let share = Double(step) / 1000
        return !Rotation(middle: rotation.middle, radius: 1, dead: 12).isDead(
          Point(x: from.x + x * share, y: from.y + y * share))
      }
      guard isClear else { continue }
      switch (travel(all), travel(way)) {
      case (let one?, let other?): #expect(abs(one - other) < 1e-9, "\(from) \(to)")
      case (nil, nil): break
      default: Issue.record("\(from) \(to)")
      }
    }
    // With a huge radius, a point along the edge is a point of travel.
    let far = Rotation(middle: Point(x: 0, y: 1e6), radius: 1e6)
    let straight = GestureSettings(turningRound: far)
    let gone = travel([event(.down, 0, 0), event(.move, 30, 0)], straight)
    #expect(abs((gone ?? .nan) - 30) < 1e-4)
  }

  @Test func `a circle is a turn, and the way back takes it back`() {
    var random = RandomBits(seed: 55)
    for _ in 0..<300 {
      let round = random.round(steps: random.whole(30...300)).map {
        event(.move, $0.x - 100, $0.y - 80)
      }
      let start = [event(.down, round[0].position.x, round[0].position.y), round[2], round[0]]
      guard let first = travel(start), let last = travel(start + round + [round[0]]) else {
        continue  // too short to leave the slop
      }
      #expect(abs(last - first - rotation.turn) < 1e-9)
      let back = travel(start + round + round.reversed())
      #expect(abs((back ?? .nan) - first) < 1e-9)
    }
  }

  @Test func `in the dead middle nothing moves, and what comes out goes on from where it went in`()
  {
    let way = [event(.down, 0, -40), event(.move, 20, -40), event(.move, 3, -20)]
    guard let before = travel(way) else {
      Issue.record("not dragged")
      return
    }
    let dead = [event(.move, 0, -5), event(.move, 4, 4), event(.move, -2, 0)]
    for count in 1...3 { #expect(travel(way + dead.prefix(count)) == before) }
    #expect(travel(way + dead + [event(.move, 0, 30)]) == before)
    let after = travel(way + dead + [event(.move, 0, 30), event(.move, -30, 0)])
    #expect(abs((after ?? .nan) - before - rotation.turn / 4) < 1e-9)
    #expect(
      intents(way + dead + [event(.up, 0, 30)]).last == .released(travel: before, velocity: 0))
  }

  @Test func `a press in the middle counts from where it comes out`() {
    let way = [event(.down, 2, 0), event(.move, 0, 4), event(.move, -40, 0)]
    #expect(travel(way).map { abs($0) < 1e-9 } == true)
    let on = travel(way + [event(.move, 0, -40)])
    #expect(abs((on ?? .nan) - rotation.turn / 4) < 1e-9)
  }

  @Test func `fine drag goes by its key, never by the distance`() {
    var fine = settings
    fine.fineDrag.distance = 20
    let way = [event(.down, 0, -40), event(.move, 20, -40)]
    #expect(travel(way + [event(.move, 400, 0)], fine) == travel(way + [event(.move, 400, 0)]))
    guard let before = travel(way) else {
      Issue.record("not dragged")
      return
    }
    let slow = travel(way + [event(.move, 20, -40, .alt), event(.move, 40, 20, .alt)])
    let quick = travel(way + [event(.move, 40, 20)])
    #expect(abs((slow ?? .nan) - before - ((quick ?? .nan) - before) / 10) < 1e-9)
  }

  @Test func `a steady turn has the speed of its arc, at any distance from the middle`() {
    for distance in [10.0, 50, 300] {
      let turning = (0...12).map { step in
        let angle = Double(step) * 0.1
        let (x, y) = (distance * sine(angle), -distance * sine(angle + .pi / 2))
        return event(step == 0 ? .down : .move, x, y)
      }
      let last = turning[12].position
      guard
        case .released(_, let velocity)? = intents(turning + [event(.up, last.x, last.y)]).last
      else {
        Issue.record("not released")
        continue
      }
      // 0.1 radians in 8 ms.
      #expect(abs(velocity - 50 * 0.1 / 0.008) < 1e-6)
    }
  }

  @Test func `a middle that moves leaves what is held where it is`() {
    let other = GestureSettings(
      turningRound: Rotation(middle: Point(x: 40, y: -300), radius: 90))
    var tracker = MeasuredHold()
    for (index, event) in [event(.down, 0, -40), event(.move, 30, -30)].enumerated() {
      _ = tracker.turn(event, at: Timestamp(nanoseconds: Int64(index) * 8_000_000), settings)
    }
    let time = Timestamp(nanoseconds: 20_000_000)
    tracker.reanchorTurning(at: time, other, turned: true)
    #expect(tracker.turn(event(.move, 30, -30), at: time, other) == .dragged(travel: 0))
    #expect(tracker.velocity(other) == 0)
    let down = GestureSettings(direction: .down)
    tracker.reanchorTurning(at: time, down, turned: true)
    #expect(tracker.turn(event(.move, 30, -20), at: time, down) == .dragged(travel: 10))
  }
}

/// Returns the sine, accurate to 10⁻¹⁵; tests import no libm.
private func sine(_ angle: Double) -> Double {
  var (term, sum, n) = (angle, angle, 1.0)
  while abs(term) > 1e-18 {
    term *= -angle * angle / ((n + 1) * (n + 2))
    sum += term
    n += 2
  }
  return sum
}

extension RandomBits {
  /// Returns a point around (0, 0).
  fileprivate mutating func point() -> Point {
    Point(x: number(-200...200), y: number(-200...200))
  }

  /// Returns points clockwise around (100, 80), at any distance.
  fileprivate mutating func round(steps: Int64) -> [Point] {
    let start = number(-3...3)
    return (0..<steps).map { step in
      let angle = start + 2 * Double.pi * Double(step) / Double(steps)
      let distance = number(10...100)
      return Point(
        x: 100 + distance * sine(angle), y: 80 - distance * sine(angle + .pi / 2))
    }
  }
}
