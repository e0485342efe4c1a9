import ControlCore
import Presentation
import TestSupport

/// Adversarial drawings: any calls in any order, with any numbers. A seed repeats its drawings.
struct HostileDrawing {
  private var random: RandomBits

  init(seed: UInt64) {
    random = RandomBits(seed: seed)
  }

  mutating func draw(calls: Int, on surface: inout some Surface) {
    for _ in 0..<calls {
      switch random.whole(0...19) {
      case 0...2: surface.move(to: point())
      case 3...6: surface.line(to: point())
      case 7...8: surface.curve(to: point(), point(), point())
      case 9: surface.close()
      case 10: surface.fill(ink())
      case 11: surface.stroke(ink(), width: number())
      case 12: surface.fill(outline(), ink())
      case 13: surface.stroke(outline(), ink(), width: number())
      case 14: surface.beginClip()
      case 15: surface.beginFade(number())
      case 16: surface.endGroup()
      case 17: surface.text(text(), at: point(), style())
      case 18:
        surface.symbol(random.pick(Self.symbols), isFilled: random.coin(), in: rect(), ink())
      default:
        surface.region(Region(.mark(random.whole(.min ... .max)), rect(), action: .set(number())))
        surface.value(number(), at: point(), style())
      }
    }
  }

  private static let symbols: [NamedSymbol] = [
    .star, .heart, .circle, .diamond,
    NamedSymbol("odd", .star(points: .max, depth: .nan), filledCharacter: "", plainCharacter: "\n"),
    NamedSymbol("flat", .path(PathText("M0 0L1 1", box: Rect(x: 0, y: 0, width: 0, height: .nan)))),
    NamedSymbol("far", .path(PathText("m9e9 1l-1 999999999999999999c1 2 3 4 5 6zz-"))),
  ]

  private mutating func number() -> Double {
    switch random.whole(0...4) {
    case 0:
      random.pick([
        .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 0, -0.0, 0x1p63, -1,
      ])
    case 1: Double(bitPattern: random.next())
    default: random.number(-20...60)
    }
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func rect() -> Rect {
    var rect = Rect(x: number(), y: number(), width: number(), height: number())
    if random.chance(100) { rect.width = number() }
    return rect
  }

  private mutating func outline() -> Outline {
    switch random.whole(0...6) {
    case 0: .line(point(), point())
    case 1: .rectangle(rect())
    case 2: .roundedRectangle(rect(), radius: number()).inset(by: number())
    case 3: .circle(center: point(), radius: number())
    case 4: .polygon(sides: random.whole(.min ... .max), center: point(), radius: number())
    case 5: .star(points: random.whole(-3...9), center: point(), radius: number(), depth: number())
    default: random.pick(Self.symbols).outline(in: rect())
    }
  }

  private mutating func ink() -> Ink {
    let ink = Ink(
      light: RGBA(Int64(truncatingIfNeeded: random.next())), dark: RGBA(random.whole(-9...9)))
    return random.coin() ? ink : ink.opacity(number())
  }

  private mutating func text() -> [UInt8] {
    (0..<random.whole(0...30)).map { _ in
      random.coin()
        ? UInt8(truncatingIfNeeded: random.next()) : random.pick(Array("<&>\"'\u{1B}]".utf8))
    }
  }

  private mutating func style() -> TextStyle {
    TextStyle(
      size: number(), ink: ink(), anchor: random.pick([.left, .middle, .right]),
      isBold: random.coin(), hasEqualDigits: random.coin())
  }
}
