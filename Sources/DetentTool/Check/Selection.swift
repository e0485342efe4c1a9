import DetentVerbs
import Harness

/// Selection of scripts to check among those that the user names.
struct Selection {
  /// Selected scripts, in the order in which they were named or found.
  private(set) var scripts: [Candidate] = []
  /// All scripts that were named or found, each once.
  let found: [Candidate]
  /// First script that ends with its header, and so is no test; `nil` if there is none.
  private(set) var header: String?
  /// Folders among the named paths.
  let folders: [String]
  /// True with a filter or a partition.
  let isNarrowed: Bool

  /// Script by its path, and by its path relative to the folder it was found in.
  struct Candidate: Sendable {
    let path: String
    let relative: [UInt8]
  }

  init(_ arguments: Arguments) throws(CommandError) {
    var globs: [Glob] = []
    for text in arguments.all("--filter") { globs.append(try Self.glob(text)) }
    let partition = try Self.partition(arguments["--partition"])
    let isNarrowed = partition != nil || !globs.isEmpty
    if isNarrowed, arguments["--unreferenced"] == "delete" {
      throw CommandError(
        "'--unreferenced delete' needs all scripts",
        help: "leave out --filter and --partition, and run it where there are no shards")
    }
    self.isNarrowed = isNarrowed
    folders = arguments.paths.filter(Files.isFolder)
    var found: [Candidate] = []
    for path in arguments.paths { found += try Self.candidates(path) }
    var known = Set<String>()
    if arguments.paths.count > 1 {
      found = found.filter { known.insert(Files.place($0.path)).inserted }
    }
    // A watch looks for headers in what has changed.
    if !arguments.has("--watch") {
      let tests = found.filter { !arguments.controls.isHeader(at: $0.path) }
      if tests.count < found.count {
        let paths = Set(tests.map(\.path))
        header = found.first { !paths.contains($0.path) }?.path
      }
      found = tests
    }
    self.found = found
    scripts = found.filter { script in
      globs.isEmpty || globs.contains { $0.matches(script.relative) }
    }
    guard let partition else { return }
    scripts = scripts.enumerated()
      .filter { partition.contains($0.element.relative, at: $0.offset) }.map(\.element)
  }

  /// Keeps only the scripts with these paths.
  mutating func keep(_ paths: [String]) {
    let paths = Set(paths)
    scripts.removeAll { !paths.contains($0.path) }
  }

  private static func candidates(_ path: String) throws(CommandError) -> [Candidate] {
    guard Files.isFolder(path) else {
      let script = Golden.script(of: path)
      return [Candidate(path: script, relative: Array(script.utf8))]
    }
    let length = path.utf8.count + (path.hasSuffix("/") ? 0 : 1)
    do throws(Files.Failure) {
      return try Files.list(path, suffix: ".gesture").map {
        Candidate(path: $0, relative: Array($0.utf8.dropFirst(length)))
      }
    } catch {
      throw CommandError(error)
    }
  }

  private static func glob(_ text: String) throws(CommandError) -> Glob {
    do throws(Glob.Problem) {
      return try Glob(Array(text.utf8))
    } catch {
      let help =
        switch error {
        case .openBracket: "a '[' needs its ']'; to mean the character, write '\\['"
        case .openEscape: "a '\\' needs a character behind it"
        case .empty: "write a part of a path, for example '*.gesture'"
        }
      throw CommandError("'\(text)' is not a glob", help: help)
    }
  }

  // MARK: Shares

  private static func partition(_ text: String?) throws(CommandError) -> Partition? {
    guard let text else { return try shard() }
    guard let partition = Partition(Array(text.utf8)) else {
      throw CommandError(
        "'\(text)' is not a partition",
        help: "write hash:M/N or slice:M/N with M from 1 to N, for example slice:1/4")
    }
    return partition
  }

  /// Returns the shard of Bazel, and touches a file to confirm support of sharding; `nil` without
  /// one.
  private static func shard() throws(CommandError) -> Partition? {
    guard let total = Environment.variable("TEST_TOTAL_SHARDS") else { return nil }
    let index = Environment.variable("TEST_SHARD_INDEX") ?? ""
    guard let count = UInt64(total), let number = UInt64(index), number < count,
      let partition = Partition(.slice, number + 1, of: count)
    else {
      throw CommandError(
        "there is no shard '\(index)' of '\(total)'",
        help: "set TEST_SHARD_INDEX to 0 or more, and less than TEST_TOTAL_SHARDS")
    }
    if let path = Environment.variable("TEST_SHARD_STATUS_FILE"), !Files.exists(path) {
      do throws(Files.Failure) {
        try Files.write([], to: path)
      } catch {
        throw CommandError(error)
      }
    }
    return partition
  }
}
