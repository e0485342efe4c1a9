import Foundation
import TestSupport
import Testing

/// `detent fuzz --format` and `--html`: findings for programs and as a page.
struct FuzzReportTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Toggle.program(name: "", atEnd: "value=2"), to: "toggle.sh")
  }

  private func fuzz(_ words: String...) throws -> Command.Outcome {
    let start = [
      "fuzz", "--driver", "sh toggle.sh", "--seed", "1", "--cases", "40", "--laws", "must",
    ]
    return try Command.detent(start + words, in: folder)
  }

  private struct Report: Decodable {
    struct Law: Decodable {
      var law, name, result: String
      var held: Int
      var reason: String?
    }
    struct Broken: Decodable {
      var law, finding, script, replay: String
      var line: Int
    }
    var seed: Int
    var verdict: String
    var laws: [Law]
    var broken: [Broken]
  }

  @Test func `JSON has each law, and of a broken one the script and how to see it again`() throws {
    let outcome = try fuzz("--format", "json")
    #expect(outcome.status == 1 && outcome.errors.contains("fuzz slider --seed 1"))
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let broken = try #require(report.broken.first)
    #expect(report.seed == 1 && report.verdict.contains("broken"))
    #expect(report.laws.filter { $0.result == "broken" }.map(\.law) == report.broken.map(\.law))
    #expect(report.laws.filter { $0.result == "not tried" }.allSatisfy { $0.reason != nil })
    #expect(report.laws.filter { $0.result == "kept" }.allSatisfy { $0.held > 0 })
    #expect(broken.script.hasPrefix("gesture 1") && broken.line > 0)
    // The last line for copying repeats the run.
    let command = try #require(broken.replay.split(separator: "\n").last)
    let again = try Command.run(
      "/bin/sh",
      ["-c", command.replacingOccurrences(of: "detent ", with: "\(Command.executable().path) ")],
      in: folder)
    #expect(again.status == 1 && again.output.contains(broken.law))
  }

  @Test func `JUnit has a case for each law`() throws {
    let outcome = try fuzz("--format", "junit=laws.xml")
    #expect(outcome.output.contains("fuzz slider --seed 1"))
    let text = try folder.text(of: "laws.xml")
    #expect(text.contains("classname=\"fuzz\"") && text.contains("<failure message="))
  }

  @Test func `a page shows each broken law with its script`() throws {
    #expect(try fuzz("--html", "laws.html").status == 1)
    let page = try folder.text(of: "laws.html")
    #expect(page.contains("<h1>detent fuzz slider</h1>") && page.contains("<mark>"))
    #expect(page.contains("detent shrink ") && !page.contains("data-path"))
  }

  @Test func `a page cannot be written where there is no folder`() throws {
    #expect(try fuzz("--html", "none/laws.html").errors.contains("cannot write 'none/laws.html'"))
  }

  @Test func `two traces are compared on a page`() throws {
    let script = { (x: Int) in
      "gesture 1\ncontrol slider\ndown 0 160\n+8ms move 0 \(x)\n+200ms up 0\n"
    }
    try folder.write(script(200), to: "a.gesture")
    try folder.write(script(300), to: "b.gesture")
    let outcome = try Command.detent(
      ["compare", "--html", "both.html", "a.gesture", "b.gesture"], in: folder)
    #expect(outcome.status == 1 && outcome.output.contains("differ from line"))
    let page = try folder.text(of: "both.html")
    #expect(page.contains("class=\"old\"") && page.contains("class=\"new\""))
    let same = try Command.detent(["compare", "--html", "-", "a.gesture", "a.gesture"], in: folder)
    #expect(same.status == 0 && same.output.contains("a.gesture and a.gesture are the same"))
  }

  @Test func `the page of probes may be named by its own option`() throws {
    let outcome = try Command.detent(
      ["probe", "--driver", "sh toggle.sh", "--html", "probes.html"], in: folder)
    #expect(outcome.status == 1 && outcome.output.contains("law"))
    #expect(try folder.text(of: "probes.html").hasPrefix("<!DOCTYPE html>"))
  }
}
