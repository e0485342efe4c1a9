import CDetent
import ControlCore
import Dial
import Presentation
import TestSupport
import Testing

/// Dial scenes in C: the cases that `DialInCTests` does not compare for every state.
@Suite struct DialSceneInCTests {
  private let size = MemoryLayout<detent_dial_scene>.size

  private func hosted(
    _ value: Double = 20, _ change: (inout DialConfiguration) -> Void = { _ in }
  ) -> Hosted<DialControl> {
    var configuration = DialConfiguration()
    change(&configuration)
    return Hosted(value, configuration)
  }

  private func canaries(_ count: Int) -> [detent_dial_mark] {
    var mark = detent_dial_mark()
    mark.angle = -777
    return [detent_dial_mark](repeating: mark, count: count)
  }

  @Test func `fewer marks are the first ones`() {
    let hosted = hosted { $0.step = 5 }
    var (scene, other) = (detent_dial_scene(), detent_dial_scene())
    var (marks, few) = (canaries(500), canaries(4))
    #expect(detent_dial_read_scene(hosted.storage, nil, &scene, size, &marks, 500) == 0)
    #expect(detent_dial_read_scene(hosted.storage, nil, &other, size, &few, 3) == 0)
    #expect(scene.mark_count == 20 && other.mark_count == 20)
    #expect(few.map(\.angle) == marks.prefix(3).map(\.angle) + [-777])
    #expect(detent_dial_read_scene(hosted.storage, nil, &other, size, nil, 0) == 0)
    #expect(other.mark_count == 20 && other.mark_end == scene.mark_end)
    #expect(detent_dial_read_scene(hosted.storage, nil, &other, size, &marks, -1) == 0)
  }

  @Test func `what is not there or too small is rejected, and nothing is written`() {
    let (hosted, wild) = (hosted(), Hosted<DialControl>(bytes: { _ in 0x5A }))
    var (scene, marks) = (detent_dial_scene(), canaries(1))
    scene.width = -7
    let storage = UnsafePointer(hosted.storage)
    #expect(detent_dial_read_scene(nil, nil, &scene, size, &marks, 1) == 1)
    #expect(detent_dial_read_scene(storage, nil, nil, size, &marks, 1) == 1)
    #expect(detent_dial_read_scene(storage, nil, &scene, 0, nil, 1) == 1)
    #expect(detent_dial_read_scene(storage, nil, &scene, size - 1, &marks, 1) == 2)
    #expect(detent_dial_read_scene(storage, nil, &scene, .min, &marks, 1) == 2)
    #expect(detent_dial_read_scene(wild.storage, nil, &scene, size, &marks, 1) == 3)
    #expect(scene.width == -7 && marks[0].angle == -777)
  }

  @Test(arguments: Seeds.all)
  func `there are no more marks than the header says, and their labels are in the viewport`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 400) {
      var configuration = DialConfiguration()
      configuration.wraps = random.coin()
      configuration.step = random.pick([nil, 1e-6, 0.1, 1, 12.5])
      configuration.sweep = configuration.wraps ? 360 : random.number(0.001...360)
      configuration.start = random.number(-360...360)
      configuration.length = random.pick([0, 20, 160, 300, 20_000, 5e8])
      configuration.breadth = configuration.length * random.pick([1, 1, 2])
      guard configuration.problem == nil else { continue }
      let hosted = Hosted<DialControl>(20, configuration)
      var environment = detent_environment.plain
      environment.text_scale = random.number(0.1...3)
      var (scene, marks) = (detent_dial_scene(), canaries(Int(DETENT_DIAL_MARKS) + 1))
      let status = detent_dial_read_scene(
        hosted.storage, &environment, &scene, size, &marks, marks.count)
      #expect(status == 0 && scene.mark_count <= DETENT_DIAL_MARKS && scene.mark_end >= 0)
      let shown = marks.prefix(Int(scene.mark_count))
      #expect(shown.first?.value == scene.lower_value && shown.first?.angle == scene.start)
      #expect(
        zip(shown, shown.dropFirst()).allSatisfy { $0.value < $1.value && $0.angle < $1.angle })
      #expect(shown.allSatisfy { ($0.flags == 0) == $0.label_x.isNaN })
      let (middle, radius) = (scene.width / 2, min(scene.width, scene.height) / 2)
      #expect(
        shown.allSatisfy {
          !(abs($0.label_x - middle) > radius) && !(abs($0.label_y - scene.height / 2) > radius)
        })
      #expect(marks.dropFirst(shown.count).allSatisfy { $0.angle == -777 })
    }
  }

  @Test func `labels are where the style with marks writes values`() {
    for (scale, wraps) in [(0.5, false), (1, false), (1, true), (2, false)] {
      var environment = detent_environment.plain
      environment.text_scale = scale
      let hosted = hosted {
        ($0.wraps, $0.range) = (wraps, 0...360)
        ($0.start, $0.sweep) = wraps ? (0, 360) : (-135, 270)
        ($0.length, $0.breadth) = (160 * max(scale, 1), 170 * max(scale, 1))
      }
      var (scene, marks) = (detent_dial_scene(), canaries(500))
      #expect(detent_dial_read_scene(hosted.storage, &environment, &scene, size, &marks, 500) == 0)
      var texts = TextPlaces()
      hosted.control?.scene(environment: environment.known).draw(.ticks, on: &texts)
      let labels = marks.prefix(Int(scene.mark_count)).filter { $0.flags == DETENT_MARK_HAS_LABEL }
      #expect(labels.map { Point(x: $0.label_x, y: $0.label_y) } == texts.places)
      #expect(labels.count > 1, "\(scale)")
    }
  }
}
