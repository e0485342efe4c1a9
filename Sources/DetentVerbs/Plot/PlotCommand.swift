import GestureReplay
import GestureReports
import GestureScript

extension Command {
  package static let plot = Command(
    name: "plot", operands: "SCRIPT|TRACE",
    summary: "show a run as a picture, in the terminal or as SVG",
    details: """
      A file that begins with 'trace 1' is a trace; a script is played, and shows pointers, bounds and
      checks too. Braille where the locale is UTF-8, else ASCII; as wide as the terminal, or COLUMNS.
      With '--svg' the picture goes to a file, or to standard output for '-', and nothing else is
      drawn. Each of several parts has a curve, with its number at the end. The same run
      gives the same bytes. The exit status is that of 'run'.
      """,
    options: [
      Option("--svg", .output("FILE", .svg), "make an SVG picture; '-' is standard output"),
      Option(
        "--sparkline", .none, "only the value, in one line of eight heights; a line for each part"),
      Option("--overlay", .input("SCRIPT|TRACE"), "a second run to draw over the first"),
      Option("--style", .choice(["auto", "braille", "ascii"]), "the characters of curves"),
      Option("--width", .text("COLUMNS"), "the width; 1 to 10000"),
      .maxFrames, .set,
      Option("--height", .text("LINES"), "the maximum height; 1 to 1000, default 24"),
    ] + Option.drivenControl
  ) { arguments throws(CommandError) in try Plotting(arguments).run() }
}

/// Plot of one run or two.
private struct Plotting {
  let loader: ScriptLoader
  let path: String
  let overlay: String?
  let svg: OutputFile?
  let style: TextPlot.Style
  let width: Int
  let height: Int
  let isSparkline: Bool
  let mostFrames: Int64

  init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.paths.count == 1 else {
      throw CommandError(
        "'plot' takes one script or trace", help: "detent plot Examples/NAME.gesture")
    }
    loader = arguments.loader
    path = arguments.paths[0]
    overlay = arguments["--overlay"]
    guard path != "-" || overlay != "-" else {
      throw CommandError(
        "standard input can be read once only", help: "write one of the two to a file")
    }
    svg = arguments.output("--svg")
    isSparkline = arguments.has("--sparkline")
    mostFrames = try arguments.mostFrames()
    guard !isSparkline || (svg == nil && overlay == nil) else {
      throw CommandError(
        "a sparkline is one run as text", help: "leave out --svg and --overlay")
    }
    style = Self.style(arguments["--style"])
    width = try arguments.number("--width", in: 1...10_000) ?? Terminal.width
    height = try arguments.number("--height", in: 1...1000) ?? 24
  }

  private static func style(_ word: String?) -> TextPlot.Style {
    switch word {
    case "braille": .braille
    case "ascii": .ascii
    default: Terminal.isUTF8 ? .braille : .ascii
    }
  }

  private var console: Console { loader.console }

  func run() throws(CommandError) -> ExitStatus {
    var (plot, status) = try load(path)
    var second: Plot?
    if let overlay {
      let (other, otherStatus) = try load(overlay)
      second = other
      status = status.joined(with: otherStatus)
    }
    guard !isSparkline else {
      console.print(Sparkline(plot, style: style, width: width).text)
      return status
    }
    guard let svg else {
      let picture = TextPlot(plot, overlay: second, style: style, width: width, height: height)
      console.print(picture.text)
      return status
    }
    return status.joined(with: svg.write(SVGPlot(plot, overlay: second).text, console))
  }

  /// Reads a trace, or plays a script.
  private func load(_ path: String) throws(CommandError) -> (Plot, ExitStatus) {
    let source: [UInt8]
    do throws(Files.Failure) {
      source = try Files.read(path)
    } catch {
      console.report(error, reading: path)
      throw CommandError(reported: .usage)
    }
    guard !TraceReader.isTrace(source) else { return (try read(source, path), .passed) }
    switch loader.load(source, path) {
    case .failure(let status): throw CommandError(reported: status)
    case .success(let file):
      let replay = file.replay(level: .frames, mostFrames: mostFrames)
      file.report(replay, console)
      let plot = Plot(file.script, replay, named: Array(Files.name(path).utf8))
      return (plot, replay.passed ? .passed : .failed)
    }
  }

  private func read(_ source: [UInt8], _ path: String) throws(CommandError) -> Plot {
    do throws(Diagnostic) {
      return try Plot(reading: source, controls: loader.controls)
    } catch {
      console.report([error], in: Array(path.utf8), source)
      throw CommandError(reported: .unreadable)
    }
  }
}
