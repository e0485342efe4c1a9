import ControlCore
import GestureReplay
import GestureScript
import Pictures
import Presentation

/// An animation under construction: one SVG, and a clock.
public struct FilmStage<Subject: DrawnControl> {
  /// The frames, in order.
  let snapshots: [ControlSnapshot<Subject>]
  var surface: SVGSurface
  /// The visible area, in points of the control: the viewport and the drawing beyond its ends; the
  /// largest one if it changes.
  let size: Rect
  /// The duration of the animation, in nanoseconds.
  let duration: Int64
  private let title: FilmTitle
  /// The frame of the text and the timeline.
  private let page: Rect

  static var margin: Double { 16 }
  /// The height above the control: a line of the title, and one more for a two-line title.
  private static var head: (line: Double, more: Double) { (36, 16) }
  private static var foot: Double { 40 }
  private static var leastWidth: Double { 240 }
  /// The width of the value in the line above the control, and its font size.
  private let readout: (width: Double, size: Double)

  init(
    _ snapshots: [ControlSnapshot<Subject>], duration: Int64, title: [UInt8], appearance: Appearance
  ) {
    self.snapshots = snapshots
    self.duration = duration
    size = snapshots.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.pictureFrame) }
    let width = max(size.width, Self.leastWidth) + 2 * Self.margin
    readout = Self.readout(snapshots, within: width - 2 * Self.margin)
    self.title = FilmTitle(
      title, size: Self.titleSize, line: width - 2 * Self.margin - 2,
      last: width - 2 * Self.margin - readout.width - 2)
    let head = Self.head.line + Double(self.title.lines.count - 1) * Self.head.more
    let frame = Rect(
      x: size.center.x - width / 2, y: size.y - head, width: width,
      height: size.height + head + Self.foot)
    page = frame.inset(by: Self.margin)
    surface = SVGSurface(frame: frame, appearance: appearance, title: title)
    surface.fill(.roundedRectangle(frame, radius: 12), .background)
  }

  /// The time of the still picture, in the middle.
  private var poster: Int64 { (duration - Film.hold) / 2 }

  /// Returns the space for the longest value; a value wider than the page gets a smaller font.
  private static func readout(
    _ snapshots: [ControlSnapshot<Subject>], within width: Double
  ) -> (width: Double, size: Double) {
    let digits = snapshots.reduce(8) { max($0, values(of: $1).columns) }
    let each = min(15, width / Double(digits) / widthOfDigit)
    return (each * widthOfDigit * Double(digits), each)
  }

  /// Returns the value of each part.
  private static func values(of snapshot: ControlSnapshot<Subject>) -> [UInt8] {
    var text: [UInt8] = []
    for part in 0..<max(snapshot.control.partCount, 1) {
      if part > 0 { text.append(" · ") }
      FormattedValue(snapshot.control.value(of: part), valueFormat).write(to: &text)
    }
    return text
  }

  private static var titleSize: Double { 13 }
  private static var valueFormat: DecimalFormat { DecimalFormat(maximumDecimals: 2) }
  /// The width of a bold digit, in font sizes; the largest of any common font.
  private static var widthOfDigit: Double { 0.67 }

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - letter: the letter of its kind.
  ///   - number: the number within its kind.
  ///   - motion: the transition between moments.
  /// - Returns: an empty track.
  func track(
    _ letter: StaticString, _ number: Int64, _ motion: FilmTrack.Motion
  ) -> FilmTrack {
    var name = [UInt8](letter)
    DecimalText.append(number, to: &name)
    return FilmTrack(name, motion, of: duration)
  }

  /// Begins a moving group.
  mutating func begin(_ track: FilmTrack) {
    surface.append(styles: track.rules(poster: poster))
    surface.beginGroup(attributes: track.attribute)
  }

  // MARK: Still parts

  /// Draws the title and the panel, and disables animations for readers who prefer reduced motion.
  mutating func drawPanel() {
    surface.append(
      styles: "@media (prefers-reduced-motion:reduce){*{animation:none!important}}"
        as StaticString)
    surface.fill(.roundedRectangle(size, radius: 8), Self.panel)
    let style = TextStyle(
      size: Self.titleSize, ink: .secondaryLabel, anchor: .left, hasEqualDigits: false)
    let height = Self.head.line
    for (number, line) in title.lines.enumerated() where !line.isEmpty {
      let isLast = number == title.lines.count - 1
      let place = Rect(
        x: page.x, y: size.y - height - (isLast ? 0 : Self.head.more),
        width: page.width - (isLast ? readout.width : 0), height: height)
      surface.clip(to: .rectangle(place)) { surface in
        surface.text(line, at: Point(x: place.x + 2, y: place.maxY - 16), style)
      }
    }
  }

  /// Apple's secondary background colour, for panels on a page.
  private static var panel: Ink { Ink(light: RGBA(0xF2F2_F7FF), dark: RGBA(0x2C2C_2EFF)) }

  // MARK: Parts of every animation

  /// Draws pages of which one is visible at a time: they are stacked vertically, and moved by whole
  /// pages.
  mutating func draw(
    pages: [DisplayList], turned: FilmTrack, height: Double, within window: Rect
  ) {
    Outline.roundedRectangle(window, radius: 8).trace(&surface)
    surface.beginClip()
    begin(turned)
    for (number, page) in pages.enumerated() {
      var attribute = [UInt8]("transform=\"translate(0,")
      DecimalFormat(maximumDecimals: 2).write(Double(number) * height, to: &attribute)
      attribute.append(")\"")
      surface.beginGroup(attributes: attribute)
      page.draw(on: &surface)
      surface.endGroup()
    }
    surface.endGroup()
    surface.endGroup()
  }

  /// Draws the value, above the control at the right.
  mutating func drawReadout() {
    var tracker = FilmPageTracker(track("v", 0, .stepped), height: 24)
    let style = TextStyle(size: readout.size, ink: .label, anchor: .right, isBold: true)
    for snapshot in snapshots {
      var picture = DisplayList()
      let text = Self.values(of: snapshot)
      picture.text(text, at: Point(x: page.maxX - 2, y: size.y - 16), style)
      tracker.show(picture, at: snapshot.time.nanoseconds)
    }
    let window = Rect(
      x: page.maxX - readout.width, y: size.y - 28, width: readout.width, height: 24)
    draw(pages: tracker.pages, turned: tracker.track, height: 24, within: window)
  }

  /// Draws a circle for each pointer: opaque while it touches, pale while it hovers.
  mutating func drawFingers() {
    var ids: [Int64] = []
    for snapshot in snapshots {
      for finger in snapshot.fingers where !ids.contains(finger.id) { ids.append(finger.id) }
    }
    for (number, id) in ids.prefix(10).enumerated() {
      begin(fingerTrack(Int64(number), id))
      let circle = Outline.circle(center: Point(x: 0, y: 0), radius: 13)
      surface.fill(circle, Ink.blue.opacity(0.3))
      surface.stroke(circle, .blue, width: 1.5)
      surface.endGroup()
    }
  }

  private func fingerTrack(_ number: Int64, _ id: Int64) -> FilmTrack {
    var track = track("f", number, .smooth)
    // An absent pointer waits, invisible, at its next position.
    var place = Point(x: 0, y: 0)
    var rules: [[UInt8]] = []
    for snapshot in snapshots.reversed() {
      let finger = snapshot.fingers.first { $0.id == id }
      if let finger { place = finger.place }
      let opacity = finger.map { $0.isDown ? 1 : 0.4 } ?? 0
      rules.append(FilmTrack.translate(place.x, place.y, opacity: opacity))
    }
    for (snapshot, rule) in zip(snapshots, rules.reversed()) {
      track.add(rule, at: snapshot.time.nanoseconds)
    }
    return track
  }

  /// Draws the timeline below the control: ticks, bounds hit, and the current time.
  mutating func drawTimeline(_ plot: Plot) {
    let y = size.maxY + 20
    func x(_ time: Int64) -> Double { page.x + Double(time) / Double(duration) * page.width }
    surface.stroke(
      .line(Point(x: page.x, y: y), Point(x: page.maxX, y: y)), .tertiaryLabel, width: 1)
    for burst in plot.ticks.bursts {
      let (from, to) = (x(burst.from), x(burst.to))
      surface.fill(
        .rectangle(Rect(x: from - 0.75, y: y - 6, width: to - from + 1.5, height: 12)), .label)
    }
    for burst in plot.lowerHits.bursts + plot.upperHits.bursts {
      surface.fill(.polygon(sides: 3, center: Point(x: x(burst.from), y: y), radius: 6), .red)
    }
    var head = track("h", 0, .smooth)
    head.add(FilmTrack.translate(page.x, 0), at: 0)
    head.add(FilmTrack.translate(x(poster), 0), at: poster)
    head.add(FilmTrack.translate(page.maxX, 0), at: duration)
    begin(head)
    surface.fill(.circle(center: Point(x: 0, y: y), radius: 4), .blue)
    surface.endGroup()
  }
}
