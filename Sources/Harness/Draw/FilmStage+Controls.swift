import ControlCore
import Pictures
import Presentation
import Rating
import Ruler

extension FilmStage {
  // MARK: Ratings

  /// A page for each picture that a rating shows.
  ///
  /// - Parameters:
  ///   - stills: the frames.
  ///   - style: one of a rating's.
  /// - Returns: whether it could be drawn.
  mutating func draw(ratings stills: [Still], _ style: PictureStyle) -> Bool {
    // Pages are as far apart as their symbols, which may stand out of the viewport, can reach.
    let height = size.height + 100
    var book = FilmBook(track("p", 0, .stepped), height: height)
    for still in stills {
      var page = DisplayList()
      still.draw(style, on: &page)
      book.show(page, at: still.time.nanoseconds)
    }
    draw(pages: book.pages, turned: book.track, height: height, within: size)
    return true
  }

  // MARK: Rulers

  /// The longest strip of a ruler, in points, and the most marks of all strips together.
  private static let longestStrip = 60_000.0
  private static let mostMarks: Int64 = 6000

  /// A strip for each time that a ruler looks the same but for where it is: it is drawn once, and
  /// moved below the cursor.
  ///
  /// - Parameters:
  ///   - stills: the frames.
  ///   - style: one of a ruler's.
  /// - Returns: whether it could be drawn: `false` if it moves too far.
  mutating func draw(rulers stills: [Still], _ style: PictureStyle) -> Bool {
    var frames: [FilmRuler] = []
    for still in stills {
      guard case .ruler(let ruler) = still.subject else { return false }
      frames.append(FilmRuler(ruler, still))
    }
    var strips: [FilmStrip] = []
    for frame in frames {
      if strips.last?.configuration == frame.ruler.configuration {
        strips[strips.count - 1].frames.append(frame)
      } else {
        strips.append(FilmStrip(frames: [frame]))
      }
    }
    var shots: [(strip: FilmStrip, scene: RulerScene)] = []
    for strip in strips {
      guard let scene = strip.scene, scene.length <= Self.longestStrip else { return false }
      shots.append((strip, scene))
    }
    guard shots.reduce(0, { $0 + $1.scene.markCount }) <= Self.mostMarks else { return false }
    Outline.roundedRectangle(size, radius: 8).trace(&surface)
    surface.beginClip()
    draw(shots, style)
    drawGhost(frames, style)
    surface.endGroup()
    guard let scene = frames.first?.scene else { return false }
    let cursor = RulerCursor(scene: scene, frame: style.ruler.cursorFrame(in: scene))
    CapsuleCursor().draw(cursor, on: &surface)
    return true
  }

  private mutating func draw(
    _ shots: [(strip: FilmStrip, scene: RulerScene)], _ style: PictureStyle
  ) {
    for (number, (strip, scene)) in shots.enumerated() {
      var place = track("s", Int64(number), .smooth)
      for frame in strip.frames {
        place.add(shift(strip.shift(frame, in: scene), scene), at: frame.time)
      }
      var visibility = track("w", Int64(number), .stepped)
      if number > 0 { visibility.add([UInt8]("visibility:hidden"), at: 0) }
      visibility.add([UInt8]("visibility:visible"), at: strip.frames.first?.time ?? 0)
      if number + 1 < shots.count, let next = shots[number + 1].strip.frames.first {
        visibility.add([UInt8]("visibility:hidden"), at: next.time)
      }
      begin(visibility)
      begin(place)
      scene.draw(style.ruler.with(cursor: NoCursor()), on: &surface)
      surface.endGroup()
      surface.endGroup()
    }
  }

  /// Where the ruler will come to rest, a pale cursor moves with it.
  private mutating func drawGhost(_ frames: [FilmRuler], _ style: PictureStyle) {
    guard let scene = frames.first?.scene else { return }
    var track = track("g", 0, .smooth)
    var place = 0.0
    for frame in frames {
      if let landing = frame.scene.landing { place = landing - frame.scene.cursor }
      let opacity = frame.scene.landing == nil ? 0.0 : 1
      track.add(shift(place, scene, opacity: opacity), at: frame.time)
    }
    begin(track)
    surface.fill(.capsule(style.ruler.cursorFrame(in: scene)), Ink.red.opacity(0.35))
    surface.endGroup()
  }

  /// A move along a ruler.
  private func shift(_ points: Double, _ scene: RulerScene, opacity: Double? = nil) -> [UInt8] {
    let point = scene.point(along: points, across: 0)
    guard let opacity else { return FilmTrack.translate(point.x, point.y) }
    return FilmTrack.translate(point.x, point.y, opacity: opacity)
  }
}

private struct NoCursor: Painter {
  func draw(_ cursor: RulerCursor, on surface: inout some Surface) {}
}
