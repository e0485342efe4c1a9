import ControlCore
import Pictures
import Presentation
import Ruler
import TestSupport
import Testing

/// Laws of a ruler's scene, after any events and at any size.
@Suite struct RulerSceneLawTests {
  @Test(arguments: Seeds.all + [16_705_781_587_358_867_355])
  func `after any events the scene is made of numbers, and agrees with the ruler`(seed: UInt64) {
    for making in [RulerStream.hostile, { RulerStream(&$0, StreamTraits()) }] {
      expectLaw(seed: seed, streams: Cases.some(of: 400), making: making) { stream in
        var ruler = stream.start
        for step in stream.steps {
          ruler.take(step) { _ in }
          let before = ruler
          let scene = ruler.scene(overflow: stream.value < 0 ? 3 : 0)
          if let wrong = scene.problem ?? ruler.problem(about: scene) {
            return "\(wrong) after \(step)"
          }
          if ruler != before { return "the ruler has changed" }
        }
        return nil
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `any surroundings give a picture of numbers, and a ruler that stays`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 400), making: RulerStream.hostile) { stream in
      var random = RandomBits(seed: stream.value.bitPattern)
      var ruler = stream.start
      for step in stream.steps { ruler.take(step) { _ in } }
      let before = ruler
      var environment = ControlEnvironment()
      environment.textScale = random.oddSize()
      environment.displayScale = random.oddSize()
      environment.isFocused = random.coin()
      let scene = ruler.scene(
        breadth: random.oddSize(), overflow: random.pick([0, 0, 3, .max, .min]),
        environment: environment)
      let wrong = scene.problem ?? scene.problemWithDrawing
      return wrong ?? (ruler == before ? nil : "the ruler has changed")
    }
  }

  @Test(arguments: Seeds.all)
  func `assistive technology is reported where its actions lead`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000), making: RulerStream.hostile) { stream in
      var ruler = stream.start
      for step in stream.steps { ruler.take(step) { _ in } }
      let before = ruler
      let node = ruler.accessibilityNode(label: "")
      if ruler != before { return "the ruler has changed" }
      let isUsable = ruler.configuration.interaction == .enabled
      for (reported, action) in [
        (node.incremented, Adjustment.increment), (node.decremented, .decrement),
      ] {
        var moved = ruler
        moved.handle(InputEvent(time: ruler.time, action: .adjust(action))) { _ in }
        if reported != (isUsable ? moved.value : nil) {
          return "\(action) leads to \(moved.value), not to \(String(describing: reported))"
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `a value that is set is in the bounds, where the ruler rests, and stays`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000), making: RulerStream.hostile) { stream in
      var random = RandomBits(seed: stream.value.bitPattern)
      var ruler = stream.start
      for step in stream.steps { ruler.take(step) { _ in } }
      let wanted = random.pick([random.error(), ruler.value, ruler.value * 1.37 + 0.3])
      let before = ruler
      ruler.handle(.set(wanted, at: ruler.time)) { _ in }
      let bounds = ruler.configuration.bounds
      let once = ruler.value
      guard bounds.contains(once), once.isFinite else { return "\(once) is out of bounds" }
      if !wanted.isFinite {
        return ruler == before ? nil : "what is not a number changes the ruler"
      }
      ruler.handle(.set(wanted, at: ruler.time)) { _ in }
      if ruler.value != once { return "once \(once), twice \(ruler.value)" }
      // The step is so small beside the origin that values cannot distinguish marks.
      let settings = ruler.configuration
      let pitch = settings.step / Double(settings.fractions)
      if max(abs(settings.origin), abs(once)).ulp > pitch / 16 { return nil }
      ruler.handle(.set(once, at: ruler.time)) { _ in }
      return ruler.value == once ? nil : "\(once) moves to \(ruler.value)"
    }
  }

  @Test(arguments: Seeds.all)
  func `right to left is the mirror image, upright the same turned`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000), making: RulerStream.hostile) { stream in
      var settings = stream.configuration
      (settings.orientation, settings.layoutDirection) = (.horizontal, .leftToRight)
      let left = RulerControl(value: stream.value, configuration: settings).scene(breadth: 90)
      settings.layoutDirection = .rightToLeft
      let right = RulerControl(value: stream.value, configuration: settings).scene(breadth: 90)
      settings.orientation = .vertical
      let tall = RulerControl(value: stream.value, configuration: settings).scene(breadth: 90)
      guard left.markCount == right.markCount, tall.markCount == right.markCount
      else { return "\(left.markCount), \(right.markCount) and \(tall.markCount) marks" }
      for number in left.sample {
        let (a, b) = (left.mark(number), right.mark(number))
        guard b == tall.mark(number) else { return "\(b) is not \(tall.mark(number))" }
        guard a.index == b.index, a.value == b.value, a.isInRange == b.isInRange,
          near(a.along + b.along, left.length, 1e-9 * (1 + left.length))
        else { return "\(a) is not the image of \(b)" }
      }
      let pairs = zip(right.outlines(.blank), tall.outlines(.blank))
      for (flat, upright) in pairs where flat.turned != upright {
        return "\(flat) turned is not \(upright)"
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `the overscroll is what the rubber band gives`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<500 {
      let (coefficient, length) = (random.pick([0.1, 0.55, 1]), random.pick([100.0, 375]))
      var play = RulerPlay(
        4,
        .with {
          ($0.range, $0.rubberBand, $0.length) = (4...4, coefficient, length)
          $0.slop = Slop(touch: 0, mouse: 0, pen: 0)
        })
      let pull = random.number(-1000...1000)
      play.down(0, at: 0)
      play.move(-pull, at: 8)
      let size = abs(pull)
      let shown = coefficient * size * length / (length + coefficient * size)
      let scene = play.ruler.scene()
      #expect(near(scene.overscroll, pull < 0 ? -shown : shown, 1e-9 * length), "\(seed)")
      #expect(near(scene.cursor - (scene.upperBound ?? .nan), scene.overscroll), "\(seed)")
      #expect(scene.value == 4, "\(seed)")
    }
  }
}

extension RandomBits {
  /// Returns a size or distance, valid or not.
  fileprivate mutating func oddSize() -> Double {
    pick([1, 3, 80, 0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 0.1, error()])
  }
}

extension InputEvent {
  fileprivate static func set(_ value: Double, at time: Timestamp) -> InputEvent {
    InputEvent(time: time, action: .adjust(.set(value)))
  }
}

extension Outline {
  /// This outline with x and y exchanged.
  fileprivate var turned: Outline? {
    guard case .roundedRectangle(let frame, let radius) = self else { return nil }
    return .roundedRectangle(
      Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width), radius: radius)
  }
}

// MARK: Errors

extension RulerScene {
  /// Marks to check: all, or the first and last eight.
  fileprivate var sample: [Int64] {
    markCount <= 16
      ? Array(0..<markCount) : Array(0..<8) + Array((markCount - 8)..<markCount)
  }

  fileprivate func outlines(_ style: some ControlStyle<RulerScene>) -> [Outline] {
    var list = DisplayList()
    draw(style, on: &list)
    return list.operations.compactMap {
      if case .fill(let outline, _) = $0 { outline } else { nil }
    }
  }

  fileprivate var problem: String? {
    for (name, number) in [
      ("length", length), ("breadth", breadth), ("value", value), ("cursor", cursor),
      ("overscroll", overscroll), ("lower bound", lowerBound ?? 0),
      ("upper bound", upperBound ?? 0), ("landing", landing ?? 0),
    ] where !number.isFinite { return "\(name) \(number)" }
    guard (0...100_000).contains(length), (0...100_000).contains(breadth)
    else { return "\(length) × \(breadth)" }
    // One mark every two points, and at most 100,000 spare points on each side: the cost of drawing
    // depends on the visible part.
    guard markCount >= 0, Double(markCount) <= (length + 200_000) / 2 + 1
    else { return "\(markCount) marks" }
    return problemWithMarks
  }

  private var problemWithMarks: String? {
    var last: RulerMark?
    for number in sample {
      let mark = self.mark(number)
      guard mark.along.isFinite, mark.value.isFinite else { return "\(mark)" }
      if let last, last.index < mark.index {
        let way = mark.along - last.along
        let isForward = orientation == .horizontal && way >= 2 - 1e-9
        guard isForward || way <= -2 + 1e-9, mark.value >= last.value
        else { return "\(mark) after \(last)" }
      }
      last = mark
      var text: [UInt8] = []
      FormattedValue(mark.value, .decimal).write(to: &text)
      let label = String(decoding: text, as: UTF8.self)
      guard let read = Double(label) else { return "\(mark) is labelled '\(label)'" }
      let exact = "\(mark.value)"
      let isShort = exact.filter(\.isNumber).count <= 15 && !exact.contains("e")
      if isShort, read != mark.value { return "\(mark) reads \(label)" }
    }
    return nil
  }

  fileprivate var problemWithDrawing: String? {
    for style in [ScaleRulerStyle<CapsuleCursor>.primary, .blankCentered] {
      var counter = CountingSurface()
      draw(style, on: &counter)
      guard counter.sum.isFinite else { return "places add up to \(counter.sum)" }
      guard markCount < 200 else { continue }
      var list = DisplayList()
      draw(style, on: &list)
      for case .text(_, let point, let style) in list.operations
      where !(point.x.isFinite && point.y.isFinite && style.size > 0 && style.size < 1000) {
        return "a label of \(style.size) at \(point)"
      }
      for case .fill(let outline, _) in list.operations where !outline.frame.isFinite {
        return "\(outline)"
      }
      var picture = SVGSurface(frame: frame)
      list.draw(on: &picture)
      let text = String(decoding: picture.finish(), as: UTF8.self).lowercased()
      if text.contains("nan") || text.contains("inf") { return text }
      var terminal = TextSurface(columns: 40, rows: 8, showing: frame)
      list.draw(on: &terminal)
      _ = terminal.finish()
    }
    return nil
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}

extension RulerControl {
  fileprivate func problem(about scene: RulerScene) -> String? {
    let bounds = configuration.bounds
    for number in scene.sample {
      let mark = scene.mark(number)
      if mark.isInRange != bounds.contains(mark.value) {
        return "\(mark) in \(bounds): \(mark.isInRange)"
      }
    }
    if scene.value != value { return "it shows \(scene.value), not \(value)" }
    let isForward =
      configuration.orientation == .horizontal && configuration.layoutDirection == .leftToRight
    if scene.overscroll != 0 {
      let place = (scene.overscroll > 0 ? scene.upperBound : scene.lowerBound) ?? .nan
      let past = isForward ? scene.cursor - place : place - scene.cursor
      if !near(past, scene.overscroll, 1e-9 * (1 + abs(past))) {
        return "overscroll \(scene.overscroll), not \(past)"
      }
    }
    let moves = phase == .coasting || phase == .settling
    guard moves == (scene.landing != nil) else { return "\(phase), landing \(moves)" }
    guard let landing = scene.landing else { return nil }
    let way = RulerControl(value: target, configuration: configuration).offset - offset
    let place = scene.cursor + (isForward ? way : -way)
    // Beyond the precision of `Double`, a value does not determine a position.
    let fractions = Double(configuration.fractions)
    let steps = abs(target - configuration.origin) / configuration.step
    if steps * fractions >= 0x1p52 { return nil }
    // The precision of a value, plus the tolerance within which a position counts as a mark.
    let ulp = max(abs(target), abs(configuration.origin)).ulp
    let fineness = ulp / configuration.step * configuration.unitWidth
    let blur = steps * configuration.unitWidth * 0x1p-50
    return near(landing, place, 4 * fineness + blur + 1e-9 * (1 + abs(offset) + abs(way)))
      ? nil : "it lands at \(landing), not at \(place)"
  }
}
