import ControlCore
import Foundation
import Pictures
import Presentation
import Rating
import Ruler
import Testing

/// Reviewed pictures of every style in every environment.
///
/// With `DETENT_RECORD=1` in the environment they are rewritten, and the tests fail.
@Suite struct GoldenPictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures")

  private static let isRecording = ProcessInfo.processInfo.environment["DETENT_RECORD"] == "1"

  private func check(_ picture: [UInt8], _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if Self.isRecording {
      try Data(picture).write(to: file)
      Issue.record("recorded \(name)")
    }
    let golden = try Data(contentsOf: file)
    #expect(
      String(decoding: picture, as: UTF8.self) == String(decoding: golden, as: UTF8.self),
      "\(name)")
  }

  @Test(arguments: GoldenPicture.all)
  func `a picture is the one that was looked at`(picture: GoldenPicture) throws {
    try check(picture.svg(), picture.name + ".svg")
  }

  @Test(arguments: GoldenPicture.all.filter(\.isText))
  func `a text picture is the one that was looked at`(picture: GoldenPicture) throws {
    try check(picture.text(.braille), picture.name + ".braille.txt")
    try check(picture.text(.ascii), picture.name + ".ascii.txt")
  }

  @Test func `there is no picture that nobody draws`() throws {
    let names = GoldenPicture.all.flatMap { picture in
      picture.isText
        ? [picture.name + ".svg", picture.name + ".braille.txt", picture.name + ".ascii.txt"]
        : [picture.name + ".svg"]
    }
    #expect(Set(names).count == names.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(names))
  }
}
