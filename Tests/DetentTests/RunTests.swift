import Testing

/// `detent run`.
struct RunTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Example.passing, to: "good.gesture")
    try folder.write(Example.failing, to: "bad.gesture")
    try folder.write(Example.unreadable, to: "odd.gesture")
  }

  private func run(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(["run"] + words, in: folder, input: input)
  }

  @Test func `a trace goes to standard output, and that is all`() throws {
    let outcome = try run("--level", "calls", "good.gesture")
    #expect(outcome.status == 0)
    #expect(outcome.output == Example.trace("good.gesture"))
    #expect(outcome.errors == "")
  }

  @Test func `output that cannot be written is reported, with status 2`() throws {
    let command = try Command.executable().path
    for words in ["run good.gesture", "check good.gesture", "plot good.gesture", "--version"] {
      let outcome = try Command.run("/bin/sh", ["-c", "'\(command)' \(words) >&-"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors == "detent: cannot write to standard output: Bad file descriptor\n")
    }
  }

  @Test func `the level is changes unless it is given`() throws {
    let changes = try run("good.gesture").output
    #expect(changes.contains("\nlevel changes\n"))
    #expect(try run("good.gesture", "--level=changes").output == changes)
    #expect(try run("--level", "frames", "good.gesture").output.contains("\nlevel frames\n"))
  }

  @Test func `a check that is not met goes to standard error, with status 1`() throws {
    let outcome = try run("bad.gesture")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\nend lines=3 "))
    #expect(outcome.errors.hasPrefix("bad.gesture:3:8: check failed\n"))
    #expect(outcome.errors.hasSuffix("\n  to accept: detent accept bad.gesture:3\n"))
  }

  @Test func `a script that cannot be read prints nothing but its errors, with status 3`() throws {
    let outcome = try run("odd.gesture")
    #expect(outcome.status == 3)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("odd.gesture:2:1: error[E130]: unknown verb 'kye'\n"))
  }

  @Test func `settings that make no sense together are unreadable too`() throws {
    try folder.write("gesture 1\nrange 0..5\nstep 5\ncapture 70\n", to: "far.gesture")
    let outcome = try run("far.gesture")
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("far.gesture:4:9: error[E146]: the capture must be 0 or more"))
  }

  @Test func `a script that cannot be played to its end has failed`() throws {
    let outcome = try run("-", input: "gesture 1\ndown 0 5\nsettle\nup 0\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("-:3:1: error[E201]: it cannot settle"))
  }

  @Test func `a file that is missing, or a folder, is wrong use`() throws {
    let missing = try run("none.gesture")
    #expect(missing.status == 2 && missing.output == "")
    #expect(missing.errors == "detent: cannot read 'none.gesture': No such file or directory\n")
    #expect(try run(".").status == 2)
  }

  @Test func `all scripts are played, and the worst status is reported`() throws {
    let names = ["odd.gesture", "good.gesture", "bad.gesture"]
    let outcome = try run(names[0], names[1], names[2])
    #expect(outcome.status == 3)
    let scripts = outcome.output.split(separator: "\n").filter { $0.hasPrefix("script ") }
    #expect(scripts == ["script good.gesture", "script bad.gesture"])
  }

  @Test func `a dash is standard input`() throws {
    let outcome = try run("-", "--level", "calls", input: Example.passing)
    #expect(outcome.status == 0)
    #expect(outcome.output == Example.trace("-"))
  }

  @Test func `a script that leaves a pointer down is noted, and runs`() throws {
    let outcome = try run("-", input: "gesture 1\ndown 0 5\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note[N301]"))
  }

  // MARK: Colours

  @Test func `there are colours only where they are wanted`() throws {
    func isColored(_ words: [String], _ environment: [String: String] = [:]) throws -> Bool {
      let words = ["run", "bad.gesture", "odd.gesture"] + words
      let outcome = try Command.detent(words, in: folder, environment: environment)
      #expect(!outcome.output.contains("\u{1B}"))
      return outcome.errors.contains("\u{1B}[")
    }
    #expect(try !isColored([]), "not a terminal")
    #expect(try !isColored(["--color", "auto"]))
    #expect(try !isColored([], ["NO_COLOR": "1"]))
    #expect(try !isColored(["--color=never"]))
    #expect(try isColored(["--color", "always"]))
    #expect(try isColored(["--color", "always"], ["NO_COLOR": "1"]))
  }

  @Test func `of many checks that fail the first are shown, and the rest is counted`() throws {
    let script = "gesture 1\nkey End\n" + String(repeating: "expect value == 7\n", count: 5000)
    try folder.write(script, to: "many.gesture")
    let outcome = try run("many.gesture")
    #expect(outcome.status == 1)
    #expect(outcome.errors.split(separator: "\n").count { $0.hasSuffix("check failed") } == 20)
    #expect(outcome.errors.hasSuffix("\nmany.gesture: 4980 more are not shown\n"))
  }

  @Test func `a script that draws too many frames says so, and how to allow more`() throws {
    let script = "gesture 1\nspring 0.5\nset value 9 animated\nsettle within 60s\n"
    try folder.write(script, to: "slow.gesture")
    let outcome = try run("--max-frames", "100", "--level", "frames", "slow.gesture")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        "slow.gesture:4:1: error[E213]: the script draws more than 100 frames\n"))
    #expect(
      outcome.errors.hasSuffix(
        "= help: --level calls needs none; to draw more: --max-frames 200\n"))
    #expect(outcome.output.split(separator: "\n").count { $0.contains(" frame ") } == 100)
    #expect(try run("--max-frames", "100", "--level", "calls", "slow.gesture").status == 0)
    #expect(try run("slow.gesture").status == 0)
  }

  @Test func `of many errors the first are shown, and the rest is counted`() throws {
    let folder = try Folder()
    let script = "gesture 1\n" + String(repeating: "kye ArrowUp\n", count: 5000)
    try folder.write(script, to: "odd.gesture")
    let outcome = try Command.detent(["run", "odd.gesture"], in: folder)
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("error[") } == 20)
    #expect(outcome.errors.hasSuffix("\nodd.gesture: 4980 more are not shown\n"))
  }
}
