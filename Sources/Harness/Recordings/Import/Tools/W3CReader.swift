import ControlCore
import GestureScript

/// Reads the actions that WebDriver performs in a browser:
///
///     {"actions":[{"type":"pointer","id":"finger1","parameters":{"pointerType":"touch"},"actions":[
///       {"type":"pointerMove","x":160,"y":40,"duration":0},
///       {"type":"pointerDown","button":0},
///       {"type":"pointerMove","x":-120,"y":0,"origin":"pointer","duration":300},
///       {"type":"pointerUp","button":0}]}]}
///
/// Action *i* of every source forms tick *i*; a tick lasts as long as its longest action. The
/// standard leaves the sample rate of moves open, so the user sets it: a move of a pressed pointer
/// alone is a glide, moves at the same time are sampled side by side. A mouse or pen that is not
/// pressed hovers; a finger then does nothing.
enum W3CReader {
  static func read(_ bytes: [UInt8], _ options: ReadingOptions) throws(Diagnostic) -> Recording {
    let parser = W3CParser(bytes: bytes, elements: options.elements)
    let value = try JSONRecording.value(bytes)
    let sources = try parser.sources(value)
    var stage = W3CStage(sources, period: max(options.samplePeriod, 1))
    try stage.play()
    stage.note(value)
    return try stage.builder.finish(.points)
  }
}

/// Sources that play their ticks.
private struct W3CStage {
  /// The most events of a file, samples of its moves included.
  static let maximumEvents: Int64 = 1_000_000

  private let sources: [W3CSource]
  private let period: Int64
  var builder = RecordingBuilder(.w3cActions)
  private var places: [Point]
  private var isDown: [Bool]
  private var modifiers: Modifiers { builder.modifiers }
  private var now: Int64 = 0
  private var eventsLeft = maximumEvents

  /// A move or scroll under way.
  private struct Journey {
    let source: Int
    let start: Point
    let end: Point
    let duration: Int64
    var elapsed: Int64 = 0
    /// The position of the last sample.
    var last: Point
  }

  init(_ sources: [W3CSource], period: Int64) {
    self.sources = sources
    self.period = period
    places = sources.map { _ in Point(x: 0, y: 0) }
    isDown = sources.map { _ in false }
  }

  mutating func play() throws(Diagnostic) {
    for tick in 0..<(sources.map { $0.actions.count }.max() ?? 0) {
      let acting = sources.indices.filter { sources[$0].actions.count > tick }
      let duration = acting.map { sources[$0].actions[tick].duration }.max() ?? 0
      var journeys: [Journey] = []
      for index in acting {
        if let journey = try act(index, sources[index].actions[tick], duration) {
          journeys.append(journey)
        }
      }
      try travel(journeys)
      let (end, overflow) = now.addingReportingOverflow(duration)
      guard !overflow, end < 1 << 62 else {
        throw Diagnostic(.timeTooLarge, at: .none, "the actions take longer than 146 years")
      }
      now = end
    }
  }

  /// Performs actions without duration; returns one with a duration.
  private mutating func act(
    _ index: Int, _ action: W3CAction, _ tick: Int64
  ) throws(Diagnostic) -> Journey? {
    switch action {
    case .pause: break
    case .move(let offset, let place, let duration):
      let start = places[index]
      var origin = start
      if case .fixed(let point) = place { origin = point }
      let end = Point(x: origin.x + offset.x, y: origin.y + offset.y)
      guard end.x.isFinite, end.y.isFinite else {
        throw Diagnostic(.numberTooLarge, at: .none, "a move ends beyond all bounds")
      }
      return try begin(index, from: start, to: end, duration ?? tick)
    case .scroll(let x, let y, let duration):
      return try begin(index, from: Point(x: 0, y: 0), to: Point(x: x, y: y), duration ?? tick)
    case .key(let scalar, let isDown):
      builder.press(W3CKeys.key(scalar), W3CKeys.modifier(scalar), isDown: isDown, at: now)
    case .otherButton: builder.notes.unusedEvents += 1
    case .down, .up, .cancel: try touch(index, action)
    }
    return nil
  }

  private mutating func begin(
    _ index: Int, from start: Point, to end: Point, _ duration: Int64
  ) throws(Diagnostic) -> Journey? {
    let journey = Journey(source: index, start: start, end: end, duration: duration, last: start)
    guard duration <= 0 else { return journey }
    try report(journey, at: end, time: now)
    return nil
  }

  /// A pointer that is pressed cannot be pressed again, nor let go twice: browsers do nothing then.
  private mutating func touch(_ index: Int, _ action: W3CAction) throws(Diagnostic) {
    let id = sources[index].id
    switch action {
    case .down where !isDown[index]:
      guard !builder.isFull else {
        throw Diagnostic(.tooManyPointers, at: .none, "more than 100 pointers are down at once")
      }
      isDown[index] = true
      builder.down(pointer(index, .down, places[index]), at: now)
    case .up where isDown[index]:
      isDown[index] = false
      builder.up(id, at: places[index], modifiers: modifiers, time: now)
    case .cancel where isDown[index]:
      isDown[index] = false
      builder.cancel(id, time: now)
    default: builder.notes.unusedEvents += 1
    }
  }

  private func pointer(_ index: Int, _ phase: PointerEvent.Phase, _ place: Point) -> PointerEvent {
    var kind = PointerKind.mouse
    if case .pointer(let own) = sources[index].kind { kind = own }
    return PointerEvent(
      id: sources[index].id, kind: kind, phase: phase, position: place, modifiers: modifiers)
  }

  // MARK: Journeys

  /// Lets all that moves in a tick arrive, sample by sample.
  private mutating func travel(_ journeys: [Journey]) throws(Diagnostic) {
    // Glides in scripts have no modifiers.
    if journeys.count == 1, isDown[journeys[0].source], modifiers == .none {
      return try glide(journeys[0])
    }
    var journeys = journeys
    while let next = journeys.indices.min(by: { time(journeys[$0]) < time(journeys[$1]) }) {
      let elapsed = time(journeys[next])
      let isOver = elapsed == journeys[next].duration
      let share = Double(elapsed) / Double(journeys[next].duration)
      let place = journeys[next].start.way(to: journeys[next].end, share)
      try report(journeys[next], at: place, time: now + elapsed)
      journeys[next].elapsed = elapsed
      journeys[next].last = place
      if isOver { journeys.remove(at: next) }
    }
  }

  /// Returns the next sample's time after the start of the tick.
  private func time(_ journey: Journey) -> Int64 {
    min(journey.elapsed.addingSaturated(period), journey.duration)
  }

  private mutating func glide(_ journey: Journey) throws(Diagnostic) {
    let glide = RecordedGlide(duration: journey.duration, period: period)
    try spend((journey.duration - 1) / period + 1)
    places[journey.source] = journey.end
    builder.move(
      pointer(journey.source, .move, journey.end), at: now + journey.duration, glide: glide)
  }

  /// One sample of a journey.
  private mutating func report(
    _ journey: Journey, at place: Point, time: Int64
  ) throws(Diagnostic) {
    try spend(1)
    let index = journey.source
    guard case .pointer(let kind) = sources[index].kind else {
      let turn = WheelEvent(
        deltaX: place.x - journey.last.x, deltaY: place.y - journey.last.y, modifiers: modifiers)
      return builder.add(.wheel(turn), at: time)
    }
    places[index] = place
    if isDown[index] {
      builder.move(pointer(index, .move, place), at: time)
    } else if kind != .touch {
      builder.hover(pointer(index, .hover, place), at: time)
    }
  }

  private mutating func spend(_ count: Int64) throws(Diagnostic) {
    eventsLeft -= min(count, Self.maximumEvents + 1)
    guard eventsLeft >= 0 else {
      throw Diagnostic(
        .tooManySamples, at: .none, "the actions stand for more than 1000000 events",
        help: "sample moves less often: --sample 16ms")
    }
  }

  mutating func note(_ value: JSONValue) {
    if value["actions"]?[0]?["actions"] != nil || value["params"] != nil {
      builder.fields.note(value, of: "file")
    }
    builder.fields.note(value["params"], of: "params")
    for source in W3CParser.sources(in: value) ?? [] { builder.fields.note(source, of: "source") }
  }
}
