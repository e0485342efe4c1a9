import ControlCore
import GestureScript

/// Generates the events of a script, one after another.
///
/// Positions are relative to the pointer's last position, in multiples of 1/64 pt up to 2³⁰; times
/// are relative too. Dropping an event therefore shifts the rest but keeps it meaningful.
struct EventMaker {
  private(set) var lines: [Script.Line] = []
  /// The settings at this line of the script.
  private(set) var settings: Script.Settings
  let table: ControlTable
  /// The settings that no line changes.
  let fixed: [StaticText]
  private let recordings: [RecordedGesture]
  private(set) var partCount: Int
  private(set) var bounds: Bounds
  private(set) var path: PointerPath
  /// The last position of each of two pointers on the main axis, in points; `isDown` is true while
  /// it is down.
  var places = [160.0, 160.0]
  private var isDown = [false, false]
  /// The last tap, which a second one may follow that goes back to the default.
  private var lastTap: Script.Tap?
  /// The kinds of events that the control accepts.
  private let kinds: [Kind]
  private var habit: EventHabit
  /// The expected thumbs of a slider; `nil` for other controls.
  var thumbs: ThumbPlaces?

  init(
    _ table: ControlTable, _ start: [Setting], _ recordings: [RecordedGesture],
    fixed: [StaticText], _ choices: inout Choices
  ) {
    self.table = table
    self.fixed = fixed
    settings = Script.Settings(start)
    self.recordings = recordings
    let parts = table.partCount(settings)
    partCount = parts
    bounds = Bounds(table.bounds(settings))
    path = table.path(settings)
    let abilities = table.abilities
    kinds = Kind.allCases.filter {
      abilities.isSuperset(of: $0.needs) && ($0 != .recorded || !recordings.isEmpty)
        && ($0 != .drag || table.traits.contains(.thumb))
        || $0 == .adjust && parts > 1 && !abilities.isDisjoint(with: [.focus, .set])
    }
    habit = EventHabit(kinds, &choices)
    if table.traits.contains(.thumb) { thumbs = ThumbPlaces(settings, bounds) }
  }

  /// The kinds of events, the simplest first.
  enum Kind: Int64, CaseIterable {
    case wait, move, up, down, tap, key, adjust, wheel, rotate, hover, cancel, glide
    case setValue, setRange, setOther, settle, frames, other, recorded, drag
  }

  mutating func make(_ choices: inout Choices) {
    let isDown = isDown[0]
    let habit = habit
    let kinds = kinds
    let kind = choices.pick(kinds, "verb") { bits in
      let kind = habit.verb(isDown, &bits)
      return Int64(kinds.firstIndex(of: kind) ?? 0)
    }
    let time = time(&choices)
    switch kind {
    case .wait: add(time, .wait(self.time(&choices)))
    case .move: point(0, .move, time, &choices)
    case .up: point(0, .up, time, &choices)
    case .down: point(0, .down, time, &choices)
    case .other: other(time, &choices)
    case .tap: tap(time, &choices)
    case .glide: glide(time, &choices)
    case .hover: hover(time, &choices)
    case .cancel: cancel(time, &choices)
    case .recorded: replay(time, &choices)
    case .drag: drag(time, &choices)
    case .key: key(time, &choices)
    case .adjust: adjust(time, &choices)
    case .wheel: wheel(time, &choices)
    case .rotate: add(time, .rotate(Double(choices.step(12, "detents")) / 4))
    case .setValue: setValue(time, &choices)
    case .setRange: change(time, &choices) { $0.row.purpose == .bounds }
    case .setOther:
      change(time, &choices) { $0.row.purpose != .bounds && !$0.row.traits.contains(.isSteady) }
    case .settle: if !self.isDown.contains(true) { add(time, .settle()) }
    case .frames: add(time, .frames(choices.whole(1...200, simplest: 1, "frames")))
    }
  }

  mutating func add(_ time: Int64, _ verb: Script.Verb) {
    lines.append(Script.Line(.after(time), verb))
  }

  // MARK: Time

  /// Returns a delay in nanoseconds: whole milliseconds, with a 5 % chance of a fraction.
  func time(_ choices: inout Choices) -> Int64 {
    let (habit, isDown) = (habit, isDown[0])
    let odd = choices.whole(0...999_999, "odd") { $0.chance(950) ? 0 : $0.whole(0...999_999) }
    let ms = choices.whole(0...20_000, "time") { habit.time(isDown, &$0) }
    return ms * 1_000_000 + odd
  }

  // MARK: Pointers

  /// Returns a position near the last one of a pointer.
  mutating func coordinates(_ pointer: Int, _ choices: inout Choices) -> Coordinates {
    var habit = habit
    let isDown = isDown[0]
    // Earlier draws shrink first, so prefer whole points to small ones.
    let far = choices.whole(0...4, "far") { $0.chance(990) ? 0 : $0.whole(1...4) }
    let parts = choices.whole(0...63, "64ths") { $0.chance(800) ? 0 : $0.whole(0...63) }
    let points = choices.whole(-2000...2000, "x") { habit.distance(isDown, &$0) }
    self.habit = habit
    let distance = (Double(points) + Double(parts) / 64) * Double(1 << (far * 5))
    places[pointer] = min(max(places[pointer] + distance, -0x1p30), 0x1p30)
    let across = choices.whole(-300...300, "across") {
      if $0.chance(930) { return 0 }
      if $0.chance(500) { return $0.whole(-12...12) }
      // The exact distance that fine drag may need, or any.
      return $0.chance(200) ? ($0.chance(500) ? 100 : -100) : $0.whole(-300...300)
    }
    if path != .axis { return beside(places[pointer], across, &choices) }
    guard across != 0 else { return .along(places[pointer]) }
    let middle = (settings.axis == .x ? settings.height : settings.width) / 2 + Double(across)
    return settings.axis == .x ? .both(places[pointer], middle) : .both(middle, places[pointer])
  }

  mutating func point(
    _ pointer: Int, _ phase: PointerEvent.Phase, _ time: Int64, _ choices: inout Choices
  ) {
    let place = place(pointer, phase, &choices)
    let id = Int64(pointer)
    switch phase {
    case .down:
      let verb = Script.Verb.down(id, place, details(&choices))
      isDown[pointer] = isDown[pointer] || !verb.isOfOtherButton(settings.pointer)
      add(time, verb)
    case .up:
      let end = choices.pick(Self.ends, "place") { bits in
        let isElsewhere: Int64 = bits.chance(300) ? 1 : 0
        // Modifiers reuse bits already drawn, so older seeds keep their scripts.
        var ahead = bits
        let held = ahead.chance(40) ? 2 * ahead.whole(1...2) : 0
        return isElsewhere + held + (ahead.chance(40) ? 6 : 0)
      }
      let button = settings.pointer == .touch ? nil : allowed(end.button)
      isDown[pointer] = isDown[pointer] && button != nil
      add(time, .up(id, end.isElsewhere ? place : nil, allowed(end.modifiers), button: button))
    default:
      if isDown[pointer] {
        add(time, .move(id, place, details(&choices)))
      } else {
        hover(time, at: place)
      }
    }
  }

  /// Adds an event of a second pointer.
  private mutating func other(_ time: Int64, _ choices: inout Choices) {
    let phase = choices.pick([.down, .move, .up] as [PointerEvent.Phase], "phase")
    point(1, phase, time, &choices)
  }

  private mutating func tap(_ time: Int64, _ choices: inout Choices) {
    var place = coordinates(0, &choices)
    isDown[0] = false
    let hasDefault = settings.value(of: "reset") != nil
    if hasDefault, let thumb = thumbs?.coordinate(ofThumb: 0), choices.chance(700, "on the thumb") {
      place = .along(thumb)
    }
    if hasDefault, let last = lastTap, choices.chance(500, "again") {
      lastTap = nil
      return add(choices.whole(0...350, "between") * 1_000_000, .tap(last))
    }
    let tap = Script.Tap(0, at: place, for: choices.whole(0...600, "hold") * 1_000_000)
    lastTap = tap
    add(time, .tap(tap))
  }

  private mutating func glide(_ time: Int64, _ choices: inout Choices) {
    let place = coordinates(0, &choices)
    guard isDown[0] else { return hover(time, at: place) }
    let ms = choices.whole(0...400, "over") { 8 * $0.whole(1...50) }
    add(time, .glide(Glide(0, to: place, over: ms * 1_000_000)))
  }

  private mutating func hover(_ time: Int64, _ choices: inout Choices) {
    let place = coordinates(0, &choices)
    add(time, .hover(choices.chance(250, "leave") ? nil : place))
  }

  private mutating func hover(_ time: Int64, at place: Coordinates) {
    if table.abilities.contains(.hover) { add(time, .hover(place)) }
  }

  private mutating func cancel(_ time: Int64, _ choices: inout Choices) {
    if choices.chance(200, "all") {
      isDown = [false, false]
      return add(time, .cancel(nil))
    }
    isDown[0] = false
    add(time, .cancel(0))
  }

  private mutating func replay(_ time: Int64, _ choices: inout Choices) {
    let gesture = choices.pick(recordings, "recording")
    let samples = gesture.samples(&choices)
    guard !samples.isEmpty else { return }
    for (index, sample) in samples.enumerated() {
      let place = places[0] + sample.distance
      let delay = index == 0 ? time : sample.delay
      add(delay, isDown[0] ? .move(0, .along(place)) : .down(0, .along(place)))
      isDown[0] = true
    }
    places[0] += samples.last?.distance ?? 0
    isDown[0] = false
    add(choices.whole(0...500, "release") { $0.chance(800) ? 0 : 80 } * 1_000_000, .up(0))
  }

  // MARK: Keys, wheel, host

  /// The modifiers of keys and wheels; the last two make shortcuts.
  private static let modifiers: [Modifiers] = [.none, .shift, .alt, .control, .meta]

  mutating func key(_ time: Int64, _ choices: inout Choices) {
    var keys: [Key] = [
      .arrowRight, .arrowLeft, .arrowUp, .arrowDown, .home, .end, .pageUp, .pageDown, .escape,
      .digit(3), .digit(0), .digit(9),
    ]
    // Elsewhere they are the host's, and a page might go back.
    if settings.value(of: "reset") != nil { keys += [.delete, .delete, .backspace] }
    let key = choices.pick(keys, "key")
    let modifiers = choices.usual(Self.modifiers, 800, "modifiers")
    let count = choices.whole(1...9, simplest: 1, "count") { $0.chance(800) ? 1 : $0.whole(1...9) }
    add(time, .key(KeyStroke(key, modifiers: allowed(modifiers), count: count)))
  }

  private mutating func wheel(_ time: Int64, _ choices: inout Choices) {
    let unit = choices.usual([.points, .detents, .lines, .pages], 500, "unit") as WheelEvent.Unit
    let parts = choices.whole(0...3, "part") { $0.chance(800) ? 0 : $0.whole(1...3) }
    let steps = Double(choices.step(unit == .points ? 300 : 3, "delta"))
    let phases = [.none, .begin, .change, .momentum, .end] as [WheelEvent.Phase]
    let phase = choices.usual(phases, 700, "phase")
    let along = steps + Double(parts) / 4
    let across = choices.chance(100, "across")
    let delta: Coordinates =
      !across ? .along(along) : settings.axis == .x ? .both(0, along) : .both(along, 0)
    let modifiers = choices.usual(Self.modifiers, 850, "modifiers")
    add(time, .wheel(WheelTurn(delta, unit: unit, phase: phase, modifiers: allowed(modifiers))))
  }

  /// Changes one of the control's own settings, unless it would conflict with the others.
  private mutating func change(
    _ time: Int64, _ choices: inout Choices, where isChanged: (SettingEntry) -> Bool
  ) {
    let own = table.entries.dropFirst(SettingEntry.ofEveryScript.count)
      .filter { isChanged($0) && !fixed.contains($0.name) }
    // `enabled` matters most.
    let entries = own.filter { $0.name == "enabled" } + own.filter { $0.name != "enabled" }
    guard !entries.isEmpty else { return }
    let last = Int64(entries.count - 1)
    let entry = choices.pick(entries, "setting") { $0.chance(250) ? 0 : $0.whole(0...last) }
    guard let value = choices.change(of: entry) else { return }
    let setting = Setting(entry.name, value)
    if take(setting) { add(time, .set(setting)) }
  }

  /// Applies a setting, unless it would conflict with the others.
  ///
  /// - Returns: true if it was applied.
  mutating func take(_ setting: Setting) -> Bool {
    var changed = settings
    changed.apply(setting)
    guard table.problem(changed) == nil else { return false }
    settings = changed
    bounds = Bounds(table.bounds(settings))
    path = table.path(settings)
    if table[setting.name]?.row.purpose == .parts { partCount = table.partCount(settings) }
    return true
  }
}

extension Choices {
  /// Chooses a signed size, more often small, never 0 at random.
  fileprivate mutating func step(_ most: Int64, _ kind: Kind) -> Int64 {
    whole(-most...most, kind) { bits in
      let size = bits.chance(500) ? bits.whole(1...max(1, most / 10)) : bits.whole(1...most)
      return bits.chance(500) ? size : -size
    }
  }
}
