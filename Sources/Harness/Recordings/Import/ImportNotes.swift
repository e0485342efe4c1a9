import ControlCore
import GestureScript

/// Comments of an imported script about its source.
struct ImportNotes {
  let recording: Recording
  let options: ImportOptions
  let survey: RecordingSurvey
  let part: PartedRecording.Label?
  let fit: ImportFit?
  let axis: Setting.AxisName
  let horizontal: AxisMap?
  let vertical: AxisMap?

  /// The name of the file, without its directory, because paths are private.
  private var fileName: [UInt8] {
    let start = options.fileName.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    return Self.clean(options.fileName[(start.map { $0 + 1 } ?? 0)...])
  }

  /// The name of the file, without its last extension.
  var title: [UInt8] {
    if let title = options.title { return Self.clean(title[...]) }
    var name = fileName
    if let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 { name.removeSubrange(dot...) }
    return name.isEmpty ? [UInt8]("imported") : name
  }

  /// The comments, each the text of one line behind its `#`.
  var comments: [[UInt8]] {
    var lines = [source]
    if let place { lines.append(place) }
    if let choice { lines.append(choice) }
    if let period { lines.append(period) }
    if let remark { lines.append(remark) }
    lines += [map, reason, contents]
    let notes = recording.notes
    append(notes.unendedContacts, "N310 contacts without an end, given one: ", &lines)
    append(notes.samplesWithoutDown, "N311 samples of contacts without a start left out: ", &lines)
    append(notes.bufferOverruns, "N312 gaps where the system lost events: ", &lines)
    append(notes.unusedEvents, "N313 events of no use to a control left out: ", &lines)
    append(notes.unendedScrolls, "N314 scrolls without an end, given one: ", &lines)
    append(notes.madeUpPlaces, "N315 contacts that began without x or y, made up: ", &lines)
    append(notes.foreignWheels, "N316 turns of a wheel that is not a touch ring left out: ", &lines)
    append(notes.unknownEnds, "N317 ends that name none of several contacts left out: ", &lines)
    append(fit?.leftOut ?? 0, "N318 events that the control does not support left out: ", &lines)
    append(fit?.otherKind ?? 0, "N319 events of pointers taken as of another kind: ", &lines)
    append(notes.foreignLines, "N320 lines that are not of the log left out: ", &lines)
    if let unread { lines.append(unread) }
    append(notes.otherButtons, "N322 presses of other buttons left out: ", &lines)
    for guess in guesses { lines.append(Self.comment(guess)) }
    return lines
  }

  /// The columns that are not read.
  private var unread: [UInt8]? {
    let names = recording.notes.unreadColumns
    guard !names.isEmpty else { return nil }
    var line = [UInt8]("N321 columns not read: ")
    line.append(names: names.map { Self.clean($0[...])[...] })
    return line
  }

  private func append(_ count: Int64, _ text: StaticString, _ lines: inout [[UInt8]]) {
    guard count > 0 else { return }
    var line = [UInt8](text)
    DecimalText.append(count, to: &line)
    lines.append(line)
  }

  private var source: [UInt8] {
    var line = [UInt8]("imported from ")
    line.append(contentsOf: fileName.isEmpty ? [UInt8]("a file without a name") : fileName)
    line.append(", ")
    line.append(recording.format.name)
    if !recording.version.isEmpty {
      line.append(" ")
      line.append(contentsOf: Self.clean(recording.version[...]))
    }
    if !recording.deviceName.isEmpty {
      line.append(", device ")
      line.append(contentsOf: Self.clean(recording.deviceName[...]))
    }
    if !options.tool.isEmpty {
      line.append(", by ")
      line.append(contentsOf: Self.clean(options.tool[...]))
    }
    return line
  }

  /// The part of the recording; `nil` for the whole.
  private var place: [UInt8]? {
    guard let part else { return nil }
    var line: [UInt8] = []
    switch part {
    case .number(let number, let count, let start):
      line.append("part ")
      DecimalText.append(Int64(number), to: &line)
      line.append(" of ")
      DecimalText.append(Int64(count), to: &line)
      line.append(", from ")
      DecimalText.append(nanosecondsAsMilliseconds: start, to: &line)
      line.append("ms on; counts of what is left out or made up are of the whole recording")
    case .value(let value, let column):
      line.append("part: where ")
      line.append(contentsOf: Self.clean(column.prefix(60)))
      line.append(" is ")
      line.append(contentsOf: value.isEmpty ? [UInt8]("empty") : Self.clean(value.prefix(60)))
    }
    return line
  }

  private var choice: [UInt8]? {
    var line = [UInt8](recording.format == .playwright ? "page " : "device ")
    line.append(contentsOf: Self.clean(recording.devicePath[...]))
    switch recording.deviceChoice {
    case .only: return nil
    case .mostActive(let count) where recording.format == .playwright:
      line.append(": the page with the most calls of ")
      DecimalText.append(count, to: &line)
      line.append(" that have some")
    case .reported: line.append(": as requested")
    case .mostActive(let count):
      line.append(": the one with the most contacts of ")
      DecimalText.append(count, to: &line)
      line.append(" that have events")
    }
    return line
  }

  private var period: [UInt8]? {
    guard let period = recording.assumedPeriod else { return nil }
    var line = [UInt8]("times assumed, as requested: ")
    line.append(recording.format == .strokes ? "a point every " : "a report every ")
    line.append(duration: period)
    line.append("; the file has none")
    return line
  }

  /// The effect of the format on a recording.
  private var remark: [UInt8]? {
    switch recording.format {
    case .rrweb: [UInt8]("moves are about 50ms apart: speeds are coarse, and flings no reference")
    case .devTools: [UInt8]("no recording of times: the steps are 300ms apart, which is made up")
    case .playwright:
      [UInt8](
        "times are those of the calls; what is called on an element happens at the end of its call")
    case .pynput: [UInt8]("a time without a unit counts seconds, as in Python")
    case .evemu, .getevent, .pointerCSV, .pointerNDJSON, .pointerJSON, .libinput, .w3cActions,
      .kivy, .evtest, .debugEvents, .flutter, .strokes:
      nil
    }
  }

  private var map: [UInt8] {
    guard survey.contacts > 0 else { return [UInt8]("map none: there is no contact") }
    guard horizontal != nil || vertical != nil else {
      return [UInt8](
        recording.space == .device
          ? "map none: units are points" : "map none: positions are points")
    }
    var line = [UInt8]("map")
    if let horizontal {
      line.append(" x=")
      horizontal.append(to: &line)
    }
    if let vertical {
      line.append(" y=")
      vertical.append(to: &line)
    }
    return line
  }

  private var reason: [UInt8] {
    var line = [UInt8]("axis ")
    line.append(axis == .x ? "x" : "y")
    if options.axis != nil {
      line.append(": as requested")
    } else if survey.longerAxis == nil {
      line.append(": nothing in the recording has one")
    } else {
      line.append(": the one with more travel")
    }
    return line
  }

  private var contents: [UInt8] {
    var line = [UInt8]("events ")
    DecimalText.append(Int64(recording.events.count), to: &line)
    line.append(", contacts ")
    DecimalText.append(Int64(recording.contactCount), to: &line)
    line.append(", length ")
    DecimalText.append(nanosecondsAsMilliseconds: recording.events.last?.time ?? 0, to: &line)
    line.append("ms")
    return line
  }

  /// Returns text fit for a comment or title: valid, printable, without quotes, and short.
  static func clean(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var characters = Characters(bytes)
    var text: [UInt8] = []
    while text.count < 200, let character = characters.next() {
      if character.scalar == 0x22 {
        text.append("'")
      } else if let scalar = character.scalar, !scalar.isControlCharacter {
        text.append(contentsOf: bytes[character.range])
      } else {
        text.append("?")
      }
    }
    return text
  }
}

extension Recording {
  /// The number of contacts.
  var contactCount: Int {
    events.count { event in
      if case .pointer(let pointer) = event.action { pointer.phase == .down } else { false }
    }
  }
}
