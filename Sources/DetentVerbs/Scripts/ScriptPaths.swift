/// Scripts that a user names, by file or folder.
enum ScriptPaths {
  case found([String])
  /// Error, reported already: no scripts, or an unreadable folder; the status to exit with.
  case none(ExitStatus)

  /// Finds the scripts, or reports that there is nothing to `verb`.
  ///
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - verb: name of the verb.
  ///   - console: console for the errors.
  ///   - isLeftOut: true for a script to be left out, unless it is named itself.
  init(
    _ paths: [String], to verb: String, _ console: Console,
    except isLeftOut: (String) -> Bool = { _ in false }
  ) {
    var scripts: [String] = []
    do throws(Files.Failure) {
      for path in paths {
        scripts +=
          Files.isFolder(path)
          ? try Files.list(path, suffix: ".gesture").filter { !isLeftOut($0) } : [path]
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
