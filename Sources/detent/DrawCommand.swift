import ControlCore
import Harness
import Pictures
import Presentation

extension Command {
  static let draw = Command(
    name: "draw", operands: "SCRIPT",
    summary: "show the control of a script, at one moment or as a film",
    details: """
      At the end of the script, or at '--at' after its start; what is to happen later is left out. In
      the terminal as braille where the locale is UTF-8, else as ASCII. '--svg' and '--film' write
      pictures that follow the viewer's light or dark, '-' is standard output; a film is one SVG that
      plays the whole script in a browser, two minutes at most. The same script gives the same bytes.
      Styles of a ruler: primary, centered, blank, blank-centered; of a rating: star, circle, heart,
      half-star, exact, images, red-border.
      """,
    options: [
      Option("--at", .text("TIME"), "the moment, as 250ms or 1.5s"),
      Option("--style", .text("NAME"), "how the control looks; see above"),
      Option("--text", .none, "draw in the terminal, also if a file is written"),
      Option("--svg", .text("FILE"), "make an SVG picture"),
      Option("--film", .text("FILE"), "make an animated SVG of the whole script"),
      Option(
        "--appearance", .choice(["auto", "light", "dark"]), "which colours; auto follows the viewer"
      ),
      Option(
        "--characters", .choice(["auto", "braille", "ascii"]), "what text pictures are made of"),
      Option("--width", .text("COLUMNS"), "how wide in the terminal; 1 to 500"),
    ]
  ) { arguments in
    do throws(Drawing.Trouble) {
      return try Drawing(arguments).run()
    } catch {
      if let message = error.message { arguments.console.report("detent: \(message)") }
      return error.status
    }
  }
}

/// The control of one script, made into pictures.
private struct Drawing {
  let arguments: Arguments
  let console: Console
  let path: String

  struct Trouble: Error {
    var status = ExitStatus.usage
    /// `nil` if all has been said.
    var message: String?
  }

  init(_ arguments: Arguments) throws(Trouble) {
    guard arguments.paths.count == 1 else {
      throw Trouble(message: "'draw' takes one script\n  = help: detent draw Examples/NAME.gesture")
    }
    self.arguments = arguments
    console = arguments.console
    path = arguments.paths[0]
    let printed = [arguments["--svg"] == "-", arguments["--film"] == "-", arguments.has("--text")]
    guard printed.count(where: \.self) <= 1 else {
      throw Trouble(
        message: "standard output takes one picture only\n  = help: write the others to files")
    }
  }

  func run() throws(Trouble) -> ExitStatus {
    let time = try time()
    let width = try columns()
    let file: ScriptFile
    switch ScriptFile.load(path, console) {
    case .failure(let status): throw Trouble(status: status)
    case .success(let loaded): file = loaded
    }
    let style = try style(for: file.script.settings)
    let replay = Replay(file.script, level: .calls)
    file.report(replay, console)
    if let name = arguments["--film"] { try write(film(file.script, replay, style), to: name) }
    guard let still = Still.at(time ?? replay.end, in: file.script) else { return .failed }
    if let name = arguments["--svg"] { try write(svg(still, style), to: name) }
    if arguments.has("--text") || !(arguments.has("--svg") || arguments.has("--film")) {
      console.print(text(still, style, width))
    }
    return replay.passed ? .passed : .failed
  }

  // MARK: Options

  private var appearance: Appearance {
    switch arguments["--appearance"] {
    case "light": .light
    case "dark": .dark
    default: .automatic
    }
  }

  private func time() throws(Trouble) -> Timestamp? {
    guard let text = arguments["--at"] else { return nil }
    guard case .exact(let time) = nanoseconds(Array(text.utf8)[...]) else {
      throw Trouble(
        message:
          "'\(text)' is not a value of '--at'\n  = help: write a time with its unit, as 250ms")
    }
    return Timestamp(nanoseconds: time)
  }

  /// `nil` if nothing is said.
  private func columns() throws(Trouble) -> Int64? {
    guard let text = arguments["--width"] else { return nil }
    guard let number = Int64(text), (1...500).contains(number) else {
      throw Trouble(
        message:
          "'\(text)' is not a value of '--width'\n  = help: write a whole number from 1 to 500")
    }
    return number
  }

  private func style(for settings: Settings) throws(Trouble) -> PictureStyle {
    do throws(Arguments.Misuse) {
      return try PictureStyle(named: arguments["--style"], for: settings)
    } catch {
      throw Trouble(message: "\(error.message)\n  = help: \(error.help ?? "")")
    }
  }

  // MARK: Pictures

  private func film(
    _ script: Script, _ replay: Replay, _ style: PictureStyle
  ) throws(Trouble) -> [UInt8] {
    guard let film = Film(script, replay, style: style, appearance: appearance) else {
      throw Trouble(
        status: .failed,
        message:
          "'\(path)' has too much in it for a film\n  = help: draw a shorter script, or one moment "
          + "of it with --svg")
    }
    return film.bytes
  }

  private func svg(_ still: Still, _ style: PictureStyle) -> [UInt8] {
    var surface = SVGSurface(
      frame: still.frame, appearance: appearance, background: .background,
      title: Files.name(path))
    still.draw(style, on: &surface)
    return surface.finish()
  }

  private func text(_ still: Still, _ style: PictureStyle, _ width: Int64?) -> [UInt8] {
    // A cell is 5 × 10 points, or less where the terminal is narrow.
    let wanted = Int64(min((still.width / 5).rounded(.up), 500))
    let columns = width ?? min(wanted, Int64(Terminal.width))
    let characters = arguments["--characters"] ?? "auto"
    let isBraille = characters == "braille" || characters == "auto" && Terminal.isUTF8
    let rows = Double(columns) / still.width * still.height / 2
    var surface = TextSurface(
      columns: columns, rows: Int64(min(rows, 500).rounded(.up)), showing: still.frame,
      mode: isBraille ? .braille : .ascii,
      colors: console.hasFullColor ? .full : .none,
      appearance: appearance == .automatic ? .dark : appearance)
    still.draw(style, on: &surface)
    return surface.finish()
  }

  private func write(_ picture: [UInt8], to name: String) throws(Trouble) {
    guard name != "-" else { return console.print(picture) }
    do throws(Files.Failure) {
      try Files.write(picture, to: name)
    } catch {
      throw Trouble(message: error.message)
    }
  }
}
