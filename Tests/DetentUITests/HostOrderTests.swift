import ControlCore
import Dial
import Rating
import Ruler
import Slider
import TestSupport
import Testing

@testable import DetentUI

/// Orders and groupings of what a host sets in a view: nothing of it is written back.
@Suite struct HostOrderTests {
  /// A seed of a law with the number of frames a second.
  private static let seedsAndRates = Seeds.all.flatMap { seed in [10, 120].map { (seed, $0) } }

  private static func ruler(_ bounds: ClosedRange<Double>, isEnabled: Bool = true)
    -> RulerConfiguration
  {
    RulerSettings(bounds: bounds, tick: .unit, isEnabled: isEnabled).configuration
  }

  private static func stepper(_ bounds: ClosedRange<Double>, isReadOnly: Bool = false)
    -> RulerConfiguration
  {
    StepperSettings(bounds: bounds, isReadOnly: isReadOnly).configuration
  }

  private static func rating(_ count: Int, isReadOnly: Bool = false) -> RatingConfiguration {
    RatingSettings(count: count, isReadOnly: isReadOnly).configuration
  }

  private static func dial(_ bounds: ClosedRange<Double>, wraps: Bool = false)
    -> DialConfiguration
  {
    var settings = DialSettings(bounds: bounds)
    settings.behavior.wraps = wraps
    return settings.configuration
  }

  // MARK: Laws

  @Test(arguments: seedsAndRates)
  func `a ruler tells what its user does, and has what its host sets`(seed: UInt64, rate: Int) {
    check(RulerControl.self, seed, rate, Self.ruler(-100...200)) { random in
      Self.ruler(
        random.pick([0...100, 20...50, -Double.infinity...Double.infinity]),
        isEnabled: !random.chance(100))
    }
  }

  @Test(arguments: seedsAndRates)
  func `a stepper tells what its user does, and has what its host sets`(seed: UInt64, rate: Int) {
    check(RulerControl.self, seed, rate, Self.stepper(-100...200)) { random in
      Self.stepper(random.pick([0...100, 20...50, 0...0]), isReadOnly: random.chance(100))
    }
  }

  @Test(arguments: seedsAndRates)
  func `a rating tells what its user does, and has what its host sets`(seed: UInt64, rate: Int) {
    check(RatingControl.self, seed, rate, Self.rating(100)) { random in
      Self.rating(Int(random.whole(1...100)), isReadOnly: random.chance(100))
    }
  }

  @Test(arguments: seedsAndRates)
  func `a dial tells what its user does, and has what its host sets`(seed: UInt64, rate: Int) {
    check(DialControl.self, seed, rate, Self.dial(-100...200)) { random in
      Self.dial(random.pick([0...100, 20...50, 0...360]), wraps: random.coin())
    }
  }

  @Test(arguments: seedsAndRates)
  func `a slider tells what its user does, and has what its host sets`(seed: UInt64, rate: Int) {
    func values(_ random: inout RandomBits) -> [Double] {
      (0..<random.whole(1...8)).map { _ in random.whole(0...100) }.sorted().map { Double($0) }
    }
    check(seed, rate) { random in
      DrivenSlider(values(&random))
    } change: { view, _, random in
      switch random.whole(0...3) {
      case 0: view.host = values(&random)
      case 1: view.settings.bounds = random.pick([0...100, 20...50, -50...200])
      case 2: view.settings.behavior.distance = random.pick([0, 5, 40])
      default: view.settings.isEnabled = !random.chance(200)
      }
      if random.coin() { view.update() }
    } end: { view, ms, rate in
      (view.settings.bounds, view.settings.behavior.distance) = (-100...200, 0)
      view.settle(ms, every: 1000 / Double(rate))
      return view.values == view.host
    }
  }

  private func check<Engine: Control>(
    _: Engine.Type, _ seed: UInt64, _ rate: Int, _ roomy: Engine.Configuration,
    _ make: @escaping (inout RandomBits) -> Engine.Configuration
  ) where Engine.Configuration: CancellableConfiguration {
    check(seed, rate) { random in
      DrivenView(Engine(value: 30, configuration: make(&random)), host: 30)
    } change: { view, ms, random in
      if random.coin() { view.host = random.number(0...100) }
      if random.coin() {
        view.act(at: .ms(ms), setting: make(&random))
      } else if random.coin() {
        view.act(at: .ms(ms), animated: random.coin())
      }
    } end: { view, ms, rate in
      view.act(at: .ms(ms), setting: roomy)
      view.settle(ms, every: 1000 / Double(rate))
      return view.driver.control.value == view.host
    }
  }

  /// Plays sequences in which only the host acts, and others with its user between. What the host
  /// does opens no edit, and writes only while an edit of the user is open.
  private func check<View: HeardView>(
    _ seed: UInt64, _ rate: Int, _ make: (inout RandomBits) -> View,
    change: (inout View, Double, inout RandomBits) -> Void, end: (inout View, Double, Int) -> Bool
  ) where View.Engine.Configuration: CancellableConfiguration {
    var random = RandomBits(seed: seed)
    for round in 0..<Cases.some(of: 10_000, oneIn: 32) {
      let place: Testing.Comment = "seed \(seed), \(rate) frames a second, round \(round)"
      let hasUser = round % 2 == 0
      var (view, ms) = (make(&random), 0.0)
      for _ in 0..<random.whole(1...8) {
        ms += 1000 / Double(rate)
        if hasUser, random.coin() { view.use(at: ms, &random) }
        let before = view.heard
        switch random.whole(0...5) {
        case 0: view.run(ms) { $0.advance() }
        case 1 where random.chance(200): view.run(ms) { $0.leave() }
        default: change(&view, ms, &random)
        }
        #expect(view.heard.begun == before.begun, place)
        #expect(before.isOpen || view.heard.writes == before.writes, place)
      }
      let isAsSet = end(&view, ms + 1000 / Double(rate), rate)
      #expect(!view.heard.isOpen, place)
      if !hasUser { #expect(isAsSet && view.heard == Heard(), place) }
    }
  }

  // MARK: Settings and values that belong together

  /// Orders in which a view hears of a value and of the settings that it is for.
  enum Order: CaseIterable {
    case together, valueFirst, settingsFirst
  }

  @Test(arguments: Order.allCases, [10, 120])
  func `a value that changes with its bounds is as the host sets it`(order: Order, rate: Int) {
    follow(
      RulerControl.self, order, rate, (Self.ruler(30...150), 70), (Self.ruler(66...330), 154.3))
    follow(RulerControl.self, order, rate, (Self.ruler(110...190), 170), (Self.ruler(1...8), 5.58))
    follow(
      RulerControl.self, order, rate, (Self.stepper(0...0), 0), (Self.stepper(0...500), 120))
    follow(RatingControl.self, order, rate, (Self.rating(5), 4), (Self.rating(10), 8))
    follow(DialControl.self, order, rate, (Self.dial(0...10), 4), (Self.dial(0...100), 40))
  }

  @Test(arguments: Order.allCases, [10, 120])
  func `values that change with their settings are as the host sets them`(order: Order, rate: Int) {
    func slider(_ bounds: ClosedRange<Double>, distance: Double = 0) -> SliderSettings {
      var settings = SliderSettings(bounds: bounds)
      settings.behavior.distance = distance
      return settings
    }
    // Bounds that are loaded, before and after the value appears.
    follow(order, rate, (slider(0...1), [0]), (slider(0...500), [120]))
    follow(order, rate, (slider(0...1), [120]), (slider(0...500), [120]))
    follow(order, rate, (slider(0...100), [20, 50]), (slider(0...1000), [200, 500]))
    follow(
      order, rate, (slider(0...100, distance: 25), [40, 45]),
      (slider(0...100, distance: 5), [40, 45]))
  }

  private func follow<Engine: Control>(
    _: Engine.Type, _ order: Order, _ rate: Int, _ old: (Engine.Configuration, Double),
    _ new: (Engine.Configuration, Double)
  ) {
    let frame = 1000 / Double(rate)
    var view = DrivenView(Engine(value: old.1, configuration: old.0), host: old.1)
    view.act(at: .ms(0), setting: old.0)  // The view appears.
    if order != .settingsFirst { view.host = new.1 }
    if order == .valueFirst { view.act(at: .ms(frame)) }
    view.act(at: .ms(2 * frame), setting: new.0)
    view.host = new.1
    view.act(at: .ms(3 * frame))
    view.settle(4 * frame, every: frame)
    #expect(view.driver.control.value == new.1 && view.host == new.1 && view.heard == Heard())
  }

  private func follow(
    _ order: Order, _ rate: Int, _ old: (SliderSettings, [Double]),
    _ new: (SliderSettings, [Double])
  ) {
    var view = DrivenSlider(old.1, old.0)
    view.act(at: .ms(0), setting: view.driver.control.configuration)
    if order != .settingsFirst { view.host = new.1 }
    if order == .valueFirst { view.update() }
    view.settings = new.0
    view.update()
    view.host = new.1
    view.update()
    view.settle(100, every: 1000 / Double(rate))
    #expect(view.values == new.1 && view.host == new.1 && view.heard == Heard())
  }
}

/// Counts of what a host has heard of its view.
struct Heard: Equatable {
  var writes = 0
  /// Edits that have begun, and those that have ended.
  var begun = 0
  var ended = 0

  var isOpen: Bool { begun > ended }

  init() {}

  init(writes: Int, edits: [Bool]) {
    self.writes = writes
    begun = edits.filter { $0 }.count
    ended = edits.count - begun
  }
}

/// A view whose host notes what it hears.
protocol HeardView {
  associatedtype Engine: Control
  var heard: Heard { get }
  /// Performs an action at a time in milliseconds.
  mutating func run(_ ms: Double, _ verb: (inout ControlDriver<Engine>) -> [Reply])
}

extension HeardView {
  /// Performs any act of a user.
  mutating func use(at ms: Double, _ random: inout RandomBits) {
    let (start, point) = (Point(x: 200, y: 22), Point(x: random.number(-20...420), y: 22))
    let key = random.pick([Key.arrowUp, .arrowLeft, .home, .pageDown, .escape, .digit(3)])
    switch random.whole(0...6) {
    case 0...2: run(ms) { $0.drag(to: point, from: start) }
    case 3: run(ms) { $0.lift(at: point, from: start) }
    case 4: run(ms) { $0.reset($0.drag()) }
    case 5: run(ms) { $0.press(key, .none) }
    default: run(ms) { $0.adjust(.increment) }
    }
  }
}

extension DrivenView: HeardView {
  var heard: Heard { Heard(writes: writes.count, edits: edits) }

  mutating func run(_ ms: Double, _ verb: (inout ControlDriver<Engine>) -> [Reply]) {
    act(at: .ms(ms), verb)
  }
}

extension DrivenSlider: HeardView {
  var heard: Heard { Heard(writes: writes.count, edits: edits.flatMap(\.self)) }

  mutating func run(_ ms: Double, _ verb: (inout ControlDriver<SliderControl>) -> [Reply]) {
    act(at: .ms(ms), verb)
  }
}
