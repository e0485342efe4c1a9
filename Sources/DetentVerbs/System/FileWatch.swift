import GestureReplay
import GestureScript

/// Watch of files for changes, by polling.
package struct FileWatch {
  /// State of an existing file, which changes if it is written.
  private struct Stamp: Equatable {
    var file: ino_t
    var size: off_t
    var seconds: Int
    var nanoseconds: Int
  }

  /// Last state of each script and its companions, by the path of the script.
  private var seen: [String: [String: Stamp?]] = [:]

  package init() {}

  /// Polling interval, in microseconds.
  private static let pause: UInt32 = 50_000

  /// Waits for the next poll.
  ///
  /// - Returns: false if the command was interrupted.
  package static func wait() -> Bool {
    usleep(pause)
    return Interruption.status == nil
  }

  /// Polls scripts, their goldens, and the scripts whose settings they use.
  ///
  /// - Parameter scripts: paths of all present scripts.
  /// - Returns: scripts that are new, or changed since the last poll.
  package mutating func changes(of scripts: [String]) -> [String] {
    var changed: [String] = []
    for script in scripts {
      let files = seen[script].map { Array($0.keys) } ?? []
      let stamps = Self.stamps(of: files)
      guard seen[script] == nil || stamps != seen[script] else { continue }
      changed.append(script)
      seen[script] = Self.stamps(of: Self.files(of: script))
    }
    let all = Set(scripts)
    for script in seen.keys where !all.contains(script) { seen[script] = nil }
    return changed
  }

  /// Marks files written by the command itself as unchanged.
  package mutating func settle(_ scripts: [String]) {
    for script in scripts { seen[script] = Self.stamps(of: Self.files(of: script)) }
  }

  /// Returns a script, its golden, and the scripts that it is like.
  private static func files(of script: String) -> [String] {
    var files = [script] + (Golden.path(of: script).map { [$0] } ?? [])
    let neighbours = Neighbours()
    var controls = ControlSet.ours
    controls.folder = ScriptFolder(of: Array(script.utf8)) { neighbours.read($0) }
    if let source = try? Files.read(script) {
      _ = ScriptReader.read(source, controls: controls)
    }
    files += neighbours.paths
    return files
  }

  private static func stamps(of files: [String]) -> [String: Stamp?] {
    var stamps: [String: Stamp?] = [:]
    for file in files {
      var status = stat()
      guard stat(file, &status) == 0 else {
        stamps[file] = .some(nil)
        continue
      }
      let time = status.modification
      stamps[file] = Stamp(
        file: status.st_ino, size: status.st_size, seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
    return stamps
  }

  /// Reads the scripts that one is like, and notes their paths.
  private final class Neighbours: @unchecked Sendable {  // of one thread
    var paths: [String] = []

    func read(_ path: [UInt8]) -> ScriptFolder.Answer {
      paths.append(String(decoding: path, as: UTF8.self))
      return Files.script(at: path)
    }
  }
}

extension stat {
  fileprivate var modification: timespec {
    #if os(Linux)
    st_mtim
    #else
    st_mtimespec
    #endif
  }
}
