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
    let lists = [
      (recording.notes.unreadColumns, "N321 columns not read"),
      (recording.notes.unknownFields, "N330 fields that are not known"),
    ]
    let columns = lists.filter { !$0.0.isEmpty }.map { names, text in
      "\(text): \({ $0.append(names: names.map { Self.clean($0[...])[...] }) })"
    }
    let counts = counts.filter { $0.count > 0 }.map { "\($0.text): \($0.count)" }
    // Each begins with its code.
    let lines =
      [source, place, choice, period, remark, map, reason, contents] + (counts + columns).sorted()
    return lines.compactMap { $0.map { Array($0.utf8) } } + guesses.map { Self.comment($0) }
  }

  /// The counts of what was left out or made up, in the order of the codes; N321 and N330 are lists.
  private var counts: [(count: Int64, text: StaticString)] {
    let notes = recording.notes
    return [
      (notes.unendedContacts, "N310 contacts without an end, given one"),
      (notes.samplesWithoutDown, "N311 samples of contacts without a start left out"),
      (notes.bufferOverruns, "N312 gaps where the system lost events"),
      (notes.unusedEvents, "N313 events of no use to a control left out"),
      (notes.unendedScrolls, "N314 scrolls without an end, given one"),
      (notes.madeUpPlaces, "N315 contacts that began without x or y, made up"),
      (notes.foreignWheels, "N316 turns of a wheel that is not a touch ring left out"),
      (notes.unknownEnds, "N317 ends that name none of several contacts left out"),
      (fit?.leftOut ?? 0, "N318 events that the control does not support left out"),
      (fit?.otherKind ?? 0, "N319 events of pointers taken as of another kind"),
      (notes.foreignLines, "N320 lines that are not of the log left out"),
      (notes.otherButtons, "N322 presses of other buttons left out"),
      (notes.repeatedContacts, "N329 contacts that repeat another one left out"),
    ]
  }

  private var source: String? {
    func part(_ start: String, _ text: [UInt8]) -> String {
      text.isEmpty ? "" : "\(start)\(utf8: Self.clean(text[...]))"
    }
    let name = fileName.isEmpty ? [UInt8]("a file without a name") : fileName
    return "imported from \(utf8: name), \(recording.format.name)" + part(" ", recording.version)
      + part(", device ", recording.deviceName) + part(", by ", options.tool)
  }

  /// The part of the recording; `nil` for the whole.
  private var place: String? {
    switch part {
    case nil: nil
    case .number(let number, let count, let start):
      """
      part \(number) of \(count), from \(milliseconds: start)ms on; counts of what is left out or made \
      up are of the whole recording
      """
    case .value(let value, let column):
      """
      part: where \(utf8: Self.clean(column.prefix(60))) is \
      \(utf8: value.isEmpty ? [UInt8]("empty") : Self.clean(value.prefix(60)))
      """
    }
  }

  private var choice: String? {
    let isPage = recording.format == .playwright
    let device = "\(isPage ? "page" : "device") \(utf8: Self.clean(recording.devicePath[...])): "
    switch recording.deviceChoice {
    case .only: return nil
    case .mostActive(let count) where isPage:
      return device + "the page with the most calls of \(count) that have some"
    case .reported: return device + "as requested"
    case .mostActive(let count):
      return device + "the one with the most contacts of \(count) that have events"
    }
  }

  private var period: String? {
    recording.assumedPeriod.map {
      let what = recording.format == .strokes ? "point" : "report"
      return "times assumed, as requested: a \(what) every \(duration: $0); the file has none"
    }
  }

  /// The effect of the format on a recording.
  private var remark: String? {
    switch recording.format {
    case .rrweb: "moves are about 50ms apart: speeds are coarse, and flings no reference"
    case .devTools: "no recording of times: the steps are 300ms apart, which is made up"
    case .playwright:
      "times are those of the calls; what is called on an element happens at the end of its call"
    case .pynput: "a time without a unit counts seconds, as in Python"
    default: nil
    }
  }

  private var map: String? {
    guard survey.hasPositions else { return "map none: there is no contact" }
    guard horizontal != nil || vertical != nil else {
      return "map none: \(recording.space == .device ? "units" : "positions") are points"
    }
    func part(_ name: String, _ map: AxisMap?) -> String {
      var text: [UInt8] = []
      map?.append(to: &text)
      return map == nil ? "" : " \(name)=\(utf8: text)"
    }
    return "map" + part("x", horizontal) + part("y", vertical)
  }

  private var reason: String? {
    let reason =
      options.axis != nil
      ? "as requested"
      : survey.longerAxis == nil
        ? "nothing in the recording has one" : "the one with more travel"
    return "axis \(axis == .x ? "x" : "y"): \(reason)"
  }

  private var contents: String? {
    let length = recording.events.last?.time ?? 0
    return """
      events \(recording.events.count), contacts \(recording.contactCount), \
      length \(milliseconds: length)ms
      """
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
