import ControlCore
import Pictures
import Presentation
import Slider

/// Styles of sliders.
enum SliderLook: String, CaseIterable, Sendable {
  case bar, fromZero, marks, bubble

  private var style: TrackSliderStyle<DiscThumb> {
    switch self {
    case .bar: .bar
    case .fromZero: .from(0)
    case .marks: .marks
    case .bubble: .bubble
    }
  }

  func draw(
    _ scene: SliderScene, _ format: DecimalFormat = .decimal, on surface: inout some Surface
  ) {
    scene.draw(style, format: format, on: &surface)
  }

  func breadth(in environment: ControlEnvironment) -> Double { style.breadth(in: environment) }
}

extension SliderScene {
  func list(_ look: SliderLook, _ format: DecimalFormat = .decimal) -> DisplayList {
    var list = DisplayList()
    look.draw(self, format, on: &list)
    return list
  }

  /// Returns the centres of all drawn shapes, in order.
  func places(_ look: SliderLook) -> [Point] {
    list(look).operations.compactMap {
      switch $0 {
      case .fill(let outline, _), .stroke(let outline, _, _): outline.frame.center
      case .text(_, let point, _): point
      default: nil
      }
    }
  }

  /// Returns an error if a number is not finite, or a thumb is missing or repeated.
  func problem(aboutDrawing look: SliderLook) -> String? {
    var counter = CountingSurface()
    look.draw(self, on: &counter)
    guard counter.sum.isFinite else { return "places add up to \(counter.sum)" }
    let list = list(look)
    var thumbs: [Int64] = []
    for operation in list.operations {
      switch operation {
      case .text(_, let point, let style):
        guard point.x.isFinite, point.y.isFinite, style.size > 0, style.size < 1000 else {
          return "a label of \(style.size) at \(point)"
        }
      case .region(let region):
        guard case .thumb(let number) = region.part else { continue }
        guard region.frame.width >= 24, region.frame.height >= 24 else { return "\(region)" }
        thumbs.append(number)
      default: continue
      }
    }
    let held = (0..<thumbCount).filter { thumb($0).isHeld }
    guard thumbs.sorted() == (0..<Int64(thumbCount)).map({ $0 }),
      thumbs.last.map({ held.isEmpty ? Int($0) == focus : held.contains(Int($0)) }) == true
    else { return "thumbs \(thumbs), focus \(focus), held \(held)" }
    var picture = SVGSurface(frame: frame)
    list.draw(on: &picture)
    let text = String(decoding: picture.finish(), as: UTF8.self).lowercased()
    if text.contains("nan") || text.contains("inf") { return text }
    var terminal = TextSurface(columns: 40, rows: 8, showing: frame)
    list.draw(on: &terminal)
    _ = terminal.finish()
    var blocks = BlockSurface(columns: 40, rows: 8, showing: frame)
    list.draw(on: &blocks)
    return nil
  }

  /// Returns a shape outside the frame or overlapping labels. Characters: at most 0.62 lines wide.
  func problemWithSpace(_ look: SliderLook, _ format: DecimalFormat) -> String? {
    var labels: [Rect] = []
    for operation in list(look, format).operations {
      var place: Rect
      switch operation {
      case .fill(let outline, _): place = outline.frame
      case .stroke(let outline, _, let width): place = outline.inset(by: -width / 2).frame
      case .text(let bytes, let point, let style):
        let count = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
        let (width, height) = (Double(count) * style.size * 0.62, style.size * 1.2)
        place = Rect(
          x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
        labels.append(place)
      default: continue
      }
      // Longer texts than the frame stand out on both sides.
      guard place.width <= frame.width - 2 else { continue }
      guard place.x >= frame.x - 1e-6, place.maxX <= frame.maxX + 1e-6, place.y >= frame.y - 1e-6,
        place.maxY <= frame.maxY + 1e-6
      else { return "\(operation) in \(frame)" }
    }
    for (number, one) in labels.enumerated() {
      for other in labels[(number + 1)...] {
        let isApart = one.maxX <= other.x + 1e-6 || other.maxX <= one.x + 1e-6
        if !isApart, one.y == other.y { return "\(one) and \(other) overlap" }
      }
    }
    return nil
  }
}

/// True if two numbers differ by at most `accuracy`.
func near(_ a: Double, _ b: Double, _ accuracy: Double) -> Bool { abs(a - b) <= accuracy }
