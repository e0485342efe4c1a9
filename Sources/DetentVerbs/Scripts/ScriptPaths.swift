/// The scripts that a user names, by their files or by folders that they are in.
enum ScriptPaths {
  case found([String])
  /// There are none, or a folder cannot be read, and the user has been told: the status to exit with.
  case none(ExitStatus)

  /// - Parameters:
  ///   - paths: of scripts and folders.
  ///   - verb: what is to be done with them, for when there are none.
  ///   - console: takes what is wrong.
  init(_ paths: [String], to verb: String, _ console: Console) {
    var scripts: [String] = []
    do throws(Files.Failure) {
      for path in paths {
        scripts += Files.isFolder(path) ? try Files.list(path, suffix: ".gesture") : [path]
      }
    } catch {
      console.report("detent: \(error.message)")
      self = .none(.usage)
      return
    }
    guard scripts.isEmpty else {
      self = .found(scripts)
      return
    }
    console.report("detent: there is nothing to \(verb)")
    console.report("  = help: name scripts, or folders with '.gesture' files in them")
    self = .none(paths.isEmpty ? .usage : .nothing)
  }
}
