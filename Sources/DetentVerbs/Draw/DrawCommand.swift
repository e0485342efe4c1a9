import ControlCore
import GestureReplay
import GestureReports
import GestureScript
import Pictures
import Presentation

extension Command {
  package static let draw = Command(
    name: "draw", operands: "SCRIPT",
    summary: "show the control of a script, at one moment or as an animation",
    details: """
      Shows the end of the script, or the moment '--at' after its start, without later events. The
      terminal gets braille where the locale is UTF-8, else ASCII. '--svg' and '--film' write pictures
      that follow the viewer's light or dark mode, '-' is standard output; a film is one animated SVG
      that plays the whole script in a browser, two minutes at most. The same script gives the same
      bytes. Styles of a ruler: primary, centered, blank, blank-centered. Styles of a rating: granular,
      which is the default, shows what its granularity has, as wholes, halves or exact shares, and
      red-border puts a border around that; exact shows exact shares, half-star halves; star, circle,
      heart and images show whole symbols only, whatever the value is. Styles of a slider: bar,
      from-zero, which is filled from 0 on, marks with values below them, bubble with the value above
      the thumb that is held, and marks-bubble. Styles of a dial: pointer, arc, which is filled,
      from-zero, ticks with values around a knob, and value with the value in the middle of an arc. Each
      can be read without colours.
      """,
    options: [
      Option("--at", .text("TIME"), "the moment, as 250ms or 1.5s"),
      Option("--style", .text("NAME"), "the style of the control; see above"),
      Option("--text", .none, "draw in the terminal, also if a file is written"),
      Option("--svg", .output("FILE", .svg), "make an SVG picture"),
      Option("--film", .output("FILE", .svg), "make an animated SVG of the whole script"),
      Option(
        "--appearance", .choice(["auto", "light", "dark"]), "the colours; auto follows the viewer"
      ),
      Option(
        "--characters", .choice(["auto", "braille", "ascii"]), "the characters of text pictures"),
      Option("--width", .text("COLUMNS"), "the width in the terminal; 1 to 500"),
      .set,
    ] + Option.drivenControl
  ) { arguments throws(CommandError) in try Drawing(arguments).run() }
}

/// Pictures of the control of one script.
private struct Drawing {
  let arguments: Arguments
  let console: Console
  let path: String

  init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.paths.count == 1 else {
      throw CommandError("'draw' takes one script", help: "detent draw Examples/NAME.gesture")
    }
    self.arguments = arguments
    console = arguments.console
    path = arguments.paths[0]
    let printed = [arguments["--svg"] == "-", arguments["--film"] == "-", arguments.has("--text")]
    guard printed.count(where: \.self) <= 1 else {
      throw CommandError(
        "standard output takes one picture only", help: "write the others to files")
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    let time = try time()
    let width = try arguments.number("--width", in: 1...500).map { Int64($0) }
    let file: ScriptFile
    switch arguments.loader.load(path) {
    case .failure(let status): throw CommandError(reported: status)
    case .success(let loaded): file = loaded
    }
    let style = try file.style(named: arguments["--style"])
    var studio = Studio(drawing: self, file: file, style: style, time: time, width: width)
    return try arguments.controls.visitDrawn(file.script.settings.control, &studio).get()
  }

  /// Visitor that draws the control of a script.
  private struct Studio: DrawnVisitor {
    let drawing: Drawing
    let file: ScriptFile
    let style: StaticText
    let time: Timestamp?
    let width: Int64?

    func visit<Subject: DrawnControl>(
      _ control: Subject.Type
    ) -> Result<ExitStatus, CommandError> {
      Result { () throws(CommandError) in try drawing.draw(control, file, style, at: time, width) }
    }
  }

  private func draw<Subject: DrawnControl>(
    _ control: Subject.Type, _ file: ScriptFile, _ style: StaticText, at time: Timestamp?,
    _ width: Int64?
  ) throws(CommandError) -> ExitStatus {
    let replay = file.replay()
    file.report(replay, console)
    var status = ExitStatus.passed
    if let output = arguments.output("--film") {
      status = output.write(try film(file.script, replay, style), console)
    }
    guard let snapshot = ControlSnapshot<Subject>.at(time ?? replay.end, in: file.script) else {
      return .failed
    }
    if let output = arguments.output("--svg") {
      status = status.joined(with: output.write(svg(snapshot, style), console))
    }
    if arguments.has("--text") || !(arguments.has("--svg") || arguments.has("--film")) {
      console.print(text(snapshot, style, width))
    }
    return status.joined(with: replay.passed ? .passed : .failed)
  }

  // MARK: Options

  private var appearance: Appearance {
    switch arguments["--appearance"] {
    case "light": .light
    case "dark": .dark
    default: .automatic
    }
  }

  private func time() throws(CommandError) -> Timestamp? {
    guard let text = arguments["--at"] else { return nil }
    guard case .exact(let time) = nanoseconds(Array(text.utf8)[...]) else {
      throw CommandError(
        "'\(text)' is not a value of '--at'", help: "write a time with its unit, as 250ms")
    }
    return Timestamp(nanoseconds: time)
  }

  // MARK: Pictures

  private func film(
    _ script: Script, _ replay: Replay, _ style: StaticText
  ) throws(CommandError) -> [UInt8] {
    let film = Film(
      script, replay, style: style, appearance: appearance, controls: arguments.controls)
    guard let film else {
      throw CommandError(
        "'\(path)' has too much in it for a film",
        help: "draw a shorter script, or one moment of it with --svg", status: .failed)
    }
    return film.bytes
  }

  private func svg(_ snapshot: ControlSnapshot<some DrawnControl>, _ style: StaticText) -> [UInt8] {
    var surface = SVGSurface(
      frame: snapshot.pictureFrame, appearance: appearance, background: .background,
      title: Files.name(path))
    snapshot.draw(style, on: &surface)
    return surface.finish()
  }

  private func text(
    _ snapshot: ControlSnapshot<some DrawnControl>, _ style: StaticText, _ width: Int64?
  ) -> [UInt8] {
    // A cell is 5 × 10 points, or smaller in a narrow terminal.
    let frame = snapshot.pictureFrame
    let wanted = Int64(min((frame.width / 5).rounded(.up), 500))
    let columns = width ?? min(wanted, Int64(Terminal.width))
    let characters = arguments["--characters"] ?? "auto"
    let isBraille = characters == "braille" || characters == "auto" && Terminal.isUTF8
    let rows = Double(columns) / frame.width * frame.height / 2
    var surface = TextSurface(
      columns: columns, rows: Int64(min(rows, 500).rounded(.up)), showing: frame,
      mode: isBraille ? .braille : .ascii,
      colors: console.hasFullColor ? .full : .none,
      appearance: appearance == .automatic ? .dark : appearance)
    snapshot.draw(style, on: &surface)
    return surface.finish()
  }
}
