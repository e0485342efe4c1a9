import Foundation
import TestSupport
import Testing

/// `detent probe`: statuses, reports, and lines printed for copying.
@Suite struct ProbeCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let driver = "sh 'a \"toggle\".sh'"

  /// Writes a driver of a control with two values; End makes it 1 and runs `atEnd`.
  private func writeToggle(atEnd: String = ":", limits: String = #""bounds":[0,1]"#) throws {
    let text = Toggle.program(name: #","name":"toggle""#, atEnd: atEnd)
    let start = try #require(text.range(of: #"more=',"name""#)).upperBound
    let end = try #require(text[start...].range(of: "'")).lowerBound
    try folder.write(
      text.replacingCharacters(
        in: start..<end, with: #":"toggle","has":["key"],"tells":["changed"],\#(limits)"#),
      to: "a \"toggle\".sh")
  }

  private func probe(_ words: String..., atEnd: String = ":") throws -> Command.Outcome {
    try writeToggle(atEnd: atEnd)
    return try Command.detent(["probe", "--driver", Self.driver] + words, in: folder)
  }

  /// Probes a driver with pointers that gives one answer to every line after the first.
  private func probe(
    answering answer: String, first: String, _ words: [String] = ["probe"]
  ) throws -> Command.Outcome {
    try folder.write(
      """
      echo started >>starts
      read -r line
      printf '%s\\n' '\(first)'
      while read -r line; do printf '%s\\n' '\(answer)'; done
      """, to: "same.sh")
    return try Command.detent(words + ["--driver", "sh same.sh"], in: folder)
  }

  // MARK: Statuses

  @Test func `our controls pass, and each law is reported`() throws {
    let outcome = try Command.detent(["probe"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("probe ruler\n\n  R1  values-in-bounds "))
    let last = try #require(outcome.output.split(separator: "\n").last)
    #expect(last.hasPrefix("no law is broken; ") && last.contains(" probes"), "\(last)")
  }

  @Test func `a driver that keeps all passes, and what it lacks is reported`() throws {
    // Arrow keys do nothing to this control.
    let outcome = try probe("--laws", "*,-U27")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("probe toggle\n"))
    #expect(outcome.output.contains("laws not tried, for want of "))
    #expect(outcome.output.contains("pointer"))
    #expect(!outcome.output.contains("broken "))
  }

  @Test func `a broken law is reported with its probe`() throws {
    let outcome = try probe(atEnd: "value=2")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("broken  by home-end\n"), "\(outcome.output)")
    #expect(outcome.output.contains("FAIL R1 values-in-bounds  probe "))
    #expect(outcome.output.contains("key End"))
    // A law that is not tried cannot be broken.
    #expect(try probe("--laws", "U2", atEnd: "value=2").status == 0)
  }

  @Test func `a driver at error ends it with status 7`() throws {
    let outcome = try probe(atEnd: "exit 5")
    #expect(outcome.status == 7)
    #expect(outcome.output.contains("FAIL W1 answers"))
    #expect(outcome.errors.contains("the driver has ended with status 5"))
  }

  @Test func `where no pointer moves the value, nothing is known`() throws {
    let outcome = try probe(
      answering: #"{"value":30}"#, first: #"{"value":30,"has":["pointer"]}"#,
      ["probe", "--laws", "U9"])
    #expect(outcome.status == 6, "\(outcome.output)")
    #expect(outcome.errors.contains("no pointer moved the value"))
    #expect(outcome.errors.contains("does the driver reach the control?"))
    #expect(outcome.output.contains("nothing is known about it"))
  }

  @Test func `a control that does nothing keeps no law but those about the driver`() throws {
    let outcome = try probe(
      answering: #"{"value":30}"#,
      first: #"{"value":30,"has":["pointer","set"],"tells":["changed"]}"#)
    let kept = outcome.output.split(separator: "\n").filter { $0.contains("  kept") }
    #expect(kept.allSatisfy { $0.hasPrefix("  W") } && kept.count == 2, "\(outcome.output)")
  }

  @Test func `what a slow control has shown is reported when it is interrupted`() throws {
    try writeToggle(atEnd: "value=2")
    let text = try folder.text(of: "a \"toggle\".sh").replacing("do\n", with: "do sleep 0.03\n")
    try folder.write(text, to: "a \"toggle\".sh")
    let running = try Command.start(["probe", "--driver", Self.driver], in: folder)
    let outcome = try running.interrupted(
      with: SIGINT, afterWriting: "broken: R1 by ", toErrors: true)
    #expect(outcome.status == 130, "\(outcome.output)")
    #expect(outcome.output.contains("FAIL R1 values-in-bounds  probe "), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("; interrupted\n"))
  }

  @Test func `where most is rejected, nothing is known`() throws {
    let outcome = try probe(
      answering: #"{"error":"no"}"#, first: #"{"value":30,"has":["pointer","key"]}"#)
    #expect(outcome.status == 6)
    #expect(outcome.errors.contains("probes were rejected"))
    #expect(outcome.output.contains("\n  drag-up was rejected: "), "\(outcome.output)")
    #expect(outcome.output.contains("no\n"))
  }

  // MARK: Drivers

  @Test func `what is reported does not depend on how many drivers run`() throws {
    let one = try probe("--format", "json", atEnd: "value=2")
    #expect(one.status == 1)
    let three = try probe("--format", "json", "--driver-jobs", "3", atEnd: "value=2")
    #expect(three.status == 1)
    #expect(three.output == one.output)
  }

  @Test func `a driver at error ends it with status 7, however many run`() throws {
    let outcome = try probe("--driver-jobs", "3", atEnd: "exit 5")
    #expect(outcome.status == 7)
    #expect(outcome.output.contains("FAIL W1 answers"))
  }

  @Test(arguments: [
    (["probe"], "virtual", 1), (["probe", "--driver-jobs", "3"], "virtual", 3),
    // A driver in real time sleeps, and leaves the processor to others.
    (["probe"], "real", 4), (["probe", "--driver-jobs", "1"], "real", 1),
    (["fuzz", "--cases", "30", "--laws", "U2", "--no-shrink"], "virtual", 1),
  ])
  func `no more drivers are started than run`(words: [String], clock: String, count: Int) throws {
    _ = try probe(
      answering: #"{"value":30}"#,
      first: #"{"value":30,"has":["pointer","key"],"clock":"\#(clock)"}"#, words)
    let starts = try folder.text(of: "starts").split(separator: "\n").count
    #expect(starts <= count)
  }

  @Test(arguments: [
    (["a.gesture"], "'probe' takes no files"), (["--only", "drag-upp"], "did you mean 'drag-up'?"),
    (["--laws", "Q7"], "there is no law 'Q7'"), (["--format", "html="], "names no file"),
    (["--format", "json", "--format", "tap"], "two formats cannot share standard output"),
    (["--format", "xml"], "'xml' is not a value of '--format'"),
  ])
  func `wrong use is reported`(words: [String], message: String) throws {
    let outcome = try Command.detent(["probe"] + words, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a law that is waived is reported apart, by its probe as evidence`() throws {
    try folder.write("R1 toggle probe:home-end \"it does\"\n", to: "detent.waivers")
    let outcome = try probe("--laws", "R1", atEnd: "value=2")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("waived  by home-end; it does\n"), "\(outcome.output)")
    let needless = try probe("--laws", "R1")
    #expect(needless.status == 1)
    #expect(needless.errors.contains("probe:home-end does not break R1 any more"))
  }

  @Test func `fuzz plays them first, and keeps the one that breaks a law`() throws {
    try writeToggle(atEnd: "value=2")
    let words = ["fuzz", "--driver", Self.driver, "--seed", "1", "--cases", "1", "--laws", "R1"]
    let outcome = try Command.detent(words, in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("FAIL R1 values-in-bounds  probe home-end; shrunk from "))
    #expect(outcome.output.hasSuffix("\n1 script, 1 law is broken\n"), "\(outcome.output)")
    #expect(folder.files.contains { $0.hasPrefix("Tests/Regressions/driver/R1-") })
  }

  // MARK: Lines to be copied

  @Test(arguments: [false, true]) func `the lines of a broken law work`(hasSettings: Bool) throws {
    let words = hasSettings ? ["--set", "range 0..1", "--driver-timeout", "9s"] : []
    try writeToggle(
      atEnd: "value=2", limits: hasSettings ? #""settings":["range"]"# : #""bounds":[0,1]"#)
    let outcome = try Command.detent(["probe", "--driver", Self.driver] + words, in: folder)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let starts = lines.indices.filter { lines[$0].contains("  detent probe ") }
    #expect(!starts.isEmpty)
    for start in starts {
      let printing = try paste(lines[start])
      #expect(printing.status == 0, "\(printing.errors)")
      let again = try paste(lines[start + 1])
      #expect(again.status == 1, "\(lines[start + 1])")
      let law = try #require(
        lines[start + 1].firstRange(of: /--laws [A-Z0-9]+/).map {
          lines[start + 1][$0].dropFirst(7)
        })
      #expect(again.errors.contains("this breaks \(law) "), "\(again.errors)")
    }
  }

  private func paste(_ line: String) throws -> Command.Outcome {
    let bin = try Command.executable().deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let start = try #require(line.range(of: "detent ")).lowerBound
    return try Running(
      URL(fileURLWithPath: "/bin/sh"), ["-c", String(line[start...])], in: folder,
      environment: ["PATH": "\(bin):\(path)"]
    ).finish()
  }

  // MARK: Formats

  @Test func `as JSON there is an object for each law`() throws {
    let outcome = try probe("--format", "json", atEnd: "value=2")
    #expect(outcome.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let laws = try #require((object as? [String: Any])?["laws"] as? [[String: Any]])
    let results = Dictionary(grouping: laws) { $0["result"] as? String ?? "" }
    #expect(Set(results.keys).isSubset(of: ["kept", "not met", "not tried", "broken"]))
    for law in laws {
      #expect(law["law"] is String && law["name"] is String)
      #expect(law["held"] is Int && law["scripts"] is Int)
      #expect((law["needs"] is String) == (law["result"] as? String == "not tried"))
    }
    let broken = try #require(results["broken"]?.first)
    #expect(broken["probe"] is String && broken["finding"] is String)
    #expect((broken["script"] as? String)?.hasPrefix("gesture 1") == true)
  }

  @Test func `several reports are written at once`() throws {
    let outcome = try probe(
      "--format", "junit=out.xml", "--format", "html=out.html", "--format", "tap", atEnd: "value=2")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("TAP version 14"))
    #expect(outcome.output.contains("not ok "))
    let junit = try folder.text(of: "out.xml")
    #expect(junit.contains("<failure message=\"home-end: ") && junit.contains("<skipped "))
    let page = try folder.text(of: "out.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    let table = try #require(page.range(of: "<th>source</th></tr>\n"))
    let first = try #require(page[table.upperBound...].range(of: "class=\""))
    #expect(page[first.upperBound...].hasPrefix("bad\">broken"))
    #expect(page.contains("\">R1 values-in-bounds "))
    #expect(
      page.contains(
        "<img loading=\"lazy\" alt=\"film of home-end\" src=\"data:image/svg+xml;base64,"))
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
    let start = try #require(page.range(of: "base64,")).upperBound
    let film = Data(base64Encoded: String(page[start...].prefix { $0 != "\"" }))
    #expect(String(decoding: try #require(film), as: UTF8.self).hasPrefix("<svg "))
  }

  // MARK: Without trying anything

  @Test func `probes are listed with their laws`() throws {
    let outcome = try probe("--list", "--only", "home-end,drag-up,thumbs-*")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nhome-end            U11"))
    #expect(outcome.output.contains("    not tried: needs pointer, several values\n"))
  }

  @Test func `scripts are printed, one as a script and several as lines`() throws {
    let one = try Command.detent(
      ["probe", "--control", "slider", "--only", "drag-up", "--print"], in: folder)
    try folder.write(one.output, to: "a.gesture")
    #expect(try Command.detent(["run", "a.gesture"], in: folder).status == 0)
    let all = try Command.detent(["probe", "--control", "dial", "--print"], in: folder)
    let stream = try Command.detent(["stream", "--digest-only"], in: folder, input: all.output)
    #expect(stream.status == 0)
    #expect(
      stream.output.split(separator: "\n").count == all.output.split(separator: "\n").count)
    let missing = try Command.detent(
      ["probe", "--control", "dial", "--only", "thumbs-meet", "--print"], in: folder)
    #expect(missing.status == 4)
    #expect(missing.errors.contains("that the probe needs: several values"))
  }
}
