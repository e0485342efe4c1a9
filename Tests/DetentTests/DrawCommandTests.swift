import Testing

/// `detent draw`.
struct DrawCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Example.passing, to: "good.gesture")
    try folder.write(Example.failing, to: "bad.gesture")
    try folder.write(Example.unreadable, to: "odd.gesture")
    try folder.write(
      "gesture 1\ncontrol rating\nstars 5\nviewport 100x20\n+1s key ArrowUp\n", to: "stars.gesture")
  }

  /// An environment without the machine's terminal settings.
  private static let plain = ["LC_ALL": "", "LC_CTYPE": "", "LANG": "", "COLUMNS": ""]

  private func draw(
    _ words: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.detent(
      ["draw"] + words, in: folder, input: input,
      environment: Self.plain.merging(environment) { $1 })
  }

  @Test func `the end of a script is a picture on standard output`() throws {
    let outcome = try draw("stars.gesture", "--width", "20")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == "\n  *   .   .   .   .\n")
    let before = try draw("stars.gesture", "--width", "20", "--at", "999ms")
    #expect(before.output == "\n  .   .   .   .   .\n")
    #expect(try draw("stars.gesture", "--width=20", "--at=1s").output == outcome.output)
    #expect(try draw("stars.gesture", "--width=20", "--at=9000s").output == outcome.output)
    let text = try folder.text(of: "stars.gesture")
    #expect(try draw("-", "--width=20", input: text).output == outcome.output)
  }

  @Test(arguments: [
    ("ascii", "0.1", [".....", "##|..", "####|", "#####"]),
    ("ascii", "0.5", [".....", "##|..", "##|..", "#####"]),
    ("ascii", "1", [".", ".", ".", "*"]),
    ("braille", "0.1", ["⢑⢕⢕⠕", "⠈⢻⣿⢕⠕", "⠈⢻⣿⣿⡟", "⠈⢻⣿⣿⡟⠁"]),
  ])
  func `without colours a rating shows what its granularity has`(
    characters: String, granularity: String, shown: [String]
  ) throws {
    for (value, symbol) in zip(["0", "0.5", "0.9", "1"], shown) {
      let script = """
        gesture 1
        control rating
        stars 1
        granularity \(granularity)
        viewport 30x30
        value \(value)

        """
      let outcome = try draw("-", "--characters", characters, input: script)
      let line = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)[1]
      #expect(outcome.status == 0 && line.drop { $0 == " " } == symbol, "\(value)")
    }
  }

  @Test func `characters are braille where the locale is UTF-8`() throws {
    func isBraille(_ words: [String], _ environment: [String: String]) throws -> Bool {
      let environment = Self.plain.merging(environment) { $1 }
      let outcome = try Command.detent(
        ["draw", "good.gesture"] + words, in: folder, environment: environment)
      return outcome.output.unicodeScalars.contains { !$0.isASCII }
    }
    #expect(try !isBraille([], [:]))
    #expect(try isBraille([], ["LANG": "C.UTF-8"]))
    #expect(try isBraille(["--characters", "braille"], [:]))
    #expect(try !isBraille(["--characters=ascii"], ["LANG": "C.UTF-8"]))
  }

  @Test func `pictures go to files or to standard output, the same bytes`() throws {
    for option in ["--svg", "--film"] {
      let file = try draw("good.gesture", option, "a.svg")
      #expect(file.status == 0 && file.output == "" && file.errors == "")
      let picture = try folder.text(of: "a.svg")
      #expect(picture.hasPrefix("<!-- detent draw -->\n<svg ") && picture.hasSuffix("</svg>\n"))
      #expect(try draw(option, "-", "good.gesture").output == picture)
      #expect(try draw(option, "-", "good.gesture", "--appearance", "dark").output != picture)
    }
    #expect(folder.files.allSatisfy { !$0.contains("tmp") })
  }

  @Test func `one call makes several pictures`() throws {
    let outcome = try draw("good.gesture", "--svg", "a.svg", "--film", "b.svg", "--text")
    #expect(outcome.status == 0 && outcome.output.contains("|"))
    #expect(try folder.text(of: "a.svg") == draw("good.gesture", "--svg", "-").output)
    #expect(try folder.text(of: "b.svg") == draw("good.gesture", "--film", "-").output)
  }

  @Test func `standard output takes one picture only`() throws {
    for words in [
      ["--svg", "-", "--film", "-"], ["--svg", "-", "--text"], ["--film=-", "--text"],
    ] {
      let outcome = try Command.detent(["draw", "good.gesture"] + words, in: folder)
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(
        outcome.errors == """
          detent: standard output takes one picture only
            = help: write the others to files

          """)
    }
  }

  @Test func `every style of a control draws it, and no other does`() throws {
    var pictures: Set<String> = []
    for name in ["primary", "centered", "blank", "blank-centered"] {
      let outcome = try draw("good.gesture", "--style", name, "--svg", "-")
      #expect(outcome.status == 0 && pictures.insert(outcome.output).inserted)
    }
    for name in [
      "star", "granular", "circle", "heart", "half-star", "exact", "images", "red-border",
    ] {
      let outcome = try draw("stars.gesture", "--style", name, "--svg", "-")
      #expect(outcome.status == 0)
      // With a whole rating these styles draw the same picture as stars.
      let isLikeStar = ["granular", "half-star"].contains(name)
      #expect(pictures.insert(outcome.output).inserted == !isLikeStar, "\(name)")
    }
    let foreign = try draw("good.gesture", "--style", "star", "--svg", "a.svg")
    #expect(foreign.status == 2 && foreign.output == "")
    #expect(
      foreign.errors == """
        detent: a ruler has no style 'star'
          = help: choose one of: primary, centered, blank, blank-centered

        """)
    let near = try draw("stars.gesture", "--style", "circel")
    #expect(near.errors.contains("a rating has no style 'circel'"))
    #expect(near.errors.contains("did you mean 'circle'?"))
    #expect(folder.files.allSatisfy { !$0.hasSuffix("svg") })
  }

  @Test func `a check that is not met is reported, and drawn, with status 1`() throws {
    let outcome = try draw("bad.gesture", "--svg", "a.svg", "--film", "b.svg")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("bad.gesture:3:8: check failed\n"))
    #expect(try folder.text(of: "a.svg").hasPrefix("<!-- detent draw -->\n<svg "))
    #expect(try folder.text(of: "b.svg").hasPrefix("<!-- detent draw -->\n<svg "))
  }

  @Test func `what cannot be read is reported with its place, and status 3`() throws {
    let outcome = try draw("odd.gesture", "--svg", "a.svg")
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("odd.gesture:2:1: error[E130]: unknown verb 'kye'\n"))
    #expect(!folder.files.contains("a.svg"))
  }

  @Test func `what is too much for a film is reported, and no file is written`() throws {
    try folder.write("gesture 1\nwait 3600s\n", to: "long.gesture")
    let outcome = try draw("long.gesture", "--film", "a.svg", "--svg", "b.svg")
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: 'long.gesture' has too much in it for a film\n"))
    #expect(folder.files.allSatisfy { !$0.hasSuffix("svg") })
  }

  @Test(arguments: [
    "viewport 375x1000000000\n", "axis y\nviewport 0.000001x80\n",
    "control rating\nviewport 1x900000000\n", "viewport 900000000x1\n", "unit-width 0.000001\n",
    "control rating\nsymbol-width 900000000\nspacing 900000000\nstars 100\n",
  ])
  func `a viewport of any size is drawn`(header: String) throws {
    try folder.write("gesture 1\n\(header)+9ms adjust increment\n", to: "wide.gesture")
    for words in [["--text"], ["--svg", "-"], ["--film", "-"]] {
      let outcome = try Command.detent(
        ["draw", "wide.gesture"] + words, in: folder, environment: Self.plain)
      let isRejected = words[0] == "--film" && outcome.errors.contains("has too much in it")
      #expect(outcome.status == (isRejected ? 1 : 0), "\(words)")
      #expect(outcome.output.isEmpty == isRejected, "\(words)")
      #expect(!outcome.output.contains("nan"), "\(words)")
    }
  }

  @Test func `wrong use has status 2`() throws {
    for words in [[], ["a", "b"]] {
      let outcome = try Command.detent(["draw"] + words)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("detent: 'draw' takes one script\n  = help: "))
    }
    #expect(try draw("none.gesture").status == 2)
    #expect(try draw("good.gesture", "--svg", "no/folder.svg").status == 2)
    #expect(try draw("good.gesture", "--film", "no/folder.svg").status == 2)
    for (option, value) in [
      ("--width", "0"), ("--width", "501"), ("--at", "5"), ("--at", "-1ms"), ("--at", "1.5ns"),
      ("--at", "999999999999s"), ("--appearance", "pale"), ("--characters", "dots"),
    ] {
      let outcome = try draw("good.gesture", option, value)
      #expect(outcome.status == 2 && outcome.output == "", "\(option) \(value)")
      #expect(outcome.errors.hasPrefix("detent: '\(value)' is not a value of '\(option)'\n"))
    }
    #expect(try draw("good.gesture", "--text=yes").status == 2)
    #expect(try draw("good.gesture", "--svg").status == 2)
  }
}
