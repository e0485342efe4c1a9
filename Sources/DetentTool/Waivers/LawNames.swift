import DetentVerbs
import Harness

/// Laws as a user names them: `R1-R18,U*`, `told`, `must,aria`, `*,-U7`.
struct LawNames: Sendable {
  /// Option that names laws.
  static func option(_ help: String) -> Option {
    Option("--laws", .text("LAWS"), help + ", as R1-R18,S*,must; or all but some, as '*,-U7'")
  }

  /// All laws.
  static let all = LawNames("*")

  private let patterns: [Pattern]

  /// Pattern of laws to include or, with a minus, to exclude.
  private struct Pattern: Sendable {
    var text: String
    var isExcluded = false
  }

  init(_ text: String) {
    var patterns = text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      word.hasPrefix("-")
        ? Pattern(text: String(word.dropFirst()), isExcluded: true) : Pattern(text: String(word))
    }
    // A list of exclusions alone starts from all laws.
    if patterns.first?.isExcluded == true { patterns.insert(Pattern(text: "*"), at: 0) }
    self.patterns = patterns
  }

  /// Returns the ids of the laws of a control that match, in the order of the patterns.
  func ids(of control: StaticText, in controls: ControlSet) -> [String] {
    let known = LawEntry.all(of: control, in: controls)
    var chosen: [LawEntry] = []
    for pattern in patterns {
      let meant = known.filter { Self.matches($0, pattern.text) }
      chosen.removeAll { meant.contains($0) }
      if !pattern.isExcluded { chosen += meant }
    }
    return chosen.map(\.id)
  }

  /// Rejects a name that matches no law of any of the controls.
  func check(_ names: [StaticText], in controls: ControlSet) throws(CommandError) {
    let known = names.flatMap { LawEntry.all(of: $0, in: controls) }
    for pattern in patterns where !known.contains(where: { Self.matches($0, pattern.text) }) {
      if controls.driver == nil, LawReasons.why(pattern.text) != nil {
        throw CommandError(
          "'\(pattern.text)' is a law of controls behind a driver",
          help: "name the driver: --driver COMMAND; about the law: detent help \(pattern.text)")
      }
      let words = known.flatMap { [$0.id, $0.name] }
      throw CommandError(
        "there is no law '\(pattern.text)'",
        help: nearest(to: pattern.text, in: words).map { "did you mean '\($0)'?" }
          ?? "see: detent fuzz --list\(Self.control(names, controls))")
    }
  }

  /// Returns the options that select the control, if there is only one.
  private static func control(_ names: [StaticText], _ controls: ControlSet) -> String {
    let driver = controls.driver.map { " " + String(decoding: $0.options, as: UTF8.self) } ?? ""
    guard names.count == 1, !driver.split(separator: " ").contains("--control") else {
      return driver
    }
    return driver + " --control \(names[0])"
  }

  /// True if a pattern matches a law: by id, name or authority, by letter, or by a range of ids.
  private static func matches(_ law: LawEntry, _ pattern: String) -> Bool {
    let id = law.id
    if pattern.hasSuffix("*") { return id.hasPrefix(String(pattern.dropLast())) }
    if pattern == id || pattern == law.name || pattern == "\(law.authority.word)" {
      return true
    }
    let ends = pattern.split(separator: "-").map { (letter: $0.first, number: Int($0.dropFirst())) }
    guard ends.count == 2, let first = ends[0].number, let last = ends[1].number,
      let number = Int(id.dropFirst())
    else { return false }
    return id.first == ends[0].letter && ends[0].letter == ends[1].letter && first <= number
      && number <= last
  }
}
