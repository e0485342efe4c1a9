import Foundation
import Testing

/// Goldens of drivers, other controls or added settings, compared only with runs of that origin.
@Suite struct GoldenOriginTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Toggle.script, to: "a.gesture")
    try folder.write(Toggle.program(name: #","name":"toggle""#), to: "toggle.sh")
    try folder.write(Toggle.program(name: ""), to: "nameless.sh")
  }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  /// Records the script's golden with the driver, and returns it.
  private func accepted() throws -> String {
    #expect(
      try detent("accept", "--driver", "sh toggle.sh", "a.gesture").output == "a.trace: new\n")
    return try folder.text(of: "a.trace")
  }

  @Test func `a golden of a driver names it, by what it says or by its command`() throws {
    #expect(try accepted().contains("\nlevel calls\ndriver toggle\n@0ms "))
    #expect(try detent("check", "--driver", "sh toggle.sh", "a.gesture").status == 0)
    try FileManager.default.removeItem(at: folder.file("a.trace"))
    #expect(try detent("check", "--driver", "sh nameless.sh", "--record", "all", ".").status == 0)
    #expect(try folder.text(of: "a.trace").contains("\nlevel calls\ndriver sh nameless.sh\n@0ms "))
    let run = try detent("run", "--level", "calls", "--driver", "sh nameless.sh", "a.gesture")
    #expect(run.output == (try folder.text(of: "a.trace")))
  }

  @Test(arguments: [
    ["check"], ["check", "--record", "all"], ["accept"], ["accept", "--review"],
    ["accept", "--driver", "sh nameless.sh"], ["check", "--driver", "sh nameless.sh"],
  ])
  func `nothing else writes over the golden of a driver, or is compared with it`(words: [String])
    throws
  {
    let golden = try accepted()
    let outcome = try Command.detent(words + ["a.gesture"], in: folder, input: "a\na\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("a.trace:5:1: error[E604]: this golden is of the driver 'toggle', "),
      "\(outcome.errors)")
    #expect(try folder.text(of: "a.trace") == golden)
  }

  @Test(arguments: [
    ["check"], ["accept"], ["accept", "--review"], ["check", "--record", "failed"],
  ])
  func `a driver does not write over the golden of a control of the command`(words: [String]) throws
  {
    #expect(try detent("accept", "a.gesture").status == 0)
    let golden = try folder.text(of: "a.trace")
    #expect(!golden.contains("driver"))
    let outcome = try Command.detent(
      words + ["--driver", "sh toggle.sh", "a.gesture"], in: folder, input: "a\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error[E604]: this golden is of no driver, and the script is "))
    #expect(try folder.text(of: "a.trace") == golden)
  }

  @Test func `a golden of another control is kept`() throws {
    try folder.write("gesture 1\nkey ArrowUp\n", to: "a.gesture")
    #expect(try detent("accept", "a.gesture").status == 0)
    let golden = try folder.text(of: "a.trace")
    try folder.write("gesture 1\ncontrol rating\nkey ArrowUp\n", to: "a.gesture")
    let outcome = try detent("accept", "a.gesture")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("a.trace:3:1: error[E604]: this golden is of the control 'ruler'"))
    #expect(try detent("check", "a.gesture").status == 1)
    #expect(try folder.text(of: "a.trace") == golden)
  }

  @Test func `a golden of a driver can be reviewed with it`() throws {
    let golden = try accepted()
    try folder.write(golden.replacing("value=1 ", with: "value=9 "), to: "a.trace")
    let outcome = try detent(
      "accept", "--review", "--driver", "sh toggle.sh", "a.gesture", input: "a\n")
    #expect(outcome.status == 0 && outcome.output.hasSuffix("1 accepted, 0 rejected, 0 skipped\n"))
    #expect(try folder.text(of: "a.trace") == golden)
  }

  @Test func `the difference from a golden with a longer head is shown at its line of the script`()
    throws
  {
    let golden = try accepted()
    try folder.write(golden.replacing("value=1 ", with: "value=9 "), to: "a.trace")
    let outcome = try detent("check", "--driver", "sh toggle.sh", "a.gesture")
    #expect(outcome.errors.contains("differs from the golden in line 6\n"))
    #expect(outcome.errors.contains("  while playing\n     3 | key End\n"), "\(outcome.errors)")
  }
}

/// A shell script driver of a control with two values: End makes it 1, Home 0.
enum Toggle {
  static let script = "gesture 1\ncontrol slider\nkey End\n+10ms key Home\n"

  /// - Parameters:
  ///   - name: a member of the first answer.
  ///   - atEnd: commands run when a key makes the value 1.
  /// - Returns: a script for `sh`.
  static func program(name: String, atEnd: String = ":") -> String {
    """
    value=0
    while read -r line; do
      case $line in
      *'"new"'*) value=0; more='\(name),"has":["key"],"tells":["changed"],"bounds":[0,1],"settings":["range"]' ;;
      *'"End"'* | *'"ArrowUp"'* | *'"ArrowRight"'*) more=''; [ $value = 1 ] || more=',"effects":[["changed",1]]'; value=1; \(atEnd) ;;
      *'"Home"'* | *'"ArrowDown"'* | *'"ArrowLeft"'*) more=''; [ $value = 0 ] || more=',"effects":[["changed",0]]'; value=0 ;;
      *'"end"'*) exit 0 ;;
      *) more='' ;;
      esac
      printf '{"value":%s%s}\\n' "$value" "$more"
    done
    """
  }
}
