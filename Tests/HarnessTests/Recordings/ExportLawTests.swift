import ControlCore
import Harness
import TestSupport
import Testing

/// Tests that a second import changes nothing and that losses are reported.
struct ExportLawTests {
  private static let formats: [ScriptExport.Format] = [.w3cActions, .pointerNDJSON]
  /// Losses of parts that do not belong to a gesture.
  private static let harmless: [ExportLoss] = [.settings, .comments]

  private static let fixtures = [
    "panel.events", "pen.events", "flick.csv", "page.ndjson", "touchpad.yml", "drag.w3c.json",
    "visit.rrweb.json", "window.kvi", "panel.evtest.txt", "desk.debug-events.txt",
    "screen.debug-events.txt", "steps.devtools.json", "touches.ndjson", "scroll.ndjson",
    "hold.debug-events.txt", "tablet.debug-events.txt", "cut-scroll.debug-events.txt",
    "airbrush.events", "second-finger.events",
  ]

  @Test(arguments: fixtures, formats)
  func `importing a fixture again brings it back`(
    name: String, format: ScriptExport.Format
  ) throws {
    try expectIdentity(of: try script(of: try fixture(name)), format, name)
  }

  @Test(
    .enabled(if: Corpus.folder != nil), arguments: Cases.some(of: Corpus.recordings), formats)
  func `importing a recording again brings it back`(
    path: String, format: ScriptExport.Format
  ) throws {
    let bytes = try load(path)
    guard let script = try? script(of: bytes) else {
      #expect(importError(bytes, elements: elements) != nil)
      return
    }
    try expectIdentity(of: script, format, path)
  }

  @Test(arguments: formats)
  func `importing what was generated brings it back, and plays as it did`(
    format: ScriptExport.Format
  ) throws {
    for seed in Seeds.all {
      var generator = GestureGenerator(seed: seed, isWeb: format == .w3cActions)
      var whole = 0
      let cases = Cases.some(of: 100)
      for number in 0..<cases {
        let script = generator.script()
        let label = "seed \(seed), \(number), \(format)"
        let first = try reimported(script, format)
        try expectIdentity(of: first, format, label)
        let losses = try ScriptExport.text(of: script, as: format).losses
        guard Self.isWhole(losses, but: [.glides]) else { continue }
        whole += 1
        let again = Script(header: script.header, body: first.body)
        guard Replay(again, level: .calls).lines == Replay(script, level: .calls).lines else {
          Issue.record("\(label)\n\(text(ScriptWriter.text(of: script)))")
          return
        }
      }
      #expect(whole > cases / 3)
    }
  }

  @Test(arguments: formats)
  func `any script is written, and what is written is read`(format: ScriptExport.Format) throws {
    for seed in 0..<150 {
      var generator = ScriptGenerator(seed: UInt64(seed))
      let script = generator.script()
      guard Replay.problems(of: script) == [] else { continue }
      let text: [UInt8]
      do throws(Diagnostic) {
        text = try ScriptExport.text(of: script, as: format).text
      } catch {
        let stop = Replay(script, level: .calls).stop
        #expect(stop == error || error.code == .timeTooLarge, "seed \(seed)")
        continue
      }
      let error = importError(text, format: format == .w3cActions ? .w3cActions : .pointerNDJSON)
      #expect(
        error == nil || error?.code == .noEvents || error?.code == .timeTooLarge, "seed \(seed)")
    }
  }

  // MARK: The law

  private func expectIdentity(
    of first: Script, _ format: ScriptExport.Format, _ label: String
  ) throws {
    let (firstText, losses) = try ScriptExport.text(of: first, as: format)
    // W3C Actions have no detents: a wheel or ring alone is lost as a whole, and reported as lost.
    let lost = losses[.wheelUnits] + losses[.rotations]
    if format == .w3cActions, lost > 0, lost == Int64(first.body.count) - 1 {
      #expect(importError(firstText, format: .w3cActions)?.code == .noEvents, "\(label)")
      return
    }
    let second = try reimported(first, format)
    if format == .pointerNDJSON { #expect(Self.isWhole(losses, but: [.glides]), "\(label)") }
    if Self.isWhole(losses, but: []) {
      let found =
        difference(between: first.body, and: second.body)
        ?? difference(between: first.settings, and: second.settings)
      #expect(found == nil, "\(label)")
      let secondText = try ScriptExport.text(of: second, as: format).text
      #expect(difference(between: firstText, and: secondText) == nil, "\(label)")
    }
    let third = try reimported(second, format)
    #expect(difference(between: second, and: third) == nil, "\(label)")
  }

  private static func isWhole(_ losses: ExportLosses, but more: [ExportLoss]) -> Bool {
    ExportLoss.allCases.allSatisfy {
      losses[$0] == 0 || harmless.contains($0) || more.contains($0)
    }
  }

  private var elements: [ElementPlace] {
    Corpus.elements + [ElementPlace(parsing: Array("knob=0,20,40,40".utf8)[...])].compactMap(\.self)
  }

  private func script(of bytes: [UInt8]) throws -> Script {
    var options = ImportOptions()
    options.fileName = Array("a.gesture".utf8)
    return ScriptImport.script(
      of: try RecordingReader.read(bytes, ReadingOptions { $0.elements = elements }),
      options: options)
  }

  /// Exports a script, and imports the result with the script's axis and size.
  private func reimported(_ script: Script, _ format: ScriptExport.Format) throws -> Script {
    var options = ImportOptions()
    options.fileName = Array("a.gesture".utf8)
    options.axis = script.settings.axis
    options.width = script.settings.width
    options.height = script.settings.height
    let text = try ScriptExport.text(of: script, as: format).text
    guard RecordingReader.detect(text) != nil else {
      return ScriptImport.script(
        of: try RecordingReader.read(
          text, ReadingOptions { $0.format = Self.recordingFormat(format) }), options: options)
    }
    return ScriptImport.script(of: try RecordingReader.read(text), options: options)
  }

  private static func recordingFormat(_ format: ScriptExport.Format) -> RecordingFormat {
    format == .w3cActions ? .w3cActions : .pointerNDJSON
  }
}

/// A generator of random gestures in which every pointer ends; equal seeds give equal gestures.
private struct GestureGenerator {
  private var random: RandomBits
  /// True to generate only events that W3C Actions carry, apart from a few wheel turns.
  private let isWeb: Bool
  private var down: [Int64] = []

  init(seed: UInt64, isWeb: Bool) {
    random = RandomBits(seed: seed)
    self.isWeb = isWeb
  }

  mutating func script() -> Script {
    down = []
    var lines = [Script.Line(.after(0), .down(0, place()))]
    down = [0]
    for _ in 0..<random.whole(1...20) { lines.append(Script.Line(time(), verb())) }
    for id in down { lines.append(Script.Line(time(), .up(id, nil, modifiers()))) }
    lines.append(Script.Line(.after(0), .settle()))
    let kind = isWeb ? PointerKind.touch : random.pick([.touch, .mouse, .pen])
    return Script(
      header: [
        HeaderLine(.range(0, 100)), HeaderLine(.value(50)), HeaderLine(.word("snap", "always")),
        HeaderLine(.word("tick", "unit")), HeaderLine(.axis(random.pick([.x, .y]))),
        HeaderLine(.viewport(300, 200)), HeaderLine(.pointer(kind)),
      ], body: lines)
  }

  private mutating func time() -> LineTime? {
    let unit: Int64 = isWeb ? 1_000_000 : 1
    return random.chance(200) ? nil : .after(random.whole(0...40_000_000) / unit * unit)
  }

  private mutating func place() -> Coordinates {
    let x = random.sixtyFourth(0...300)
    return random.chance(300) ? .along(x) : .both(x, random.sixtyFourth(0...200))
  }

  private mutating func modifiers() -> Modifiers {
    random.chance(200) ? Modifiers(bits: UInt8(random.whole(0...15))) : .none
  }

  private mutating func verb() -> Script.Verb {
    let id = random.whole(0...2)
    switch random.whole(0...(isWeb ? 11 : 13)) {
    case 0...2 where !down.contains(id):
      down.append(id)
      return .down(id, place(), PointerDetails(modifiers: modifiers()))
    case 0...5 where down.contains(id):
      return .move(id, place(), PointerDetails(modifiers: modifiers()))
    case 6 where down.contains(id):
      down.removeAll { $0 == id }
      return random.coin() ? .cancel(id) : .up(id, isWeb ? nil : place(), modifiers())
    case 7 where down.contains(id):
      return .glide(Glide(id, to: place(), over: random.whole(1...60) * 1_000_000))
    case 8 where !down.contains(id):
      return .tap(Script.Tap(id, at: place(), for: random.whole(0...60) * 1_000_000))
    case 9:
      return .wheel(
        WheelTurn(.both(Double(random.whole(-40...40)), Double(random.whole(-40...40)))))
    case 12: return .rotate(random.sixtyFourth(-3...3))
    case 13:
      return random.coin()
        ? .hover(place()) : .wheel(WheelTurn(.along(1), unit: .detents, phase: .momentum))
    default:
      return .key(
        KeyStroke(
          random.pick([.arrowLeft, .arrowRight, .home, .end, .pageUp, .escape, .digit(4)]),
          modifiers: modifiers(), count: random.whole(1...3)))
    }
  }
}
