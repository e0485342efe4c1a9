import GestureReplay
import GestureScript

/// Files that are looked at again and again, to see which have changed.
package struct FileWatch {
  /// The state of a file that changes when it is written; none if it does not exist.
  private struct Stamp: Equatable {
    var file: ino_t
    var size: off_t
    var seconds: Int
    var nanoseconds: Int
  }

  /// The last state of each script and its companions, by the path of the script.
  private var seen: [String: [String: Stamp?]] = [:]

  package init() {}

  /// The pause between two looks, in microseconds.
  private static let pause: UInt32 = 50_000

  /// Waits until it is time for the next look.
  ///
  /// - Returns: `false` if the command was interrupted.
  package static func wait() -> Bool {
    usleep(pause)
    return Interruption.status == nil
  }

  /// Looks at scripts, their goldens, and the scripts whose settings they take.
  ///
  /// - Parameter scripts: the paths of all scripts that there are now.
  /// - Returns: those of which something has changed since the last look, or that are new.
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

  /// Marks files that the command itself has just written as unchanged.
  package mutating func settle(_ scripts: [String]) {
    for script in scripts { seen[script] = Self.stamps(of: Self.files(of: script)) }
  }

  /// A script, its golden, and the scripts that it is like.
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

  /// Reads the scripts that one is like, and notes which.
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
