import ControlCore
import Harness
import Presentation
import Rating
import Ruler
import TestSupport
import Testing

/// Tests of a script as one animated picture.
struct FilmTests {
  private func film(
    _ body: String, header: String, at location: SourceLocation = #_sourceLocation
  ) -> (script: Script, film: Film?) {
    let script = scripted(body, header: header, at: location)
    return (script, Self.film(script))
  }

  private static func film(_ script: Script) -> Film? {
    Film(script, Replay(script, level: .calls))
  }

  private static let fling = """
    down 0 280,40
    +8ms move 0 265
    +8ms move 0 250
    +8ms move 0 230
    +8ms up 0
    """

  private static let scripts: [(header: String, body: String)] = [
    ("range 0..100\nvalue 20\nsnap always", fling + "\nsettle"),
    ("range 0..100\nvalue 20", fling + "\n+100ms wait 200ms"),
    ("range 0..22\nvalue 20\nlayout rtl", fling + "\nsettle"),
    ("range 0..100\nvalue 50\naxis y\nviewport 90x320", "down 0 45,40\n+99ms up 0 45,300\nsettle"),
    (
      "range 0..10",
      "down 0 200\n+50ms move 0 340\n+200ms up 0\nsettle\nset value 7 animated\nsettle"
    ),
    ("value 3", fling + "\nset range 0..4\nset unit-width 60\n+100ms set layout rtl\nsettle"),
    ("value 3", "key ArrowUp\n+500ms set axis y\n+300ms set viewport 80x300\n+9ms key ArrowUp"),
    ("value 1000000000000000\nstep 1", fling + "\nsettle"),
    ("fractions 1\nunit-width 900\nvalue 0.5", fling + "\nsettle"),
    ("value 5", ""),
    ("enabled false\nrange 0..9", "set value 3 animated\nsettle"),
    ("unit-width 0.0001\nstep 0.1", fling + "\nsettle"),
  ]

  @Test(arguments: scripts.indices)
  func `in every frame the strip stands where the ruler's marks are`(number: Int) throws {
    let (header, body) = Self.scripts[number]
    let (script, film) = film(body, header: header)
    let reader = FilmReader(try #require(film), of: script)
    #expect(reader.isOrdered)
    var compared = 0
    var middles: [Int: [Double]] = [:]
    for snapshot in ControlSnapshot<RulerControl>.series(in: script, frame: .init(1, 30), most: 200)
    {
      let ruler = snapshot.control
      let isTall = ruler.configuration.orientation == .vertical
      let scene = ruler.scene(breadth: isTall ? snapshot.width : snapshot.height)
      let seconds = reader.written(Double(snapshot.time.nanoseconds) / 1e9)
      let shown = (0..<30).filter { number in
        reader.tracks["w\(number)"].map { _ in
          reader.place("w\(number)", at: seconds)?.isVisible ?? false
        } ?? false
      }
      #expect(shown.count == 1, "\(seconds)")
      let strip = try #require(shown.first)
      let place = try #require(reader.place("s\(strip)", at: seconds))
      let shift = isTall ? place.y : place.x
      let drawn = middles[strip] ?? reader.middles(of: "s\(strip)", isTall: isTall)
      middles[strip] = drawn
      // Positions and moves have two decimals each.
      let slack = 0.011 + scene.value.ulp / ruler.configuration.step * scene.unitWidth
      for mark in (0..<scene.markCount).map({ scene.mark($0).along })
      where mark >= 0 && mark <= scene.length {
        compared += 1
        let isDrawn = drawn.contains { abs($0 + shift - mark) <= slack }
        try #require(isDrawn, "\(seconds): \(mark)")
      }
    }
    #expect(compared > 0)
  }

  @Test func `a pale cursor is where the ruler comes to rest, while it moves`() throws {
    let (script, film) = film(Self.scripts[0].body, header: Self.scripts[0].header)
    let reader = FilmReader(try #require(film), of: script)
    var moving = 0
    for snapshot in ControlSnapshot<RulerControl>.series(in: script, frame: .init(1, 30), most: 200)
    {
      let ruler = snapshot.control
      let seconds = reader.written(Double(snapshot.time.nanoseconds) / 1e9)
      let ghost = try #require(reader.place("g0", at: seconds))
      #expect((ghost.opacity > 0.999) == (ruler.scene().landing != nil))
      guard let landing = ruler.scene().landing else { continue }
      moving += 1
      #expect(abs(ghost.x - (landing - ruler.scene().cursor)) <= 0.011)
    }
    #expect(moving > 30)
  }

  @Test func `a ruler that is turned has its cursor turned`() throws {
    let body = "key ArrowUp\n+500ms set axis y\n+300ms key ArrowUp"
    let (script, film) = film(body, header: "value 3")
    let reader = FilmReader(try #require(film), of: script)
    #expect(reader.tracks["w0"]?.count == 3 && reader.tracks["w1"]?.count == 3)
    // The cursor follows its strip in the drawing, as a capsule of 2 × 30 points.
    #expect(reader.group("s0").contains("width=\"2\" height=\"30\" rx=\"1\""))
    #expect(!reader.group("s0").contains("width=\"30\" height=\"2\""))
    #expect(reader.group("s1").contains("width=\"30\" height=\"2\" rx=\"1\""))
  }

  @Test(arguments: [
    "stars 5\ngranularity 0.5", "stars 9\naxis y\nsymbol-width 60\nviewport 60x200",
    "stars 9\nsymbol-width 60\nviewport 100x40\nlayout rtl",
    "stars 40\naxis y\nsymbol-width 30\nspacing 10\nviewport 40x300",
  ])
  func `no page of a rating shows another one`(header: String) throws {
    let body = """
      down 0 5,5
      +100ms glide 0 to 370,390 over 500ms every 8ms
      +8ms up 0
      +100ms set stars 3
      """
    let (script, film) = film(body, header: "control rating\npointer mouse\n" + header)
    let reader = FilmReader(try #require(film), of: script)
    let pages = reader.pages("p0")
    #expect(pages.count > 2)
    let snapshots = ControlSnapshot<RatingControl>.series(
      in: script, frame: .init(1, 30), most: 200)
    let pitch = pages[1] - pages[0]
    for snapshot in snapshots {
      let rating = snapshot.control
      let tall = rating.configuration.orientation == .vertical
      let frame = rating.scene(breadth: tall ? snapshot.width : snapshot.height).frame
      #expect(pitch >= frame.maxY + 4 && pitch >= snapshot.height - frame.y + 4)
      let place = try #require(
        reader.place("p0", at: reader.written(Double(snapshot.time.nanoseconds) / 1e9)))
      #expect(pages.contains(-place.y))
    }
  }

  @Test func `the last picture is that of the end`() throws {
    let (script, film) = film("+10ms key ArrowUp\n+500ms key ArrowUp", header: "value 3")
    let reader = FilmReader(try #require(film), of: script)
    let pages = reader.pages("v0")
    #expect(pages.count == 3)
    #expect(reader.place("v0", at: 0.55)?.y == -(pages.last ?? 0))
    #expect(reader.place("s0", at: 0.55)?.x == reader.place("s0", at: 1.5)?.x)
    #expect(reader.place("s0", at: 0.55)?.x != reader.place("s0", at: 0.4)?.x)
  }

  @Test func `where nothing moves, all of it shows the middle`() throws {
    let (script, film) = film("wait 3s", header: "viewport 300x80")
    let reader = FilmReader(try #require(film), of: script)
    #expect(reader.text.contains("\n.h0{transform:translate(112.5px,0px);animation:h0 4s linear"))
  }

  @Test func `a value is written whole, however long it is`() throws {
    for value in ["2.5", "1234567890123", "-1000000000000000000000000000000"] {
      let (script, film) = film("wait 100ms", header: "value \(value)\nstep 1000000000000000000")
      let reader = FilmReader(try #require(film), of: script)
      let group = reader.group("v0")
      let size = group.range(of: "font-size=\"").flatMap {
        Double(group[$0.upperBound...].prefix { $0 != "\"" })
      }
      #expect(group.contains(">\(value)</text>"))
      // A bold digit is at most 0.67 em wide; the animation is 375 points wide plus margins.
      #expect((size ?? .nan) * 0.67 * Double(value.count) <= 376)
    }
  }

  @Test func `fingers are shown where they are, hovering ones paler`() throws {
    let body = """
      hover 50
      +100ms hover 60
      +100ms down 0 70,20
      down 7 100,30
      move 8 1,1
      +100ms move 0 90,25
      +100ms up 7
      +100ms up 0
      """
    let (script, film) = film(body, header: "control rating\npointer mouse\nstars 5")
    let reader = FilmReader(try #require(film), of: script)
    func finger(_ number: Int, _ milliseconds: Double) -> FilmReader.Key? {
      reader.place("f\(number)", at: milliseconds / 1000)
    }
    #expect(finger(0, 150)?.opacity == 0.4 && finger(0, 150)?.x == 60)
    #expect(finger(0, 250)?.opacity == 1 && finger(0, 250)?.x == 70)
    #expect(finger(0, 350)?.y == 25 && finger(1, 350)?.opacity == 1)
    #expect(finger(1, 450)?.opacity == 0)
    // Pointer 8 was never down, so it is not drawn.
    #expect(finger(2, 0) == nil)
  }

  @Test func `times are as fine in a film of two minutes, and longer ones are rejected`() throws {
    let header = "range 0..100"
    for seconds in [0, 1, 9, 40, 110] {
      let body = "wait \(seconds)s\n" + Self.fling + "\nsettle"
      let (script, film) = film(body, header: header)
      let reader = FilmReader(try #require(film), of: script)
      let start = try #require(reader.tracks["f0"]?.first { $0.opacity == 1 }).share
      let shown = (Double(seconds) * 30).rounded(.up) / 30
      #expect(abs(start * reader.duration - shown) < 0.0011, "\(seconds)")
    }
    #expect(film("wait 180s", header: header).film == nil)
    #expect(film("@9000000s mark \"late\"", header: header).film == nil)
  }

  @Test func `a ruler that moves too far, and a rating with too many faces, are rejected`() {
    #expect(film("+99ms set value 900", header: "range 0..1000").film == nil)
    #expect(film("+99ms set value 200", header: "range 0..1000").film != nil)
    let drag = "down 0 0,5\nglide 0 to 375,5 over 20s every 8ms"
    let rating = "control rating\nstars 100\ngranularity 0\npointer mouse"
    #expect(film(drag, header: rating).film == nil)
    #expect(film("down 0 0,5\nglide 0 to 375,5 over 1s", header: rating).film != nil)
  }

  @Test(arguments: Seeds.all)
  func `any script gives no film, or the same well-formed one`(seed: UInt64) {
    var films = 0
    var generator = ScriptGenerator(seed: seed)
    let cases = Cases.some(of: 400)
    for number in 0..<cases {
      let script = generator.script()
      guard Replay.problems(of: script).isEmpty, script.isShort else { continue }
      guard let film = Self.film(script) else { continue }
      films += 1
      if number % 4 == 0 { #expect(Self.film(script) == film, "\(seed) \(number)") }
      #expect(MarkupReader(film.bytes).problem == nil, "\(seed) \(number)")
      #expect(film.bytes.count < 15_000_000, "\(seed) \(number)")
      let reader = FilmReader(film, of: script)
      #expect(reader.isOrdered, "\(seed) \(number)")
      let numbers = reader.tracks.values.joined().flatMap { [$0.x, $0.y, $0.opacity] }
      #expect(!numbers.contains { !$0.isFinite }, "\(seed) \(number)")
    }
    // About one in seven scripts makes an animation: at least one in 100, more than 20 in 400.
    #expect(films > (cases - 100) / 15)
  }
}

extension Script {
  /// True if the script plays in less than 130 s of script time.
  fileprivate var isShort: Bool {
    let replay = Replay(self, level: .calls)
    return replay.end.nanoseconds < 130_000_000_000
  }
}

extension FilmReader {
  /// Returns the middles of the marks of a strip.
  fileprivate func middles(of track: String, isTall: Bool) -> [Double] {
    let (place, size) = isTall ? (" y=\"", " height=\"") : (" x=\"", " width=\"")
    func number(_ name: String, _ element: Substring) -> Double? {
      element.range(of: name).flatMap {
        Double(element[$0.upperBound...].prefix { $0 != "\"" })
      }
    }
    return group(track).split(separator: "\n").filter { $0.hasPrefix("<rect") }.compactMap {
      guard let start = number(place, $0), let width = number(size, $0) else { return nil }
      return start + width / 2
    }
  }
}
