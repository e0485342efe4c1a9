import Foundation
import Testing

@testable import DetentVerbs

/// File access of the command.
@Suite struct `Files that are read and written` {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name).path)
    return attributes[.posixPermissions] as? Int
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(name).path, withDestinationPath: target)
  }

  @Test func `what is replaced keeps its permissions, and a link stays a link`() throws {
    try folder.write("old", to: "there/file")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.file("there/file").path)
    try link("link", to: "there/file")
    for name in ["there/file", "link"] {
      try Files.write(Array(name.utf8), to: folder.file(name).path)
      #expect(try folder.text(of: "there/file") == name)
      #expect(try permissions(of: "there/file") == 0o640)
    }
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.file("link").path)
    #expect(target == "there/file")
    #expect(folder.files == ["link", "there", "there/file"])
  }

  @Test(.enabled(if: Files.isFolder("/dev/shm")))
  func `a file below dev is replaced whole, as any other`() throws {
    let path = "/dev/shm/detent-test-\(getpid())"
    defer { unlink(path) }
    for text in ["a long text", "short"] {
      try Files.write(Array(text.utf8), to: path)
      #expect(try Files.read(path) == Array(text.utf8))
    }
  }

  @Test func `a file is read up to a limit, and one without end is rejected`() throws {
    try folder.write("12345", to: "five")
    let path = folder.file("five").path
    #expect(try Files.read(path, upTo: 5) == Array("12345".utf8))
    #expect(throws: Files.Failure.self) { try Files.read(path, upTo: 4) }
    #expect(throws: Files.Failure.self) { try Files.read("/dev/zero", upTo: 200_000) }
  }

  @Test func `a folder that is not there is no empty folder`() throws {
    #expect(throws: Files.Failure.self) {
      try Files.list(folder.file("none").path, suffix: ".gesture")
    }
  }

  /// Not for root, who may read everything.
  @Test(.enabled(if: geteuid() != 0), arguments: ["check", "fmt", "export", "accept"])
  func `scripts in a folder that may not be read are not passed over`(verb: String) throws {
    try folder.write(Example.passing, to: "all/a.gesture")
    try folder.write(Example.failing, to: "all/locked/b.gesture")
    let locked = folder.file("all/locked").path
    try #require(chmod(locked, 0) == 0)
    defer { chmod(locked, 0o700) }
    let outcome = try DetentTests.Command.detent([verb, "all"], in: folder)
    #expect(outcome.status == 2)
    let text = outcome.errors + outcome.output
    #expect(text.contains("detent: cannot read 'all/locked': Permission denied\n"))
    // The others are read all the same.
    let signs = ["check": "1 passed", "accept": "all/a.trace: new", "export": "\"all/a\""]
    #expect(text.contains(signs[verb] ?? ""))
  }
}
