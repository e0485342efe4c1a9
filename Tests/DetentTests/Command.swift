import Foundation
import Testing

/// The built command, run as users run it.
enum Command {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs `detent` with these arguments, folder, standard input and additional environment.
  static func detent(
    _ words: [String], in folder: Folder? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try start(words, in: folder, input: input, environment: environment).finish()
  }

  /// Runs another program the same way.
  static func run(_ program: String, _ words: [String], in folder: Folder) throws -> Outcome {
    try Running(URL(fileURLWithPath: program), words, in: folder).finish()
  }

  /// Starts `detent` without waiting for its end.
  static func start(
    _ words: [String], in folder: Folder? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Running {
    try Running(
      try executable(), words, in: folder, input: input, environment: environment)
  }

  /// Returns the executable, which lies beside the bundle of the tests.
  static func executable() throws -> URL {
    let start = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = [start, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    let candidates = folders.map { $0.appendingPathComponent("detent") }
    return try #require(
      candidates.first {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder)
          && !isFolder.boolValue
      })
  }
}

/// A running program.
struct Running {
  /// Variables of the caller's environment that would change the output.
  private static let unwanted: Set = [
    "NO_COLOR", "CI", "GITHUB_ACTIONS", "XML_OUTPUT_FILE", "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX",
    "TEST_SHARD_STATUS_FILE",
  ]

  let process = Process()
  private let scratch: Folder

  init(
    _ program: URL, _ words: [String], in folder: Folder? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    scratch = try Folder()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = (folder ?? scratch).url
    process.environment = ProcessInfo.processInfo.environment
      .filter { !Self.unwanted.contains($0.key) }
      .merging(environment) { $1 }
    // Files instead of pipes: no amount of output can block.
    try scratch.write(input, to: "in")
    for name in ["out", "err"] { try scratch.write("", to: name) }
    process.standardInput = try FileHandle(forReadingFrom: scratch.file("in"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.file("out"))
    process.standardError = try FileHandle(forWritingTo: scratch.file("err"))
    try process.run()
  }

  /// Output so far.
  var output: String {
    get throws { try scratch.text(of: "out") }
  }

  /// Standard error so far.
  var errors: String {
    get throws { try scratch.text(of: "err") }
  }

  /// Waits for the end.
  func finish() throws -> Command.Outcome {
    process.waitUntilExit()
    try #require(process.terminationReason == .exit)
    return Command.Outcome(
      status: process.terminationStatus, output: try scratch.text(of: "out"),
      errors: try scratch.text(of: "err"))
  }
}

/// A temporary folder for a test, deleted with this object.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws {
    let file = file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  /// Sorted paths of all files in the folder.
  var files: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}

/// Scripts for tests of the command.
enum Example {
  static let passing = "gesture 1\nkey ArrowUp\nexpect value == 1\n"
  static let failing = "gesture 1\nkey ArrowUp\nexpect value == 3\n"
  static let silent = "gesture 1\nkey ArrowUp\n"
  static let unreadable = "gesture 1\nkye ArrowUp\n"

  /// Returns the trace of `passing` and `silent` at level `calls`.
  static func trace(_ name: String) -> String {
    """
    trace 1
    script \(name)
    control ruler
    level calls
    @0ms            began
    @0ms            changed value=1 cause=key
    @0ms            ended reason=commit value=1
    end lines=3 ticks=0 value=1 phase=idle digest=f175d367897893b9

    """
  }
}
