import CDetent
import ControlCore
import Slider
import Testing

/// Errors of the slider functions that other controls do not have.
@Suite struct SliderMisuseTests {
  private let size = MemoryLayout<detent_slider_configuration>.size
  private let space = MemoryLayout<detent_slider>.size

  private func hosted(thumbs: Int64) -> Hosted<SliderControl> {
    var configuration = SliderConfiguration()
    configuration.thumbs = thumbs
    return Hosted<SliderControl>(2, configuration)
  }

  @Test func `a part that is not there, or no number, changes nothing`() {
    let hosted = hosted(thumbs: 2)
    let wild = Hosted<SliderControl>(bytes: { _ in 0x5A })
    let before = hosted.bytes
    for part in [-1, 2, 8, .min, .max] as [Int32] {
      #expect(detent_slider_set_value(hosted.storage, part, 5, 0, nil, nil) == 8)
      #expect(detent_slider_set_value(hosted.storage, part, .nan, 0, nil, nil) == 5)
      #expect(detent_slider_set_value(wild.storage, part, .nan, 0, nil, nil) == 3)
      #expect(detent_slider_set_value(nil, part, 5, 0, nil, nil) == 1)
    }
    #expect(hosted.bytes == before)
  }

  @Test func `values that are not there, no numbers or too many change nothing`() {
    let hosted = hosted(thumbs: 2)
    let wild = Hosted<SliderControl>(bytes: { _ in 0x5A })
    let before = hosted.bytes
    func set(_ values: [Double]) -> detent_status {
      detent_slider_update(
        hosted.storage, nil, 0, values, values.count, 0, hosted.sink, hosted.context)
    }
    func update(
      _ storage: UnsafeMutablePointer<detent_slider>?, _ values: [Double]?, _ count: Int
    ) -> detent_status {
      detent_slider_update(storage, nil, 0, values, count, 0, nil, nil)
    }
    #expect(set([1, 2, .infinity]) == 5 && set([-.infinity]) == 5)
    #expect(set([Double](repeating: 1, count: 9)) == 8 && set([.nan, .nan, 7]) == 0)
    #expect(update(hosted.storage, nil, 1) == 1 && update(nil, [1], 1) == 1)
    #expect(update(hosted.storage, [1], -1) == 2 && update(hosted.storage, [1], .max) == 2)
    #expect(update(wild.storage, [.nan], 1) == 3)
    #expect(hosted.bytes == before && hosted.effects.isEmpty)
    #expect(update(hosted.storage, nil, 0) == 0)
    #expect(set([]) == 0 && set([7]) == 0 && set([8, 9]) == 0)
  }

  @Test func `a slider is not made of values that make no sense`() {
    let hosted = hosted(thumbs: 2)
    let before = hosted.bytes
    var reported = SliderControl.reported(SliderConfiguration())
    reported.thumbs = 2
    func start(_ values: [Double]?, _ count: Int) -> detent_status {
      guard let values else {
        return detent_slider_init(hosted.storage, space, &reported, size, nil, count)
      }
      return detent_slider_init(hosted.storage, space, &reported, size, values, count)
    }
    #expect(start(nil, 1) == 1 && start([1], -1) == 2 && start([1], .max) == 2)
    #expect(start([1, .nan], 2) == 5 && start([1, 2, 3], 3) == 8)
    reported.thumbs = 9
    #expect(start([1, 2, 3], 3) == 7 && start([.nan], 1) == 5)
    #expect(hosted.bytes == before)
    reported.thumbs = 2
    #expect(start(nil, 0) == 0 && hosted.control?.value(of: 0) == 0)
    #expect(hosted.control?.value(of: 1) == 100)
    #expect(start([30, 20], 2) == 0)
    #expect(hosted.control?.value(of: 0) == 30 && hosted.control?.value(of: 1) == 30)
  }

  @Test func `a part that is not there cannot be read`() {
    let hosted = hosted(thumbs: 3)
    let wild = Hosted<SliderControl>(bytes: { _ in 0x5A })
    let (part, node) = (Space<detent_slider_part>(), Space<detent_accessibility>())
    for number in [-1, 3, 8, .min, .max] as [Int32] {
      #expect(detent_slider_read_part(hosted.storage, number, part.place, 72) == 8)
      #expect(detent_slider_accessibility(hosted.storage, number, nil, node.place, 64) == 8)
      #expect(detent_slider_read_part(wild.storage, number, part.place, 72) == 3)
      #expect(detent_slider_read_part(hosted.storage, number, part.place, 71) == 2)
      #expect(detent_slider_read_part(nil, number, part.place, 72) == 1)
      #expect(detent_slider_read_part(hosted.storage, number, nil, 72) == 1)
      #expect(detent_slider_accessibility(hosted.storage, number, nil, node.place, 63) == 2)
    }
    #expect(detent_slider_read_part(hosted.storage, 2, part.place, 1000) == 0)
  }

  @Test func `a slider's configuration says what is wrong with it`() {
    for (change, expected, sentence) in wrong {
      var reported = SliderControl.reported(SliderConfiguration())
      change(&reported)
      #expect(
        text(detent_slider_configuration_problem(&reported, size))?.contains(sentence) == true)
      let hosted = hosted(thumbs: 1)
      let before = hosted.bytes
      #expect(
        detent_slider_update(hosted.storage, &reported, size, nil, 0, 0, nil, nil) == expected,
        "\(sentence)")
      #expect(detent_slider_init(hosted.storage, space, &reported, size, [0], 1) == expected)
      #expect(hosted.bytes == before)
    }
  }

  private typealias Wrong = ((inout detent_slider_configuration) -> Void, detent_status, String)

  private var wrong: [Wrong] {
    [
      ({ $0.scale = 3 }, 6, "scale"), ({ $0.meet = 2 }, 6, "meet"),
      ({ $0.track_press = 3 }, 6, "track press"), ({ $0.between = -1 }, 6, "between"),
      ({ $0.quantize = 2 }, 6, "quantize"), ({ $0.orientation = 2 }, 6, "orientation"),
      ({ $0.layout_direction = -1 }, 6, "layout direction"),
      ({ $0.interaction = 3 }, 6, "interaction"), ({ $0.cancel_policy = 2 }, 6, "cancel policy"),
      ({ $0.fine_drag_modifiers = 16 }, 6, "modifiers"), ({ $0.motion = 2 }, 6, "motion"),
      ({ ($0.lower_bound, $0.upper_bound) = (1, 0) }, 7, "lower bound"),
      ({ $0.lower_bound = .nan }, 7, "lower bound"),
      ({ $0.upper_bound = .infinity }, 7, "both bounds"),
      ({ $0.scale = 1 }, 7, "logarithmic"), ({ $0.factor = 2 }, 7, "factor"),
      ({ $0.step = 0 }, 7, "step"), ({ $0.stop_count = -1 }, 7, "stops"),
      ({ $0.stop_count = 33 }, 7, "stops"), ({ $0.stop_count = .max }, 7, "stops"),
      ({ $0.stop_count = 1 }, 7, "stops"), ({ $0.stop_count = 2 }, 7, "stops"),
      ({ $0.thumbs = 0 }, 7, "thumbs"), ({ $0.thumbs = .max }, 7, "thumbs"),
      ({ ($0.thumbs, $0.distance) = (3, 51) }, 7, "distance"), ({ $0.grab = -1 }, 7, "grab"),
      ({ $0.thumb_radius = -1 }, 7, "radius of a thumb"),
      ({ $0.rubber_band = 2 }, 7, "rubber band"), ({ $0.length = .nan }, 7, "length"),
      ({ $0.spring_frequency = 0 }, 7, "spring"),
      ({ $0.landing_frequency = 0 }, 7, "landing spring"),
      ({ $0.rest_distance = 0 }, 7, "rest distance"), ({ $0.slop_touch = -1 }, 7, "slop"),
      ({ $0.slop_mouse = .nan }, 7, "slop"), ({ $0.slop_pen = .infinity }, 7, "slop"),
      ({ $0.fine_drag_scale = 0 }, 7, "fine drag"),
      ({ $0.fine_drag_distance = .nan }, 7, "fine drag"),
      ({ $0.scroll_timeout = -1 }, 7, "scroll timeout"),
      ({ $0.boundary_haptic_gap = -1 }, 7, "boundary haptic gap"),
      ({ ($0.scale, $0.step) = (9, 0) }, 6, "scale"),
    ]
  }
}
