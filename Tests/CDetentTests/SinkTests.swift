import CDetent
import ControlCore
import Rating
import Ruler
import Slider
import TestSupport
import Testing

/// Calls that a sink may make.
@Suite struct SinkTests {
  @Test func `a ruler is busy while its sink is called`() {
    expectBusy(RulerControl.self)
  }

  @Test func `a rating is busy while its sink is called`() {
    expectBusy(RatingControl.self)
  }

  @Test func `a slider is busy while its sink is called`() {
    expectBusy(SliderControl.self)
  }

  func expectBusy<Subject: HostedControl>(_: Subject.Type) {
    let hosted = Hosted<Subject>(2, Subject.Configuration())
    let undisturbed = Hosted<Subject>(2, Subject.Configuration())
    let environment = detent_environment(
      breadth: 80, text_scale: 1, label_length: 0, origin: .nan, is_enabled: 1, is_focused: 0)
    var (statuses, readings): ([detent_status], [[[Double]]]) = ([], [])
    hosted.interfere = { hosted in
      statuses += [
        hosted.advance(.max), hosted.set(1, animated: false), hosted.set(.nan, animated: false),
        hosted.set(Subject.Configuration()), hosted.handle([]), hosted.handle([.of(9)]),
      ]
      readings.append(hosted.numbers(environment))
    }
    #expect(hosted.handle([.of(9), .of(9)]) == 0 && undisturbed.handle([.of(9), .of(9)]) == 0)
    #expect(!statuses.isEmpty && statuses.allSatisfy { $0 == 4 })
    #expect(readings.allSatisfy { $0.allSatisfy { $0 == [4] } })
    #expect(hosted.control == undisturbed.control)
    #expect(hosted.effects.map(\.numbers) == undisturbed.effects.map(\.numbers))
  }

  @Test func `a copy that a sink has made stays busy until a ruler is started there`() {
    let hosted = Hosted<RulerControl>(2, RulerConfiguration())
    let copy = Hosted<RulerControl>(2, RulerConfiguration())
    hosted.interfere = { copy.storage.pointee = $0.storage.pointee }
    #expect(hosted.handle([.of(9)]) == 0)
    #expect(copy.advance(1) == 4 && copy.numbers(.plain)[0] == [4])
    #expect(hosted.advance(1) == 0)
    #expect(copy.start(77, RulerConfiguration()) == 0 && copy.advance(1) == 0)
    #expect(copy.control?.value == 77)
  }

  @Test func `a ruler that its sink starts anew is none any more`() {
    let hosted = Hosted<RulerControl>(2, RulerConfiguration())
    hosted.interfere = { _ = $0.start(77, RulerConfiguration()) }
    #expect(hosted.handle([.of(9), .of(9)]) == 3 && hosted.advance(1) == 3)
    hosted.interfere = { _ in }
    #expect(hosted.start(77, RulerConfiguration()) == 0)
    #expect(hosted.handle([.of(9)]) == 0 && hosted.control?.value == 78)
  }

  @Test func `of events that a sink spoils, those before count`() {
    let events = UnsafeMutableBufferPointer<detent_event>.allocate(capacity: 3)
    defer { events.deallocate() }
    events.initialize(repeating: .of(9))
    let hosted = Hosted<RulerControl>(2, RulerConfiguration())
    hosted.interfere = { _ in events[1].kind = 99 }
    var handled = detent_handled()
    let status = detent_ruler_handle(
      hosted.storage, events.baseAddress, 3, hosted.sink, hosted.context, &handled)
    #expect(status == 6 && handled.wrong == 1 && handled.own == 1 && hosted.control?.value == 3)
  }

  @Test func `a copy continues as the original, and one can go back to it`() {
    let hosted = Hosted<RulerControl>(20, RulerConfiguration(range: 0...100))
    _ = hosted.handle([.of(9), .of(9)])
    let saved = hosted.storage.pointee
    _ = hosted.handle([.of(9)])
    let once = hosted.control
    hosted.storage.pointee = saved
    _ = hosted.handle([.of(9)])
    #expect(once != nil && hosted.control == once)
  }

  @Test func `without a sink the same happens`() {
    let reported = Hosted<RulerControl>(2, RulerConfiguration())
    let silent = Hosted<RulerControl>(2, RulerConfiguration())
    #expect(reported.handle([.of(9), .of(10), .of(9)]) == 0)
    #expect(
      detent_ruler_handle(silent.storage, [.of(9), .of(10), .of(9)], 3, nil, nil, nil) == 0)
    #expect(reported.control == silent.control && !reported.effects.isEmpty)
  }
}

extension detent_environment {
  static let plain = detent_environment(
    breadth: 80, text_scale: 1, label_length: 0, origin: .nan, is_enabled: 1, is_focused: 0)
}

/// Single ticks of a run.
@Suite struct TickTests {
  /// A key that passes ten marks.
  private var run: detent_effect {
    var configuration = RulerConfiguration()
    configuration.tick = .unit
    let hosted = Hosted<RulerControl>(0, configuration)
    _ = hosted.handle([InputEvent(time: .distantPast, action: .key(.pageUp, .none)).reported])
    return hosted.effects.first { $0.kind == 2 } ?? detent_effect()
  }

  @Test func `each mark of a run can be asked for`() {
    var effect = run
    let marks = (0..<effect.count).map { number in
      var mark: Int64 = 0
      #expect(detent_effect_tick(&effect, number, &mark, nil) == 0)
      return mark
    }
    #expect(marks == Array(1...10))
  }

  @Test func `a run rejects what makes no sense`() {
    var effect = run
    var (mark, time): (Int64, Int64) = (-5, -5)
    #expect(detent_effect_tick(nil, 0, &mark, &time) == 1)
    for number in [-1, 10, .min, .max] as [Int64] {
      #expect(detent_effect_tick(&effect, number, &mark, &time) == 8)
    }
    effect.mark += 1
    #expect(detent_effect_tick(&effect, 0, &mark, &time) == 3)
    effect.kind = 4
    #expect(detent_effect_tick(&effect, 0, &mark, &time) == 6)
    var blank = detent_effect()
    blank.kind = 2
    #expect(detent_effect_tick(&blank, 0, &mark, &time) == 3)
    #expect(mark == -5 && time == -5)
  }
}
