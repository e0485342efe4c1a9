/// What a user typed behind a verb, held against its options.
struct Arguments {
  private(set) var paths: [String] = []
  private var values: [(name: String, value: String)] = []

  struct Misuse: Error {
    let message: String
    let help: String?
  }

  /// Options may stand anywhere; behind `--` there are only paths.
  init(_ words: [String], for verb: Verb) throws(Misuse) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        paths += words
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        paths.append(word)
        continue
      }
      try take(word == "-h" ? "--help" : word, &words, verb)
    }
  }

  private mutating func take(
    _ word: String, _ words: inout ArraySlice<String>, _ verb: Verb
  ) throws(Misuse) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = verb.allOptions.first(where: { $0.name == name }) else {
      throw Misuse(
        message: "'\(verb.name)' has no option '\(name)'",
        help: nearest(to: name, in: verb.allOptions.map(\.name)).map { "did you mean '\($0)'?" }
          ?? "see: detent \(verb.name) --help")
    }
    var given = parts.count > 1 ? String(parts[1]) : nil
    if case .none = option.argument {
      guard given == nil else {
        throw Misuse(message: "option '\(name)' takes no value", help: "write just \(name)")
      }
      values.append((name, ""))
      return
    }
    if given == nil { given = words.popFirst() }
    guard let value = given else {
      throw Misuse(message: "option '\(name)' needs a value", help: "write \(option.usage)")
    }
    if case .choice(let choices) = option.argument, !choices.contains(value) {
      throw Misuse(
        message: "'\(value)' is not a value of '\(name)'",
        help: nearest(to: value, in: choices).map { "did you mean '\($0)'?" }
          ?? "choose one of: \(choices.joined(separator: ", "))")
    }
    values.append((name, value))
  }

  /// The value given last.
  subscript(name: String) -> String? {
    values.last { $0.name == name }?.value
  }

  func has(_ name: String) -> Bool { self[name] != nil }

  var console: Console {
    switch self["--color"] {
    case "always": Console(.always)
    case "never": Console(.never)
    default: Console(.auto)
    }
  }
}

/// The word most like this one, if one is much like it.
func nearest(to word: String, in words: [String]) -> String? {
  words
    .map { (word: $0, distance: distance(Array(word), Array($0))) }
    .filter { $0.distance <= max(1, word.count / 3) }
    .min { $0.distance < $1.distance }?
    .word
}

/// How many letters must be put in, left out or replaced to make one word of the other.
private func distance(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let best = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == other ? 0 : 1))
      (diagonal, row[j + 1]) = (row[j + 1], best)
    }
  }
  return row[b.count]
}
