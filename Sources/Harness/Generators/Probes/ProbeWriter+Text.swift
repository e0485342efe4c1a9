import ControlCore
import GestureScript

// The text of a probe; `Probe` describes it.

extension ProbeWriter {
  /// A line of a probe's text.
  struct Line {
    /// The words of a setting, or of a verb and its arguments.
    let words: [String]
    /// The number of times that it is written.
    let count: Int
    /// True if the control need not accept it.
    let isOptional: Bool

    var text: String { words.joined(separator: " ") }

    /// True if it belongs into the header.
    var isSetting: Bool { Vocabulary.verbs.value(of: Array(words[0].utf8)[...]) == nil }

    /// The initial shares of the parts; `nil` unless it is a line of them.
    var places: [Double]? {
      let places = words.dropFirst().map(ProbeWriter.percent)
      return words[0] == "value" && !places.contains(nil) ? places.compactMap { $0 } : nil
    }

    /// - Returns: `nil` for a blank line.
    init?(_ text: Substring) {
      let line = text.drop { $0 == " " }
      isOptional = line.hasPrefix("[")
      var words = (isOptional ? line.dropFirst().dropLast() : line).split(separator: " ")
        .map(String.init)
      let times = words.first.flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }
      if times != nil { words.removeFirst() }
      count = min(max(times ?? 1, 0), ProbeWriter.most)
      guard !words.isEmpty else { return nil }
      self.words = words
    }
  }

  /// A place where a pointer goes down.
  struct Target {
    var part = 0
    /// A share of the range; `nil` on the thumb of the part.
    var share: Double?
    /// Points in place of a share, from the right or the bottom if it is negative.
    var point: Double?
  }

  /// Writes a line, or begins with its setting.
  mutating func write(_ line: Line) {
    isOptional = line.isOptional
    defer { isOptional = false }
    if let places = line.places {
      start(at: places)
    } else if line.isSetting {
      if isOptional, let setting = table.setting(line.text) { begin(with: setting) }
    } else {
      for _ in 0..<line.count where !play(line) { refused.append(line.text) }
    }
  }

  /// Writes a verb.
  ///
  /// - Returns: false if it cannot be read.
  private mutating func play(_ line: Line) -> Bool {
    var words = line.words.dropFirst()
    let isRead =
      switch line.words[0] {
      case "down", "tap": press(&words, isTap: line.words[0] == "tap")
      case "up": lift(&words)
      case "glide": glide(&words)
      case "hover" where words.first != "out": hover(&words)
      case "set": set(&words)
      case "adjust" where words.first == "to": adjust(&words)
      default: obey(line.text, &words)
      }
    return isRead && words.isEmpty
  }

  private mutating func obey(_ text: String, _ words: inout ArraySlice<String>) -> Bool {
    words = []
    guard let verb = table.verb(text) else { return false }
    switch verb {
    case .wait(let time): wait(nanoseconds: time)
    case .cancel(let id): cancel(id)
    case .key:
      add(verb)
      wait(50)
    default: add(verb)
    }
    return true
  }

  // MARK: Pointers

  private mutating func press(_ words: inout ArraySlice<String>, isTap: Bool) -> Bool {
    guard let id = words.popFirst().flatMap({ Int64($0) }),
      let target = words.popFirst().flatMap(target), let details = details(&words)
    else { return false }
    press(target, by: id, details)
    guard isTap else { return true }
    wait(50)
    let part = min(target.part, partCount - 1)
    defer { if let share = target.share { shares[part] = min(max(share, 0), 1) } }
    return end(id, &words)
  }

  private mutating func lift(_ words: inout ArraySlice<String>) -> Bool {
    guard let id = words.popFirst().flatMap({ Int64($0) }) else { return false }
    guard let target = words.first.flatMap(target) else { return end(id, &words) }
    words.removeFirst()
    guard let details = details(&words) else { return false }
    add(.up(id, place(of: target), details.modifiers, button: details.button))
    return true
  }

  /// Lifts a pointer where it is, and lets time pass.
  private mutating func end(_ id: Int64, _ words: inout ArraySlice<String>) -> Bool {
    lift(id)
    // After 600 ms, no toolkit takes the next press for the second of a double press.
    var time: Int64 = 600_000_000
    if words.first == "then" {
      guard case .wait(let said)? = table.verb("wait " + words.dropFirst().joined()) else {
        return false
      }
      (time, words) = (said, [])
    }
    wait(nanoseconds: time)
    return true
  }

  private func details(_ words: inout ArraySlice<String>) -> PointerDetails? {
    let attributes = words.prefix { $0.contains("=") }
    words.removeFirst(attributes.count)
    let text = "down 0 0 " + attributes.joined(separator: " ")
    guard case .down(_, _, let details)? = table.verb(text) else { return nil }
    return details
  }

  private mutating func glide(_ words: inout ArraySlice<String>) -> Bool {
    guard let id = words.popFirst().flatMap({ Int64($0) }), let word = words.popFirst(),
      ["to", "by"].contains(word), let way = words.popFirst(),
      let share = word == "to" ? share(way) : Self.percent(way).map({ share(of: 0) + $0 })
    else { return false }
    var moves: Int? = 5
    if words.first == "in" {
      moves = words.dropFirst().first.flatMap { Int($0) }
      words = words.dropFirst(2)
    }
    guard let moves else { return false }
    glide(id, to: share, in: moves)
    return true
  }

  private mutating func hover(_ words: inout ArraySlice<String>) -> Bool {
    guard let target = words.popFirst().flatMap(target), let details = details(&words) else {
      return false
    }
    add(.hover(place(of: target), button: details.button))
    if details.button == nil { wait(50) }
    return true
  }

  // MARK: The host

  private mutating func set(_ words: inout ArraySlice<String>) -> Bool {
    let text = words.joined(separator: " ")
    defer { words = [] }
    if words.count == 2, let name = words.first, name.hasPrefix("value") {
      guard let value = words.last.flatMap(value) else { return false }
      set(value: value, of: index(in: name))
    } else if text.contains(",") {
      guard let verb = table.verb("set " + text) else { return false }
      add(verb)
    } else {
      guard let setting = table.setting(text) else { return false }
      set(setting, text)
    }
    return true
  }

  private mutating func adjust(_ words: inout ArraySlice<String>) -> Bool {
    guard let value = words.dropFirst().first.flatMap(value) else { return false }
    words = words.dropFirst(2)
    add(.adjust(.set(value)))
    return true
  }

  // MARK: Places

  /// Returns the part of `thumb[1]` or `value[1]`; 0 without a number, the last one for `last`.
  private func index(in word: String) -> Int {
    let inner = word.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    return inner == "last" ? partCount - 1 : max(Int(inner) ?? 0, 0)
  }

  private func target(_ word: String) -> Target? {
    if word == "end" { return Target(point: aim.settings.length) }
    if word.hasSuffix("pt") { return Double(word.dropLast(2)).map { Target(point: $0) } }
    guard word.hasPrefix("thumb") else { return share(word).map { Target(share: $0) } }
    let part = index(in: word)
    guard let plus = word.firstIndex(of: "+") else { return Target(part: part) }
    return Self.percent(String(word[plus...])).map {
      Target(part: part, share: share(of: part) + $0)
    }
  }

  private func share(_ word: String) -> Double? {
    switch word {
    case "past-upper": 1 + beyond
    case "past-lower": -beyond
    default: Self.percent(word)
    }
  }

  private func value(_ word: String) -> Double? {
    for (name, bound) in [("upper", bounds.upperBound), ("lower", bounds.lowerBound)]
    where word.hasPrefix(name) {
      return Double(word.dropFirst(name.count)).map { bound + $0 }
    }
    return Self.percent(word).map { aim.value(at: $0) } ?? Double(word)
  }

  fileprivate static func percent(_ word: String) -> Double? {
    guard word.hasSuffix("%"), let number = Double(word.dropLast()), number.isFinite else {
      return nil
    }
    return number / 100
  }
}
