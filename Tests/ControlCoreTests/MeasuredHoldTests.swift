import ControlCore
import Testing

struct MeasuredHoldTests {
  typealias Intent = MeasuredHold.Intent

  private let settings = GestureSettings(direction: .right)

  private func event(
    _ phase: PointerEvent.Phase, _ x: Double = 0, _ y: Double = 0, id: Int64 = 1,
    kind: PointerKind = .touch
  ) -> PointerEvent {
    PointerEvent(id: id, kind: kind, phase: phase, position: Point(x: x, y: y))
  }

  /// Returns the tracker's intent for each event; events are 8 ms apart.
  private func intents(
    _ events: [PointerEvent], _ settings: GestureSettings? = nil, _ tracker: inout MeasuredHold
  ) -> [Intent?] {
    var time: Int64 = 0
    return events.map { event in
      time += 8_000_000
      return tracker.handle(event, at: Timestamp(nanoseconds: time), settings ?? self.settings)
    }
  }

  private func intents(_ events: [PointerEvent], _ settings: GestureSettings? = nil) -> [Intent?] {
    var tracker = MeasuredHold()
    return intents(events, settings, &tracker)
  }

  // MARK: The table: every state with every event

  private func tracker(_ state: MeasuredHold.State) -> MeasuredHold {
    var tracker = MeasuredHold()
    switch state {
    case .idle: break
    case .pressed: _ = intents([event(.down)], nil, &tracker)
    case .dragging: _ = intents([event(.down), event(.move, 30)], nil, &tracker)
    }
    return tracker
  }

  @Test func `a pointer that goes down takes hold if none does`() {
    var tracker = tracker(.idle)
    #expect(intents([event(.down, id: 9)], nil, &tracker) == [.pressed])
    #expect(tracker.state == .pressed && tracker.isHeld(by: 9))
  }

  @Test(arguments: [MeasuredHold.State.pressed, .dragging])
  func `an owner that goes down again has lost its up, and takes hold at the second asking`(
    from: MeasuredHold.State
  ) {
    var tracker = tracker(from)
    #expect(intents([event(.down, 50)], nil, &tracker) == [.interrupted])
    #expect(tracker.state == .idle)
    #expect(intents([event(.down, 50)], nil, &tracker) == [.pressed])
    #expect(tracker.point == Point(x: 50, y: 0))
  }

  @Test(arguments: [MeasuredHold.State.idle, .pressed, .dragging])
  func `a place that is not finite means nothing`(from: MeasuredHold.State) {
    for phase in [PointerEvent.Phase.down, .move, .up] {
      for place in [(Double.nan, 0.0), (0, .infinity), (-.infinity, .nan)] {
        var tracker = tracker(from)
        let before = tracker
        #expect(intents([event(phase, place.0, place.1)], nil, &tracker) == [nil], "\(phase)")
        #expect(tracker == before, "\(phase)")
      }
    }
  }

  @Test func `a place too far away to count with is as far as one can count with`() {
    var tracker = tracker(.idle)
    #expect(intents([event(.down, 1e300, -1e300)], nil, &tracker) == [.pressed])
    #expect(tracker.point == Point(x: 0x1p40, y: -0x1p40))
  }

  @Test func `without a pointer that went down here nothing else means anything`() {
    for phase in [PointerEvent.Phase.move, .up, .cancel, .hover, .leave] {
      var tracker = tracker(.idle)
      let before = tracker
      #expect(intents([event(phase, 50, 50)], nil, &tracker) == [nil], "\(phase)")
      #expect(tracker == before, "\(phase)")
    }
  }

  @Test(arguments: [MeasuredHold.State.pressed, .dragging])
  func `another pointer changes nothing, nor does hovering`(
    from: MeasuredHold.State
  ) {
    for phase in [PointerEvent.Phase.down, .move, .up, .cancel, .hover, .leave] {
      var tracker = tracker(from)
      let before = tracker
      #expect(intents([event(phase, 50, 50, id: 2)], nil, &tracker) == [nil], "\(phase)")
      #expect(tracker == before, "\(phase)")
    }
    for phase in [PointerEvent.Phase.hover, .leave] {
      var tracker = tracker(from)
      let before = tracker
      #expect(intents([event(phase, 50, 50)], nil, &tracker) == [nil], "\(phase)")
      #expect(tracker == before, "\(phase)")
    }
  }

  @Test func `the owner may move, lift or be taken away`() {
    let cases: [(MeasuredHold.State, PointerEvent, Intent?, MeasuredHold.State)] = [
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
      var tracker = tracker(from)
      #expect(intents([event], nil, &tracker) == [intent], "\(from) \(event)")
      #expect(tracker.state == to, "\(from) \(event)")
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
    var tracker = tracker(.dragging)
    tracker.release()
    #expect(
      intents([event(.move, 60), event(.up, 90), event(.down)], nil, &tracker) == [
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
    var tracker = tracker(.dragging)
    tracker.reanchor(at: Timestamp(nanoseconds: 16_000_000), settings, turned: false)
    #expect(intents([event(.move, 30)], nil, &tracker) == [.dragged(travel: 0)])
    #expect(intents([event(.move, 42)], nil, &tracker) == [.dragged(travel: 12)])
    var idle = MeasuredHold()
    idle.reanchor(at: Timestamp(nanoseconds: 0), settings, turned: true)
    #expect(idle == MeasuredHold())
  }

  @Test func `a finer drag goes on from where it is`() {
    func fine(_ x: Double) -> PointerEvent {
      PointerEvent(id: 1, phase: .move, position: Point(x: x, y: 0), modifiers: .alt)
    }
    #expect(
      intents([
        event(.down), event(.move, 30), fine(30), fine(50), event(.move, 50),
        event(.move, 60),
      ])
        == [
          .pressed, .dragged(travel: 20), .dragged(travel: 20), .dragged(travel: 22),
          .dragged(travel: 22), .dragged(travel: 32),
        ])
  }
}
