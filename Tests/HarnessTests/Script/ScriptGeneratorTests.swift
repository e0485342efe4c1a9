import ControlCore
import Harness
import TestSupport
import Testing

/// A generator of random scripts, valid or with changed bytes; equal seeds give equal scripts.
struct ScriptGenerator {
  private var random: RandomBits
  private var down: [Int64] = []
  private var control = StaticText.ruler
  /// True if parts are named: such a script can be read, but not played on rulers and ratings.
  private(set) var namesParts = false

  init(seed: UInt64) {
    random = RandomBits(seed: seed &* 0xD134_2543_DE82_EF95)
  }

  mutating func next() -> UInt64 { random.next() }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func chance(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  // MARK: Scripts

  mutating func script() -> Script {
    down = []
    control = chance(3) ? .rating : .ruler
    namesParts = chance(4)
    var header: [HeaderLine] = []
    if control == .rating { header.append(HeaderLine(Setting.control(control))) }
    var entries = ControlTable.of(control).entries.filter { $0.name != "control" }
    for _ in 0..<below(8) {
      let entry = entries.remove(at: below(entries.count))
      header.append(HeaderLine(setting(entry), comment: comment()))
      if chance(4) { header.append(HeaderLine(.blank, comment: comment())) }
      if chance(6) { header.append(HeaderLine(.note(note()))) }
    }
    var body: [Script.Line] = []
    for _ in 0..<below(30) {
      let line = Script.Line(time(), verb(), comment: comment())
      body.append(line)
      if chance(8) { body.append(Script.Line(nil, .blank, comment: comment())) }
      if chance(8) { body.append(Script.Line(time(), .note(note()))) }
    }
    return Script(comment: comment(), header: header, body: body)
  }

  /// Base of absolute times in nanoseconds; each adds 3,000 s, which is certainly late enough.
  private var late: Int64 = 0
  private mutating func time() -> LineTime? {
    switch below(6) {
    case 0: return nil
    case 1:
      late += 3_000_000_000_000
      return .at(late + duration())
    default: return .after(duration())
    }
  }

  mutating func duration() -> Int64 {
    switch below(4) {
    case 0: Int64(below(2000)) * 1_000_000
    case 1: Int64(below(1_000_000_000))
    case 2: Int64(below(20))
    default: 0
    }
  }

  mutating func number() -> Double {
    switch below(32) {
    case 0: finite()
    case 1: pick([.leastNonzeroMagnitude, 1e300, -1e21, 1e-7, 9_007_199_254_740_992])
    case 2, 3: 0.1 * Double(below(100))
    case 4: 0
    case 5...12: Double(below(2000)) - 1000
    case 13...20: (Double(below(200_000)) - 100_000) / 64
    default: (Double(below(200_000)) - 100_000) / 1000
    }
  }

  private mutating func finite() -> Double {
    let x = Double(bitPattern: next())
    return x.isFinite ? x : 1
  }

  private mutating func positive() -> Double {
    let x = number().magnitude
    return x > 0 ? x : 1
  }

  /// Returns the number clamped to the range of its setting.
  private static func kept(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }

  private mutating func share() -> Double { Double(1 + below(1000)) / 1000 }

  private mutating func text(_ letters: [String]) -> [UInt8] {
    Array((0..<below(6)).map { _ in pick(letters) }.joined().utf8)
  }

  private mutating func comment() -> [UInt8]? {
    guard chance(3) else { return nil }
    var bytes = text(["a", " ", "#", "\"", "é", "日本", "\t", "'", "+8ms"])
    while bytes.last == 32 || bytes.last == 9 { bytes.removeLast() }
    return bytes
  }

  private mutating func note() -> [UInt8] {
    Array("x-n".utf8) + text(["a", "=", "é", "1"]) + Array(pick(["", " \"a # b\" c", "  d"]).utf8)
  }

  mutating func range() -> (Double, Double) {
    let (a, b) = (number(), number())
    return (chance(4) ? -.infinity : min(a, b), chance(4) ? .infinity : max(a, b))
  }

  private mutating func change() -> Setting {
    setting(pick(ControlTable.of(control).entries.filter { !$0.isFixed }))
  }

  /// Returns a setting with any value that the table allows.
  private mutating func setting(_ entry: SettingEntry) -> Setting {
    Setting(entry.name, value(of: entry))
  }

  private mutating func value(of entry: SettingEntry) -> Setting.Value {
    switch entry.kind {
    case .text: return .text(text(["a", " ", "#", "é", "日本", "\t"]))
    case .control: return .word(control)
    case .frame:
      return .frame(pick([.init(1, 60), .init(1001, 60000), .init(1, 1), .init(1, 1000)]))
    case .range:
      let (lower, upper) = range()
      return .range(lower, upper)
    case .value: return .number(number())
    case .size: return .size(min(positive(), 1e9), min(positive(), 1e9))
    case .words(let words): return entry.isPolicy ? .policy(pick(words)) : .word(pick(words))
    case .whole(let limits):
      let most = min(limits.upperBound - limits.lowerBound, chance(4) ? 9999 : 9)
      return .whole(limits.lowerBound + Int64(below(Int(most) + 1)))
    case .duration(let limits):
      return .duration(limits.lowerBound + Int64(below(1000) * below(1_000_000)))
    case .numbers(let limits):
      return .numbers((0..<below(chance(9) ? 33 : 4)).map { _ in Self.kept(share(), limits) })
    case .pairs(let limits):
      let count = 2 * below(chance(9) ? 17 : 4)
      return .pairs((0..<count).map { _ in Self.kept(share(), limits) })
    case .number(let limits):
      if limits.upperBound == .infinity, chance(3) { return .number(.infinity) }
      if limits.contains(0) == false, entry.allows(.number(0)), chance(3) { return .number(0) }
      return .number(Self.kept(chance(2) ? share() : number(), limits))
    }
  }

  // MARK: Events

  private mutating func verb() -> Script.Verb {
    let id = Int64(below(3))
    switch below(22) {
    case 0, 1:
      let verb = Script.Verb.down(id, coordinates(), details())
      // Of a touch, which has no buttons, it may be down all the same.
      if !verb.isOfOtherButton(.mouse) { down.append(id) }
      return verb
    case 2, 3: return .move(id, coordinates(), details())
    case 4:
      down.removeAll { $0 == id }
      let button = pick([nil, nil, .left, .middle] as [PointerButton?])
      return .up(id, chance(2) ? nil : coordinates(), button: button)
    case 5:
      down.removeAll { $0 == id }
      return .cancel(id)
    case 6:
      down = []
      return .cancel(nil)
    case 7: return chance(2) ? .hover(nil) : .hover(coordinates(), button: pick([nil, .right]))
    case 8 where down.contains(id):
      return .glide(
        Glide(
          id, to: coordinates(), over: duration(),
          every: chance(2) ? nil : 1_000_000 + (chance(2) ? 0 : Int64(below(1_000_000)))))
    case 9:
      down.removeAll { $0 == id }
      return .tap(Script.Tap(id, at: coordinates(), for: chance(2) ? nil : duration()))
    default: return plainVerb()
    }
  }

  private mutating func plainVerb() -> Script.Verb {
    switch below(12) {
    case 0:
      .wheel(
        WheelTurn(
          coordinates(), unit: pick([.points, .lines, .pages, .detents]),
          phase: pick([.none, .begin, .change, .end, .momentum])))
    case 1: .rotate(number(), pick([.detents, .degrees]))
    case 2:
      .key(
        KeyStroke(
          pick([.arrowLeft, .arrowUp, .pageDown, .home, .escape, .digit(3), .digit(7)]),
          pick([.press, .down, .up]), modifiers: modifiers(), count: Int64(1 + below(3))))
    case 3:
      .adjust(pick([.increment, .decrement, .set(number())]), part: part() ?? 0)
    case 4: .set(change())
    case 5: chance(2) ? .set(.value(number()), animated: true) : .set(.value(number(), of: 7))
    case 6: .frames(Int64(1 + below(100)))
    case 7: .wait(duration())
    case 8: .settle(within: chance(2) ? nil : duration())
    case 9: .mark(text(["a", " ", "#", "é"]))
    case 10: .focus(part() ?? 0)
    default: .expect(check())
    }
  }

  private mutating func coordinates() -> Coordinates {
    chance(2) ? .along(number()) : .both(number(), number())
  }

  private mutating func details() -> PointerDetails {
    PointerDetails(
      kind: pick([nil, .touch, .mouse, .pen]), button: pick([nil, nil, .left, .forward]),
      pressure: chance(2) ? nil : share(), modifiers: modifiers())
  }

  private mutating func modifiers() -> Modifiers { Modifiers(bits: UInt8(below(16))) }

  // MARK: Changes

  /// Changes a text at one position.
  mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let index = below(bytes.count)
    switch below(6) {
    case 0: bytes[index] = UInt8(truncatingIfNeeded: below(256))
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(pick(Array(" #\"+@.-,=xa19\n\r\t\0".utf8)), at: index)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + below(20)))
    case 4: bytes.insert(contentsOf: bytes[..<index].suffix(below(30)), at: index)
    default: bytes.swapAt(index, below(bytes.count))
    }
  }
}

struct ScriptGeneratorTests {
  @Test func `a seed always gives the same script`() {
    var first = ScriptGenerator(seed: 7)
    var second = ScriptGenerator(seed: 7)
    #expect(first.script() == second.script())
  }
}
