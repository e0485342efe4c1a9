import Foundation
import TestSupport
import Testing

/// `--driver`: controls in other processes, and handling of faulty ones.
@Suite struct DriverCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.script, to: "a.gesture")
    try folder.write(Self.toggle, to: "toggle.sh")
  }

  private static let script = "gesture 1\ncontrol slider\nkey End\n+10ms key End\n+10ms key Home\n"

  /// A shell script of a control with two values: End makes it 1, Home 0.
  private static let toggle = """
    value=0
    while read -r line; do
      case $line in
      *'"new"'*) value=0; more=',"name":"toggle","has":["key"],"tells":["changed"],"bounds":[0,1]' ;;
      *'"End"'* | *'"ArrowUp"'* | *'"ArrowRight"'*) more=''; [ $value = 1 ] || more=',"effects":[["changed",1]]'; value=1; AT_END ;;
      *'"Home"'* | *'"ArrowDown"'* | *'"ArrowLeft"'*) more=''; [ $value = 0 ] || more=',"effects":[["changed",0]]'; value=0 ;;
      *'"end"'*) exit 0 ;;
      *) more='' ;;
      esac
      printf '{"value":%s%s}\\n' "$value" "$more"
    done
    """

  /// Runs `detent` with the control, which runs `atEnd` when a key makes its value 1.
  private func detent(_ words: String..., atEnd: String = ":") throws -> Command.Outcome {
    try folder.write(Self.toggle.replacingOccurrences(of: "AT_END", with: atEnd), to: "toggle.sh")
    return try Command.detent(
      words + ["--driver", "sh toggle.sh", "--control", "slider"], in: folder)
  }

  @Test func `a script is played on the control of the driver, and the trace is as ever`() throws {
    let outcome = try detent("run", "--level", "calls", "a.gesture")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    let calls = outcome.output.split(separator: "\n").filter { $0.hasPrefix("@") }
    #expect(
      calls == [
        "@0ms            changed value=1 cause=key", "@20ms           changed value=0 cause=key",
      ])
  }

  @Test func `what the driver does not have is rejected with the line`() throws {
    try folder.write("gesture 1\ncontrol slider\ntap 0 20\n", to: "a.gesture")
    let outcome = try detent("run", "a.gesture")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("a.gesture:3:1: error[E158]"))
    #expect(outcome.errors.contains("it does not have pointer"))
  }

  @Test func `what is printed that is no answer is passed on, and nothing is lost`() throws {
    let outcome = try detent("run", "a.gesture", atEnd: "echo 'loading fonts'")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "driver: loading fonts\ndriver: loading fonts\n")
    #expect(outcome.output.contains("changed value=0"))
  }

  @Test(
    arguments: [
      ("exit 5", "the driver has ended with status 5"),
      ("kill -9 $$", "the driver was ended by signal 9"),
      ("sleep 60", "the driver has not answered in 2.0 s"),
      ("echo '{\"value\":'", "the driver gave an invalid answer"),
      ("echo '{\"valeu\":1}'", "it has neither"),
      // In one piece, so that both lines are there when the first is read.
      (
        "printf '{\"value\":1}\\n{\"value\":1}\\n'",
        "the driver sent an unexpected line"
      ),
      ("exec >&-", "the driver"),
    ])
  func `an error is reported with the last line, and status 7`(what: String, message: String) throws
  {
    // Drivers that answer have all the time that a busy machine may need.
    let isSilent = ["sleep", "exec"].contains { what.hasPrefix($0) }
    let timeout = isSilent ? "2s" : "600s"
    let outcome = try detent("run", "a.gesture", "--driver-timeout", timeout, atEnd: what)
    #expect(outcome.status == 7)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    // Unrequested output may be noticed a line later.
    #expect(outcome.errors.contains("error[E801]"))
    #expect(outcome.errors.contains("the last line it was sent: {\"t\":"))
  }

  @Test(arguments: [
    "nonesuch", "exit 3", "echo hello", "echo '{}'", "true",
    "echo '{\"value\":0,\"has\":[\"keys\"]}'",
  ])
  func `a driver that does not start as it should is reported at once, with status 7`(
    command: String
  )
    throws
  {
    let outcome = try Command.detent(
      ["fuzz", "--driver", command, "--driver-timeout", "600s", "--control", "slider"], in: folder)
    #expect(outcome.status == 7)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("detent: "))
  }

  @Test func `a script that causes an error is shrunk and kept`() throws {
    let outcome = try detent(
      "fuzz", "--no-probes", "--seed", "3", "--cases", "300", atEnd: "exit 5")
    #expect(outcome.status == 7)
    #expect(outcome.output.contains("FAIL W1 answers"))
    let kept = try #require(folder.files.first { $0.hasPrefix("Tests/Regressions/driver/W1-") })
    #expect(
      try folder.text(of: kept).split(separator: "\n").filter { $0.hasPrefix("+") }.count == 1)
    let again = try detent("check", kept, atEnd: "exit 5")
    #expect(again.status == 7)
    #expect(again.errors.contains("E801"))
    #expect(try detent("check", kept).status == 0)
  }

  @Test
  func `a regression fails in check as long as its law is broken, and is reported in reports`()
    throws
  {
    let found = try detent(
      "fuzz", "--no-probes", "--seed", "3", "--cases", "300", atEnd: "value=2")
    #expect(found.status == 1)
    let kept = try #require(folder.files.first { $0.hasPrefix("Tests/Regressions/driver/R1-") })
    let broken = try detent("check", kept, atEnd: "value=2")
    #expect(broken.status == 1)
    let place = try folder.text(of: kept).split(separator: "\n").count
    #expect(
      broken.errors.contains("\(kept):\(place): error: this breaks R1 values-in-bounds: "),
      "\(broken.errors)")
    let report = try detent("check", "--format", "tap", kept, atEnd: "value=2")
    #expect(report.output.contains("not ok 1 - "))
    #expect(report.output.contains("type: law"))
    #expect(try detent("check", kept).status == 0)
    // Another law still holds, and an unknown one is rejected.
    #expect(try detent("check", "--laws", "U2", kept, atEnd: "value=2").status == 0)
    #expect(try detent("check", "--laws", "U99", kept).status == 2)
  }

  @Test func `a driver that does not do the same each time is reported as one`() throws {
    let outcome = try detent(
      "fuzz", "--no-probes", "--seed", "3", "--cases", "300",
      atEnd: "[ -e once ] || value=2; touch once")
    #expect(outcome.status == 1)
    // The report names the nondeterminism in place of the broken law.
    #expect(outcome.output.contains("FAIL W2 same-again  seed 3, case "), "\(outcome.output)")
    #expect(outcome.output.contains("  It broke no law when it was tried again, so "))
  }

  @Test func `a driver says itself what its control is like`() throws {
    try folder.write(Self.toggle.replacingOccurrences(of: "AT_END", with: ":"), to: "toggle.sh")
    func run(_ name: String, _ words: String...) throws -> Command.Outcome {
      try folder.write("gesture 1\ncontrol \(name)\nkey End\n", to: "a.gesture")
      let run = ["run", "a.gesture", "--driver", "sh toggle.sh"]
      return try Command.detent(run + words, in: folder)
    }
    #expect(try run("slider").status == 0)
    #expect(try run("dial").status == 3)
    #expect(try run("dial", "--control", "dial").status == 0)
    try folder.write(
      try folder.text(of: "toggle.sh").replacingOccurrences(
        of: "\"name\":", with: "\"control\":\"dial\",\"name\":"), to: "toggle.sh")
    #expect(try run("dial").status == 0)
    #expect(try run("slider").status == 3)
    let other = try run("slider", "--control", "slider")
    #expect(other.status == 7)
    #expect(other.errors.contains("its \"control\" is not the slider"), "\(other.errors)")
  }

  @Test func `what a driver has started is ended with it`() throws {
    let outcome = try detent("run", "a.gesture", atEnd: "sleep 300 >&- & echo $! >pid")
    #expect(outcome.status == 0)
    let pid = try #require(pid_t(try folder.text(of: "pid").trimmingCharacters(in: .newlines)))
    // The system may need a moment to remove the process.
    for _ in 0..<6000 where kill(pid, 0) == 0 { usleep(10_000) }
    #expect(kill(pid, 0) != 0)
  }

  @Test func `interrupted, it reports what it has found, and no driver is left`() throws {
    try folder.write(
      "echo $$ >>pids\n" + Self.toggle.replacingOccurrences(of: "AT_END", with: ":"),
      to: "toggle.sh")
    let running = try Command.start(
      [
        "fuzz", "--driver", "sh toggle.sh", "--control", "slider", "--laws", "*,-U27",
        "--cases", "100000000",
      ],
      in: folder)
    // The process asked for its capabilities also plays.
    func pids() -> [pid_t] {
      ((try? folder.text(of: "pids")) ?? "").split(separator: "\n").compactMap { pid_t($0) }
    }
    while pids().isEmpty { usleep(10_000) }
    usleep(200_000)
    running.process.interrupt()
    let outcome = try running.finish()
    #expect(outcome.status == 130)
    #expect(!outcome.output.contains("FAIL"))
    for pid in pids() {
      for _ in 0..<6000 where kill(pid, 0) == 0 { usleep(10_000) }
      #expect(kill(pid, 0) != 0)
    }
  }

  @Test func `interrupted, it does not wait for a driver that hangs`() throws {
    try folder.write(
      "echo $$ >>pids\n"
        + Self.toggle.replacingOccurrences(of: "AT_END", with: "echo >>hangs; sleep 300"),
      to: "toggle.sh")
    let running = try Command.start(
      ["fuzz", "--driver", "sh toggle.sh", "--driver-timeout", "200s"], in: folder)
    while !folder.files.contains("hangs") { usleep(10_000) }
    running.process.terminate()
    let outcome = try running.finish()
    #expect(outcome.status == 143)
    #expect(outcome.output.hasSuffix("; interrupted\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("FAIL") && !outcome.output.contains("1 law is broken"))
    #expect(outcome.errors == "")
    for pid in try folder.text(of: "pids").split(separator: "\n").compactMap({ pid_t($0) }) {
      for _ in 0..<6000 where kill(pid, 0) == 0 { usleep(10_000) }
      #expect(kill(pid, 0) != 0)
    }
  }

  @Test func `the driver is reported the width and the height of the viewport`() throws {
    try folder.write(
      "while read -r line; do echo \"$line\" >>lines; echo '{\"value\":0,\"has\":[\"key\"]}'; done",
      to: "echo.sh")
    try folder.write(
      "gesture 1\ncontrol slider\nviewport 300x24\nkey End\n", to: "a.gesture")
    _ = try Command.detent(["run", "a.gesture", "--driver", "sh echo.sh"], in: folder)
    #expect(try folder.text(of: "lines").contains("\"viewport\":[300,24]"))
  }

  @Test func `the tally does not depend on how many drivers run`() throws {
    // Arrow keys do nothing to this control.
    func fuzz(_ jobs: String) throws -> Command.Outcome {
      try detent(
        "fuzz", "--seed", "5", "--cases", "300", "--stats", "--laws", "*,-U27", "--driver-jobs",
        jobs
      )
    }
    let one = try fuzz("1")
    #expect(one.status == 0)
    #expect(one.output.contains("laws not tried"))
    #expect(one.output.contains(" for want of adjust, aria, began, "))
    #expect(try fuzz("3").output == one.output)
  }

  @Test func `a law that the control breaks is found, shrunk and kept for check`() throws {
    let outcome = try detent(
      "fuzz", "--seed", "5", "--cases", "300", atEnd: "more=',\"effects\":[[\"changed\",1]]'")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("FAIL U2 changed-is-change"))
    #expect(outcome.output.contains("--driver 'sh toggle.sh'"))
    let kept = try #require(folder.files.first { $0.hasPrefix("Tests/Regressions/driver/U2-") })
    let shrunk = try detent(
      "shrink", kept, "--keep", "U2", atEnd: "more=',\"effects\":[[\"changed\",1]]'")
    #expect(shrunk.status == 0)
    #expect(shrunk.output.contains("key Arrow"))
  }

  @Test func `a list of laws says which are not tried, and why`() throws {
    let outcome = try detent("fuzz", "--list")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("U2   changed-is-change\n"))
    #expect(outcome.output.contains("     not tried: it needs began, ended\n"))
  }

  @Test func `options about a driver without one are rejected`() throws {
    let outcome = try Command.detent(["run", "a.gesture", "--driver-jobs", "2"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'--driver-jobs' is about a driver"))
  }

  @Test func `a setting that the driver does not take is rejected as that`() throws {
    try folder.write("gesture 1\ncontrol slider\naxis y\nkey End\n", to: "a.gesture")
    let header = try detent("run", "a.gesture")
    #expect(header.status == 3)
    #expect(
      header.errors.hasPrefix(
        "a.gesture:3:1: error[E132]: the driver does not support the setting 'axis'\n"))
    #expect(header.errors.contains("= help: leave the line out; the driver supports none\n"))
    try folder.write("gesture 1\ncontrol slider\nkey End\nset step 5\n", to: "a.gesture")
    let set = try detent("run", "a.gesture")
    #expect(
      set.errors.hasPrefix(
        "a.gesture:4:5: error[E132]: the driver does not support the setting 'step'\n"))
    try folder.write("gesture 1\ncontrol slider\npolicy cancel=keep\nkey End\n", to: "a.gesture")
    let policy = try detent("run", "a.gesture")
    #expect(policy.errors.contains("the driver does not support the setting 'cancel'"))
    try folder.write("gesture 1\ncontrol slider\nwheels 5\nkey End\n", to: "a.gesture")
    let unknown = try detent("run", "a.gesture")
    #expect(
      unknown.errors.contains("error[E130]") || unknown.errors.contains("unknown header 'wheels'"))
  }

  /// The guide's driver supports only `range`.
  @Test(.enabled(if: Programs.has("python3"), "there is no python3 here"))
  func `a recording is imported and played on the driver that the guide shows`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    try folder.write(
      try String(
        contentsOf: root.appendingPathComponent("Examples/drivers/plain.py"), encoding: .utf8),
      to: "plain.py")
    let recording = root.appendingPathComponent("Examples/recordings/flick.csv").path
    let script = try Command.detent(["import", "--control", "slider", recording], in: folder)
    #expect(script.status == 0 && script.errors == "")
    let run = try Command.detent(
      ["run", "--driver", "python3 plain.py", "-"], in: folder, input: script.output)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains("@8.125ms        changed value=97 cause=drag\n"))
    // Rows that the driver does not support are left out.
    let rows = "t_ms,type,x,y,key\n0,wheel,,,\n8,down,40,5,\n16,up,60,90,\n20,key,,,End\n"
    try folder.write(rows, to: "page.csv")
    let words = ["--driver", "python3 plain.py"]
    let fitting = try Command.detent(["import", "page.csv"] + words, in: folder)
    #expect(fitting.status == 0 && !fitting.output.contains("wheel "))
    #expect(
      fitting.output.contains("# N318 events that the control does not support left out: 1\n"))
    #expect(
      try Command.detent(["run", "-"] + words, in: folder, input: fitting.output).status == 0)
    try folder.write("t_ms,type,deltaY\n0,wheel,1\n", to: "wheel.csv")
    let nothing = try Command.detent(["import", "wheel.csv"] + words, in: folder)
    #expect(
      nothing.status == 3
        && nothing.errors.contains("the control supports nothing of this recording"))
  }

  @Test(arguments: [
    ("nowhere-7 drv.py", "there is no command 'nowhere-7'"),
    ("A=1 exec './no where' x", "there is no command './no where'"),
    ("sh -c 'nowhere-7; exit 127'", "has started a command that is not there"),
    ("$NOTHING nowhere-7 x", "has started a command that is not there"),
  ])
  func `a program that is not there is told by its name`(driver: String, message: String) throws {
    let outcome = try Command.detent(["run", "a.gesture", "--driver", driver], in: folder)
    #expect(outcome.status == 7 && outcome.errors.contains(message + "\n"), "\(outcome.errors)")
  }
}
