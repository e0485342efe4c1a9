import CDetent
import ControlCore
import Slider
import TestSupport
import Testing

/// C reports the same as Swift for any action on any thumb.
@Suite struct SliderPartTests {
  @Test(arguments: Seeds.all)
  func `parts of a slider in C storage do what those of a slider do`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var (effects, parts) = (0, Set<Int32>())
    for stream in 0..<Cases.some(of: 300) {
      var twin = SliderTwin(&random)
      for step in 0..<40 {
        guard let difference = twin.act(&random) else { continue }
        Issue.record("seed \(seed), stream \(stream), step \(step): \(difference)")
        return
      }
      effects += twin.reported
      parts.formUnion(twin.parts)
    }
    #expect(effects > Cases.some(of: 5000, oneIn: 8))
    #expect(parts == Set(0..<8))
  }

  @Test(arguments: Seeds.all)
  func `a slider that is read goes on as the one that was stored`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 100) {
      var twin = SliderTwin(&random)
      for _ in 0..<20 { _ = twin.act(&random) }
      #expect(twin.restore() == nil)
      for _ in 0..<20 {
        let difference = twin.act(&random)
        #expect(difference == nil, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [1e30, -1e60, 1e116, -1e308])
  func `a slider that is held from anywhere can be stored and read`(x: Double) {
    let hosted = Hosted<SliderControl>(50, SliderConfiguration())
    var event = detent_event.of(1)
    (event.source, event.x) = (1, x)
    #expect(hosted.handle([event]) == 0)
    let held = hosted.control
    #expect(held?.value == (x > 0 ? 100 : 0) && held?.phase == .dragging)
    var bytes = [UInt8](repeating: 0, count: Int(DETENT_SLIDER_STORED_SIZE))
    var length = 0
    #expect(detent_slider_store(hosted.storage, &bytes, bytes.count, &length) == 0)
    let size = MemoryLayout<detent_slider>.size
    #expect(detent_slider_restore(hosted.storage, size, bytes, length) == 0)
    #expect(hosted.control == held)
  }

  @Test func `what cannot be stored or read is rejected, and nothing happens`() {
    let hosted = Hosted<SliderControl>(2, SliderConfiguration())
    let wild = Hosted<SliderControl>(bytes: { _ in 0x5A })
    var bytes = [UInt8](repeating: 0, count: Int(DETENT_SLIDER_STORED_SIZE))
    var length = 0
    #expect(detent_slider_store(wild.storage, &bytes, bytes.count, &length) == 3)
    #expect(detent_slider_store(nil, &bytes, bytes.count, &length) == 1)
    #expect(detent_slider_store(hosted.storage, nil, bytes.count, &length) == 1)
    #expect(detent_slider_store(hosted.storage, &bytes, 10, &length) == 2 && length == 0)
    #expect(detent_slider_store(hosted.storage, &bytes, bytes.count, &length) == 0)
    let (size, before) = (MemoryLayout<detent_slider>.size, hosted.bytes)
    #expect(detent_slider_restore(nil, size, bytes, length) == 1)
    #expect(detent_slider_restore(hosted.storage, size, nil, length) == 1)
    #expect(detent_slider_restore(hosted.storage, size - 1, bytes, length) == 2)
    #expect(detent_slider_restore(hosted.storage, size, bytes, length - 1) == 9)
    var ruler = detent_ruler()
    #expect(detent_ruler_restore(&ruler, MemoryLayout<detent_ruler>.size, bytes, length) == 9)
    #expect(hosted.bytes == before)
    #expect(detent_slider_restore(wild.storage, size, bytes, length) == 0)
    #expect(wild.control == hosted.control)
  }
}

/// A slider and its twin in C storage.
private struct SliderTwin {
  private var slider: SliderControl
  private let hosted: Hosted<SliderControl>
  private var time: Int64 = 0
  /// Number of effects so far.
  private(set) var reported = 0
  private(set) var parts: Set<Int32> = []

  init(_ random: inout RandomBits) {
    let configuration = Self.configuration(&random)
    let values = (0..<random.whole(0...configuration.thumbs)).map { _ in random.number(-20...120) }
    slider = SliderControl(values: NumberList(values), configuration: configuration)
    hosted = Hosted<SliderControl>(0, configuration)
    var reported = SliderControl.reported(configuration)
    let size = MemoryLayout<detent_slider_configuration>.size
    let status = detent_slider_init(
      hosted.storage, MemoryLayout<detent_slider>.size, &reported, size, values, values.count)
    #expect(status == 0)
  }

  private static func configuration(_ random: inout RandomBits) -> SliderConfiguration {
    var configuration = SliderConfiguration()
    configuration.thumbs = random.pick([1, 2, 2, 3, 8])
    configuration.meeting = random.pick([.block, .push])
    configuration.step = random.pick([nil, 1, 5])
    configuration.distance = random.pick([0, 0, 3])
    configuration.between = random.pick([.hold, .move])
    configuration.quantization = random.pick([.drag, .release])
    configuration.ticks = random.coin()
    configuration.rubberBand = random.pick([0, 0.5])
    if configuration.step == nil, configuration.distance == 0, random.chance(300) {
      configuration.stops = NumberList([0, 1, 10, 20, 50, 100])
    }
    return configuration
  }

  /// Performs one random action on both.
  ///
  /// - Returns: the first difference of C from Swift; `nil` if none.
  mutating func act(_ random: inout RandomBits) -> String? {
    time += random.pick([0, 8_000_000, 16_000_000, 300_000_000])
    var effects: [Effect] = []
    hosted.effects = []
    let status = random.chance(600) ? handle(&random, &effects) : change(&random, &effects)
    guard status == 0 else { return "status \(status)" }
    (reported, parts) = (reported + effects.count, parts.union(hosted.effects.map(\.part)))
    guard effects.count == hosted.effects.count else { return "other effects than \(effects)" }
    for (effect, reported) in zip(effects, hosted.effects) {
      guard areSame(effect.reported, reported.numbers), reported.part == Int32(effect.part) else {
        return "another effect than \(effect)"
      }
      if case .bound(_, _, let by, _) = effect, reported.by != by.map({ Int32($0) + 1 }) ?? 0 {
        return "another thumb is in the way than in \(effect)"
      }
    }
    guard hosted.control == slider else { return "in C the slider is \(hosted.control)" }
    return differenceInReadings(random.coin())
  }

  private mutating func handle(
    _ random: inout RandomBits, _ effects: inout [Effect]
  ) -> detent_status {
    let part = UInt8(random.whole(0...8))
    let action: InputEvent.Action =
      switch random.whole(0...9) {
      case 0: .focus(part: part)
      case 1: .adjust(random.pick([.increment, .decrement]), part: part)
      case 2: .adjust(.set(random.number(-10...110)), part: part)
      case 3: .key(random.pick([.arrowLeft, .arrowRight, .pageUp, .home, .end, .escape]), .none)
      default:
        .pointer(
          PointerEvent(
            id: random.whole(0...2), kind: random.pick([.touch, .mouse]),
            phase: random.pick([.down, .down, .move, .move, .move, .up, .cancel]),
            position: Point(x: random.number(-40...420), y: 20)))
      }
    let event = InputEvent(time: Timestamp(nanoseconds: time), action: action)
    slider.handle(event) { effects.append($0) }
    return hosted.handle([event.reported])
  }

  private mutating func change(
    _ random: inout RandomBits, _ effects: inout [Effect]
  ) -> detent_status {
    let animated = random.coin()
    switch random.whole(0...4) {
    case 0:
      let part = Int(random.whole(0...Int64(slider.partCount - 1)))
      let value = random.number(-20...120)
      slider.set(value: value, of: part, animated: animated) { effects.append($0) }
      return detent_slider_set_value(
        hosted.storage, Int32(part), value, animated ? 1 : 0, hosted.sink, hosted.context)
    case 1:
      let count = random.whole(0...Int64(slider.partCount))
      let values = (0..<count).map { _ in random.number(-20...120) }
      slider.set(values: NumberList(values), animated: animated) { effects.append($0) }
      return detent_slider_update(
        hosted.storage, nil, 0, values, values.count, animated ? 1 : 0, hosted.sink,
        hosted.context)
    case 2:
      let configuration = Self.configuration(&random)
      let values = (0..<random.whole(0...8)).map { _ in
        random.chance(300) ? .nan : random.number(-20...120)
      }
      slider.update(
        values: NumberList(values), animated: animated, configuration: configuration
      ) { effects.append($0) }
      var reported = SliderControl.reported(configuration)
      return detent_slider_update(
        hosted.storage, &reported, MemoryLayout.size(ofValue: reported), values, values.count,
        animated ? 1 : 0, hosted.sink, hosted.context)
    case 3:
      let configuration = Self.configuration(&random)
      slider.set(configuration: configuration) { effects.append($0) }
      return hosted.set(configuration)
    default:
      slider.advance(to: Timestamp(nanoseconds: time)) { effects.append($0) }
      return hosted.advance(time)
    }
  }

  private func differenceInReadings(_ isFocused: Bool) -> String? {
    var environment = detent_environment.plain
    environment.is_focused = isFocused ? 1 : 0
    environment.text_scale = isFocused ? 0.7 : 1
    let read = hosted.numbers(environment)
    let known = [
      slider.stateNumbers, slider.accessibilityNumbers(environment),
      slider.sceneNumbers(environment),
    ]
    guard (known + slider.partNumbers(environment)).elementsEqual(read, by: areSame) else {
      return "other readings"
    }
    for part in 0..<slider.partCount {
      var node = detent_accessibility()
      let status = detent_slider_accessibility(
        hosted.storage, Int32(part), &environment, &node, MemoryLayout<detent_accessibility>.size)
      guard status == 0, areSame(node.numbers, slider.accessibilityNumbers(of: part, environment))
      else { return "another node of part \(part)" }
    }
    return nil
  }

  /// Stores the slider and restores it over overwritten storage.
  ///
  /// - Returns: the first error; `nil` if none.
  func restore() -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(DETENT_SLIDER_STORED_SIZE))
    var length = 0
    guard detent_slider_store(hosted.storage, &bytes, bytes.count, &length) == 0 else {
      return "not stored"
    }
    hosted.withBytes { for index in $0.indices { $0[index] = 0x5A } }
    let status = detent_slider_restore(
      hosted.storage, MemoryLayout<detent_slider>.size, bytes, length)
    guard status == 0 else { return "not read: \(status)" }
    return hosted.control == slider ? nil : "another slider"
  }
}
