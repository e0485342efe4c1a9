import Foundation
import Harness
import Testing

@testable import DetentTool
@testable import DetentVerbs

/// Plays the scripts of guides: controls behave as the pages describe them.
struct GuideScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Guides").standardizedFileURL

  /// Returns the fenced blocks of a guide that are whole scripts.
  private static func scripts(of page: String) throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
    return text.components(separatedBy: "```gesture\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { $0.hasPrefix("gesture 1\n") }
  }

  /// Returns the report of a script's check; empty if it passes without remarks.
  private func report(_ script: String) -> String {
    let check = ScriptCheck(Array(script.utf8), at: Array("guide".utf8), golden: nil)
    return String(decoding: check.shown, as: UTF8.self)
  }

  /// Leaves out codes.md, whose scripts contain errors on purpose.
  @Test(
    "Every script of a guide passes its checks, and nothing is odd about it",
    arguments: try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && $0 != "codes.md" }.sorted())
  func guide(_ page: String) throws {
    for script in try Self.scripts(of: page) { #expect(report(script) == "", "\(script)") }
  }

  @Test(
    "Each case of the pages about controls in detail demands something",
    arguments: [("slider-and-dial.md", 47), ("ruler-and-rating.md", 17)])
  func cases(_ page: String, count: Int) throws {
    let scripts = try Self.scripts(of: page)
    #expect(scripts.count >= count)
    for script in scripts { #expect(script.contains("\nexpect "), "\(script)") }
  }

  @Test("An untrue check in a guide is found")
  func untrue() throws {
    let script = try #require(Self.scripts(of: "slider-and-dial.md").first)
    #expect(report(script.replacing("value == 30", with: "value == 31")).contains("check failed"))
  }
}
