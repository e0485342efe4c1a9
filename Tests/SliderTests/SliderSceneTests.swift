import ControlCore
import Pictures
import Presentation
import Slider
import Testing

/// The scene of a slider.
@Suite struct SliderSceneTests {
  private func slider(
    _ values: [Double], _ change: (inout SliderConfiguration) -> Void = { _ in }
  ) -> SliderControl {
    var configuration = SliderConfiguration()
    (configuration.thumbs, configuration.length) = (Int64(values.count), 300)
    change(&configuration)
    return SliderControl(values: NumberList(values), configuration: configuration)
  }

  private func labels(_ slider: SliderControl, _ format: DecimalFormat = .decimal) -> [String] {
    slider.scene().list(.marks, format).operations.compactMap {
      guard case .text(let bytes, _, _) = $0 else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func press(
    _ slider: inout SliderControl, _ id: Int64, from x: Double, to end: Double
  ) {
    for (phase, place) in [(PointerEvent.Phase.down, x), (.move, end)] {
      let event = PointerEvent(id: id, phase: phase, position: Point(x: place, y: 40))
      slider.handle(InputEvent(time: slider.time, action: .pointer(event))) { _ in }
    }
  }

  @Test func `a thumb is at its share of the track, and its middle at the end of it`() {
    #expect(slider([30]).scene().thumb(0).along == 90)
    #expect(slider([30]) { $0.layoutDirection = .rightToLeft }.scene().thumb(0).along == 210)
    #expect(slider([30]) { $0.orientation = .vertical }.scene().thumb(0).along == 210)
    let frame = slider([0]).scene(breadth: 60).thumb(0).frame
    #expect(frame == Rect(x: -14, y: 16, width: 28, height: 28))
    #expect(slider([0]).scene(breadth: 60).frame.contains(Point(x: -20, y: 30)))
  }

  @Test
  func `one thumb is filled from the lower bound or an origin, several from the first to the last`()
  {
    #expect(slider([30]).scene().filled() == 0...90)
    #expect(slider([30]) { $0.layoutDirection = .rightToLeft }.scene().filled() == 210...300)
    let balance = slider([-20]) { $0.range = -50...50 }.scene()
    #expect(balance.filled() == 0...90)
    #expect(balance.filled(from: 0) == 90...150)
    #expect(balance.filled(from: -1000) == 0...90 && balance.filled(from: .nan) == 0...90)
    #expect(slider([20, 50, 70]).scene().filled(from: 0) == 60...210)
  }

  @Test func `the thumb that keys are for is drawn last, but those that are held after it`() {
    var held = slider([20, 50, 70])
    #expect((0..<3).map { held.scene().thumb(drawnAs: $0).part } == [1, 2, 0])
    press(&held, 1, from: 150, to: 160)
    held.handle(InputEvent(time: held.time, action: .focus(part: 2))) { _ in }
    #expect((0..<3).map { held.scene().thumb(drawnAs: $0).part } == [0, 2, 1])
    #expect(held.scene().thumb(1).isHeld && !held.scene().thumb(2).isHeld)
  }

  @Test func `a thumb that moves by itself reports where it will rest`() {
    var moving = slider([20])
    moving.advance(to: Timestamp(nanoseconds: 0)) { _ in }
    moving.set(value: 70, animated: true) { _ in }
    moving.advance(to: Timestamp(nanoseconds: 80_000_000)) { _ in }
    let thumb = moving.scene().thumb(0)
    #expect(thumb.landing?.center.x == 210 && thumb.along > 60 && thumb.along < 200)
    moving.advance(to: Timestamp(nanoseconds: 5_000_000_000)) { _ in }
    #expect(moving.scene().thumb(0).landing == nil)
  }

  @Test func `labels are round values, and both bounds`() {
    #expect(labels(slider([0])) == ["0", "20", "40", "60", "80", "100"])
    #expect(
      labels(slider([1]) { ($0.range, $0.step) = (1...1000, 1) })
        == ["1", "200", "400", "600", "800", "1000"])
    #expect(
      labels(slider([0]) { ($0.range, $0.step) = (0...100, 30) }) == ["0", "30", "60", "100"])
    #expect(
      labels(slider([5]) { ($0.range, $0.step) = (5...95, 5) })
        == ["5", "25", "50", "75", "95"])
    #expect(
      labels(slider([5]) { ($0.range, $0.step) = (-50...50, 1) })
        == ["-50", "-25", "0", "25", "50"])
    #expect(
      labels(slider([0.5]) { $0.range = 0...1 }, .percent)
        == ["0%", "20%", "40%", "60%", "80%", "100%"])
    #expect(
      labels(slider([4]) { ($0.range, $0.curve, $0.factor) = (1...64, .logarithmic, 2) })
        == ["1", "2", "4", "8", "16", "32", "64"])
    #expect(
      labels(slider([4]) { ($0.range, $0.curve) = (1...100, .logarithmic) })
        == ["1", "2", "5", "10", "20", "50", "100"])
    #expect(
      labels(slider([4]) { ($0.range, $0.curve) = (20...30, .logarithmic) })
        == ["20", "22", "24", "26", "28", "30"])
    #expect(
      labels(slider([2]) { $0.stops = NumberList([0.5, 1, 2, 250]) }) == ["0.5", "1", "2", "250"])
    #expect(labels(slider([5]) { $0.range = 5...5 }) == ["5"])
  }

  @Test func `a format that is longer leaves out labels that would overlap`() {
    let long = DecimalFormat(minimumDecimals: 2, suffix: " dB")
    #expect(labels(slider([0]), long) == ["0.00 dB", "50.00 dB", "100.00 dB"])
    let short = slider([0]) { $0.length = 40 }
    #expect(labels(short, long) == ["0.00 dB"])
    // Labels at both ends are moved into the frame, closer to each other.
    let longer = DecimalFormat(suffix: " megabytes")
    #expect(labels(slider([0]) { $0.length = 150 }, longer) == ["0 megabytes"])
    #expect(
      labels(slider([0]) { $0.length = 200 }, longer) == ["0 megabytes", "100 megabytes"])
  }

  @Test func `a bubble shows the value of what is held, else of what has the keyboard`() {
    func bubbles(_ slider: SliderControl, isFocused: Bool) -> [String] {
      var environment = ControlEnvironment()
      environment.isFocused = isFocused
      return slider.scene(environment: environment).list(.bubble).operations.compactMap {
        guard case .text(let bytes, _, _) = $0 else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    var held = slider([20, 70]) { $0.step = 1 }
    #expect(bubbles(held, isFocused: false) == [] && bubbles(held, isFocused: true) == ["20"])
    held.handle(InputEvent(time: held.time, action: .focus(part: 1))) { _ in }
    #expect(bubbles(held, isFocused: true) == ["70"])
    press(&held, 1, from: 60, to: 100)
    #expect(bubbles(held, isFocused: true) == ["\(Int(held.value(of: 0)))"])
    press(&held, 2, from: 210, to: 180)
    #expect(bubbles(held, isFocused: false).count == 2)
  }

  @Test func `a slider that is disabled is pale, and one that can only be read has rings`() {
    func list(_ interaction: ControlInteraction) -> [DisplayList.Operation] {
      slider([30]) { $0.interaction = interaction }.scene().list(.bar).operations
    }
    #expect(list(.disabled).contains(.beginFade(0.4)))
    #expect(!list(.enabled).contains(.beginFade(0.4)))
    func discs(_ interaction: ControlInteraction) -> Int {
      list(interaction).count { if case .fill(.circle, .blue) = $0 { true } else { false } }
    }
    #expect(discs(.enabled) == 1 && discs(.readOnly) == 0)
  }

  @Test func `the ring of the keyboard is around the thumb that keys are for`() {
    var environment = ControlEnvironment()
    environment.isFocused = true
    var slider = slider([20, 70])
    slider.handle(InputEvent(time: slider.time, action: .focus(part: 1))) { _ in }
    let list = slider.scene(environment: environment).list(.bar)
    #expect(
      list.operations.last
        == .stroke(.circle(center: Point(x: 210, y: 40), radius: 15.5), .blue, width: 3))
  }

  @Test func `without colours what is filled differs from the rest in every terminal`() {
    let scene = slider([50]).scene()
    for mode in [TextSurface.Mode.braille, .ascii] {
      var text = TextSurface(columns: 68, rows: 8, showing: scene.frame, mode: mode)
      scene.list(.bar).draw(on: &text)
      let lines = (0..<8).map { Array(String(decoding: text.line($0), as: UTF8.self)) }
      func column(_ column: Int) -> [Character] {
        lines.map { $0.count > column ? $0[column] : " " }
      }
      #expect(column(15) != column(55), "\(mode)")
      #expect(column(55).contains { $0 != " " }, "\(mode)")
    }
    var blocks = BlockSurface(columns: 68, rows: 8, showing: scene.frame)
    scene.list(.bar).draw(on: &blocks)
    func column(_ column: Int64) -> [UInt32] {
      (0..<8).map { blocks.cell(column, $0, .none).scalar }
    }
    #expect(column(15) != column(55) && column(55).contains { $0 != 0x20 })
  }

  @Test func `a style of one's own draws the thumbs, and the track stays`() {
    struct Square: Painter {
      func draw(_ thumb: SliderThumb, on surface: inout some Surface) {
        surface.fill(.rectangle(thumb.frame), .red)
      }
    }
    var list = DisplayList()
    slider([0, 100]).scene().draw(TrackSliderStyle.bar.with(thumb: Square()), on: &list)
    let squares = list.operations.filter {
      if case .fill(.rectangle, .red) = $0 { true } else { false }
    }
    #expect(squares.count == 2)
  }
}
