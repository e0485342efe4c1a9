import ControlCore
import Dial
import Pictures
import Presentation
import TestSupport
import Testing

/// Laws of a dial's scene, after any events and at any size.
@Suite struct DialSceneLawTests {
  private let streams: [(inout RandomBits) -> DialStream] = [
    { DialStream.hostile(&$0) }, { DialStream.random(&$0) },
  ]

  @Test(arguments: Seeds.all)
  func `after any events the scene is made of numbers, and agrees with the dial`(seed: UInt64) {
    for making in streams {
      expectLaw(seed: seed, streams: Cases.some(of: 400), making: making) { stream in
        var dial = stream.start
        for step in stream.steps {
          dial.take(step) { _ in }
          let before = dial
          if let wrong = dial.problem(about: dial.scene()) { return "\(wrong) after \(step)" }
          if dial != before { return "the dial has changed" }
        }
        return nil
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `the pointer that is drawn has the angle of the value, once the dial rests`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 800)) { stream in
      var dial = stream.start
      for step in stream.steps { dial.take(step) { _ in } }
      dial.advance(to: dial.time.advanced(by: 60_000_000_000)) { _ in }
      // An open wheel gesture may have turned it by less than a step.
      guard dial.phase == .idle else { return nil }
      return dial.problemWithPointer
    }
  }

  @Test(arguments: Seeds.all)
  func `any surroundings give a picture of numbers`(seed: UInt64) {
    for making in streams {
      expectLaw(seed: seed, streams: Cases.some(of: 150), making: making) { stream in
        var random = RandomBits(seed: stream.value.bitPattern)
        var dial = stream.start
        for step in stream.steps { dial.take(step) { _ in } }
        var environment = ControlEnvironment()
        environment.textScale = random.oddSize()
        environment.displayScale = random.oddSize()
        environment.isFocused = random.coin()
        let scene = dial.scene(environment: environment)
        let look = random.pick(DialLook.allCases)
        return scene.problem(aboutDrawing: look).map { "\(look): \($0)" }
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `marks are values of the dial, in order, and apart over seam and gap`(seed: UInt64) {
    for making in streams {
      expectLaw(seed: seed, streams: Cases.some(of: 1500), making: making) { stream in
        var random = RandomBits(seed: stream.value.bitPattern)
        let scene = stream.start.scene()
        return scene.problemWithMarks(
          distance: random.pick([0, 2, 5, 20, 70]), labelDistance: random.pick([nil, 1, 25, 90]))
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `all is drawn within the circle, and no text on other text, a mark or a grip`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 400)) { stream in
      var random = RandomBits(seed: seed ^ stream.value.bitPattern)
      var settings = stream.configuration
      settings.length = random.pick([160, 160, 100, 60, 20, 0, 400, 3000])
      settings.breadth = random.pick([160, 160, 300, 80])
      var dial = DialControl(value: stream.value, configuration: settings)
      var environment = ControlEnvironment()
      environment.isFocused = random.coin()
      environment.textScale = random.pick([1, 1, 0.7, 1.6])
      let format = random.pick([
        .decimal, .percent, DecimalFormat(maximumDecimals: 2, suffix: " dB"),
        DecimalFormat(minimumDecimals: 3, maximumDecimals: 3, suffix: "\u{2009}€"),
      ])
      for step in stream.steps {
        if case .configure = step { continue }
        dial.take(step) { _ in }
        for look in DialLook.allCases {
          let scene = dial.scene(environment: environment)
          if let wrong = scene.problemWithSpace(look, format) { return "\(look): \(wrong)" }
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `right to left is the same picture, and a dial that starts elsewhere the same marks turned`(
    seed: UInt64
  ) {
    expectLaw(seed: seed, streams: Cases.some(of: 500)) { stream in
      var settings = stream.configuration
      let left = DialControl(value: stream.value, configuration: settings).scene()
      settings.layoutDirection = .rightToLeft
      let right = DialControl(value: stream.value, configuration: settings).scene()
      for look in DialLook.allCases where left.list(look) != right.list(look) {
        return "\(look) is mirrored"
      }
      settings.start -= settings.start > 0 ? 77 : -77
      let turned = DialControl(value: stream.value, configuration: settings).scene()
      let more = turned.start - left.start
      let (marks, others) = (
        Array(left.marks(distance: 4, labelDistance: 30)),
        Array(turned.marks(distance: 4, labelDistance: 30))
      )
      guard marks.count == others.count, near(turned.angle, left.angle + more, 1e-9) else {
        return "\(marks) and \(others)"
      }
      for (one, other) in zip(marks, others) {
        guard one.value == other.value, one.hasLabel == other.hasLabel,
          near(one.angle + more, other.angle, 1e-9)
        else { return "\(one) and \(other)" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `assistive technology is reported where its actions lead, and how far they can`(seed: UInt64)
  {
    for making in streams {
      expectLaw(seed: seed, streams: Cases.some(of: 300), making: making) { stream in
        var dial = stream.start
        for step in stream.steps {
          dial.take(step) { _ in }
          if let wrong = dial.problemWithNode { return "\(wrong) after \(step)" }
        }
        return nil
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

extension DialControl {
  fileprivate func problem(about scene: DialScene) -> String? {
    guard scene.value == value, scene.turns == turns, scene.angle == angle, scene.phase == phase,
      scene.angle.isFinite, scene.radius.isFinite, scene.radius >= 0, scene.center.isFinite
    else { return "\(scene)" }
    let moves = phase == .settling || phase == .coasting
    guard moves == (scene.landing != nil), scene.landing?.isFinite != false else {
      return "\(phase), lands at \(String(describing: scene.landing))"
    }
    let (filled, shown) = (scene.filled(), scene.shown)
    guard filled.start == shown.start, (0...1).contains(filled.sweep / shown.sweep) else {
      return "filled \(filled)"
    }
    let blur = 1e-9
    let turns = (scene.angle - scene.start - filled.sweep) / 360
    // With wrapping the angle may be whole turns further; rounding is below a millionth of a turn.
    guard !scene.wraps else {
      return near(turns, turns.rounded(), 1e-6) || abs(turns) > 1e9
        ? nil : "filled \(filled) at \(scene.angle)"
    }
    let ends = [scene.start, scene.start + scene.sweep].sorted()
    guard scene.angle >= ends[0] - blur, scene.angle <= ends[1] + blur else {
      return "\(scene.angle) is out of \(scene.start) and \(scene.sweep) more"
    }
    guard near(filled.start + filled.sweep, scene.angle, blur) else { return "filled \(filled)" }
    return nil
  }

  /// Requires a dial at rest.
  fileprivate var problemWithPointer: String? {
    let scene = scene()
    let turned = scene.wraps ? 360 * Double(scene.turns) : 0
    guard near(scene.angle, scene.angle(of: value) + turned, 1e-7) else {
      return "\(scene.angle) for \(value) in turn \(turns), which is at \(scene.angle(of: value))"
    }
    var (from, to): (Point?, Point?)
    for case .stroke(.line(let one, let other), let ink, _) in scene.list(.pointer).operations
    where ink == .blue { (from, to) = (one, other) }
    guard scene.radius > 1 else { return nil }
    guard let from, let to else { return "there is no pointer" }
    // Computed with a different sine than the scene's.
    let way = configuration.point(at: scene.angle(of: value), 1)
    let direction = Point(x: way.x - scene.center.x, y: way.y - scene.center.y)
    for place in [from, to] {
      let (x, y) = (place.x - scene.center.x, place.y - scene.center.y)
      let (across, along) = (
        x * direction.y - y * direction.x, x * direction.x + y * direction.y
      )
      guard abs(across) < 1e-6 * scene.radius, along > 0 else {
        return "the pointer is at \(place)"
      }
    }
    return nil
  }

  fileprivate var problemWithNode: String? {
    let node = accessibilityNode(label: "")
    let isUsable = configuration.interaction == .enabled
    guard let minimum = node.minimum, let maximum = node.maximum, node.value == value,
      minimum == configuration.bounds.lowerBound, maximum <= configuration.bounds.upperBound,
      minimum <= value, value <= maximum, node.step > 0, node.step.isFinite, node.part == 0,
      node.role == .slider, node.isEnabled == (configuration.interaction != .disabled)
    else { return "\(node)" }
    for (reported, action) in [
      (node.incremented, Adjustment.increment), (node.decremented, .decrement),
    ] {
      var moved = self
      moved.handle(InputEvent(time: time, action: .adjust(action))) { _ in }
      guard reported == (isUsable ? moved.value : nil) else {
        return "\(action) leads to \(moved.value), not to \(String(describing: reported))"
      }
    }
    return nil
  }
}

extension DialScene {
  fileprivate func problemWithMarks(distance: Double, labelDistance: Double?) -> String? {
    let marks = Array(marks(distance: distance, labelDistance: labelDistance))
    let least = max(distance, 0.72)
    // A later turn need not have a mark.
    let isFirstTurn = shown.start == start
    // The degrees towards larger values.
    func way(from angle: Double, to other: Double) -> Double {
      sweep < 0 ? angle - other : other - angle
    }
    if marks.isEmpty, !isFirstTurn { return nil }
    guard let first = marks.first, let last = marks.last, marks.count <= 501,
      isFirstTurn
        ? first.value == bounds.lowerBound && first.angle == start
        : way(from: shown.start, to: first.angle) >= -1e-6
    else { return "\(marks.count) marks, first \(String(describing: marks.first))" }
    let hasUpper = last.value == bounds.upperBound
    let rest = way(from: shown.start, to: start + sweep)
    let hasSpace = !wraps && 360 - rest >= least && rest >= least
    guard marks.count == 1 || hasUpper == hasSpace else { return "the last is \(last)" }
    for (one, other) in zip(marks, marks.dropFirst()) {
      guard other.value > one.value, way(from: one.angle, to: other.angle) >= least - 1e-6 else {
        return "\(one), \(other)"
      }
    }
    guard marks.count == 1 || 360 - way(from: first.angle, to: last.angle) >= least - 1e-6 else {
      return "\(last) meets the first"
    }
    let labels = marks.filter(\.hasLabel)
    guard let labelDistance else { return labels.isEmpty ? nil : "\(labels)" }
    guard labels.first == first || !isFirstTurn else { return "\(first) has no label" }
    for (number, one) in labels.enumerated() where labels.count > 1 {
      let isLast = number == labels.count - 1
      let next = labels[isLast ? 0 : number + 1].angle
      let gap = way(from: one.angle, to: next) + (isLast ? 360 : 0)
      guard gap >= max(labelDistance, least) - 1e-6 else { return "label of \(one)" }
    }
    for mark in marks where !(mark.value == bounds.upperBound) {
      guard near(mark.angle, angle(of: mark.value), 0) else { return "\(mark)" }
      guard let step else { continue }
      let steps = (mark.value - bounds.lowerBound) / step
      guard near(steps, steps.rounded(), 1e-6 * max(steps, 1)) else { return "\(mark) is no mark" }
    }
    return nil
  }
}
