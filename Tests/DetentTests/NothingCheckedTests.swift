import Foundation
import Testing

/// Runs that checked nothing never report success.
@Suite struct NothingCheckedTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  @Test func `thirty scripts without checks and goldens are thirty to review, and none passed`()
    throws
  {
    for number in 1...30 { try folder.write(Example.silent, to: "suite/\(number).gesture") }
    let outcome = try detent("check", "--format", "junit=out.xml", "suite")
    #expect(outcome.status == 5)
    #expect(outcome.output == "0 passed, 0 failed, 30 to review\n")
    #expect(
      try folder.text(of: "out.xml").contains(" skipped=\"30\">\n"))
  }

  @Test func `a script with nothing below its header is no test`() throws {
    let header = "gesture 1\n# shared\nrange 0..50\nx-note here\n\n"
    try folder.write(header, to: "suite/control.gesture")
    try folder.write("gesture 1\nlike \"control.gesture\"\nsnap always\n", to: "suite/b.gesture")
    try folder.write("gesture 1\nlike \"b.gesture\"\nexpect idle\n", to: "suite/x.gesture")
    for words in [
      ["suite"], ["suite/control.gesture", "suite/x.gesture"], ["--laws", "*", "suite"],
      ["--record", "never", "suite", "suite/b.gesture"], ["--partition", "slice:1/1", "suite"],
    ] {
      let outcome = try Command.detent(["check"] + words, in: folder)
      #expect(outcome.status == 0 && outcome.errors == "", "\(words)")
      #expect(outcome.output.hasSuffix("1 passed, 0 failed\n"), "\(words)")
    }
    let alone = try detent("check", "suite/control.gesture", "suite/b.gesture")
    #expect((alone.status, alone.output) == (4, ""))
    #expect(
      alone.errors == """
        detent: there is nothing to check
        suite/control.gesture: note: it has nothing below its header and no golden, so it is no test
          = help: name scripts, or folders with '.gesture' files in them

        """)
    let bad = try detent("check", "suite/gone.gesture")
    #expect(bad.status == 2)
    try folder.write("gesture 1\nrnage 0..50\n", to: "suite/odd.gesture")
    #expect(try detent("check", "suite").status == 3)
  }

  @Test func `accept makes a test of a header only if it is named`() throws {
    try folder.write("gesture 1\nrange 0..50\n", to: "suite/control.gesture")
    let folderOnly = try detent("accept", "suite")
    #expect(
      folderOnly.status == 4 && folderOnly.errors.hasPrefix("detent: there is nothing to accept\n"))
    try folder.write(Example.silent, to: "suite/a.gesture")
    #expect(try detent("accept", "suite").output == "suite/a.trace: new\n")
    #expect(
      try detent("accept", "--review", "suite").output == "0 accepted, 0 rejected, 0 skipped\n")
    #expect(try detent("check", "suite").output == "1 passed, 0 failed\n")
    #expect(
      try detent("accept", "suite/control.gesture").output == "suite/control.trace: new\n")
    #expect(try detent("check", "suite").output == "2 passed, 0 failed\n")
    #expect(try detent("accept", "suite").output.hasSuffix("suite/control.trace: unchanged\n"))
  }

  @Test func `laws that are tried on no script are reported`() throws {
    try folder.write(Example.passing, to: "a.gesture")
    let outcome = try detent("check", "--laws", "D*", "a.gesture")
    #expect(outcome.status == 5)
    #expect(outcome.errors.hasPrefix("detent: none of these laws was tried on any script\n"))
    #expect(try detent("check", "--laws", "R1,D*", "a.gesture").status == 0)
  }

  @Test func `fuzz on a control that can play no script knows nothing of its laws`() throws {
    let program = """
      while read -r line; do
        case $line in
        *'"end"'*) exit 0 ;;
        *) [ "$n" ] && echo '{"error":"no"}' || echo '{"value":0,"has":["key"],"tells":["changed"]}'; n=1 ;;
        esac
      done
      """
    try folder.write(program, to: "unwilling.sh")
    // A process of its own answers the capability query; the driver rejects the rest.
    try folder.write(
      "mkdir asked 2>/dev/null && exec sh unwilling.sh; n=1; export n; exec sh unwilling.sh",
      to: "d.sh")
    let outcome = try detent("fuzz", "--driver", "sh d.sh", "--seed", "1", "--cases", "9")
    #expect(
      outcome.output.hasSuffix("\n0 scripts, 9 not playable, no law was tried\n"), "\(outcome)")
    #expect(outcome.status == 6)
  }

  @Test func `fuzz in no time has tried nothing`() throws {
    let outcome = try detent("fuzz", "--time", "1ns", "--seed", "1")
    #expect(outcome.status == 6)
    #expect(outcome.output.hasSuffix("\n0 scripts, no law was tried\n"))
  }

  @Test func `a stream without lines is not without a mismatch`() throws {
    #expect(try detent("stream").status == 0)
    let strict = try detent("stream", "--fail-on-mismatch")
    #expect(strict.status == 4)
    #expect(strict.errors == "detent: there were no lines to play\n")
  }

  @Test(arguments: ["", "trace 1\n", "trace 1\nscript a\ncontrol ruler\nlevel calls\n@0ms idle\n"])
  func `two files that are the same, and no whole traces, are no success`(text: String) throws {
    try folder.write(text, to: "a.trace")
    try folder.write(text, to: "b.trace")
    let outcome = try detent("compare", "a.trace", "b.trace")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("a.trace:"))
  }
}
