import ControlCore
import Dial
import Pictures
import Presentation

/// Styles of dials.
enum DialLook: String, CaseIterable, Sendable {
  case pointer, arc, fromTwo, ticks, value, all

  var style: RoundDialStyle {
    switch self {
    case .pointer: .pointer
    case .arc: .arc
    case .fromTwo: .arc(from: 2)
    case .ticks: .ticks
    case .value: .value
    case .all: RoundDialStyle(hasMarks: true, hasValue: true)
    }
  }
}

extension DialScene {
  func list(_ look: DialLook, _ format: DecimalFormat = .decimal) -> DisplayList {
    var list = DisplayList()
    draw(look.style, format: format, on: &list)
    return list
  }

  /// Returns an error if NaN or infinity is drawn.
  func problem(aboutDrawing look: DialLook) -> String? {
    var counter = CountingSurface()
    draw(look.style, on: &counter)
    guard counter.sum.isFinite, counter.regions == 1, counter.texts <= 501, counter.strokes <= 510
    else { return "\(counter)" }
    let list = list(look)
    for case .text(_, let point, let style) in list.operations {
      guard point.x.isFinite, point.y.isFinite, style.size > 0, style.size < 1e5 else {
        return "a label of \(style.size) at \(point)"
      }
    }
    var picture = SVGSurface(frame: frame)
    list.draw(on: &picture)
    let text = String(decoding: picture.finish(), as: UTF8.self).lowercased()
    if text.contains("nan") || text.contains("inf") { return text }
    var terminal = TextSurface(columns: 30, rows: 15, showing: frame)
    list.draw(on: &terminal)
    _ = terminal.finish()
    var blocks = BlockSurface(columns: 30, rows: 15, showing: frame)
    list.draw(on: &blocks)
    return nil
  }

  /// Returns shapes beyond the viewport's circle, or text that overlaps text, a mark or a grip.
  func problemWithSpace(_ look: DialLook, _ format: DecimalFormat) -> String? {
    var (texts, solids): ([Rect], [(center: Point, radius: Double)]) = ([], [])
    for operation in list(look, format).operations {
      var far = 0.0
      switch operation {
      case .fill(.circle(let center, let radius), _):
        far = distance(center) + radius
        if distance(center) > radius { solids.append((center, radius)) }
      case .stroke(.circle(let center, let radius), _, let width):
        far = distance(center) + radius + width / 2
      case .stroke(.line(let from, let to), _, let width):
        far = max(distance(from), distance(to))
        solids += [(from, width / 2), (to, width / 2)]
      case .strokePath(let path, _, let width):
        for element in path {
          switch element {
          case .move(let point), .curve(let point, _, _):
            far = max(far, distance(point) + width / 2)
          default: continue
          }
        }
      case .text(let bytes, let point, let style):
        let box = Rect(text: bytes, point, style.size)
        far = box.corners.map(distance).max() ?? 0
        texts.append(box)
      case .region(let region):
        guard region == Region(.control, frame) else { return "\(region)" }
      case .beginFade, .endGroup: continue
      default: return "\(operation) is none that is looked at"
      }
      guard far <= radius + 1e-6 else { return "\(operation) is \(far) from the middle" }
    }
    for (number, one) in texts.enumerated() {
      for other in texts[(number + 1)...] where one.meets(other) {
        return "\(one) and \(other) overlap"
      }
      for solid in solids where one.distance(to: solid.center) < solid.radius - 1e-6 {
        return "\(one) is on \(solid)"
      }
    }
    return nil
  }

  private func distance(_ point: Point) -> Double {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return (x * x + y * y).squareRoot()
  }
}

extension Rect {
  /// Creates a line's bounds; a character is at most 0.62 line heights wide.
  fileprivate init(text bytes: [UInt8], _ middle: Point, _ size: Double) {
    let count = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
    let (width, height) = (Double(count) * size * 0.62, size * 1.2)
    self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  fileprivate var corners: [Point] {
    [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: x, y: maxY), Point(x: maxX, y: maxY)]
  }

  fileprivate func meets(_ other: Rect) -> Bool {
    x < other.maxX - 1e-6 && other.x < maxX - 1e-6 && y < other.maxY - 1e-6
      && other.y < maxY - 1e-6
  }

  fileprivate func distance(to point: Point) -> Double {
    let (right, down) = (
      max(x - point.x, 0, point.x - maxX), max(y - point.y, 0, point.y - maxY)
    )
    return (right * right + down * down).squareRoot()
  }
}

/// True if two numbers differ by at most `accuracy`.
func near(_ a: Double, _ b: Double, _ accuracy: Double) -> Bool { abs(a - b) <= accuracy }
