/// Scripts that a user names, by file or folder.
enum ScriptPaths {
  case found([String])
  /// Error, reported already: no scripts, or an unreadable folder; the status to exit with.
  case none(ExitStatus)

  /// Finds the scripts, or reports that there is nothing to `verb`.
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
