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
