extension ScriptLine {
  /// Appends a script as one JSON line, with its line end.
  ///
  /// - Parameters:
  ///   - script: the script; its comments are omitted.
  ///   - id: the name of the script.
  ///   - digest: the expected digest of its trace, if it is to be checked.
  ///   - bytes: the buffer to append to.
  public static func append(
    _ script: Script, id: [UInt8], digest: UInt64? = nil, to bytes: inout [UInt8]
  ) {
    let script = script.withoutComments
    var writer = JSONScriptWriter(isMicroseconds: script.isWholeMicroseconds)
    bytes.append("{\"id\":")
    bytes.append(json: id)
    if let digest {
      bytes.append(",\"digest\":\"")
      bytes.append(hexadecimal: digest)
      bytes.append("\"")
    }
    bytes.append(",\"gesture\":1")
    writer.append(script.header, to: &bytes)
    bytes.append(writer.isMicroseconds ? ",\"unit\":\"us\",\"ev\":[" : ",\"unit\":\"ns\",\"ev\":[")
    for (index, line) in script.body.enumerated() {
      if index > 0 { bytes.append(",") }
      writer.append(line, to: &bytes)
    }
    bytes.append("]}\n")
  }
}

/// Converts the words of script text to JSON.
private struct JSONScriptWriter {
  let isMicroseconds: Bool

  init(isMicroseconds: Bool) {
    self.isMicroseconds = isMicroseconds
  }

  // MARK: Header

  mutating func append(_ header: [HeaderLine], to bytes: inout [UInt8]) {
    for line in header {
      guard case .setting(let setting) = line.content else { continue }
      bytes.append(",")
      bytes.append(json: setting.name.bytes)
      bytes.append(":")
      append(valueOf: setting, to: &bytes)
    }
    var separator: StaticString = ",\"notes\":["
    for line in header {
      guard case .note(let text) = line.content else { continue }
      bytes.append(separator)
      bytes.append(json: text)
      separator = ","
    }
    if header.last.map({ $0.isNote }) ?? false { bytes.append("]") }
  }

  private func append(valueOf setting: Setting, to bytes: inout [UInt8]) {
    let joint: StaticString?
    switch setting.value {
    case .text(let text): return bytes.append(json: text)
    case .numbers(let numbers), .pairs(let numbers): return append(numbers, to: &bytes)
    case .range: joint = ".."
    case .size: joint = "x"
    case .frame: joint = "/"
    case .number, .whole, .duration, .word, .policy: joint = nil
    }
    var text: [UInt8] = []
    text.append(setting.value)
    append(text[...], joint: joint, to: &bytes)
  }

  /// Appends `[1,2,5]`.
  private func append(_ numbers: [Double], to bytes: inout [UInt8]) {
    bytes.append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(",") }
      var text: [UInt8] = []
      text.append(.number(number))
      append(text[...], joint: nil, to: &bytes)
    }
    bytes.append("]")
  }

  /// Appends a number, two numbers or a word.
  private func append(
    _ word: ArraySlice<UInt8>, joint: StaticString?, to bytes: inout [UInt8]
  ) {
    if let joint, let place = word.firstPlace(of: joint) {
      bytes.append("[")
      append(word[..<place], joint: nil, to: &bytes)
      bytes.append(",")
      append(word[(place + joint.utf8CodeUnitCount)...], joint: nil, to: &bytes)
      return bytes.append("]")
    }
    if word.matches("true") || word.matches("false") || DecimalNumber(json: word) != nil {
      bytes.append(contentsOf: word)
    } else {
      bytes.append(json: word)
    }
  }

  // MARK: Events

  mutating func append(_ line: Script.Line, to bytes: inout [UInt8]) {
    bytes.append("[")
    switch line.time {
    case nil: break
    case .after(let duration):
      append(duration, to: &bytes)
      bytes.append(",")
    case .at(let instant):
      bytes.append("\"@\",")
      append(instant, to: &bytes)
      bytes.append(",")
    }
    append(line.verb, to: &bytes)
    bytes.append("]")
  }

  private func append(_ duration: Int64, to bytes: inout [UInt8]) {
    DecimalText.append(isMicroseconds ? duration / 1000 : duration, to: &bytes)
  }

  private func append(_ verb: Script.Verb, to bytes: inout [UInt8]) {
    switch verb {
    case .note(let text): bytes.append(json: text)
    case .mark(let name):
      bytes.append("\"mark\",")
      bytes.append(json: name)
    case .set(let settings, let isAnimated):
      bytes.append("\"set\",")
      if settings.count == 1 {
        append(settings[0], ",", to: &bytes)
      } else {
        bytes.append("{")
        for (index, setting) in settings.enumerated() {
          if index > 0 { bytes.append(",") }
          append(setting, ":", to: &bytes)
        }
        bytes.append("}")
      }
      if isAnimated, settings.contains(where: { $0.newValue != nil }) {
        bytes.append(",\"animated\"")
      }
    default:
      var text: [UInt8] = []
      text.append(verb: verb, isTight: false)
      append(words: text, to: &bytes)
    }
  }

  /// Appends the name of a setting, with its part, and its value.
  private func append(_ setting: Setting, _ joint: StaticString, to bytes: inout [UInt8]) {
    var name = setting.name.bytes
    if setting.part > 0 { name.append(index: setting.part) }
    bytes.append(json: name)
    bytes.append(joint)
    append(valueOf: setting, to: &bytes)
  }

  /// Appends the words of an event, separated by commas.
  private func append(words text: [UInt8], to bytes: inout [UInt8]) {
    var rest = text[...]
    guard let first = rest.takeWord(), let verb = Vocabulary.verbs.value(of: first) else { return }
    bytes.append(json: [UInt8](verb.row.short))
    while let word = rest.takeWord() {
      bytes.append(",")
      if let comma = word.firstIndex(of: UInt8(ascii: ",")) {
        append(word[..<comma], joint: nil, to: &bytes)
        bytes.append(",")
        append(word[(comma + 1)...], joint: nil, to: &bytes)
      } else if verb.row.hasDurations, case .exact(let duration) = nanoseconds(word) {
        append(duration, to: &bytes)
      } else {
        append(word, joint: verb == .expect ? ".." : nil, to: &bytes)
      }
    }
  }
}

extension HeaderLine {
  fileprivate var isNote: Bool {
    if case .note = content { return true }
    return false
  }
}

extension Script {
  /// True if every time and duration is a whole number of microseconds.
  fileprivate var isWholeMicroseconds: Bool {
    body.allSatisfy { line in
      let time: Int64 =
        switch line.time {
        case nil: 0
        case .after(let duration): duration
        case .at(let instant): instant
        }
      return time % 1000 == 0 && line.verb.durations.allSatisfy { $0 % 1000 == 0 }
    }
  }
}

extension Script.Verb {
  fileprivate var durations: [Int64] {
    switch self {
    case .glide(let glide): [glide.duration, glide.period ?? 0]
    case .tap(let tap): [tap.hold ?? 0]
    case .wait(let duration): [duration]
    case .settle(let limit): [limit ?? 0]
    default: []
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the index of the first occurrence of a text.
  fileprivate func firstPlace(of text: StaticString) -> Int? {
    indices.first { self[$0...].begins(with: text) }
  }
}
