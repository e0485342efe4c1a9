import ControlCore
import GestureReplay
import GestureScript

/// Reads the output of `evtest`: the abilities of a device, and its events in prose.
///
///     Input device name: "Example Panel"
///         Event code 53 (ABS_MT_POSITION_X)
///           Min        0
///           Max     1499
///     Event: time 1479.559695, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 777
///     Event: time 1479.559695, -------------- SYN_REPORT ------------
///
/// Versions before 2011 have other words for types, which are ignored, and for the end of a report:
/// `Report Sync`, and `Config Sync` for `SYN_MT_REPORT`, after each finger. Some builds print names
/// from other tables, as `EV_SYN`; the frame of `-` or `+` identifies the report.
///
/// All numbers are decimal. Other lines are skipped: they are prompts to the user.
enum EvtestReader {
  /// The number of lines searched: the description above the events is long for keyboards.
  private static let headLength = 1000

  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next(), line.number <= headLength {
      let text = line.bytes.trimmed
      if text.begins(with: "Event: time ") || text.begins(with: "Input driver version is ") {
        return true
      }
    }
    return false
  }

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Recording {
    var log = EvtestLog()
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let text = line.bytes.trimmed
      if text.begins(with: "Event: time ") {
        try log.takeEvent(text.dropFirst(12), of: line)
      } else {
        log.describe(text)
      }
    }
    guard let recording = try log.recording() else {
      throw Diagnostic(
        .noEvents, at: .none, "the file describes a device but holds no events",
        help: "import the file with the lines that begin with 'Event:'")
    }
    return recording
  }
}

/// Parsed output of `evtest`.
private struct EvtestLog {
  private var source = EvdevSource(path: [])
  /// Of the axis that is being described.
  private var axis: (code: UInt16, lower: Int32?)?
  private var isAbsolute = false

  func recording() throws(Diagnostic) -> Recording? {
    try EvdevChoice(sources: [source]).recording { $0.recording(.evtest) }
  }

  // MARK: Description

  mutating func describe(_ text: ArraySlice<UInt8>) {
    var words = text
    if text.begins(with: "Input device name: ") {
      source.details.name = Array(text.dropFirst(19).unquoted)
    } else if text.begins(with: "Event type ") {
      isAbsolute = text.dropFirst(11).begins(with: "3 ")
      axis = nil
    } else if text.begins(with: "Event code "), isAbsolute {
      words = words.dropFirst(11)
      let code = words.takeWord().flatMap { DecimalText.parseInteger($0) }
      axis = code.flatMap { UInt16(exactly: $0) }.map { ($0, nil) }
    } else if axis != nil, let name = words.takeWord(), let word = words.takeWord(),
      let number = DecimalText.parseInteger(word).flatMap({ Int32(exactly: $0) })
    {
      describeAxis(name, number)
    }
  }

  private mutating func describeAxis(_ name: ArraySlice<UInt8>, _ number: Int32) {
    guard let axis else { return }
    if name.matches("Min") {
      self.axis?.lower = number
    } else if name.matches("Max"), let lower = axis.lower {
      source.details.axes.append(
        EvdevDevice.Axis(code: axis.code, lower: lower, upper: number, resolution: 0))
    } else if name.matches("Resolution"), source.details.axes.last?.code == axis.code {
      source.details.axes[source.details.axes.count - 1].resolution = number
    }
  }

  // MARK: Events

  /// Consumes the text behind `Event: time`.
  mutating func takeEvent(
    _ text: ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) {
    guard let event = Self.event(text) else {
      throw Diagnostic(
        .malformedLine, at: line.span, "this is not an event of evtest",
        help: "for example: Event: time 1.559695, type 3 (EV_ABS), code 0 (ABS_X), value 777")
    }
    guard source.take(event, of: line) else { throw .timeGoesBack(at: line) }
  }

  private static func event(_ text: ArraySlice<UInt8>) -> EvdevEvent? {
    var words = text
    guard var seconds = words.takeWord(), seconds.last == UInt8(ascii: ",") else { return nil }
    seconds.removeLast()
    guard let time = DecimalNumber(plain: seconds)?.integer(timesPowerOfTen: 9), time >= 0,
      let first = words.takeWord()
    else { return nil }
    guard first.matches("type") else { return synchronization(first, words, time) }
    guard let type = number(words.takeWord()), let code = number(word(behind: "code", &words)),
      let word = word(behind: "value", &words)
    else { return nil }
    // Scan codes are hexadecimal, and of no use.
    guard type != 4 else { return EvdevEvent(time: time, type: type, code: code, value: 0) }
    guard let value = DecimalText.parseInteger(word).flatMap({ Int32(exactly: $0) }) else {
      return nil
    }
    return EvdevEvent(time: time, type: type, code: code, value: value)
  }

  /// `-------------- SYN_REPORT ------------`. Some builds print a wrong name in it, so `-` marks a
  /// report, `+` a finger's report, `>` events dropped by the kernel.
  private static func synchronization(
    _ frame: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, _ time: Int64
  ) -> EvdevEvent? {
    var words = text
    guard let mark = frame.first, frame.allSatisfy({ $0 == mark }), let name = words.takeWord()
    else { return nil }
    let key: UInt32
    switch mark {
    case UInt8(ascii: "+"): key = Evdev.multitouchReport
    case UInt8(ascii: ">"): key = Evdev.dropped
    case UInt8(ascii: "-"):
      let isConfig = name.matches("Config") && words.takeWord()?.matches("Sync") == true
      let code = EvdevNames.code(named: name, type: 0).map { UInt32($0) }
      key = isConfig ? Evdev.multitouchReport : code ?? Evdev.report
    default: return nil
    }
    return EvdevEvent(time: time, type: 0, code: UInt16(key), value: 0)
  }

  private static func number(_ word: ArraySlice<UInt8>?) -> UInt16? {
    word.flatMap { DecimalText.parseInteger($0) }.flatMap { UInt16(exactly: $0) }
  }

  /// Skips to a name, and consumes the word behind it.
  private static func word(
    behind name: StaticString, _ words: inout ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    while let word = words.takeWord() {
      if word.matches(name) { return words.takeWord() }
    }
    return nil
  }
}
