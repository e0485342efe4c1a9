import ControlCore

extension Script {
  /// A header that says every setting that is in force when the script begins, also what its own leaves unsaid.
  ///
  /// - Parameter table: of its control.
  /// - Returns: a script without events. What the control chooses itself is a comment.
  public func withAllSettings(of table: ControlTable) -> Script {
    var all = Script(header: [HeaderLine(.control(table.name))])
    for entry in table.entries where entry.name != "control" && entry.name != "title" {
      var said = headerSettings.last { $0.setting.name == entry.name }?.setting.value
      if said == nil, entry.row.purpose == .parts, !settings.values.isEmpty {
        said = .whole(Int64(table.partCount(settings)))
      }
      if let value = said ?? entry.initial {
        all.header.append(HeaderLine(Setting(entry.name, value)))
      } else {
        let comment = entry.name.bytes + [UInt8](" is up to the control")
        all.header.append(HeaderLine(.blank, comment: comment))
      }
    }
    return all
  }
}
