import GestureRecordings

/// Names for scripts in a folder that tell what they are of, are safe on file systems, and are never two alike.
struct ScriptNames {
  /// Names that are taken, without regard to upper and lower case, and the number that the next one alike gets.
  private var taken: [String: Int] = [:]

  /// The longest that a value makes a name, in bytes; file systems take 255.
  private static let longestValue = 80
  private static let longestStem = 120

  /// The names that Windows reserves for devices.
  private static let reserved: Set = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// A name that no other script has.
  ///
  /// - Parameters:
  ///   - file: what the script is of.
  ///   - label: which part of it.
  /// - Returns: the path below the folder of the scripts, without its suffix.
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

  /// The name, or the name with a number behind it.
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

  /// The name of the file without its last suffix.
  private static func stem(of file: ImportSources.File) -> String {
    guard file.path != "-" else { return "recording" }
    var name = Files.name(file.path)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name.removeSubrange(dot...) }
    let safe = safe(name, longestStem)
    return safe.isEmpty ? "recording" : safe
  }

  /// At least three digits, so that names are in order.
  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    let width = max(3, String(count).count)
    return String(repeating: "0", count: width - digits.count) + digits
  }

  /// Letters and digits of any script, and what no shell or file system minds; a hyphen for anything else.
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
