import Testing

import enum DetentVerbs.ExitStatus

@testable import DetentTool
@testable import DetentVerbs
@testable import detent

/// Answers to requests for help and to invalid arguments.
struct UsageTests {
  @Test func `the version is one line`() throws {
    for word in ["--version", "version"] {
      let outcome = try Command.detent([word])
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("detent ") && outcome.output.hasSuffix("\n"))
      #expect(outcome.errors == "")
    }
  }

  @Test func `without a verb the overview goes to standard error`() throws {
    let nothing = try Command.detent([])
    let help = try Command.detent(["--help"])
    #expect((nothing.status, help.status) == (2, 0))
    #expect((nothing.output, help.errors) == ("", ""))
    #expect(nothing.errors == help.output)
    #expect(try Command.detent(["-h"]).output == help.output)
    for words in [["help"], ["help", "help"]] {
      #expect(try Command.detent(words).output == help.output)
    }
    for verb in Detent.tool.verbs { #expect(help.output.contains("\n  \(verb.name) ")) }
  }

  @Test(arguments: Detent.tool.verbs.map(\.name))
  func `every verb explains itself and all its options`(name: String) throws {
    let help = try Command.detent([name, "--help"])
    #expect(help.status == 0 && help.errors == "")
    #expect(help.output.hasPrefix("usage: detent \(name) [options]"))
    let verb = try #require(Detent.tool.verbs.first { $0.name == name })
    for option in verb.allOptions { #expect(help.output.contains("\n  \(option.usage)")) }
    for words in [["help", name], [name, "-h"], [name, "missing.gesture", "--help"]] {
      #expect(try Command.detent(words).output == help.output)
    }
  }

  /// Arguments, and the two lines of the answer.
  @Test(arguments: [
    ("chek a", "there is no verb 'chek'", "did you mean 'check'?"),
    (
      "frobnicate", "there is no verb 'frobnicate'",
      "the verbs are: \(Detent.tool.verbs.map(\.name).joined(separator: ", "))"
    ),
    ("help improt", "there is no help on 'improt'", "did you mean 'import'?"),
    ("run --levle calls a", "'run' has no option '--levle'", "did you mean '--level'?"),
    ("check --gobs 3 a", "'check' has no option '--gobs'", "did you mean '--jobs'?"),
    ("run --seed 3 a", "'run' has no option '--seed'", "see: detent run --help"),
    ("check --list a", "'check' has no option '--list'", "see: detent check --help"),
    ("fmt --set x", "'fmt' has no option '--set'", "see: detent fmt --help"),
    ("run -level a", "'run' has no option '-level'", "did you mean '--level'?"),
    ("run -x a", "'run' has no option '-x'", "see: detent run --help"),
    ("run --level call a", "'call' is not a value of '--level'", "did you mean 'calls'?"),
    ("run --level=all a", "'all' is not a value of '--level'", "did you mean 'calls'?"),
    ("run --color=neverr a", "'neverr' is not a value of '--color'", "did you mean 'never'?"),
    ("run a --level", "option '--level' needs a value", "write --level calls|changes|frames"),
    ("check --quiet=1 a", "option '--quiet' takes no value", "write just --quiet"),
    ("import --form csv a", "'import' has no option '--form'", "did you mean '--from'?"),
    ("import --from cvs a", "'cvs' is not a value of '--from'", "did you mean 'csv'?"),
    ("import --axis z a", "'z' is not a value of '--axis'", "choose one of: auto, x, y"),
    (
      "import --map-x 3 a", "'3' is not a map",
      "write device..device:points..points, as 0..4095:0..320"
    ),
    (
      "import --viewport 375 a", "'375' is not a size",
      "write width and height in points, as 375x80"
    ),
    (
      "import --viewport 0x5 a", "'0x5' is not a size",
      "write width and height in points, as 375x80"
    ),
    (
      "import --assume-period 8 a", "'8' is not a duration for '--assume-period'",
      "write a number with a unit, greater than 0, as 8ms or 30s"
    ),
    (
      "import --assume-period 0ms a", "'0ms' is not a duration for '--assume-period'",
      "write a number with a unit, greater than 0, as 8ms or 30s"
    ),
    (
      "plot --overlay - -", "standard input can be read once only",
      "write one of the two to a file"
    ),
    ("import", "'import' takes a recording", "detent import RECORDING [DESCRIPTION]"),
    ("import a b c", "several recordings go to a folder", "name one: --output FOLDER/"),
    (
      "plot --style dots a", "'dots' is not a value of '--style'",
      "choose one of: auto, braille, ascii"
    ),
    ("run", "'run' needs a script", "detent run Examples/NAME.gesture"),
    (
      "accept", "there is nothing to accept",
      "name scripts, or folders with '.gesture' files in them"
    ),
  ])
  func `wrong use is answered with the nearest right one, and status 2`(
    words: String, message: String, help: String
  ) throws {
    let outcome = try Command.detent(words.split(separator: " ").map(String.init))
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "detent: \(message)\n  = help: \(help)\n")
  }

  @Test(arguments: [
    ("chek", "check"), ("chck", "check"), ("ceck", "check"), ("checkk", "check"), ("rnu", "run"),
    ("rum", "run"), ("", nil), ("accpt", "accept"), ("zzzzz", nil),
  ])
  func `the nearest word is the one with the fewest wrong letters, if these are few`(
    word: String, wanted: String?
  ) {
    #expect(nearest(to: word, in: ["run", "check", "accept"]) == wanted)
  }

  @Test func `behind two dashes there are only files`() throws {
    let folder = try Folder()
    try folder.write(Example.passing, to: "--level")
    #expect(
      try Command.detent(["check", "--", "--level"], in: folder).output == "1 passed, 0 failed\n")
  }

  @Test func `of two statuses the worse one is reported`() {
    let order: [ExitStatus] = [.passed, .nothing, .review, .failed, .unreadable, .usage]
    for (index, status) in order.enumerated() {
      for (other, worse) in order.enumerated() {
        #expect(status.joined(with: worse) == order[max(index, other)])
      }
    }
    #expect(order.map(\.rawValue) == [0, 4, 5, 1, 3, 2])
  }
}
