import Foundation
import Harness
import Testing

@testable import DetentTool
@testable import DetentVerbs

/// Scripts that stand in guides are played: what a page says of a control is what the control does.
struct GuideScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Guides").standardizedFileURL

  /// The fenced blocks of a guide that are whole scripts.
  private static func scripts(of page: String) throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
    return text.components(separatedBy: "```gesture\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { $0.hasPrefix("gesture 1\n") }
  }

  /// What is told of a script that is checked; empty if it passes and nothing is odd about it.
  private func report(_ script: String) -> String {
    let check = ScriptCheck(Array(script.utf8), at: Array("guide".utf8), golden: nil)
    return String(decoding: check.shown, as: UTF8.self)
  }

  /// Of codes.md the scripts are wrong on purpose.
  @Test(
    "Every script of a guide passes its checks, and nothing is odd about it",
    arguments: try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && $0 != "codes.md" }.sorted())
  func guide(_ page: String) throws {
    for script in try Self.scripts(of: page) { #expect(report(script) == "", "\(script)") }
  }

  @Test("Each case of the page about sliders and dials demands something")
  func cases() throws {
    let scripts = try Self.scripts(of: "slider-and-dial.md")
    #expect(scripts.count >= 23)
    for script in scripts { #expect(script.contains("\nexpect "), "\(script)") }
    // A case that is untrue is found.
    let untrue = try #require(scripts.first).replacing("value == 30", with: "value == 31")
    #expect(report(untrue).contains("check failed"))
  }
}
