import GestureRecordings

/// Unique names for scripts, which identify their source and are safe on file systems.
struct ScriptNames {
  /// Used names in lower case, with the number of the next duplicate.
  private var taken: [String: Int] = [:]

  /// Limits of the part of a name for a value and of its stem, in bytes; file systems allow 255.
  private static let longestValue = 80
  private static let longestStem = 120

  /// Names that Windows reserves for devices.
  private static let reserved: Set = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Returns a name that no other script has.
  ///
  /// - Parameters:
  ///   - file: source of the script.
  ///   - label: label of the part.
  /// - Returns: path below the folder of the scripts, without the suffix.
  mutating func name(of file: ImportSources.File, _ label: PartedRecording.Label?) -> String {
    let place = file.place ?? Files.name(file.path)
    let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
    var name = Self.stem(of: file)
    switch label {
    case nil: break
    case .number(let number, let count, _): name += "-" + Self.padded(number, to: count)
    case .value(let value, _):
      let word = Self.safe(String(decoding: value, as: UTF8.self), Self.longestValue)
      name += "-" + (word.isEmpty ? "none" : word)
    }
    if Self.reserved.contains(name.lowercased()) { name += "_" }
    return folder + unlike(folder, name)
  }

  /// Returns the name, with a number behind it if it is used already.
  private mutating func unlike(_ folder: String, _ name: String) -> String {
    var candidate = name
    let key = (folder + name).lowercased()
    while let next = taken[(folder + candidate).lowercased()] {
      candidate = "\(name)-\(taken[key] ?? next)"
      taken[key, default: 2] += 1
    }
    taken[(folder + candidate).lowercased()] = 2
    return candidate
  }

  /// Returns the safe name of the file without its last suffix.
  private static func stem(of file: ImportSources.File) -> String {
    guard file.path != "-" else { return "recording" }
    var name = Files.name(file.path)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name.removeSubrange(dot...) }
    let safe = safe(name, longestStem)
    return safe.isEmpty ? "recording" : safe
  }

  /// Returns a number with at least three digits, so that names sort in order.
  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    let width = max(3, String(count).count)
    return String(repeating: "0", count: width - digits.count) + digits
  }

  /// Returns the text with a hyphen for all but letters, digits and `._-+=@,`.
  private static func safe(_ text: String, _ longest: Int) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      guard safe.utf8.count < longest else { break }
      let isSafe =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "._-+=@,".unicodeScalars.contains(scalar)
      safe.unicodeScalars.append(isSafe ? scalar : "-")
    }
    while safe.hasPrefix(".") { safe.removeFirst() }
    while safe.hasSuffix(".") { safe.removeLast() }
    return safe
  }
}
