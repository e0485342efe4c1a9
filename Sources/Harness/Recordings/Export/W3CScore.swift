import ControlCore
import GestureScript

/// The sources of W3C Actions, tick by tick, as they are written.
struct W3CScore {
  /// The most cells, ticks times sources, of a file.
  private static let maximumCells: Int64 = 10_000_000

  private var sources: [Source] = []
  /// Tick lengths in milliseconds; ticks not listed last as long as their actions.
  private var pauses: [(tick: Int, length: Int64)] = []
  private var tick = -1
  /// The start of the tick and the duration of its longest action, in milliseconds.
  private var start: Int64 = 0
  private var length: Int64 = 0
  /// The last source with an action in the tick.
  private var lastSource = -1
  /// The time of the last action, in nanoseconds.
  private(set) var now: Int64 = 0

  private struct Source {
    var kind: W3CSource.Kind
    var id: Int64 = 0
    var place = Point(x: 0, y: 0)
    var actions: [(tick: Int, text: [UInt8])] = []
  }

  // MARK: Sources

  /// The source of keys, of wheels, or the mouse -1, which only hovers.
  mutating func source(_ kind: W3CSource.Kind, _ id: Int64 = 0) -> Int {
    if let index = sources.firstIndex(where: { $0.kind == kind && $0.id == id }) { return index }
    return append(Source(kind: kind, id: id))
  }

  mutating func source(of pointer: PointerEvent, _ losses: inout ExportLosses) -> Int {
    let kind = W3CSource.Kind.pointer(pointer.kind)
    if sources.contains(where: { $0.id == pointer.id && $0.kind != kind && $0.kind.isPointer }),
      !sources.contains(where: { $0.id == pointer.id && $0.kind == kind })
    {
      losses.note(.numbers)
    }
    return source(kind, pointer.id)
  }

  /// Once there are too many, all is thrown away in the end.
  private mutating func append(_ source: Source) -> Int {
    guard sources.count < W3CParser.maximumSources else { return 0 }
    sources.append(source)
    return sources.count - 1
  }

  func place(of source: Int) -> Point { sources[source].place }

  /// Returns true if a source has no actions yet.
  func isNew(_ source: Int) -> Bool { sources[source].actions.isEmpty }

  mutating func go(_ source: Int, to place: Point) {
    sources[source].place = place
  }

  // MARK: Actions

  /// Adds an action at a time that is not before the last one's.
  mutating func add(_ text: [UInt8], to source: Int, at time: Int64) {
    let instant = Self.milliseconds(time)
    now = max(now, time)
    if tick < 0 || instant != start || source <= lastSource || length > 0 { begin(instant) }
    lastSource = source
    sources[source].actions.append((tick, text))
  }

  mutating func add(_ text: StaticString, to source: Int, at time: Int64) {
    add([UInt8](text), to: source, at: time)
  }

  /// Adds an action, from a text without its duration and end.
  mutating func add(
    _ text: [UInt8], lasting duration: Int64, to source: Int, at time: Int64
  ) {
    let end = time.addingSaturated(duration)
    let lasting = Self.milliseconds(end) - Self.milliseconds(time)
    var text = text
    DecimalText.append(lasting, to: &text)
    text.append("}")
    add(text, to: source, at: time)
    length = lasting
  }

  private mutating func begin(_ instant: Int64) {
    // Time before the first action becomes a tick of its own.
    if tick < 0, instant > 0 { tick = 0 }
    let gap = instant - start
    if gap > length { pauses.append((tick, gap)) }
    tick += 1
    (start, length, lastSource) = (instant, 0, -1)
  }

  /// Rounded to the nearest, half up.
  private static func milliseconds(_ time: Int64) -> Int64 {
    time / 1_000_000 + (time % 1_000_000 >= 500_000 ? 1 : 0)
  }

  // MARK: Text

  func text() throws(Diagnostic) -> [UInt8] {
    guard sources.count < W3CParser.maximumSources else {
      throw Diagnostic(
        .tooManyPointers, at: .none, "the script has more than 98 pointers",
        help: "W3C Actions have a source for each; split the script")
    }
    guard Int64(tick + 1) * Int64(sources.count + 1) <= Self.maximumCells else {
      throw Diagnostic(
        .scriptTooLong, at: .none, "the script has too many events for W3C Actions",
        help: "export it with --to pointer, or split it")
    }
    var text = [UInt8]("{\"actions\":[")
    for (index, source) in sources.enumerated() {
      text.append(index == 0 ? "\n" : ",\n")
      Self.append(source, to: &text)
    }
    if !pauses.isEmpty {
      text.append(sources.isEmpty ? "\n" : ",\n")
      text.append("{\"type\":\"none\",\"id\":\"time\",\"actions\":[")
      Self.append(pauses.map { ($0.tick, Self.pause($0.length)) }, to: &text)
      text.append("]}")
    }
    text.append("\n]}\n")
    return text
  }

  private static func append(_ source: Source, to text: inout [UInt8]) {
    switch source.kind {
    case .key: text.append("{\"type\":\"key\",\"id\":\"keys\",\"actions\":[")
    case .wheel: text.append("{\"type\":\"wheel\",\"id\":\"wheel\",\"actions\":[")
    case .idle: text.append("{\"type\":\"none\",\"id\":\"none\",\"actions\":[")
    case .pointer(let kind):
      let name = Vocabulary.kinds.word(for: kind)
      let id = source.id < 0 ? "hover" : "\(name)\(source.id)"
      text.write(
        """
        {"type":"pointer","id":"\(id)","parameters":{"pointerType":"\(name)"},"actions":[
        """)
    }
    append(source.actions, to: &text)
    text.append("]}")
  }

  /// Writes actions, one a line, and pauses for ticks without an action of the source.
  private static func append(
    _ actions: [(tick: Int, text: [UInt8])], to text: inout [UInt8]
  ) {
    var next = 0
    for action in actions {
      text.append(next == 0 ? "\n" : ",\n")
      while next < action.tick {
        text.append("{\"type\":\"pause\"},")
        next += 1
      }
      text.append(contentsOf: action.text)
      next += 1
    }
  }

  private static func pause(_ length: Int64) -> [UInt8] {
    Array("{\"type\":\"pause\",\"duration\":\(length)}".utf8)
  }
}

extension W3CSource.Kind {
  var isPointer: Bool {
    if case .pointer = self { true } else { false }
  }
}
