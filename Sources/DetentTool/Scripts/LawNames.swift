import Harness

/// Laws as a user names them: `R1-R18,U*`.
struct LawNames: Sendable {
  /// All laws.
  static let all = LawNames("*")

  private let patterns: [String]

  init(_ text: String) {
    patterns = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The ids of those that a control has, in the order of the names.
  func ids(of control: StaticText, in controls: ControlSet) -> [[UInt8]] {
    let known = Self.known(control, controls)
    return patterns.flatMap { pattern in known.filter { Self.matches($0, pattern) } }
      .map { Array($0.utf8) }
  }

  /// Refuses a name that means no law of any of some controls.
  func check(_ names: [StaticText], in controls: ControlSet) throws(Refusal) {
    let known = names.flatMap { Self.known($0, controls) }
    for pattern in patterns where !known.contains(where: { Self.matches($0, pattern) }) {
      throw Refusal(
        "there is no law '\(pattern)'",
        help: nearest(to: pattern, in: known).map { "did you mean '\($0)'?" }
          ?? "see: detent fuzz --list\(Self.control(names, controls))")
    }
  }

  /// The options that say which control is meant, where it is one.
  private static func control(_ names: [StaticText], _ controls: ControlSet) -> String {
    let driver = controls.driver.map { " " + String(decoding: $0.options, as: UTF8.self) } ?? ""
    guard names.count == 1, !driver.split(separator: " ").contains("--control") else {
      return driver
    }
    return driver + " --control \(names[0])"
  }

  private static func known(_ control: StaticText, _ controls: ControlSet) -> [String] {
    Fuzzer.laws(of: control, in: controls).map { String(decoding: $0.id, as: UTF8.self) }
  }

  /// Whether an id is meant by a pattern: itself, all of a letter, or all from one to another.
  private static func matches(_ id: String, _ pattern: String) -> Bool {
    if pattern.hasSuffix("*") { return id.hasPrefix(String(pattern.dropLast())) }
    let ends = pattern.split(separator: "-").map { (letter: $0.first, number: Int($0.dropFirst())) }
    guard ends.count == 2, let first = ends[0].number, let last = ends[1].number,
      let number = Int(id.dropFirst())
    else { return id == pattern }
    return id.first == ends[0].letter && ends[0].letter == ends[1].letter && first <= number
      && number <= last
  }
}
