import Foundation
import TestSupport
import Testing

@testable import DetentVerbs
@testable import detent

/// Completions, tested in real shells.
struct CompletionTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["run me.gesture", "run.trace", "runs/x.gesture", "run.txt", "out.svg"] {
      try folder.write("", to: name)
    }
    for shell in ["bash", "zsh", "fish"] {
      let script = try Command.detent(["completions", shell])
      try #require(script.status == 0 && script.errors == "")
      try folder.write(script.output, to: "detent.\(shell)")
    }
  }

  private typealias Command = DetentTests.Command

  /// Returns the completions that bash offers for the last of these words.
  private func bash(_ words: [String]) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let text = """
      source detent.bash
      COMP_WORDS=(detent \(quoted)); COMP_CWORD=\(words.count)
      _detent
      printf '%s\\n' "${COMPREPLY[@]}"
      complete -p detent >&2
      """
    let outcome = try Command.run(
      "/usr/bin/env", ["bash", "--norc", "--noprofile", "-c", text], in: folder)
    #expect(outcome.errors == "complete -F _detent detent\n")
    return outcome.output.split(separator: "\n").map(String.init).sorted()
  }

  @Test(
    .enabled(if: Programs.has("bash"), "there is no bash here"),
    arguments: [
      (["ch"], ["check"]), (["--v"], ["--version"]),
      (["help", "co"], ["codes", "compare", "completions"]),
      (["run", "--l"], ["--level"]), (["run", "--level", "c"], ["calls", "changes"]),
      (["run", "--level", "=", "f"], ["frames"]),
      (["run", "--level", "="], ["calls", "changes", "frames"]),
      (["check", "--format", "j"], ["json", "junit"]), (["check", "--jobs", ""], []),
      (["check", "run"], ["run me.gesture", "run.trace", "runs"]),
      (["plot", "--svg", "o"], ["out.svg"]), (["plot", "--overlay", "run."], ["run.trace"]),
      (["import", "run.t"], ["run.trace", "run.txt"]), (["completions", "z"], ["zsh"]),
      (["accept", "--re"], ["--review"]), (["nothing", "x"], []),
      (["fuzz", "run"], []), (["fuzz", "--from", "runs"], ["runs"]),
    ])
  func `bash offers verbs, options, values and files`(words: [String], offers: [String]) throws {
    #expect(try bash(words) == offers)
  }

  @Test(.enabled(if: Programs.has("bash"), "there is no bash here"))
  func `bash offers every verb, and every option of each`() throws {
    let verbs = Detent.tool.verbs.map(\.name)
    #expect(try bash([""]) == (verbs + ["--help", "--version", "help"]).sorted())
    for verb in Detent.tool.verbs {
      #expect(try bash([verb.name, "--"]) == verb.allOptions.map(\.name).sorted())
    }
  }

  /// The shells of this machine, of which there may be none.
  @Test(arguments: ["bash", "zsh", "fish"].filter(Programs.has))
  func `a shell that is here can read its file`(shell: String) throws {
    let outcome = try Command.run("/usr/bin/env", [shell, "-n", "detent.\(shell)"], in: folder)
    #expect((outcome.status, outcome.output, outcome.errors) == (0, "", ""))
  }

  @Test(.enabled(if: Programs.has("fish"), "there is no fish here"))
  func `fish offers verbs, options and values`() throws {
    func offers(_ line: String) throws -> [String] {
      let outcome = try Command.run(
        "/usr/bin/env",
        ["fish", "--no-config", "-c", "source detent.fish; complete -C '\(line)'"], in: folder)
      return outcome.output.split(separator: "\n")
        .map { String($0.split(separator: "\t")[0]) }.sorted()
    }
    #expect(try offers("detent ch") == ["check"])
    #expect(try offers("detent run --level c") == ["calls", "changes"])
    #expect(try offers("detent accept --re") == ["--review"])
    #expect(try offers("detent completions ") == ["bash", "fish", "zsh"])
    let files = try offers("detent check run")
    #expect(files.contains("run me.gesture") && files.contains("run.trace"))
  }
}
