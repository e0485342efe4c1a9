import ControlCore

extension Script {
  /// Returns a header with every initial setting, including those that the script omits.
  ///
  /// - Parameter table: the table of its control.
  /// - Returns: a script without events. A setting chosen by the control is a comment.
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
