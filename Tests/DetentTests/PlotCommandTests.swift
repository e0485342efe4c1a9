import Testing

/// `detent plot`.
struct PlotCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Example.passing, to: "good.gesture")
    try folder.write(Example.failing, to: "bad.gesture")
    try folder.write(Example.unreadable, to: "odd.gesture")
    try folder.write(Example.trace("good.gesture"), to: "good.trace")
  }

  /// An environment without the machine's terminal settings.
  private static let plain = ["LC_ALL": "", "LC_CTYPE": "", "LANG": "", "COLUMNS": ""]

  private func plot(
    _ words: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.detent(
      ["plot"] + words, in: folder, input: input,
      environment: Self.plain.merging(environment) { $1 })
  }

  @Test func `a script is a picture on standard output`() throws {
    let outcome = try plot("good.gesture", "--width", "40", "--height", "8")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        good.gesture
        value         |:
                      |:
                    0-|:
        phase         |idle---------------------
        keys etc.   1 ||
        checks      1 |+
        ms

        """)
  }

  @Test func `a trace is one too, from standard input as well`() throws {
    let outcome = try plot("good.trace")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("good.gesture\nvalue "))
    let trace = try folder.text(of: "good.trace")
    #expect(try plot("-", input: trace).output == outcome.output)
    #expect(try plot("-", input: Example.passing).output.contains("\nchecks "))
  }

  @Test func `curves are braille where the locale is UTF-8, the first that is set decides`() throws
  {
    func isBraille(_ words: [String], _ environment: [String: String]) throws -> Bool {
      let environment = Self.plain.merging(environment) { $1 }
      return try Command.detent(
        ["plot", "good.gesture"] + words, in: folder, environment: environment
      ).output.contains("│")
    }
    #expect(try !isBraille([], [:]))
    #expect(try isBraille([], ["LANG": "de_DE.UTF-8"]))
    #expect(try isBraille([], ["LC_CTYPE": "C.utf8", "LANG": "C"]))
    #expect(try !isBraille([], ["LC_ALL": "C", "LC_CTYPE": "C.utf8", "LANG": "C.UTF-8"]))
    #expect(try isBraille(["--style", "braille"], [:]))
    #expect(try !isBraille(["--style=ascii"], ["LANG": "C.UTF-8"]))
    #expect(try isBraille(["--style=auto"], ["LANG": "C.UTF-8"]))
  }

  @Test func `the width is the option, else COLUMNS, else 80`() throws {
    func width(_ words: [String], _ columns: String) throws -> Int {
      let outcome = try Command.detent(
        ["plot", "good.gesture"] + words, in: folder,
        environment: Self.plain.merging(["COLUMNS": columns]) { $1 })
      return outcome.output.split(separator: "\n").map(\.count).max() ?? 0
    }
    #expect(try width([], "") == 80)
    #expect(try width([], "61") == 61)
    #expect(try width([], "none") == 80)
    #expect(try width([], "-5") == 80)
    #expect(try width(["--width", "47"], "61") == 47)
  }

  @Test func `an SVG picture goes to a file or to standard output, the same bytes`() throws {
    let file = try plot("good.gesture", "--svg", "a.svg")
    #expect(file.status == 0 && file.output == "" && file.errors == "")
    let picture = try folder.text(of: "a.svg")
    #expect(picture.hasPrefix("<!-- detent plot -->\n<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(try plot("--svg", "-", "good.gesture").output == picture)
    #expect(try plot("--svg=-", "good.gesture", "--overlay", "good.trace").output != picture)
    #expect(folder.files.allSatisfy { !$0.contains("tmp") })
  }

  @Test func `a second run is drawn over the first`() throws {
    let outcome = try plot("good.gesture", "--overlay", "good.trace")
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n")[1] == "faint: good.gesture")
  }

  @Test func `a check that is not met is reported, and plotted, with status 1`() throws {
    let outcome = try plot("bad.gesture")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("bad.gesture:3:8: check failed\n"))
    #expect(outcome.output.contains("\nchecks      1 |"))
    #expect(try plot("good.gesture", "--overlay", "bad.gesture").status == 1)
  }

  @Test func `what cannot be read is reported with its place, and status 3`() throws {
    let script = try plot("odd.gesture")
    #expect(script.status == 3 && script.output == "")
    #expect(script.errors.hasPrefix("odd.gesture:2:1: error[E130]: unknown verb 'kye'\n"))
    try folder.write("trace 1\nscript x\ncontrol ruler\nlevel calls\n@1ms bgan\n", to: "odd.trace")
    let trace = try plot("good.gesture", "--overlay", "odd.trace")
    #expect(trace.status == 3 && trace.output == "")
    #expect(
      trace.errors == """
        odd.trace:5:6: error[E602]: 'bgan' is not something that happens
             5 | @1ms bgan
               |      ^^^^
               = help: did you mean 'began'?

        """)
  }

  @Test func `wrong use has status 2`() throws {
    for words in [[], ["a", "b"]] {
      let outcome = try Command.detent(["plot"] + words)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("detent: 'plot' takes one script or trace\n  = help: "))
    }
    #expect(try plot("none.gesture").status == 2)
    #expect(try plot("good.gesture", "--svg", "no/folder.svg").status == 2)
    for (option, value) in [("--width", "0"), ("--width", "x"), ("--height", "1001")] {
      let outcome = try plot("good.gesture", option, value)
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("detent: '\(value)' is not a value of '\(option)'\n"))
    }
  }

  @Test func `a sparkline is one line, of letters where there is no UTF-8`() throws {
    try folder.write(
      "gesture 1\n+10ms key ArrowUp\n+10ms key ArrowUp\n+10ms wait 0ms\n", to: "s.gesture")
    let blocks = try plot(
      "--sparkline", "--width", "7", "s.gesture", environment: ["LC_ALL": "C.UTF-8"])
    #expect((blocks.status, blocks.output, blocks.errors) == (0, "▁▁▅▅███\n", ""))
    #expect(try plot("--sparkline", "--width", "7", "s.gesture").output == "__==###\n")
    #expect(try plot("--sparkline", "good.trace").output.utf8.count == 81)
    #expect(try plot("--sparkline", "--svg", "-", "good.trace").status == 2)
    #expect(try plot("--sparkline", "--overlay", "good.trace", "good.trace").status == 2)
  }
}
