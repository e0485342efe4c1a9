#if !hasFeature(Embedded)
extension ControlSet {
  /// The error in the definition of the controls, for their author; `nil` if there is none.
  ///
  /// A setting must not have the name of a verb or of another setting, its example must be valid,
  /// and control names must be unique. Tests check the project's own controls.
  package var error: [UInt8]? {
    guard !isOurs else { return nil }
    var names: [StaticText] = []
    for table in tables {
      guard !names.contains(table.name) else {
        return [UInt8]("two controls are called '") + table.name.bytes + [UInt8]("'")
      }
      names.append(table.name)
      if let error = table.error(in: self) { return error }
    }
    return nil
  }
}

extension ControlTable {
  fileprivate func error(in controls: ControlSet) -> [UInt8]? {
    var seen: [StaticText] = []
    for entry in entries {
      guard let error = error(with: entry, seen, controls) else {
        seen.append(entry.name)
        continue
      }
      return [UInt8]("the setting '") + entry.name.bytes + [UInt8]("' of the control '")
        + name.bytes
        + [UInt8]("' ") + error.bytes
    }
    return nil
  }

  private func error(
    with entry: SettingEntry, _ seen: [StaticText], _ controls: ControlSet
  ) -> StaticText? {
    if seen.contains(entry.name) { return "is there twice" }
    if !entry.isPolicy, Vocabulary.verbs.value(of: entry.name.bytes[...]) != nil {
      return "has the name of a verb of scripts"
    }
    if entry.name == "like" { return "has the name of the line that names another script" }
    if entry.name.bytes[...].begins(with: "x-") { return "would be read as a note, for its 'x-'" }
    guard entry.name != "control" else { return nil }
    var text = [UInt8]("gesture 1\ncontrol ") + name.bytes + [UInt8]("\n") + entry.example
    text.append("\n")
    guard ScriptReader.read(text, controls: controls).script != nil else {
      return "has an example that is not a value of it"
    }
    return nil
  }
}
#endif
