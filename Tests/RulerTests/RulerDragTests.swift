import ControlCore
import Ruler
import Testing

/// Drags after a press.
@Suite struct RulerDragTests {
  @Test(arguments: [(PointerKind.touch, 10.0), (.mouse, 1), (.pen, 1)])
  func `a pointer that moves by its slop does not drag`(kind: PointerKind, slop: Double) {
    var play = RulerPlay(0, kind: kind)
    play.down(200, at: 0)
    play.move(200 - slop, at: 8)
    #expect(play.phase == .pressed)
    #expect(play.effects == [] && play.offset == 0)
    play.move(200 - slop - 1 / 64, at: 16)
    #expect(play.phase == .dragging)
    #expect(play.offset == 1 / 64.0)
  }

  @Test(arguments: [PointerKind.touch, .mouse, .pen])
  func `exactly the slop is taken off, however it was left`(kind: PointerKind) {
    var quick = RulerPlay(0, kind: kind)
    quick.drag(by: -60, at: 0)
    var slow = RulerPlay(0, kind: kind)
    let slop = kind == .touch ? 10.0 : 1
    slow.down(200, at: 0)
    for step in 1...60 { slow.move(200 - Double(step) - slop, at: Double(step)) }
    #expect(quick.value == 0.5 && slow.value == 0.5)
  }

  @Test func `the slop is settled by the side on which it was left`() {
    var play = RulerPlay(0)
    play.down(200, at: 0)
    play.move(202, at: 8)
    play.move(141, at: 16)
    #expect(play.offset == 60)
  }

  @Test func `recognition begins the edit, and the same event moves the value`() {
    var play = RulerPlay(0)
    play.drag(by: -120, at: 0)
    #expect(play.news() == [.began(.ms(1)), .changed(1, .drag, .ms(1))])
  }

  @Test func `a drag that goes nowhere changes nothing more`() {
    var play = RulerPlay(0)
    play.drag(by: -120, at: 0)
    _ = play.news()
    play.move(79, at: 9)
    #expect(play.news() == [])
  }

  @Test func `each move counts in full within the bounds`() {
    var play = RulerPlay(5, .with { $0.range = 0...10 })
    play.drag(by: 0.5, at: 0)
    var before = play.offset
    for (index, x) in [180.0, 230, 100, 101.25, 400].enumerated() {
      let from = index == 0 ? 201.5 : [180.0, 230, 100, 101.25][index - 1]
      play.move(x, at: 10 + Double(index))
      #expect(play.offset == before - (x - from))
      before = play.offset
    }
  }

  @Test func `a press on a ruler at rest, and its up, only tap`() {
    var play = RulerPlay(0.33, .with { $0.snap = .always })
    play.down(200, at: 0)
    play.up(200.5, 41, at: 50)
    #expect(play.effects == [.tapped(Point(x: 200.5, y: 41), .ms(50))])
    #expect(play.phase == .idle && play.value == 0.33)
  }

  @Test func `an up may leave the slop, and drags`() {
    var play = RulerPlay(0)
    play.down(200, at: 0)
    play.up(79, at: 8)
    #expect(play.effects.names == ["began", "changed", "ended", "idle"])
    #expect(play.value == 1)
  }

  // MARK: Direction lock

  @Test func `a touch that leaves the slop across yields, and is left alone`() {
    var play = RulerPlay(0, kind: .touch)
    play.down(200, 40, at: 0)
    play.move(191, 51, at: 8)
    #expect(play.news() == [.yielded(.ms(8))])
    #expect(play.phase == .idle)
    play.move(0, 51, at: 16)
    play.up(0, 51, at: 24)
    #expect(play.news() == [] && play.value == 0)
  }

  @Test func `a touch that goes as far along as across drags`() {
    var play = RulerPlay(0, kind: .touch)
    play.down(200, 40, at: 0)
    play.move(188, 52, at: 8)
    #expect(play.phase == .dragging)
    #expect(play.offset == 2)
    play.move(188, 400, at: 16)
    #expect(play.phase == .dragging && play.offset == 2)
  }

  @Test(arguments: [PointerKind.mouse, .pen])
  func `a mouse or pen may wander across`(kind: PointerKind) {
    var play = RulerPlay(0, kind: kind)
    play.down(200, 40, at: 0)
    play.move(200, 400, at: 8)
    #expect(play.phase == .pressed && play.effects == [])
    play.move(79, 500, at: 16)
    #expect(play.value == 1)
  }

  @Test func `a caught ruler that yields ends its edit`() {
    var play = RulerPlay(0, kind: .touch)
    play.fling(-1000, at: 0)
    play.down(200, at: 300)
    _ = play.news()
    play.move(200, 80, at: 310)
    #expect(play.news().names == ["yielded", "ended", "idle"])
  }

  // MARK: Other pointers

  @Test func `a second pointer changes nothing, also after the first was lifted`() {
    var play = RulerPlay(0)
    play.drag(by: -120, at: 0)
    play.advance(to: 100)
    let before = play.ruler
    play.down(0, at: 100, id: 7)
    play.move(500, at: 100, id: 7)
    #expect(play.ruler == before)
    play.up(79, at: 100)
    _ = play.news()
    play.move(0, at: 110, id: 7)
    play.move(300, at: 120, id: 7)
    play.up(300, at: 130, id: 7)
    #expect(play.news() == [] && play.value == 1)
    play.down(300, at: 140, id: 7)
    #expect(play.phase == .pressed)
  }

  @Test func `hovering and leaving mean nothing to a ruler`() {
    var play = RulerPlay(0)
    let before = play.ruler
    play.pointer(.hover, 100, at: 0)
    play.pointer(.leave, 100, at: 0)
    #expect(play.ruler == before)
    play.down(200, at: 0)
    let held = play.ruler
    play.pointer(.hover, 100, at: 0)
    play.pointer(.leave, 100, at: 0)
    #expect(play.ruler == held)
  }

  @Test func `a second down of the same pointer means that its up was lost`() {
    var play = RulerPlay(0, .with { $0.snap = .unit })
    play.drag(by: -114, at: 0)
    play.down(300, at: 10)
    #expect(play.effects.names == ["began", "changed"])
    #expect(play.phase == .pressed && play.ruler.velocity == 0)
    play.move(295, at: 20)
    #expect(play.phase == .dragging && play.offset == 118)
    play.up(295, at: 200)
    play.settle()
    #expect(play.effects.names.filter { $0 == "began" }.count == 1)
    #expect(play.value == 1)
  }

  @Test func `a lost up ends an edit that has nowhere to go`() {
    var play = RulerPlay(0)
    play.drag(by: -120, at: 0)
    _ = play.news()
    play.down(300, at: 10)
    #expect(play.news() == [.ended(.commit, 1, .ms(10)), .idle(.ms(10))])
    #expect(play.phase == .pressed)
  }

  // MARK: Keys and wheel meanwhile

  @Test func `keys, wheels, crowns and assistants are ignored while a pointer is down`() {
    for isDragging in [false, true] {
      var play = RulerPlay(0)
      play.down(200, at: 0)
      if isDragging { play.move(79, at: 0) }
      let before = play.ruler
      play.key(.arrowRight, at: 0)
      play.key(.end, at: 0)
      play.wheel(x: 100, at: 0)
      play.wheel(y: -3, .detents, at: 0)
      play.rotate(2, at: 0)
      play.adjust(.increment, at: 0)
      #expect(play.ruler == before)
    }
  }

  @Test func `escape restores, and the pointer is dead until its up`() {
    var play = RulerPlay(2, .with { $0.tick = .unit })
    play.drag(by: -150, at: 0)
    _ = play.news()
    play.key(.escape, at: 5)
    #expect(
      play.news() == [.changed(2, .cancel, .ms(5)), .ended(.cancel, 2, .ms(5)), .idle(.ms(5))])
    #expect(play.phase == .idle && play.offset == 240)
    play.move(0, at: 10)
    play.up(0, at: 20)
    #expect(play.news() == [] && play.value == 2)
    play.drag(by: -120, at: 30)
    #expect(play.value == 3)
  }
}
