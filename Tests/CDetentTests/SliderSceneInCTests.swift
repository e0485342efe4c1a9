import CDetent
import ControlCore
import Presentation
import Slider
import TestSupport
import Testing

/// Slider scenes in C: the cases that `SameAsSwiftTests` and `SliderPartTests` do not compare.
@Suite struct SliderSceneInCTests {
  private let size = MemoryLayout<detent_slider_scene>.size

  private func hosted(_ change: (inout SliderConfiguration) -> Void) -> Hosted<SliderControl> {
    var configuration = SliderConfiguration()
    change(&configuration)
    return Hosted(20, configuration)
  }

  @Test func `fewer thumbs and marks are the first ones`() {
    let hosted = hosted { $0.thumbs = 4 }
    var scene = detent_slider_scene()
    var thumbs = [detent_thumb](repeating: detent_thumb(), count: 8)
    var marks = [detent_slider_mark](repeating: detent_slider_mark(), count: 501)
    #expect(
      detent_slider_read_scene(hosted.storage, nil, &scene, size, &thumbs, 8, &marks, 501) == 0)
    #expect((scene.thumb_count, scene.mark_count) == (4, 51))
    #expect(scene.breadth == 80 && scene.is_enabled == 1)
    var fewThumbs = [detent_thumb](repeating: .canary, count: 3)
    var fewMarks = [detent_slider_mark](repeating: .canary, count: 6)
    var other = detent_slider_scene()
    let status = detent_slider_read_scene(
      hosted.storage, nil, &other, size, &fewThumbs, 2, &fewMarks, 5)
    #expect(status == 0 && (other.thumb_count, other.mark_count) == (4, 51))
    #expect(fewThumbs.map(\.along) == [thumbs[0].along, thumbs[1].along, -7])
    #expect(fewMarks.map(\.along) == marks.prefix(5).map(\.along) + [-7])
    #expect(fewMarks.prefix(5).map(\.flags) == marks.prefix(5).map(\.flags))
    #expect(detent_slider_read_scene(hosted.storage, nil, &other, size, nil, 0, nil, 0) == 0)
    #expect(other.mark_count == 51)
    // -1 is `SIZE_MAX`: no limit.
    #expect(
      detent_slider_read_scene(hosted.storage, nil, &other, size, &thumbs, -1, &marks, -1) == 0)
  }

  @Test func `what is not there or too small is rejected, and nothing is written`() {
    let hosted = hosted { $0.thumbs = 2 }
    let wild = Hosted<SliderControl>(bytes: { _ in 0x5A })
    var scene = detent_slider_scene.canary
    var (thumb, mark) = (detent_thumb.canary, detent_slider_mark.canary)
    let storage = UnsafePointer(hosted.storage)
    #expect(detent_slider_read_scene(nil, nil, &scene, size, &thumb, 1, &mark, 1) == 1)
    #expect(detent_slider_read_scene(storage, nil, nil, size, &thumb, 1, &mark, 1) == 1)
    #expect(detent_slider_read_scene(storage, nil, &scene, 0, nil, 1, &mark, 1) == 1)
    #expect(detent_slider_read_scene(storage, nil, &scene, 0, &thumb, 1, nil, 1) == 1)
    #expect(detent_slider_read_scene(storage, nil, &scene, size - 1, &thumb, 1, &mark, 1) == 2)
    #expect(detent_slider_read_scene(storage, nil, &scene, -1, &thumb, 1, &mark, 1) == 2)
    #expect(detent_slider_read_scene(wild.storage, nil, &scene, size, &thumb, 1, &mark, 1) == 3)
    #expect(scene.length == -7 && thumb.along == -7 && mark.along == -7)
  }

  @Test(arguments: Seeds.all)
  func `there are no more marks than the header says, from end to end`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 400) {
      var configuration = SliderConfiguration()
      configuration.length = random.pick([0, 1, 40, 375, 2500, 2499.999, 7777.7, 1e6])
      configuration.step = random.pick([nil, nil, 1e-9, 0.2, 1, 3])
      configuration.range = random.pick([0...100, 1...1e5, 0...1e100])
      if configuration.step == nil, configuration.range.lowerBound > 0 {
        configuration.curve = random.pick([.linear, .logarithmic, .oneTwoFive])
      }
      configuration.layoutDirection = random.pick([.leftToRight, .rightToLeft])
      guard configuration.problem == nil else { continue }
      let hosted = Hosted<SliderControl>(20, configuration)
      var environment = detent_environment.plain
      environment.text_scale = random.number(0.1...3)
      var scene = detent_slider_scene()
      var marks = [detent_slider_mark](repeating: .canary, count: Int(DETENT_SLIDER_MARKS) + 1)
      let status = detent_slider_read_scene(
        hosted.storage, &environment, &scene, size, nil, 0, &marks, marks.count)
      #expect(status == 0 && scene.mark_count <= DETENT_SLIDER_MARKS)
      let shown = marks.prefix(Int(scene.mark_count))
      #expect(shown.first?.value == scene.lower_value && shown.last?.value == scene.upper_value)
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.value < $1.value })
      #expect(shown.allSatisfy { $0.along >= -1e-9 && $0.along <= scene.length + 1e-9 })
      #expect(marks.dropFirst(shown.count).allSatisfy { $0.along == -7 })
    }
  }

  @Test func `labels are where the style with marks writes values`() {
    for (scale, lower) in [(0.5, 0.0), (1, 0), (1, -50), (3, 0.1)] {
      var environment = detent_environment.plain
      environment.text_scale = scale
      let hosted = hosted { $0.range = lower...100 }
      var scene = detent_slider_scene()
      var marks = [detent_slider_mark](repeating: .canary, count: 501)
      #expect(
        detent_slider_read_scene(hosted.storage, &environment, &scene, size, nil, 0, &marks, 501)
          == 0)
      var texts = TextPlaces()
      hosted.control?.scene(environment: environment.known).draw(.marks, on: &texts)
      let labels = marks.prefix(Int(scene.mark_count)).filter { $0.flags == DETENT_MARK_HAS_LABEL }
      // Labels at the ends are moved into the frame.
      #expect(labels.count == texts.places.count && labels.count > 1)
      #expect(
        zip(labels, texts.places).dropFirst().dropLast().allSatisfy { $0.along == $1.x },
        "\(scale) \(lower)")
    }
  }
}

extension detent_thumb {
  fileprivate static var canary: detent_thumb {
    var thumb = detent_thumb()
    thumb.along = -7
    return thumb
  }
}

extension detent_slider_mark {
  fileprivate static var canary: detent_slider_mark {
    var mark = detent_slider_mark()
    mark.along = -7
    return mark
  }
}

extension detent_slider_scene {
  fileprivate static var canary: detent_slider_scene {
    var scene = detent_slider_scene()
    scene.length = -7
    return scene
  }
}

/// A surface that records only positions of texts.
struct TextPlaces: Surface {
  private(set) var places: [Point] = []

  mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    places.append(point)
  }
  mutating func move(to point: Point) {}
  mutating func line(to point: Point) {}
  mutating func curve(to point: Point, _ first: Point, _ second: Point) {}
  mutating func close() {}
  mutating func fill(_ ink: Ink) {}
  mutating func stroke(_ ink: Ink, width: Double) {}
  mutating func beginClip() {}
  mutating func beginFade(_ opacity: Double) {}
  mutating func endGroup() {}
  mutating func region(_ region: Region) {}
}
