import ControlCore
import GestureScript

/// Writes the script of a probe. It tracks the pointers and the expected values, and omits actions
/// that the control does not support.
///
/// Positions are shares of the range: 0 at the lower end, 1 at the upper end, 1.25 a quarter of the
/// control beyond it.
struct ProbeWriter {
  private var header: [Setting]
  private var body: [Script.Line] = []
  var aim: ProbeAim
  /// The settings that no line changes.
  let fixed: [Setting]
  /// The expected share of each part.
  var shares: [Double] = []
  /// The abilities that the control lacks for lines that it should play.
  private(set) var lacking: ControlAbilities = []
  /// The settings that the control does not accept, and the lines that cannot be read.
  var refused: [String] = []
  /// True while a line is written that the control need not be able to play.
  var isOptional = false
  private var hands: [Hand] = []
  /// The time since the last event, in nanoseconds.
  private var pause: Int64 = 0

  /// A pointer that is down.
  private struct Hand {
    let id: Int64
    /// The part that it is expected to hold.
    let part: Int
    /// The share of the thumb when the pointer went down.
    let origin: Double
    var share: Double
    var details: PointerDetails
  }

  var table: ControlTable { aim.table }
  /// The number of values of the control.
  var partCount: Int { shares.count }
  /// The bounds of the values; a range of 100 for a control without bounds.
  var bounds: ClosedRange<Double> { aim.bounds }
  /// Returns the expected position of a part, as a share of the range.
  func share(of part: Int) -> Double { shares[min(part, partCount - 1)] }

  init(_ table: ControlTable, fixed: [Setting], _ text: String) {
    let names = table.fixed.map { $0.name }
    let all = table.fixed + fixed.filter { !names.contains($0.name) }
    self.fixed = all
    header = [.control(table.name)] + all
    aim = ProbeAim(table: table, settings: Script.Settings(header))
    let lines = text.split { $0 == ";" || $0.isNewline }.compactMap { Line($0) }
    for line in lines where line.isSetting && line.places == nil && !line.isOptional {
      require(line.text)
    }
    begin(with: Setting("range", .range(0, 100)))
    beginPlace()
    let parts = lines.compactMap { $0.places?.count }.max() ?? 1
    beginParts(parts)
    beginValues()
    if partCount < parts { refused.append("several values") }
    let missing = refused
    for line in lines { write(line) }
    // Lines that need a missing setting say nothing more.
    if !missing.isEmpty { refused = missing }
  }

  /// The script so far.
  var script: Script {
    var body = body
    if pause > 0 { body.append(Script.Line(.after(0), .wait(pause))) }
    return Script(header: header.map { HeaderLine($0) }, body: body)
  }

  // MARK: Header

  /// Adds a setting that the control must accept, unless it has that already.
  private mutating func require(_ text: String) {
    guard let setting = table.setting(text) else { return refused.append(text) }
    begin(with: setting)
    let value = aim.settings.value(of: setting.name) ?? table[setting.name]?.initial
    if value != setting.value { refused.append(text) }
  }

  /// Adds a setting to the header before the first line, unless the control rejects it, the header
  /// has it, or it equals the default (except `range`).
  ///
  /// - Parameter setting: one of the control's own settings.
  mutating func begin(with setting: Setting) {
    guard body.isEmpty, let entry = table[setting.name], entry.allows(setting.value),
      !header.contains(where: { $0.name == setting.name }),
      table.problem(Script.Settings(header + [setting])) == nil
    else { return }
    if entry.initial != setting.value || setting.name == "range" { header.append(setting) }
    aim.settings.apply(setting)
    // Values set before their steps are moved to them: no control has others to begin with.
    if entry.row.purpose == .granularity, !shares.isEmpty { start(at: shares) }
  }

  /// Writes the viewport, a mark distance that shows the whole range, and the pointer kind.
  private mutating func beginPlace() {
    let isUpright = aim.settings.axis == .y
    begin(with: isUpright ? .viewport(80, 320) : .viewport(320, 80))
    let width = bounds.upperBound - bounds.lowerBound
    if case .number(let step)? = table["step"]?.initial, width > 0 {
      begin(with: Setting("unit-width", .number(aim.settings.length * step / width)))
    }
    let kinds = ([.touch, .mouse, .pen] as [PointerKind]).filter {
      table.abilities.isSuperset(of: ControlAbilities($0))
    }
    if let first = kinds.first { begin(with: .pointer(first)) }
  }

  private mutating func beginParts(_ parts: Int) {
    guard parts > 1, table.partCount(aim.settings) < parts,
      let entry = table.entries.first(where: { $0.row.purpose == .parts })
    else { return }
    begin(with: Setting(entry.name, .whole(Int64(parts))))
  }

  private mutating func beginValues() {
    let count = min(table.partCount(aim.settings), Int(ScriptRules.mostParts))
    guard !fixed.contains(where: { $0.name == "value" }) else {
      shares = aim.settings.values.map { aim.share(of: $0) }
      if shares.isEmpty { shares = [0] }
      return
    }
    start(at: count == 1 ? [0.3] : (0..<count).map { (Double($0) + 0.6) / (Double(count) + 0.2) })
  }

  /// Sets the initial positions of the parts.
  ///
  /// - Parameter places: a share of the range for each part; omitted parts keep their positions.
  mutating func start(at places: [Double]) {
    guard body.isEmpty, !fixed.contains(where: { $0.name == "value" }) else { return }
    let given = places.map { aim.value(at: $0) }
    // Omitted parts stay, or are pushed along to keep the order.
    let others = shares.dropFirst(given.count).map { max(aim.value(at: $0), given.last ?? 0) }
    let values = given + others
    shares = values.map { aim.share(of: $0) }
    header.removeAll { $0.name == "value" }
    header.append(.values(values))
    aim.settings.apply(.values(values))
  }

  // MARK: Lines

  /// Adds a line, if the control supports its verb.
  mutating func add(_ verb: Script.Verb, beside needs: ControlAbilities = []) {
    let missing = verb.needs.union(needs).subtracting(table.abilities)
    guard missing.isEmpty else {
      if !isOptional { lacking.formUnion(missing) }
      return
    }
    body.append(Script.Line(.after(pause), verb))
    pause = 0
  }

  /// Advances time by milliseconds, or nanoseconds.
  mutating func wait(_ milliseconds: Int64) { wait(nanoseconds: milliseconds * 1_000_000) }

  mutating func wait(nanoseconds: Int64) { pause = pause.addingSaturated(nanoseconds) }

  /// The most moves of a glide, and repetitions of a line: a probe is short.
  static let most = 1000

  /// Changes a setting as the host. If the control does not accept it, the probe cannot be played.
  mutating func set(_ setting: Setting, _ text: String) {
    var changed = aim.settings
    changed.change(setting)
    guard let entry = table[setting.name], entry.allows(setting.value),
      !fixed.contains(where: { $0.name == setting.name }), table.problem(changed) == nil
    else { return refused.append(text) }
    aim.settings = changed
    add(.set(setting))
  }

  /// Sets the value of a part as the host: any number, also beyond the bounds.
  mutating func set(value: Double, of part: Int) {
    let part = min(part, partCount - 1)
    shares[part] = aim.share(of: value)
    add(.set(.value(value, of: UInt8(clamping: part))))
  }

  // MARK: Hands

  /// Puts a pointer down on a thumb, or at a place.
  mutating func press(_ target: Target, by id: Int64, _ details: PointerDetails) {
    let others: ControlAbilities = hands.contains { $0.id != id } ? .pointers : []
    let part = min(target.part, partCount - 1)
    if (details.button ?? .left) == .left {
      hands.removeAll { $0.id == id }
      let share = target.share ?? shares[part]
      hands.append(Hand(id: id, part: part, origin: shares[part], share: share, details: details))
    }
    add(.down(id, place(of: target), details), beside: others)
  }

  /// Returns the place of a target, for a pointer that begins there.
  func place(of target: Target) -> Coordinates {
    let origin = shares[min(target.part, partCount - 1)]
    return target.point.map { .along($0 < 0 ? aim.settings.length + $0 : $0) }
      ?? aim.place(target.share ?? origin, from: origin)
  }

  /// Moves a pointer that is down, in equal steps 16 ms apart.
  mutating func glide(_ id: Int64, to share: Double, in moves: Int) {
    guard let start = hands.first(where: { $0.id == id })?.share else { return }
    let moves = min(max(moves, 1), Self.most)
    for index in 1...moves {
      let part = Double(index) / Double(moves)
      move(id, to: index == moves ? share : start + (share - start) * part)
    }
  }

  private mutating func move(_ id: Int64, to share: Double) {
    guard let index = hands.firstIndex(where: { $0.id == id }) else { return }
    if pause == 0 { wait(16) }
    hands[index].share = share
    let hand = hands[index]
    shares[hand.part] = min(max(share, 0), 1)
    add(.move(id, aim.place(share, from: hand.origin), hand.details))
  }

  /// Lifts a pointer at its position after a moment at rest.
  mutating func lift(_ id: Int64) {
    guard let hand = hands.first(where: { $0.id == id }) else { return }
    hands.removeAll { $0.id == id }
    if pause == 0 { wait(120) }
    add(.up(id, nil, hand.details.modifiers))
  }

  /// Cancels one pointer or, without an id, all of them, as the system does.
  mutating func cancel(_ id: Int64?) {
    for hand in hands where id == nil || hand.id == id { shares[hand.part] = hand.origin }
    hands.removeAll { id == nil || $0.id == id }
    if pause == 0 { wait(16) }
    add(.cancel(id))
    wait(600)
  }

  /// The distance to go beyond an end, as a share of the control: a quarter or 80 points, whichever
  /// is more. 80 points exceed the width of a thumb plus the slop of a touch.
  var beyond: Double { max(0.25, 80 / max(aim.settings.length, 1)) }
}
