import Testing

/// `--set`, `--like` and `--settings`: settings on the command line.
struct SetOptionTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("gesture 1\nrange 0..10\n\nkey ArrowUp\nexpect value == 1\n", to: "up.gesture")
    try folder.write(
      "gesture 1\ncontrol rating\n\nkey ArrowUp\nexpect value == 1\n", to: "stars.gesture")
  }

  private func detent(_ words: String...) throws -> Command.Outcome {
    try Command.detent(words, in: folder)
  }

  @Test(arguments: [["--set", "step", "2"], ["--set", "step 2"], ["--set=step", "2"]])
  func `a setting counts more than the script's, as two words or as one`(words: [String]) throws {
    let run = try Command.detent(["run"] + words + ["up.gesture"], in: folder)
    #expect(run.status == 1 && run.output.contains("changed value=2 cause=key"))
    #expect(try Command.detent(["check"] + words + ["up.gesture"], in: folder).status == 1)
    #expect(try Command.detent(["plot"] + words + ["up.gesture"], in: folder).status == 1)
  }

  @Test func `the last of two counts, also over the header`() throws {
    let run = try detent("run", "--set", "range", "0..0.5", "--set", "range", "0..1", "up.gesture")
    #expect(run.status == 0 && run.output.contains("changed value=1 cause=key"))
  }

  @Test(arguments: [
    (["--set", "snpa", "always"], "in '--set': 'snpa' is not a setting", "did you mean 'snap'?"),
    (["--set", "snap"], "in '--set': 'snap' needs a value", "--set snap unit"),
    (["--set", "snap", "--level", "calls"], "in '--set': 'snap' needs a value", "--set snap unit"),
    (["--set", " "], "'--set' takes a setting", "write --set WORD VALUE"),
    (["--set", "snap always\ntick unit"], "'--set' takes a setting", "write --set WORD VALUE"),
    (["--set", "control", "rating"], "'--set' does not change the control", "--control"),
    (["--set", "down", "0"], "in '--set': 'down' is not a setting", "  = help: "),
  ])
  func `what is no setting is rejected`(words: [String], message: String, help: String) throws {
    for verb in ["run", "check", "plot", "draw", "import", "fuzz"] {
      let outcome = try Command.detent([verb, "up.gesture"] + words, in: folder)
      #expect(outcome.status == 2, "\(verb)")
      #expect(
        outcome.errors.contains(message) && outcome.errors.contains(help), "\(outcome.errors)")
    }
  }

  @Test func `what the control of a script does not have is reported with the setting`() throws {
    let run = try detent("run", "--set", "step", "2", "stars.gesture")
    #expect(run.status == 3)
    #expect(run.errors.contains("with 'step 2' added: 'step' is a setting of the ruler"))
    let check = try detent("check", "--set", "step", "2", "stars.gesture")
    #expect(check.status == 3)
  }

  @Test(arguments: ["stars 0", "snap alway", "range 9..1"])
  func `a wrong value is wrong use as a wrong name is, and the option is named`(setting: String)
    throws
  {
    for verb in ["run", "check", "accept", "plot", "draw", "fuzz", "import"] {
      let outcome = try Command.detent([verb, "--set", setting, "stars.gesture"], in: folder)
      #expect(outcome.status == 2, "\(verb)")
      #expect(outcome.errors.hasPrefix("detent: in '--set \(setting)': "), "\(outcome.errors)")
    }
  }

  @Test func `all that is in force can be read again, and does the same`() throws {
    let all = try detent("run", "--settings", "stars.gesture")
    #expect(all.status == 0 && all.output.contains("stars      5\n"))
    let again = try Command.detent(["run", "--settings", "-"], in: folder, input: all.output)
    #expect(again.output == all.output)
  }

  @Test func `fuzz keeps to what it is reported, and to a script`() throws {
    func headers(_ words: String...) throws -> [Substring] {
      let outcome = try Command.detent(
        ["fuzz", "--print", "--seed", "3", "--cases", "40"] + words, in: folder)
      #expect(outcome.status == 0)
      return outcome.output.split(separator: "\n")
    }
    let always = try headers("--set", "snap", "always", "--set", "axis", "y")
    #expect(!always.isEmpty && always.allSatisfy { $0.contains(#""snap":"always""#) })
    #expect(
      always.allSatisfy { !$0.contains(#""set","snap""#) && !$0.contains(#""viewport":[375"#) })
    let like = try headers("--like", "stars.gesture", "--set", "stars", "3")
    #expect(like.allSatisfy { $0.contains(#""control":"rating""#) && $0.contains(#""stars":3"#) })
    #expect(try detent("fuzz", "--like", "stars.gesture", "--control", "ruler").status == 2)
    #expect(try detent("fuzz", "--set", "range", "9..1").status == 2)
  }

  @Test func `a golden of other settings says so, and is compared with them only`() throws {
    try folder.write("gesture 1\nrange 0..10\n\nkey ArrowUp\n", to: "up.gesture")
    let words = ["--set", "step  2.0", "--set", "axis y"]
    let made = try Command.detent(
      ["check", "--record", "all"] + words + ["up.gesture"], in: folder)
    #expect(made.status == 0)
    let golden = try folder.text(of: "up.trace")
    #expect(golden.contains("\nlevel calls\nset axis y\nset step 2\n@0ms "))
    #expect(try detent("check", "--set=axis y", "--set=step 2", "up.gesture").status == 0)
    for words in [[], ["--set", "axis y"], ["--set", "axis y", "--set", "step 3"]] {
      for verb in [["check"], ["check", "--record", "all"], ["accept"], ["accept", "--review"]] {
        let outcome = try Command.detent(verb + words + ["up.gesture"], in: folder, input: "a\n")
        #expect(outcome.status == 1)
        let message = "up.trace:5:1: error[E604]: this golden was made with 'axis y, step 2', and"
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(try folder.text(of: "up.trace") == golden)
      }
    }
  }
}
