import CDetent
import ControlCore
import Rating
import Ruler
import Slider
import TestSupport
import Testing

/// Every function rejects invalid arguments and leaves everything unchanged.
@Suite struct MisuseTests {
  @Test func `a ruler rejects what makes no sense`() { reject(RulerControl.self) }
  @Test func `a rating rejects what makes no sense`() { reject(RatingControl.self) }

  @Test func `a slider rejects what makes no sense`() { reject(SliderControl.self) }

  func reject<Subject: HostedControl>(_: Subject.Type) {
    let hosted = Hosted<Subject>(2, Subject.Configuration())
    let before = hosted.bytes
    let used = Hosted<Subject>(bytes: { _ in 0x5A })
    let zero = Hosted<Subject>(bytes: { _ in 0 })
    for (what, expected, status) in table(hosted, used) + table(hosted, zero) {
      #expect(status() == expected, "\(what)")
      #expect(hosted.bytes == before && hosted.effects.isEmpty, "\(what) changed something")
    }
    #expect(used.bytes.allSatisfy { $0 == 0x5A } && zero.bytes.allSatisfy { $0 == 0 })
  }

  private typealias Row = (String, detent_status, () -> detent_status)

  /// Returns each call on a valid control or on invalid storage, with its expected status.
  private func table<Subject: HostedControl>(
    _ hosted: Hosted<Subject>, _ wild: Hosted<Subject>
  ) -> [Row] {
    verbs(hosted, wild) + configurations(hosted, wild) + readings(hosted, wild)
  }

  private func verbs<Subject: HostedControl>(
    _ hosted: Hosted<Subject>, _ wild: Hosted<Subject>
  ) -> [Row] {
    let c = Subject.c
    return [
      ("advance NULL", 1, { c.advance(nil, 5, nil, nil) }),
      ("advance storage", 3, { wild.advance(5) }),
      ("value NULL", 1, { c.setValue(nil, .nan, 0, nil, nil) }),
      ("value storage", 3, { wild.set(.nan, animated: false) }),
      ("value NaN", 5, { hosted.set(.nan, animated: false) }),
      ("value infinite", 5, { hosted.set(-.infinity, animated: true) }),
      ("events NULL", 1, { c.handle(hosted.storage, nil, 1, nil, nil, nil) }),
      ("events of NULL", 1, { c.handle(nil, [detent_event()], 1, nil, nil, nil) }),
      ("no events of NULL", 1, { c.handle(nil, nil, 0, nil, nil, nil) }),
      ("no events of storage", 3, { wild.handle([]) }),
      ("count", 2, { c.handle(hosted.storage, [detent_event()], -1, nil, nil, nil) }),
      ("huge count", 2, { c.handle(hosted.storage, [detent_event()], .max, nil, nil, nil) }),
      ("events storage", 3, { wild.handle([detent_event()]) }),
    ]
  }

  private func configurations<Subject: HostedControl>(
    _ hosted: Hosted<Subject>, _ wild: Hosted<Subject>
  ) -> [Row] {
    let c = Subject.c
    let size = MemoryLayout<Subject.Reported>.size
    let least = Subject.leastConfiguration
    let whole = MemoryLayout<Subject.Storage>.size
    let good = [Subject.reported(Subject.Configuration())]
    return [
      ("defaults NULL", 1, { c.configurationInit(nil, 0) }),
      (
        "defaults size", 2,
        {
          var reported = good[0]
          return c.configurationInit(&reported, least - 1)
        }
      ),
      ("configure NULL", 1, { c.setConfiguration(nil, good, size, nil, nil) }),
      ("configuration NULL", 0, { c.setConfiguration(hosted.storage, nil, size, nil, nil) }),
      ("configuration size", 2, { c.setConfiguration(hosted.storage, good, 8, nil, nil) }),
      ("configuration storage", 3, { c.setConfiguration(wild.storage, good, size, nil, nil) }),
      ("start NULL", 1, { c.start(nil, 0, good, size, .nan) }),
      ("start configuration NULL", 1, { c.start(hosted.storage, 0, nil, size, .nan) }),
      ("start size", 2, { c.start(hosted.storage, whole - 1, good, size, .nan) }),
      ("start configuration size", 2, { c.start(hosted.storage, whole, good, -1, .nan) }),
      ("start NaN", 5, { c.start(hosted.storage, whole, good, size, .nan) }),
      ("start infinite", 5, { c.start(hosted.storage, whole, good, size, .infinity) }),
    ]
  }

  private func readings<Subject: HostedControl>(
    _ hosted: Hosted<Subject>, _ wild: Hosted<Subject>
  ) -> [Row] {
    let c = Subject.c
    let state = Space<Subject.State>()
    let scene = Space<Subject.Scene>()
    let reported = Space<Subject.Reported>()
    let node = Space<detent_accessibility>()
    let (storage, size) = (UnsafePointer(hosted.storage), MemoryLayout<Subject.State>.size)
    let sceneSize = MemoryLayout<Subject.Scene>.size
    return [
      ("read NULL", 1, { c.read(nil, state.place, size) }),
      ("state NULL", 1, { c.read(storage, nil, size) }),
      ("state size", 2, { c.read(storage, state.place, size - 1) }),
      ("state storage", 3, { c.read(wild.storage, state.place, size) }),
      ("read configuration NULL", 1, { c.readConfiguration(nil, reported.place, 2000) }),
      ("configuration NULL", 1, { c.readConfiguration(storage, nil, 1000) }),
      ("configuration size", 2, { c.readConfiguration(storage, reported.place, 0) }),
      ("configuration storage", 3, { c.readConfiguration(wild.storage, reported.place, 2000) }),
      ("accessibility NULL", 1, { c.accessibility(nil, nil, node.place, 64) }),
      ("node NULL", 1, { c.accessibility(storage, nil, nil, 64) }),
      ("node size", 2, { c.accessibility(storage, nil, node.place, 63) }),
      ("node storage", 3, { c.accessibility(wild.storage, nil, node.place, 64) }),
      ("scene of NULL", 1, { c.readScene(nil, nil, scene.place, 1000, nil, 0) }),
      ("scene NULL", 1, { c.readScene(storage, nil, nil, 1000, nil, 0) }),
      ("parts NULL", 1, { c.readScene(storage, nil, scene.place, 1000, nil, 1) }),
      ("scene size", 2, { c.readScene(storage, nil, scene.place, sceneSize - 1, nil, 0) }),
      ("scene storage", 3, { c.readScene(wild.storage, nil, scene.place, 1000, nil, 0) }),
    ]
  }
}

/// Memory for a structure, freed with this object.
final class Space<Structure> {
  let place = UnsafeMutablePointer<Structure>.allocate(capacity: 1)

  deinit { place.deallocate() }
}

/// Invalid content of structures passed to functions.
@Suite struct MisusedContentTests {
  @Test func `an event that makes no sense is named, and those before it count`() {
    for (event, expected) in wrongEvents {
      let hosted = Hosted<RulerControl>(2, RulerConfiguration(range: 0...10))
      let other = Hosted<RulerControl>(2, RulerConfiguration(range: 0...10))
      let good = detent_event.of(9)
      let home = InputEvent(time: .distantPast, action: .key(.home, .none))
      #expect(other.handle([good, good]) == 0)
      #expect(hosted.handle([good, good, event, home.reported]) == expected, "\(event)")
      #expect(hosted.handled.wrong == 2 && hosted.handled.own == 2)
      #expect(hosted.control == other.control && hosted.control?.value == 4)
      #expect(hosted.effects.map(\.numbers) == other.effects.map(\.numbers))
    }
  }

  private var wrongEvents: [(detent_event, detent_status)] {
    var events: [(detent_event, detent_status)] = []
    for kind in [0, 15, -1, Int32.max] { events.append((.of(kind), 6)) }
    for kind in [1, 2, 3, 5] as [Int32] {
      for number in [Double.nan, .infinity, -.infinity] {
        events.append((.of(kind) { $0.x = number }, 5))
        events.append((.of(kind) { ($0.y, $0.source) = (number, 9) }, 5))
      }
    }
    for kind in [1, 2, 3, 4, 5, 6] as [Int32] {
      for source in [-1, 3, Int32.min] { events.append((.of(kind) { $0.source = source }, 6)) }
    }
    for kind in [1, 2, 3, 5, 7, 8] as [Int32] {
      for held in [-1, 16, Int32.max] { events.append((.of(kind) { $0.modifiers = held }, 6)) }
    }
    for source in [-1, 21, Int32.min] { events.append((.of(8) { $0.source = source }, 6)) }
    for source in [-1, 4] as [Int32] { events.append((.of(7) { $0.source = source }, 6)) }
    for phase in [-1, 5] as [Int32] { events.append((.of(7) { $0.phase = phase }, 6)) }
    events.append((.of(7) { $0.x = .nan }, 5))
    events.append((.of(7) { ($0.y, $0.phase) = (.infinity, 9) }, 5))
    for kind in [11, 12] as [Int32] { events.append((.of(kind) { $0.x = .nan }, 5)) }
    return events
  }

  @Test func `members that an event does not name may be anything`() {
    let hosted = Hosted<RulerControl>(2, RulerConfiguration())
    for kind in [4, 6, 9, 10, 13, 14] as [Int32] {
      let event = detent_event.of(kind) {
        ($0.x, $0.y, $0.modifiers, $0.phase, $0.pointer) = (.nan, .infinity, -1, 77, .min)
      }
      #expect(hosted.handle([event]) == 0)
    }
  }

  @Test func `a ruler's configuration says what is wrong with it`() {
    for (change, expected, sentence) in wrongRulers {
      var reported = RulerControl.reported(RulerConfiguration())
      change(&reported)
      let size = MemoryLayout<detent_ruler_configuration>.size
      #expect(text(detent_ruler_configuration_problem(&reported, size))?.contains(sentence) == true)
      let hosted = Hosted<RulerControl>(2, RulerConfiguration())
      let before = hosted.bytes
      #expect(
        detent_ruler_update(hosted.storage, &reported, size, nil, 0, 0, nil, nil) == expected,
        "\(sentence)")
      #expect(detent_ruler_init(hosted.storage, 1344, &reported, size, 0) == expected)
      #expect(hosted.bytes == before)
    }
  }

  private typealias Wrong<Reported> = ((inout Reported) -> Void, detent_status, String)

  private var wrongRulers: [Wrong<detent_ruler_configuration>] {
    [
      ({ $0.snap = 5 }, 6, "snap"), ({ $0.tick = 4 }, 6, "tick"),
      ({ $0.orientation = 2 }, 6, "orientation"),
      ({ $0.layout_direction = -1 }, 6, "layout direction"),
      ({ $0.interaction = 3 }, 6, "interaction"), ({ $0.cancel_policy = 2 }, 6, "cancel policy"),
      ({ $0.fine_drag_modifiers = 16 }, 6, "modifiers"),
      ({ ($0.lower_bound, $0.upper_bound) = (1, 0) }, 7, "lower bound"),
      ({ $0.lower_bound = .nan }, 7, "lower bound"), ({ $0.upper_bound = .nan }, 7, "lower bound"),
      ({ $0.step = 0 }, 7, "step"), ({ $0.origin = .nan }, 7, "origin"),
      ({ $0.fractions = 0 }, 7, "fractions"), ({ $0.unit_width = .nan }, 7, "unit width"),
      ({ $0.length = -1 }, 7, "length"), ({ $0.capture = -1 }, 7, "capture"),
      ({ $0.rearm = .infinity }, 7, "re-arm"), ({ $0.deceleration = 1 }, 7, "deceleration"),
      ({ $0.minimum_fling = .nan }, 7, "minimum fling"),
      ({ $0.maximum_fling = 0 }, 7, "maximum fling"),
      ({ $0.stop_distance = 0 }, 7, "stop distance"),
      ({ $0.spring_frequency = 0 }, 7, "spring"), ({ $0.rest_distance = 0 }, 7, "rest distance"),
      ({ $0.rubber_band = 2 }, 7, "rubber band"), ({ $0.slop_touch = -1 }, 7, "slop"),
      ({ $0.slop_mouse = .nan }, 7, "slop"), ({ $0.slop_pen = .infinity }, 7, "slop"),
      ({ $0.fine_drag_scale = 0 }, 7, "fine drag"),
      ({ $0.fine_drag_distance = .nan }, 7, "fine drag"),
      ({ $0.scroll_timeout = -1 }, 7, "scroll timeout"),
      ({ $0.boundary_haptic_gap = -1 }, 7, "boundary haptic gap"),
      ({ $0.landing_frequency = 0 }, 7, "landing spring"), ({ $0.tap = 2 }, 6, "tap"),
      ({ $0.motion = -1 }, 6, "motion"),
      ({ ($0.snap, $0.step) = (9, 0) }, 6, "snap"),
    ]
  }

  @Test func `a rating's configuration says what is wrong with it`() {
    for (change, expected, sentence) in wrongRatings {
      var reported = RatingControl.reported(RatingConfiguration())
      change(&reported)
      let size = MemoryLayout<detent_rating_configuration>.size
      #expect(
        text(detent_rating_configuration_problem(&reported, size))?.contains(sentence) == true)
      let hosted = Hosted<RatingControl>(2, RatingConfiguration())
      let before = hosted.bytes
      #expect(
        detent_rating_update(hosted.storage, &reported, size, nil, 0, 0, nil, nil) == expected,
        "\(sentence)")
      #expect(detent_rating_init(hosted.storage, 1024, &reported, size, 0) == expected)
      #expect(hosted.bytes == before)
    }
  }

  private var wrongRatings: [Wrong<detent_rating_configuration>] {
    [
      ({ $0.orientation = 2 }, 6, "orientation"), ({ $0.selection = 2 }, 6, "selection"),
      ({ $0.layout_direction = 7 }, 6, "layout direction"),
      ({ $0.interaction = -3 }, 6, "interaction"), ({ $0.cancel_policy = 9 }, 6, "cancel policy"),
      ({ $0.press = 2 }, 6, "press"), ({ $0.leading = 2 }, 6, "leading"),
      ({ $0.reselection = -1 }, 6, "reselection"), ({ $0.count = 0 }, 7, "count"),
      ({ $0.count = .max }, 7, "count"), ({ $0.granularity = .nan }, 7, "granularity"),
      ({ $0.minimum = 6 }, 7, "minimum"), ({ $0.length = .nan }, 7, "length"),
      ({ $0.spacing = -1 }, 7, "spacing"), ({ $0.symbol_width = 0 }, 7, "symbols"),
    ]
  }

  @Test func `a configuration that is not there, too small or good has its sentence too`() {
    var reported = RulerControl.reported(RulerConfiguration())
    let size = RulerControl.leastConfiguration
    #expect(text(detent_ruler_configuration_problem(nil, 0)) == "the configuration is NULL")
    #expect(text(detent_ruler_configuration_problem(&reported, size - 1))?.contains("size") == true)
    #expect(detent_ruler_configuration_problem(&reported, size) == nil)
    #expect(detent_ruler_configuration_problem(&reported, 5000) == nil)
  }
}

extension detent_event {
  static func of(_ kind: Int32, _ change: (inout detent_event) -> Void = { _ in }) -> detent_event {
    var event = detent_event()
    event.kind = kind
    change(&event)
    return event
  }
}
