extension [UInt8] {
  /// Appends a setting with its name, its value in a column if `isPadded`.
  package mutating func append(setting: Setting, isPadded: Bool) {
    let start = count
    if case .policy = setting.value {
      append("policy")
    } else {
      append(setting.name.text)
    }
    if isPadded { pad(from: start, to: 10) }
    append(" ")
    if case .policy = setting.value {
      append(setting.name.text)
      append("=")
    }
    append(setting.value)
  }

  /// Appends the value of a setting; for a policy, without its name.
  package mutating func append(_ value: Setting.Value) {
    switch value {
    case .number(let number): append("", number: number)
    case .numbers(let numbers):
      if numbers.isEmpty { append("none") }
      for (index, number) in numbers.enumerated() { append(index > 0 ? " " : "", number: number) }
    case .pairs(let numbers):
      if numbers.isEmpty { append("none") }
      for (index, number) in numbers.enumerated() {
        append(index % 2 > 0 ? ":" : index > 0 ? " " : "", number: number)
      }
    case .whole(let count): append("", whole: count)
    case .duration(let length): append(duration: length)
    case .range(let lower, let upper):
      append("", number: lower)
      append("..", number: upper)
    case .size(let width, let height):
      append("", number: width)
      append("x", number: height)
    case .frame(let length):
      append("", whole: length.numerator)
      append("/", whole: length.denominator)
    case .word(let word), .policy(let word): append(word.text)
    case .text(let text): append(quoted: text)
    }
  }
}
