import CDetent
import ControlCore
import Dial
import Ruler
import TestSupport
import Testing

@testable import CDetentImplementation

/// A dial in C storage behaves like a Swift dial, and rejects invalid arguments.
@Suite struct DialInCTests {
  @Test(arguments: Seeds.all)
  func `a dial in C storage does what a dial does`(seed: UInt64) {
    SameAsSwiftTests().expectSame(DialControl.self, seed)
  }

  @Test(arguments: Seeds.all)
  func `many events at once do what one after another does, to a dial`(seed: UInt64) {
    SameAsSwiftTests().expectBatch(DialControl.self, seed)
  }

  @Test(arguments: Seeds.all)
  func `random bytes in a dial's structures trap nothing`(seed: UInt64) {
    let (good, taken) = HostileTests().attack(DialControl.self, seed)
    #expect(good > Cases.some(of: 20) && taken > Cases.some(of: 1000))
  }

  @Test func `a dial rejects what makes no sense`() { MisuseTests().reject(DialControl.self) }

  @Test func `a dial is busy while its sink is called`() {
    SinkTests().expectBusy(DialControl.self)
  }

  @Test func `a dial fits its storage, with space to grow, and is copied by its bytes`() {
    #expect(MemoryLayout<detent_dial_configuration>.size == detent_dial_configuration.firstSize)
    #expect(ControlStorage<DialControl>.size <= detent_dial.firstSize - 64)
    #expect(_isPOD(DialControl.self) && MemoryLayout<DialControl>.alignment == 8)
    #expect(DialControl.storedCapacity <= Int(DETENT_STORED_SIZE))
  }

  @Test(arguments: Seeds.all)
  func `a dial that is read goes on as the one that was stored`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 100) {
      let stream = ControlStream<DialControl>.hostile(&random)
      guard stream.value.isFinite else { continue }
      let hosted = Hosted<DialControl>(stream.value, stream.configuration)
      for step in stream.steps { _ = hosted.take(step) }
      let other = Hosted<DialControl>(bytes: { _ in 0x5A })
      var bytes = [UInt8](repeating: 0, count: Int(DETENT_STORED_SIZE))
      var length = 0
      #expect(detent_dial_store(other.storage, &bytes, bytes.count, &length) == 3)
      #expect(detent_dial_store(hosted.storage, &bytes, bytes.count, &length) == 0)
      #expect(detent_dial_store(hosted.storage, &bytes, length - 1, nil) == 2)
      let size = MemoryLayout<detent_dial>.size
      #expect(detent_dial_restore(other.storage, size, bytes, length - 1) == 9)
      #expect(detent_dial_restore(other.storage, size, bytes, length) == 0)
      #expect(other.control == hosted.control, "seed \(seed)")
    }
  }

  @Test func `turns are reported in effects and can be read`() {
    var configuration = DialConfiguration(range: 0...360, step: 90, wraps: true)
    configuration.ticks = true
    let hosted = Hosted<DialControl>(270, configuration)
    let up = InputEvent(time: .distantPast, action: .key(.arrowUp, .none)).reported
    let down = InputEvent(time: .distantPast, action: .key(.arrowDown, .none)).reported
    #expect(hosted.handle([up, up]) == 0)
    let changes = hosted.effects.filter { $0.kind == 4 || $0.kind == 6 }
    #expect(changes.map(\.value) == [0, 0, 90, 90] && changes.map(\.count) == [1, 1, 1, 1])
    #expect(hosted.effects.filter { $0.kind == 2 }.map(\.mark) == [4, 5])
    var state = detent_dial_state()
    let size = MemoryLayout<detent_dial_state>.size
    #expect(detent_dial_read(hosted.storage, &state, size) == 0)
    #expect((state.value, state.turns, state.angle) == (90, 1, 450))
    hosted.effects = []
    #expect(hosted.handle([down, down]) == 0)
    #expect(hosted.effects.filter { $0.kind == 4 }.map(\.count) == [1, 0])
  }

  @Test func `a dial's configuration says what is wrong with it`() {
    for (change, expected, sentence) in wrong {
      var reported = DialControl.reported(DialConfiguration())
      change(&reported)
      let size = MemoryLayout<detent_dial_configuration>.size
      #expect(text(detent_dial_configuration_problem(&reported, size))?.contains(sentence) == true)
      let hosted = Hosted<DialControl>(2, DialConfiguration())
      let before = hosted.bytes
      #expect(
        detent_dial_update(hosted.storage, &reported, size, nil, 0, 0, nil, nil) == expected,
        "\(sentence)")
      #expect(detent_dial_init(hosted.storage, 1344, &reported, size, 0) == expected)
      #expect(hosted.bytes == before)
    }
  }

  private typealias Wrong = ((inout detent_dial_configuration) -> Void, detent_status, String)

  private var wrong: [Wrong] {
    [
      ({ $0.hold = 2 }, 6, "hold"), ({ $0.press = -1 }, 6, "press"),
      ({ $0.layout_direction = 2 }, 6, "layout direction"),
      ({ $0.interaction = 3 }, 6, "interaction"), ({ $0.cancel_policy = 2 }, 6, "cancel policy"),
      ({ $0.fine_drag_modifiers = 16 }, 6, "modifiers"),
      ({ ($0.lower_bound, $0.upper_bound) = (1, 0) }, 7, "lower bound"),
      ({ $0.lower_bound = .nan }, 7, "lower bound"), ({ $0.upper_bound = .infinity }, 7, "ends"),
      ({ $0.step = 0 }, 7, "step"), ({ $0.start = 361 }, 7, "start"),
      ({ $0.sweep = 0 }, 7, "sweep"), ({ ($0.wraps, $0.sweep) = (1, 359) }, 7, "wraps"),
      ({ ($0.wraps, $0.step) = (-1, 30) }, 7, "wraps"), ({ $0.dead = -1 }, 7, "dead"),
      ({ $0.width = .nan }, 7, "viewport"), ({ $0.height = -1 }, 7, "viewport"),
      ({ $0.deceleration = 1 }, 7, "deceleration"),
      ({ $0.minimum_fling = .nan }, 7, "minimum fling"),
      ({ $0.maximum_fling = 0 }, 7, "maximum fling"),
      ({ $0.spring_frequency = 0 }, 7, "spring"),
      ({ $0.landing_frequency = 0 }, 7, "landing spring"), ({ $0.slop_touch = -1 }, 7, "slop"),
      ({ $0.slop_mouse = .nan }, 7, "slop"), ({ $0.slop_pen = .infinity }, 7, "slop"),
      ({ $0.fine_drag_scale = 0 }, 7, "fine drag"),
      ({ $0.fine_drag_distance = .nan }, 7, "fine drag"),
      ({ $0.scroll_timeout = -1 }, 7, "scroll timeout"),
      ({ $0.boundary_haptic_gap = -1 }, 7, "boundary haptic gap"),
    ]
  }
}
