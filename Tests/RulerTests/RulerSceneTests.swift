import ControlCore
import Pictures
import Presentation
import Ruler
import TestSupport
import Testing

/// The scene of a ruler.
@Suite struct RulerSceneTests {
  private func scene(
    _ value: Double, overflow: Int64 = 0, _ change: (inout RulerConfiguration) -> Void = { _ in }
  ) -> RulerScene {
    var configuration = RulerConfiguration()
    change(&configuration)
    return RulerControl(value: value, configuration: configuration).scene(overflow: overflow)
  }

  private func marks(_ scene: RulerScene) -> [RulerMark] {
    (0..<scene.markCount).map { scene.mark($0) }
  }

  /// Returns positions and texts of the labels.
  private func labels(
    _ scene: RulerScene, _ format: some ValueFormat = .decimal
  ) -> [(text: String, x: Double, isPale: Bool)] {
    var list = DisplayList()
    scene.draw(.primary, format: format, on: &list)
    return list.operations.compactMap {
      guard case .text(let bytes, let point, let style) = $0 else { return nil }
      return (String(decoding: bytes, as: UTF8.self), point.x, style.ink == .tertiaryLabel)
    }
  }

  @Test func `the mark of the value is under the cursor, larger ones to the right`() {
    let scene = scene(2.5)
    #expect(scene.cursor == 187.5)
    let units = marks(scene).filter { $0.kind == .unit }
    #expect(units.map(\.value) == [1, 2, 3, 4])
    #expect(units.map(\.along) == [7.5, 127.5, 247.5, 367.5])
    let half = marks(scene).first { $0.kind == .half && $0.value == 2.5 }
    #expect(half?.along == 187.5)
  }

  @Test func `right to left and upwards, larger values are at the other side`() {
    for change in [
      { $0.layoutDirection = .rightToLeft },
      { $0.orientation = .vertical },
    ] as [(inout RulerConfiguration) -> Void] {
      let scene = scene(2.5, change)
      #expect(marks(scene).first { $0.value == 2 }?.along == 247.5)
      #expect(marks(scene).first { $0.value == 3 }?.along == 127.5)
    }
  }

  @Test(arguments: [(375, 3, 11), (320, 3, 9), (1024, 3, 15), (0, 3, 7), (375, 0, 5)])
  func `as many cells as SlidingRuler has`(length: Double, overflow: Int64, cells: Int64) {
    let scene = scene(0, overflow: overflow) { $0.length = length }
    #expect(scene.cellCount == cells)
    let reach = Double(cells) * 60
    if overflow > 0 {
      #expect(marks(scene).first?.along == length / 2 - reach)
      #expect(marks(scene).last?.along == length / 2 + reach)
    }
  }

  @Test(arguments: Seeds.all)
  func `every mark that has space shows, once, at its place`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<500 {
      let step = random.pick([1, 0.1, 0.3, 5, 1 / 3.0])
      let value = random.number(-1000...1000)
      let (width, fractions) = (Double(random.whole(30...200)), random.whole(1...12))
      let scene = scene(value) {
        $0.step = step
        $0.fractions = fractions
        $0.unitWidth = width
        $0.length = Double(random.whole(0...1024))
      }
      let marks = marks(scene)
      let pitch = width / Double(fractions)
      guard let first = marks.first, let last = marks.last else {
        #expect(pitch > scene.length + 120, "\(seed)")
        continue
      }
      #expect(first.along >= -60 - 1e-9 && first.along - pitch < -60 + 1e-9, "\(seed)")
      let end = scene.length + 60
      #expect(last.along <= end + 1e-9 && last.along + pitch > end - 1e-9, "\(seed)")
      for (a, b) in zip(marks, marks.dropFirst()) {
        #expect(b.index == a.index + 1 && b.along > a.along && b.value > a.value, "\(seed)")
      }
      for mark in marks {
        let place = scene.cursor + (mark.value - scene.value) / step * scene.unitWidth
        #expect(abs(mark.along - place) < 1e-6, "\(seed)")
      }
    }
  }

  @Test func `far from mark 0 the marks are as many, and as evenly spaced`() {
    let near = marks(scene(0))
    let far = marks(scene(1e15))
    #expect(far.count == near.count)
    for (a, b) in zip(far, far.dropFirst()) { #expect(abs(b.along - a.along - 12) < 1e-9) }
    #expect(labels(scene(1e15)).map(\.text).contains("1000000000000000"))
  }

  @Test func `marks too near to each other are left out, fractions first`() {
    func kinds(_ unitWidth: Double) -> Set<String> {
      Set(marks(scene(0) { $0.unitWidth = unitWidth }).map { "\($0.kind)" })
    }
    #expect(kinds(20) == ["unit", "half", "fraction"])
    #expect(kinds(19) == ["unit", "half"])
    #expect(kinds(3.9) == ["unit"])
    let steps = marks(scene(0) { $0.unitWidth = 0.1 })
    #expect(steps.allSatisfy { $0.index % 1000 == 0 } && (30..<60).contains(steps.count))
    let most = marks(scene(0) { ($0.unitWidth, $0.length) = (1e-6, 1e9) }).count
    #expect((5000..<60_000).contains(most))
  }

  @Test(arguments: Seeds.all)
  func `no label reaches the next one, with its sign and its decimals`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<1000 {
      let size = random.size(0, 6)
      let step = random.pick([1.0, 5, 0.1, 0.25, 0.02, 100])
      let shown = labels(
        scene(random.coin() ? -size : size) {
          $0.step = step
          $0.unitWidth = random.number(5...120)
        })
      for (one, next) in zip(shown, shown.dropFirst()) {
        // A digit, sign or point needs at most 8 points, and so does the gap.
        let space = 8 * (Double(one.text.count + next.text.count) / 2 + 1)
        #expect(next.x - one.x >= space - 1e-6, "seed \(seed): \(one) \(next), step \(step)")
      }
    }
  }

  @Test func `labels leave each other space, more for larger text`() {
    func distance(_ unitWidth: Double, _ textScale: Double) -> Double {
      var configuration = RulerConfiguration()
      configuration.unitWidth = unitWidth
      var environment = ControlEnvironment()
      environment.textScale = textScale
      let scene = RulerControl(value: 3, configuration: configuration)
        .scene(environment: environment)
      let labels = marks(scene).filter(\.hasLabel)
      #expect(labels.allSatisfy { $0.kind == .unit })
      return (labels[1].along - labels[0].along) / unitWidth
    }
    #expect(distance(120, 1) == 1 && distance(120, 3) == 1 && distance(120, 3.1) == 2)
    #expect(distance(40, 1) == 1 && distance(39, 1) == 2)
    #expect(distance(8, 1) == 5 && distance(8, 1.1) == 10)
    #expect(distance(0.1, 1) == 500)
  }

  @Test func `what is not in the bounds is out of range, by its value`() {
    // SlidingRuler's 3 · 0.1 is 0.30000000000000004, so it dims the label of the bound.
    let scene = scene(0.2) { ($0.range, $0.step) = (0...0.3, 0.1) }
    let shown = labels(scene).map { "\($0.text)\($0.isPale ? " pale" : "")" }
    #expect(shown.contains("0.3") && shown.contains("0.4 pale"))
    #expect(scene.lowerBound == -52.5 && scene.upperBound == 307.5)
  }

  @Test func `the label under the cursor is the value's, also with noise in it`() {
    // SlidingRuler shows the label 1.2 here.
    let scene = scene(0.7 + 0.2) { $0.step = 0.1 }
    let under = labels(scene).min { abs($0.x - 187.5) < abs($1.x - 187.5) }
    #expect(under?.text == "0.9")
  }

  @Test func `labels are never minus zero, and say it as the host does`() {
    #expect(labels(scene(0) { $0.step = 0.1 }).map(\.text).contains("0"))
    let percent = labels(scene(0.5) { ($0.step, $0.range) = (0.1, 0...1) }, .percent)
    #expect(percent.map(\.text) == ["30%", "40%", "50%", "60%", "70%"])
  }

  @Test func `past a bound the overscroll shows, and the place to rest is its bound`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.down(100, at: 0)
    play.move(201, at: 100)
    #expect(abs(play.ruler.scene().overscroll + 47.9651) < 1e-4)
    #expect(play.ruler.scene().landing == nil)
    play.pointer(.up, 201, at: 400)
    let scene = play.ruler.scene()
    #expect(scene.lowerBound == scene.landing)
    #expect((scene.lowerBound ?? 0) > scene.cursor)
    play.advance(to: 5000)
    #expect(play.ruler.scene().overscroll == 0 && play.ruler.scene().landing == nil)
  }

  @Test func `while it coasts, the mark it lands on is reported`() {
    var play = RulerPlay(20, .with { ($0.range, $0.snap) = (0...100, .always) })
    play.down(280, at: 0)
    for (x, time) in [(265.0, 8.0), (250, 16), (230, 24)] { play.move(x, at: time) }
    play.pointer(.up, 230, at: 32)
    let target = play.ruler.target
    var places: [Double] = []
    for time in stride(from: 40.0, to: 1600, by: 40) {
      play.advance(to: time)
      let scene = play.ruler.scene()
      let mark = (0..<scene.markCount).map { scene.mark($0) }.first { $0.value == target }
      guard let landing = scene.landing else { continue }
      places.append(landing)
      #expect(abs(landing - (scene.cursor + (target - scene.value) * 120)) < 1e-6)
      if let mark { #expect(abs(landing - mark.along) < 1e-9) }
    }
    #expect(places.count > 30 && places == places.sorted(by: >))
  }

  @Test func `a scene says whether it can be used, and a style cannot change that`() {
    var environment = ControlEnvironment()
    let ruler = RulerControl(value: 1)
    #expect(ruler.scene().isEnabled)
    environment.isEnabled = false
    #expect(!ruler.scene(environment: environment).isEnabled)
    var configuration = RulerConfiguration()
    configuration.interaction = .disabled
    #expect(!RulerControl(value: 1, configuration: configuration).scene().isEnabled)
  }
}
