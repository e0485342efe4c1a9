import ControlCore
import Testing

struct GestureMachineTests {
  typealias Intent = GestureMachine.Intent

  private let settings = GestureSettings(direction: .right)

  private func event(
    _ phase: PointerEvent.Phase, _ x: Double = 0, _ y: Double = 0, id: Int64 = 1,
    kind: PointerKind = .touch
  ) -> PointerEvent {
    PointerEvent(id: id, kind: kind, phase: phase, position: Point(x: x, y: y))
  }

  /// What the machine says to each event, 8 ms apart.
  private func intents(
    _ events: [PointerEvent], _ settings: GestureSettings? = nil, _ machine: inout GestureMachine
  ) -> [Intent?] {
    var time: Int64 = 0
    return events.map { event in
      time += 8_000_000
      return machine.handle(event, at: Timestamp(nanoseconds: time), settings ?? self.settings)
    }
  }

  private func intents(_ events: [PointerEvent], _ settings: GestureSettings? = nil) -> [Intent?] {
    var machine = GestureMachine()
    return intents(events, settings, &machine)
  }

  // MARK: The table: every state with every event

  enum Station: String, CaseIterable, Sendable {
    case idle, pressed, dragging, scrolling, coasting, settling
  }

  private static let course = course(.decay(Decay(from: 0, velocity: 100, rate: 2)))
  private static let spring = course(
    .spring(CriticalSpring(target: 50, displacement: -5, velocity: 0, frequency: 10)))

  private static func course(_ first: Curve, _ second: Motion.Continuation? = nil) -> Course {
    let motion = Motion(
      start: Timestamp(nanoseconds: 0), first: first, second: second, duration: 1, target: 50)
    return Course(
      ReleasePlanner.Plan(motion: motion, ending: .lands),
      watch: Watch(rule: TickRule(pitch: 10, capture: 0, rearm: 1, lower: 0, upper: 100)))
  }

  private func machine(_ station: Station) -> GestureMachine {
    var machine = GestureMachine()
    switch station {
    case .idle: break
    case .pressed: _ = intents([event(.down)], nil, &machine)
    case .dragging: _ = intents([event(.down), event(.move, 30)], nil, &machine)
    case .scrolling: machine.scroll(Scroll(deadline: nil))
    case .coasting: machine.follow(Self.course, at: Timestamp(nanoseconds: 0))
    case .settling: machine.follow(Self.spring, at: Timestamp(nanoseconds: 0))
    }
    return machine
  }

  private func station(_ machine: GestureMachine) -> Station {
    switch machine.state {
    case .idle: .idle
    case .pressed: .pressed
    case .dragging: .dragging
    case .scrolling: .scrolling
    case .coasting: .coasting
    case .settling: .settling
    }
  }

  @Test func `a pointer going down takes hold of whatever is not held`() {
    for from in [Station.idle, .scrolling, .coasting, .settling] {
      var machine = machine(from)
      #expect(intents([event(.down, id: 9)], nil, &machine) == [.pressed], "\(from)")
      #expect(station(machine) == .pressed && machine.isHeld(by: 9))
    }
  }

  @Test func `a motion in its last curve is settling, and can be caught too`() {
    var spring = machine(.idle)
    let last = CriticalSpring(target: 50, displacement: -5, velocity: 20, frequency: 10)
    let course = Self.course(
      .decay(Decay(from: 0, velocity: 100, rate: 2)),
      Motion.Continuation(begin: 0.5, curve: .spring(last)))
    spring.follow(course, at: Timestamp(nanoseconds: 499_999_999))
    #expect(spring.state == .coasting && spring.course == course)
    spring.follow(course, at: Timestamp(nanoseconds: 500_000_000))
    #expect(spring.state == .settling && spring.course == course)
    #expect(intents([event(.down)], nil, &spring) == [.pressed])
  }

  @Test(arguments: [Station.idle, .scrolling, .coasting, .settling])
  func `without a pointer that went down here nothing else means anything`(from: Station) {
    for phase in [PointerEvent.Phase.move, .up, .cancel, .hover, .leave] {
      var machine = machine(from)
      let before = machine
      #expect(intents([event(phase, 50, 50)], nil, &machine) == [nil], "\(phase)")
      #expect(machine == before, "\(phase)")
    }
  }

  @Test(arguments: [Station.pressed, .dragging])
  func `another pointer changes nothing, nor does hovering`(from: Station) {
    for phase in [PointerEvent.Phase.down, .move, .up, .cancel, .hover, .leave] {
      var machine = machine(from)
      let before = machine
      #expect(intents([event(phase, 50, 50, id: 2)], nil, &machine) == [nil], "\(phase)")
      #expect(machine == before, "\(phase)")
    }
    for phase in [PointerEvent.Phase.hover, .leave, .down] {
      var machine = machine(from)
      let before = machine
      #expect(intents([event(phase, 50, 50)], nil, &machine) == [nil], "\(phase)")
      #expect(machine == before, "\(phase)")
    }
  }

  @Test func `the owner may move, lift or be taken away`() {
    let cases: [(Station, PointerEvent, Intent?, Station)] = [
      (.pressed, event(.move, 10), nil, .pressed),
      (.pressed, event(.move, 11), .dragged(travel: 1), .dragging),
      (.pressed, event(.move, 0, 11), .yielded, .idle),
      (.pressed, event(.up, 10), .tapped(Point(x: 10, y: 0)), .idle),
      (.pressed, event(.up, 12), .released(travel: 2, velocity: 0), .idle),
      (.pressed, event(.up, 0, 12), .yielded, .idle),
      (.pressed, event(.cancel, 99), .cancelled, .idle),
      (.dragging, event(.move, 35), .dragged(travel: 25), .dragging),
      (.dragging, event(.move, 0, 99), .dragged(travel: -10), .dragging),
      (.dragging, event(.up, 36), .released(travel: 26, velocity: 0), .idle),
      (.dragging, event(.cancel, 99), .cancelled, .idle),
    ]
    for (from, event, intent, to) in cases {
      var machine = machine(from)
      #expect(intents([event], nil, &machine) == [intent], "\(from) \(event)")
      #expect(station(machine) == to, "\(from) \(event)")
    }
  }

  // MARK: Rules

  @Test func `exactly the slop is taken away, however often the pointer reports`() {
    #expect(intents([event(.down), event(.move, 40)]) == [.pressed, .dragged(travel: 30)])
    #expect(
      intents([event(.down), event(.move, 9), event(.move, 10.25), event(.move, 40)])
        == [.pressed, nil, .dragged(travel: 0.25), .dragged(travel: 30)])
    #expect(intents([event(.down), event(.move, -40)]) == [.pressed, .dragged(travel: -30)])
    #expect(
      intents([event(.down, 7), event(.move, -4), event(.move, 40)])
        == [.pressed, .dragged(travel: -1), .dragged(travel: 43)])
  }

  @Test func `each kind of pointer has a slop of its own`() {
    for kind in [PointerKind.mouse, .pen] {
      #expect(
        intents([
          event(.down, kind: kind), event(.move, 1, kind: kind), event(.move, 1.5, kind: kind),
        ])
          == [.pressed, nil, .dragged(travel: 0.5)])
    }
    var none = settings
    none.slop = Slop(touch: 0)
    #expect(
      intents([event(.down), event(.move, 0), event(.move, 0.25)], none)
        == [.pressed, nil, .dragged(travel: 0.25)])
  }

  @Test(arguments: [
    (GestureSettings.Direction.right, 1.0, 0.0), (.left, -1, 0), (.down, 0, 1), (.up, 0, -1),
  ])
  func `travel grows the way the value does`(
    direction: GestureSettings.Direction, x: Double, y: Double
  ) {
    let settings = GestureSettings(direction: direction)
    #expect(
      intents([event(.down), event(.move, 30 * x, 30 * y)], settings)
        == [.pressed, .dragged(travel: 20)])
    #expect(
      intents([event(.down), event(.move, -30 * x, -30 * y)], settings)
        == [.pressed, .dragged(travel: -20)])
    #expect(
      intents([event(.down), event(.move, 30 * y, 30 * x)], settings) == [.pressed, .yielded])
  }

  @Test func `a touch that leaves the slop across is left to the host, one as much along drags`() {
    #expect(intents([event(.down), event(.move, 20, 20.25)]) == [.pressed, .yielded])
    #expect(intents([event(.down), event(.move, 20, -20)]) == [.pressed, .dragged(travel: 10)])
    #expect(intents([event(.down), event(.move, 0, 10)]) == [.pressed, nil])
    #expect(
      intents([event(.down, kind: .mouse), event(.move, 0, 50, kind: .mouse)]) == [.pressed, nil])
    var free = settings
    free.locksDirection = false
    #expect(
      intents([event(.down), event(.move, 0, 50), event(.move, 12, 50)], free)
        == [.pressed, nil, .dragged(travel: 2)])
  }

  @Test func `a pointer that yielded or was cancelled is dead until it goes down again`() {
    for end in [event(.move, 0, 30), event(.cancel)] {
      let dead = [event(.move, 60), event(.move, 90), event(.up, 90)]
      let said = intents([event(.down), end] + dead + [event(.down)])
      #expect(said[2...4] == [nil, nil, nil] && said[5] == .pressed)
    }
    var machine = machine(.dragging)
    machine.rest()
    #expect(
      intents([event(.move, 60), event(.up, 90), event(.down)], nil, &machine) == [
        nil, nil, .pressed,
      ])
  }

  @Test func `a second pointer stays ignored after the owner has lifted`() {
    let said = intents([
      event(.down), event(.move, 30), event(.down, 5, id: 2), event(.move, 80, id: 2),
      event(.move, 40), event(.up, 40), event(.move, 90, id: 2), event(.up, 90, id: 2),
      event(.down, id: 2),
    ])
    #expect(said[2...4] == [nil, nil, .dragged(travel: 30)])
    guard case .released(30, _)? = said[5] else {
      Issue.record("\(said)")
      return
    }
    #expect(said[6...] == [nil, nil, .pressed])
  }

  @Test func `a release has the velocity of the moves, capped, and none from the lift`() {
    let steady = (1...8).map { event(.move, Double($0) * 8) }
    guard
      case .released(let travel, let velocity)? = intents(
        [event(.down)] + steady + [event(.up, 99)]
      ).last
    else {
      Issue.record("not released")
      return
    }
    #expect(travel == 89 && abs(velocity - 1000) < 1e-6)
    let wild = (1...8).map { event(.move, Double($0) * -800) }
    guard case .released(_, -8000)? = intents([event(.down)] + wild + [event(.up, -6400)]).last
    else {
      Issue.record("not capped")
      return
    }
  }

  @Test func `after a re-anchoring travel counts from where the pointer is`() {
    var machine = machine(.dragging)
    machine.reanchor(at: Timestamp(nanoseconds: 16_000_000), settings, turned: false)
    #expect(intents([event(.move, 30)], nil, &machine) == [.dragged(travel: 0)])
    #expect(intents([event(.move, 42)], nil, &machine) == [.dragged(travel: 12)])
    var idle = GestureMachine()
    idle.reanchor(at: Timestamp(nanoseconds: 0), settings, turned: true)
    #expect(idle == GestureMachine())
  }

  @Test func `a finer drag goes on from where it is`() {
    func shifted(_ x: Double) -> PointerEvent {
      PointerEvent(id: 1, phase: .move, position: Point(x: x, y: 0), modifiers: .shift)
    }
    #expect(
      intents([
        event(.down), event(.move, 30), shifted(30), shifted(50), event(.move, 50),
        event(.move, 60),
      ])
        == [
          .pressed, .dragged(travel: 20), .dragged(travel: 20), .dragged(travel: 22),
          .dragged(travel: 22), .dragged(travel: 32),
        ])
  }
}
