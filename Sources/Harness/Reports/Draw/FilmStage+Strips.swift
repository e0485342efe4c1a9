import ControlCore
import GestureScript
import Pictures
import Presentation
import Ruler

extension FilmStage where Subject == RulerControl {
  /// The maximum length of a strip, in points; `mostMarks` limits the marks of all strips together.
  private static var longestStrip: Double { 60_000 }
  private static var mostMarks: Int64 { 6000 }

  /// Draws a strip for each run of frames in which a ruler differs only by its position; the strip
  /// is drawn once, and moved under the cursor.
  ///
  /// - Parameter style: the style of the rulers.
  /// - Returns: true if it was drawn; false if the ruler moves too far.
  mutating func drawStrips(_ style: ScaleRulerStyle<CapsuleCursor>) -> Bool {
    var strips: [FilmStrip] = []
    for snapshot in snapshots {
      let frame = FilmRuler(snapshot)
      if strips.isEmpty || !strips[strips.count - 1].append(frame) {
        strips.append(FilmStrip(frame))
      }
    }
    let scenes = strips.map { $0.scene }
    guard scenes.allSatisfy({ $0.length <= Self.longestStrip }),
      scenes.reduce(0, { $0 + $1.markCount }) <= Self.mostMarks
    else { return false }
    Outline.roundedRectangle(size, radius: 8).trace(&surface)
    surface.beginClip()
    for (number, scene) in scenes.enumerated() {
      begin(visibility(of: number, strips))
      draw(strips[number], Int64(number), scene, style)
      surface.endGroup()
    }
    surface.endGroup()
    return true
  }

  /// Returns a track that shows a strip until the next one.
  private func visibility(of number: Int, _ strips: [FilmStrip]) -> FilmTrack {
    var track = track("w", Int64(number), .stepped)
    if number > 0 { track.add([UInt8]("visibility:hidden"), at: 0) }
    track.add([UInt8]("visibility:visible"), at: strips[number].start)
    if number + 1 < strips.count {
      track.add([UInt8]("visibility:hidden"), at: strips[number + 1].start)
    }
    return track
  }

  /// Draws the moving scale, and the still cursor over it.
  private mutating func draw(
    _ strip: FilmStrip, _ number: Int64, _ scene: RulerScene,
    _ style: ScaleRulerStyle<CapsuleCursor>
  ) {
    var place = track("s", number, .smooth)
    for frame in strip.frames {
      place.add(shift(strip.shift(frame, in: scene), scene), at: frame.time)
    }
    begin(place)
    scene.draw(style.with(cursor: NoCursor()), on: &surface)
    surface.endGroup()
    drawGhost(strip, number, style)
    let window = strip.window
    surface.fade(window.isEnabled ? 1 : 0.4) { surface in
      surface.fill(.capsule(style.cursorFrame(in: window)), .red)
    }
  }

  /// Draws a pale cursor at the position where the ruler will come to rest; it moves with the
  /// ruler.
  private mutating func drawGhost(
    _ strip: FilmStrip, _ number: Int64, _ style: ScaleRulerStyle<CapsuleCursor>
  ) {
    guard strip.frames.contains(where: { $0.scene.landing != nil }) else { return }
    let window = strip.window
    var track = track("g", number, .smooth)
    var place = 0.0
    for frame in strip.frames {
      if let landing = frame.scene.landing { place = landing - window.cursor }
      let opacity = frame.scene.landing == nil ? 0.0 : 1
      track.add(shift(place, window, opacity: opacity), at: frame.time)
    }
    begin(track)
    surface.fill(.capsule(style.cursorFrame(in: window)), Ink.red.opacity(0.35))
    surface.endGroup()
  }

  /// Returns a style rule that moves along a ruler.
  private func shift(_ points: Double, _ scene: RulerScene, opacity: Double? = nil) -> [UInt8] {
    let point = scene.point(along: points, across: 0)
    guard let opacity else { return FilmTrack.translate(point.x, point.y) }
    return FilmTrack.translate(point.x, point.y, opacity: opacity)
  }
}

private struct NoCursor: Painter {
  func draw(_ cursor: RulerCursor, on surface: inout some Surface) {}
}
