import ControlCore
public import GestureScript

/// Writes the script of a probe. It tracks the pointers and the expected values, and omits actions
/// that the control does not support.
///
/// Positions are shares of the range: 0 at the lower end, 1 at the upper end, 1.25 a quarter of the
/// control beyond it.
public struct ProbeWriter {
  private var header: [Setting]
  private var body: [Script.Line] = []
  var aim: ProbeAim
  /// The settings that no line changes.
  let fixed: [Setting]
  /// The expected share of each part.
  var shares: [Double] = []
  /// The changes of settings that the control does not accept.
  var refused: [Setting] = []
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
  public var partCount: Int { shares.count }
  /// The bounds of the values; a range of 100 for a control without bounds.
  public var bounds: ClosedRange<Double> { aim.bounds }
  /// Returns the expected position of a part, as a share of the range.
  public func share(of part: Int) -> Double { shares[min(part, partCount - 1)] }

  init(_ table: ControlTable, fixed: [Setting], _ settings: [Setting], parts: Int) {
    let names = table.fixed.map { $0.name }
    let all = table.fixed + fixed.filter { !names.contains($0.name) }
    self.fixed = all
    header = [.control(table.name)] + all
    aim = ProbeAim(table: table, settings: Script.Settings(header))
    for setting in settings {
      begin(with: setting)
      let value = aim.settings.value(of: setting.name) ?? table[setting.name]?.initial
      if value != setting.value { refused.append(setting) }
    }
    begin(with: Setting("range", .range(0, 100)))
    beginPlace()
    beginParts(parts)
    beginValues()
  }

  /// The script so far.
  public var script: Script {
    var body = body
    if pause > 0 { body.append(Script.Line(.after(0), .wait(pause))) }
    return Script(header: header.map { HeaderLine($0) }, body: body)
  }

  // MARK: Header

  /// Adds a setting to the header before the first line, unless the control rejects it, the header
  /// has it, or it equals the default (except `range`).
  ///
  /// - Parameter setting: one of the control's own settings.
  public mutating func begin(with setting: Setting) {
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
  public mutating func start(at places: [Double]) {
    start(with: places.map { aim.value(at: $0) })
  }

  /// Sets the initial values of the parts.
  ///
  /// - Parameter values: one for each part; omitted parts keep their positions.
  public mutating func start(with values: [Double]) {
    guard body.isEmpty, !fixed.contains(where: { $0.name == "value" }) else { return }
    // Omitted parts stay, or are pushed along to keep the order.
    let others = shares.dropFirst(values.count).map { max(aim.value(at: $0), values.last ?? 0) }
    let values = values + others
    shares = values.map { aim.share(of: $0) }
    header.removeAll { $0.name == "value" }
    header.append(.values(values))
    aim.settings.apply(.values(values))
  }

  // MARK: Lines

  /// Advances time.
  ///
  /// - Parameter milliseconds: 0 or more.
  public mutating func wait(_ milliseconds: Int64) { pause += milliseconds * 1_000_000 }

  /// Adds a line, if the control supports its verb.
  ///
  /// - Parameter verb: the action.
  public mutating func add(_ verb: Script.Verb) {
    guard table.abilities.isSuperset(of: verb.needs) else { return }
    body.append(Script.Line(.after(pause), verb))
    pause = 0
  }

  // MARK: Hands

  /// Puts a pointer down.
  ///
  /// - Parameters:
  ///   - share: the position; on a thumb by default.
  ///   - part: the part that it is expected to hold.
  ///   - id: the pointer id.
  ///   - details: further properties of the pointer.
  public mutating func press(
    _ share: Double? = nil, part: Int = 0, by id: Int64 = 0,
    _ details: PointerDetails = PointerDetails()
  ) {
    let part = min(part, partCount - 1)
    let share = share ?? shares[part]
    hands.removeAll { $0.id == id }
    hands.append(Hand(id: id, part: part, origin: shares[part], share: share, details: details))
    add(.down(id, aim.place(share, from: shares[part]), details))
  }

  /// Moves a pointer that is down, in one step.
  ///
  /// - Parameters:
  ///   - share: the new position.
  ///   - id: the pointer id.
  public mutating func move(to share: Double, by id: Int64 = 0) {
    guard let index = hands.firstIndex(where: { $0.id == id }) else { return }
    if pause == 0 { wait(16) }
    hands[index].share = share
    let hand = hands[index]
    shares[hand.part] = min(max(share, 0), 1)
    add(.move(id, aim.place(share, from: hand.origin), hand.details))
  }

  /// Repeats the last position of a pointer that is down.
  ///
  /// - Parameter id: the pointer id.
  public mutating func moveAgain(by id: Int64 = 0) {
    guard let hand = hands.first(where: { $0.id == id }) else { return }
    move(to: hand.share, by: id)
  }

  /// Moves a pointer that is down, in equal steps.
  ///
  /// - Parameters:
  ///   - share: the new position.
  ///   - moves: the number of steps.
  ///   - id: the pointer id.
  public mutating func drag(to share: Double, in moves: Int = 5, by id: Int64 = 0) {
    guard let hand = hands.first(where: { $0.id == id }) else { return }
    for index in 1...max(moves, 1) {
      let part = Double(index) / Double(max(moves, 1))
      move(to: index == moves ? share : hand.share + (share - hand.share) * part, by: id)
    }
  }

  /// Lifts a pointer at its position after a moment at rest, and then waits until a second press
  /// would no longer be a double press.
  ///
  /// - Parameters:
  ///   - id: the pointer id.
  ///   - pause: the time until the next line, in milliseconds.
  public mutating func lift(by id: Int64 = 0, then pause: Int64 = 600) {
    guard let hand = hands.first(where: { $0.id == id }) else { return }
    hands.removeAll { $0.id == id }
    if self.pause == 0 { wait(120) }
    add(.up(id, nil, hand.details.modifiers))
    wait(pause)
  }

  /// Cancels pointers, as the system does.
  ///
  /// - Parameter id: the pointer id; `nil` for all.
  public mutating func cancel(_ id: Int64? = nil) {
    for hand in hands where id == nil || hand.id == id { shares[hand.part] = hand.origin }
    hands.removeAll { id == nil || $0.id == id }
    if pause == 0 { wait(16) }
    add(.cancel(id))
    wait(600)
  }

  /// Puts a pointer down and lifts it in one position.
  ///
  /// - Parameters:
  ///   - share: the position; on a thumb by default.
  ///   - part: the part that it is expected to hold.
  ///   - pause: the time until the next line, in milliseconds.
  public mutating func tap(_ share: Double? = nil, part: Int = 0, then pause: Int64 = 600) {
    press(share, part: part)
    wait(50)
    lift(then: pause)
    if let share { shares[min(part, partCount - 1)] = min(max(share, 0), 1) }
  }

  /// Puts a pointer down and lifts it at a coordinate on the main axis, in points.
  ///
  /// - Parameter place: the distance from the left or the top.
  public mutating func tap(atPoint place: Double) {
    add(.down(0, .along(place)))
    wait(50)
    add(.up(0))
    wait(600)
  }

  /// The length of the control, in points.
  public var length: Double { aim.settings.length }

  /// The distance to go beyond an end, as a share of the control: a quarter or 80 points, whichever
  /// is more. 80 points exceed the width of a thumb plus the slop of a touch.
  public var beyond: Double { max(0.25, 80 / max(length, 1)) }

  /// Returns the value at a share of the range, rounded to a step if there are steps.
  public func value(at share: Double) -> Double { aim.value(at: share) }

  /// Returns the place of a share of the range, beside no thumb in particular.
  func place(at share: Double) -> Coordinates { aim.place(share, from: shares[0]) }

  /// Hovers over the control with a pointer that is not down.
  ///
  /// - Parameter share: the position.
  public mutating func hover(_ share: Double) {
    add(.hover(aim.place(share, from: shares[0])))
    wait(50)
  }
}
