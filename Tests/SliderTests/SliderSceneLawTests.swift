import ControlCore
import Pictures
import Presentation
import Slider
import TestSupport
import Testing

/// Laws of a slider's scene, after any events and at any size.
@Suite struct SliderSceneLawTests {
  @Test(arguments: Seeds.all)
  func `after any events the scene is made of numbers, and agrees with the slider`(seed: UInt64) {
    for making in [SliderStream.hostile, SliderStream.random] {
      expectLaw(seed: seed, streams: Cases.some(of: 400), making: making) { stream in
        var slider = stream.start
        for step in stream.steps {
          slider.take(step) { _ in }
          let before = slider
          if let wrong = slider.problem(about: slider.scene()) { return "\(wrong) after \(step)" }
          if slider != before { return "the slider has changed" }
        }
        return nil
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `any surroundings give a picture of numbers, and each thumb once`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 300), making: SliderStream.hostile) { stream in
      var random = RandomBits(seed: stream.value.bitPattern)
      var slider = stream.start
      for step in stream.steps { slider.take(step) { _ in } }
      var environment = ControlEnvironment()
      environment.textScale = random.oddSize()
      environment.displayScale = random.oddSize()
      environment.isFocused = random.coin()
      let scene = slider.scene(breadth: random.oddSize(), environment: environment)
      for look in SliderLook.allCases {
        if let wrong = scene.problem(aboutDrawing: look) { return "\(look): \(wrong)" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `marks are values that can be chosen, in order, apart, and with both bounds`(seed: UInt64) {
    for making in [SliderStream.hostile, SliderStream.random] {
      expectLaw(seed: seed, streams: Cases.some(of: 1500), making: making) { stream in
        stream.start.problemWithMarks(labelDistance: 40)
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `right to left is the mirror image, upright the same turned`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 500), making: SliderStream.random) { stream in
      var random = RandomBits(seed: seed)
      var settings = stream.configuration
      (settings.orientation, settings.layoutDirection) = (.horizontal, .leftToRight)
      let values = NumberList((0..<8).map { _ in random.number(settings.bounds) }.sorted())
      let left = SliderControl(values: values, configuration: settings).scene(breadth: 90)
      settings.layoutDirection = .rightToLeft
      let right = SliderControl(values: values, configuration: settings).scene(breadth: 90)
      settings.orientation = .vertical
      let tall = SliderControl(values: values, configuration: settings).scene(breadth: 90)
      for look in SliderLook.allCases {
        let (one, other) = (left.places(look), right.places(look))
        guard one.count == other.count else { return "\(look): \(one) and \(other)" }
        for (a, b) in zip(one, other) where !near(a.x + b.x, left.length, 1e-6) || a.y != b.y {
          return "\(look): \(a) is not the image of \(b)"
        }
      }
      for (flat, upright) in zip(right.places(.bar), tall.places(.bar)) {
        guard flat.x == upright.y, flat.y == upright.x else { return "\(flat) turned, \(upright)" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `where there is range, all is drawn within the frame, and no label on another`(seed: UInt64)
  {
    expectLaw(seed: seed, streams: Cases.some(of: 500), making: SliderStream.random) { stream in
      var random = RandomBits(seed: seed ^ stream.value.bitPattern)
      var settings = stream.configuration
      (settings.orientation, settings.rubberBand) = (.horizontal, 0)
      if settings.length < 40 { settings.length = 40 }
      var slider = SliderControl(value: stream.value, configuration: settings)
      var environment = ControlEnvironment()
      environment.isFocused = random.coin()
      environment.textScale = random.pick([1, 1, 0.7, 1.6])
      let format = random.pick([
        .decimal, .percent, DecimalFormat(maximumDecimals: 2, suffix: " dB"),
        DecimalFormat(minimumDecimals: 3, maximumDecimals: 3, suffix: "\u{2009}€"),
      ])
      for step in stream.steps {
        if case .configure = step { continue }
        slider.take(step) { _ in }
        for look in SliderLook.allCases {
          let scene = slider.scene(breadth: look.breadth(in: environment), environment: environment)
          if let wrong = scene.problemWithSpace(look, format) { return "\(look): \(wrong)" }
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `assistive technology is reported where its actions lead, and how far they can`(seed: UInt64)
  {
    for making in [SliderStream.hostile, SliderStream.random] {
      expectLaw(seed: seed, streams: Cases.some(of: 400), making: making) { stream in
        var slider = stream.start
        for step in stream.steps { slider.take(step) { _ in } }
        let before = slider
        for part in 0..<slider.partCount {
          if let wrong = slider.problemWithNode(of: part) { return "thumb \(part): \(wrong)" }
        }
        return slider == before ? nil : "the slider has changed"
      }
    }
  }
}

extension RandomBits {
  /// Returns a size or distance, valid or not.
  fileprivate mutating func oddSize() -> Double {
    pick([1, 3, 80, 0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 0.1, error()])
  }
}

// MARK: Errors

extension SliderControl {
  fileprivate func problem(about scene: SliderScene) -> String? {
    guard scene.thumbCount == partCount else { return "\(scene.thumbCount) thumbs" }
    let isForward =
      configuration.orientation == .horizontal
      ? configuration.layoutDirection == .leftToRight : configuration.isInverted
    for part in 0..<partCount {
      let thumb = scene.thumb(part)
      let place = isForward ? offset(of: part) : scene.length - offset(of: part)
      guard thumb.value == value(of: part), thumb.limits == limits(of: part),
        thumb.phase == phase(of: part), thumb.along == place, place.isFinite,
        (thumb.frame.x + thumb.frame.y).isFinite
      else { return "\(thumb)" }
      guard thumb.limits.contains(thumb.value) else { return "\(thumb) is out of its limits" }
      guard (thumb.landing != nil) == (thumb.phase == .settling) else { return "\(thumb) lands" }
      if part > 0, thumb.phase == .idle, scene.thumb(part - 1).phase == .idle {
        let way = (thumb.along - scene.thumb(part - 1).along) * (isForward ? 1 : -1)
        if way < -1e-6 { return "\(thumb) is \(way) from the one before it" }
      }
    }
    let (first, last) = (scene.thumb(0).along, scene.thumb(partCount - 1).along)
    let start = partCount > 1 ? first : isForward ? 0 : scene.length
    let filled = scene.filled()
    guard filled == min(start, last)...max(start, last) else { return "filled \(filled)" }
    return nil
  }

  fileprivate func problemWithMarks(labelDistance: Double) -> String? {
    let scene = scene()
    var last: SliderMark?
    var label: SliderMark?
    var count = 0
    for mark in scene.marks(labelDistance: labelDistance) {
      count += 1
      guard count <= 502, mark.along.isFinite, scene.bounds.contains(mark.value) else {
        return "\(mark), number \(count)"
      }
      if let last {
        let gap = abs(mark.along - last.along)
        let isEnd = mark.value == scene.bounds.upperBound
        guard mark.value > last.value, gap >= 5 - 1e-5 || isEnd else { return "\(mark), \(last)" }
      } else if mark.value != scene.bounds.lowerBound {
        return "\(mark) comes first"
      }
      if mark.hasLabel {
        if let label, abs(mark.along - label.along) < labelDistance - 1e-5 {
          return "labels of \(mark) and \(label)"
        }
        label = mark
      }
      // If a step is far larger than the range, both bounds are one position.
      let size = scene.bounds.upperBound - scene.bounds.lowerBound
      if configuration.isDiscrete, size >= (configuration.step ?? 0) * 1e-6 {
        let chosen = SliderControl(value: mark.value, configuration: one).value(
          after: .set(mark.value))
        // Near a bound a step may be finer than the precision of its values.
        let blur = 1e-9 * max(abs(mark.value), 1e-300)
        guard near(chosen, mark.value, blur) else { return "\(mark) cannot be chosen: \(chosen)" }
      }
      last = mark
    }
    return last?.value == scene.bounds.upperBound ? nil : "the last is \(String(describing: last))"
  }

  /// The configuration with one usable thumb.
  private var one: SliderConfiguration {
    var one = configuration
    (one.thumbs, one.distance, one.interaction) = (1, 0, .enabled)
    // Marks beyond what can be chosen are shown too.
    one.enabledRange = SliderConfiguration().enabledRange
    return one
  }

  private func areOthersIdle(beside part: Int) -> Bool {
    (0..<partCount).allSatisfy { $0 == part || phase(of: $0) == .idle }
  }

  fileprivate func problemWithNode(of part: Int) -> String? {
    let node = accessibilityNode(of: part, label: "")
    let isUsable = configuration.interaction == .enabled
    guard Int(node.part) == part, node.value == value(of: part),
      node.minimum == limits(of: part).lowerBound, node.maximum == limits(of: part).upperBound,
      node.step > 0, node.step.isFinite, node.isEnabled == (configuration.interaction != .disabled)
    else { return "\(node)" }
    for (reported, action) in [
      (node.incremented, Adjustment.increment), (node.decremented, .decrement),
    ] {
      var moved = self
      moved.handle(
        InputEvent(time: time, action: .adjust(action, part: UInt8(part)))
      ) { _ in }
      guard reported == (isUsable ? moved.value(of: part) : nil) else {
        return "\(action) leads to \(moved.value(of: part)), not to \(String(describing: reported))"
      }
      // A neighbour that is held is no limit any more once a step has taken it from its pointer.
      guard areOthersIdle(beside: part) else { continue }
      guard limits(of: part).contains(moved.value(of: part)) else {
        return "\(action) leads to \(moved.value(of: part)), out of \(limits(of: part))"
      }
    }
    return nil
  }
}
