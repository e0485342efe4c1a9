import ControlCore
import Pictures
import Presentation
import Rating
import TestSupport
import Testing

/// Laws of a rating's scene, after any events and at any size.
@Suite struct RatingSceneLawTests {
  @Test(arguments: Seeds.all)
  func `after any events the symbols fill up to the value, in numbers`(seed: UInt64) {
    for making in [RatingStream.hostile, RatingStream.random] {
      expectLaw(seed: seed, streams: Cases.some(of: 500), making: making) { stream in
        var rating = stream.start
        for step in stream.steps {
          rating.take(step) { _ in }
          let before = rating
          let scene = rating.scene()
          if let wrong = scene.problem { return "\(wrong) after \(step)" }
          if scene.value != rating.preview ?? rating.value { return "it shows \(scene.value)" }
          if rating != before { return "the rating has changed" }
        }
        return nil
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `any surroundings give a picture of numbers, and a rating that stays`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 400), making: RatingStream.hostile) { stream in
      var random = RandomBits(seed: stream.value.bitPattern)
      var rating = stream.start
      for step in stream.steps { rating.take(step) { _ in } }
      let before = rating
      var environment = ControlEnvironment()
      environment.textScale = random.oddSize()
      environment.displayScale = random.oddSize()
      environment.isFocused = random.coin()
      let scene = rating.scene(
        breadth: random.oddSize(), labelLength: random.oddSize(), environment: environment)
      let wrong = scene.problem ?? scene.problemWithDrawing
      return wrong ?? (rating == before ? nil : "the rating has changed")
    }
  }

  @Test(arguments: Seeds.all)
  func `assistive technology is reported where its actions lead`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000), making: RatingStream.hostile) { stream in
      var rating = stream.start
      for step in stream.steps { rating.take(step) { _ in } }
      let before = rating
      let node = rating.accessibilityNode(role: .radioGroup, label: "")
      if rating != before { return "the rating has changed" }
      let isUsable = rating.configuration.interaction == .enabled
      for (reported, action) in [
        (node.incremented, Adjustment.increment), (node.decremented, .decrement),
      ] {
        let moved = rating.adjusted(action)
        if reported != (isUsable ? moved.value : nil) {
          return "\(action) leads to \(moved.value), not to \(String(describing: reported))"
        }
      }
      guard node.choiceCount == rating.configuration.count else { return "\(node.choiceCount)" }
      return rating.problemWithChoices((1...node.choiceCount).map { node.choice($0) })
    }
  }

  @Test(arguments: Seeds.all)
  func `a value that is set can be chosen, is the nearest, and stays`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000), making: RatingStream.hostile) { stream in
      var random = RandomBits(seed: stream.value.bitPattern)
      var rating = stream.start
      for step in stream.steps { rating.take(step) { _ in } }
      for wanted in [random.error(), random.number(-1...6), rating.value] {
        let once = rating.adjusted(.set(wanted))
        let settings = rating.configuration
        if once.value != rating.value {
          let range = settings.minimum...Double(settings.count)
          guard range.contains(once.value) else { return "\(once.value) for \(wanted)" }
          let near = min(max(wanted, range.lowerBound), range.upperBound)
          let most = settings.granularity / 2 + 1e-9
          if abs(once.value - near) > most { return "\(once.value) is not near \(wanted)" }
        }
        if !wanted.isFinite, once != rating { return "what is not a number changes the rating" }
        if once.adjusted(.set(wanted)).value != once.value { return "set twice, it moves on" }
        // A value set by a host need not be one that users can choose.
        let again = once.adjusted(.set(once.value))
        if once.value != rating.value, again.value != once.value { return "\(once.value) moves" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `right to left is the mirror image, upright the same turned`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000), making: RatingStream.hostile) { stream in
      var settings = stream.configuration
      func scene() -> RatingScene {
        RatingControl(value: stream.value, configuration: settings)
          .scene(breadth: 30, labelLength: 50)
      }
      (settings.orientation, settings.layoutDirection) = (.horizontal, .leftToRight)
      let left = scene()
      settings.layoutDirection = .rightToLeft
      let right = scene()
      settings.orientation = .vertical
      let tall = scene()
      for index in 0..<settings.count {
        let (a, b, c) = (left.symbol(index), right.symbol(index), tall.symbol(index))
        guard a.fill == b.fill, b.fill == c.fill else { return "unlike fills" }
        guard a.frame.turned == c.frame else { return "\(a.frame) turned is \(c.frame)" }
        let image = settings.length - b.frame.maxX
        let size = abs(b.frame.x) + settings.length
        guard abs(a.frame.x - image) <= 1e-12 * size, a.frame.width == b.frame.width
        else { return "\(a.frame) is not the image of \(b.frame)" }
      }
      guard left.label?.turned == tall.label else { return "the label is not turned" }
      guard let label = right.label, label.x == settings.length, label.width == 50
      else { return "the label is not at the other side" }
      return nil
    }
  }
}

extension RandomBits {
  /// Returns a size or distance, valid or not.
  fileprivate mutating func oddSize() -> Double {
    pick([1, 3, 80, 0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 0.1, error()])
  }
}

extension RatingControl {
  fileprivate func adjusted(_ adjustment: Adjustment) -> RatingControl {
    var moved = self
    moved.handle(InputEvent(time: time, action: .adjust(adjustment))) { _ in }
    return moved
  }

  /// Returns a choice that does not choose its own value; choices below the minimum are skipped.
  fileprivate func problemWithChoices(_ choices: [AccessibilityChoice<RatingFormat>]) -> String? {
    guard configuration.interaction == .enabled, phase == .idle else { return nil }
    for choice in choices where choice.value >= configuration.minimum {
      let chosen = adjusted(.set(choice.value)).value
      if chosen != choice.value { return "choice \(choice.position) gives \(chosen)" }
    }
    return nil
  }
}

// MARK: Errors

extension Rect {
  fileprivate var turned: Rect { Rect(x: y, y: x, width: height, height: width) }

  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}

extension RatingScene {
  fileprivate var problem: String? {
    guard (0...100_000).contains(breadth), frame.isFinite, symbols.isFinite,
      label?.isFinite ?? true
    else { return "\(frame), label \(String(describing: label))" }
    var sum = 0.0
    var last: RatingSymbol?
    for index in 0..<count {
      let symbol = symbol(index)
      guard symbol.frame.isFinite, (0...1).contains(symbol.fill) else { return "\(symbol)" }
      guard symbol.fill == 0 || last?.fill ?? 1 == 1 else { return "a gap before \(index)" }
      // Beyond 15 digits either answer is right.
      let rest = Double(index + 1) - value
      guard symbol.isFull == (rest <= 0) || abs(rest) < 1e-12 else { return "\(symbol)" }
      sum += symbol.fill
      last = symbol
    }
    return abs(sum - value) <= 1e-12 ? nil : "\(value) fills \(sum)"
  }

  fileprivate var problemWithDrawing: String? {
    problem(drawing: .exact) ?? problem(drawing: .halfStar) ?? problem(drawing: .images())
      ?? problem(drawing: .redBorder.style(.circle))
  }

  private func problem(drawing style: some ControlStyle<RatingSymbol>) -> String? {
    var counter = CountingSurface()
    draw(style, label: "x", on: &counter)
    guard counter.sum.isFinite else { return "places add up to \(counter.sum)" }
    var list = DisplayList()
    draw(style, label: "x", on: &list)
    for operation in list.operations {
      switch operation {
      case .symbol(_, _, let frame, _):
        if !frame.isFinite { return "\(frame)" }
      case .text(_, let point, let style):
        guard point.x.isFinite, point.y.isFinite, style.size > 0, style.size < 1000
        else { return "a label of \(style.size) at \(point)" }
      default: break
      }
    }
    var picture = SVGSurface(frame: frame)
    list.draw(on: &picture)
    let text = String(decoding: picture.finish(), as: UTF8.self).lowercased()
    if text.contains("nan") || text.contains("inf") { return text }
    var terminal = TextSurface(columns: 40, rows: 8, showing: frame)
    list.draw(on: &terminal)
    _ = terminal.finish()
    return nil
  }
}
