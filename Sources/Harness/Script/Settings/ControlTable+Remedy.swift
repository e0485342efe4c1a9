import ControlCore

extension ControlTable {
  /// Returns a fix for conflicting settings: an example line that resolves the conflict, first of
  /// the blamed setting, then of the others; or else the lines of which any one can be removed.
  ///
  /// - Returns: the help; `nil` if no change of one line is known to fix them.
  func remedy(for problem: SettingProblem, in settings: Script.Settings) -> [UInt8]? {
    let start = [UInt8]("for example: ")
    if problem.remedy.utf8CodeUnitCount > 0 { return start + [UInt8](problem.remedy) }
    let name = StaticText(problem.word)
    let blamed = entries.filter { $0.name == name }
    let others = entries.filter { entry in
      entry.name != name && !SettingEntry.ofEveryScript.contains { $0.name == entry.name }
    }
    for entry in blamed + others {
      guard let setting = setting(entry.example, entry),
        setting.value != settings.value(of: entry.name)
      else { continue }
      var mended = settings
      mended.change(setting)
      if self.problem(mended) == nil { return start + entry.example }
    }
    return leavingOut(of: settings)
  }

  private func leavingOut(of settings: Script.Settings) -> [UInt8]? {
    let names = settings.own.map { $0.name }.filter { name in
      problem(settings.without(name)) == nil
    }
    guard !names.isEmpty else { return nil }
    var help = [UInt8]("leave out ")
    for (index, name) in names.enumerated() {
      if index > 0 { help.append(index == names.count - 1 ? " or " : ", ") }
      help.append("'")
      help.append(name.text)
      help.append("'")
    }
    return help
  }

  /// Returns the setting in a line.
  private func setting(_ line: [UInt8], _ entry: SettingEntry) -> Setting? {
    var cursor = LineCursor(line)
    cursor.table = self
    do throws(Diagnostic) {
      try cursor.load(0..<line.count, number: 1)
      _ = try cursor.word("a setting")
      return try cursor.setting(entry, isInHeader: true)
    } catch {
      return nil
    }
  }
}
