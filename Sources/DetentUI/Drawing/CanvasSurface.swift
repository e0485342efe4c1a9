#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import SwiftUI

/// A surface on SwiftUI's `Canvas`, so that every style of the engine can be shown.
struct CanvasSurface: Surface {
  /// The context with the current clips and fades. Contexts are values, so the end of a group
  /// restores the previous one.
  private var context: GraphicsContext
  private var outer: [GraphicsContext] = []
  private var path = Path()

  init(_ context: GraphicsContext) {
    self.context = context
  }

  // MARK: Outlines

  mutating func move(to point: ControlCore.Point) {
    path.move(to: CGPoint(point))
  }

  mutating func line(to point: ControlCore.Point) {
    guard !path.isEmpty else { return path.move(to: CGPoint(point)) }
    path.addLine(to: CGPoint(point))
  }

  mutating func curve(
    to point: ControlCore.Point, _ first: ControlCore.Point, _ second: ControlCore.Point
  ) {
    guard !path.isEmpty else { return path.move(to: CGPoint(point)) }
    path.addCurve(
      to: CGPoint(point), control1: CGPoint(first), control2: CGPoint(second))
  }

  mutating func close() {
    path.closeSubpath()
  }

  mutating func fill(_ ink: Ink) {
    context.fill(taken(), with: shading(ink))
  }

  mutating func stroke(_ ink: Ink, width: Double) {
    let style = StrokeStyle(lineWidth: CGFloat(width), lineCap: .butt, lineJoin: .round)
    context.stroke(taken(), with: shading(ink), style: style)
  }

  private mutating func taken() -> Path {
    defer { path = Path() }
    return path
  }

  // MARK: Groups

  mutating func beginClip() {
    outer.append(context)
    context.clip(to: taken())
  }

  /// Fades each operation by itself: overlapping parts show through one another.
  mutating func beginFade(_ opacity: Double) {
    outer.append(context)
    context.opacity *= opacity
  }

  mutating func endGroup() {
    context = outer.popLast() ?? context
  }

  // MARK: Text

  mutating func text(_ text: some UTF8Text, at point: ControlCore.Point, _ style: TextStyle) {
    let weight: Font.Weight = style.isBold ? .bold : .regular
    let font = Font.system(size: CGFloat(style.size), weight: weight)
    let line = Text(verbatim: String(text))
      .font(style.hasEqualDigits ? font.monospacedDigit() : font)
    // Text without its own colour takes the surrounding foreground style.
    let inked = style.ink == .label ? line : line.foregroundColor(color(style.ink))
    context.draw(inked, at: CGPoint(point), anchor: UnitPoint(style.anchor))
  }

  /// Returns the shading: tint for blue, `foregroundStyle` for labels, else the ink's own colour.
  private func shading(_ ink: Ink) -> GraphicsContext.Shading {
    let share = Double(ink.light.alpha) / 255
    if ink.isShade(of: .blue) { return .style(TintShapeStyle().opacity(share)) }
    if ink.isShade(of: .label) { return .style(ForegroundStyle().opacity(share)) }
    return .color(color(ink))
  }

  private func color(_ ink: Ink) -> Color {
    let isDark = context.environment.colorScheme == .dark
    return Color(ink.color(in: isDark ? .dark : .light))
  }
}

extension Ink {
  /// Returns true if the inks are equal except for opacity.
  fileprivate func isShade(of other: Ink) -> Bool {
    let mask: Int64 = 0xFFFF_FF00
    return light.packed & mask == other.light.packed & mask
      && dark.packed & mask == other.dark.packed & mask && light.alpha == dark.alpha
  }
}

extension CGPoint {
  init(_ point: ControlCore.Point) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}

extension Color {
  init(_ color: RGBA) {
    self.init(
      .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: Double(color.alpha) / 255)
  }
}

extension UnitPoint {
  /// Makes the anchor; left and right refer to the screen in both layout directions.
  init(_ anchor: TextStyle.Anchor) {
    switch anchor {
    case .left: self.init(x: 0, y: 0.5)
    case .middle: self.init(x: 0.5, y: 0.5)
    case .right: self.init(x: 1, y: 0.5)
    }
  }
}
#endif
