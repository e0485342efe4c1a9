import ControlCore
import Harness
import Testing

/// Tests the tables of answering controls by playing each verb, key and unit on the four controls.
struct VerbAnswerTests {
  /// A trial that plays a line on a control, after earlier lines.
  private struct Trial: ControlVisitor {
    let script: Script
    let line: Int

    /// Returns true if the line changes the control or makes it emit effects.
    func visit<Subject: ScriptedControl>(_ control: Subject.Type) -> Bool {
      let run = RecordedRun(script, on: Subject.self)
      if let stop = run.stop { Issue.record("\(string(stop.message))") }
      return run.steps.contains { record in
        guard record.line >= line else { return false }
        // The passing of time is no answer.
        var start = record.start
        start.advance(to: record.end.time) { _ in }
        return !record.effects.isEmpty || start != record.end
      }
    }
  }

  private static let controls = ControlSet.ours.tables.map(\.name)

  private func header(_ control: StaticText) -> String {
    switch "\(control)" {
    case "rating": "control rating\nstars 9\ngranularity 0.5\nvalue 2.5"
    case "slider": "control slider\nrange 0..10\nthumbs 2\nvalue 3 8"
    default: "control \(control)\nrange 0..10\nvalue 3"
    }
  }

  /// Returns the controls that answer to at least one of some lines.
  private func answering(to lines: [String], after lead: [String] = []) -> [StaticText] {
    Self.controls.filter { control in
      lines.contains { line in
        let part = control == "slider" ? "1" : "0"
        let body = (lead + [line]).map { $0.replacing("PART", with: part) }
        let script = scripted(
          body.joined(separator: "\n"), header: "\(header(control))\npointer mouse\nviewport 320x80"
        )
        var trial = Trial(script: script, line: lead.count)
        return ControlSet.ours.visit(control, &trial)
      }
    }
  }

  private func names(_ answering: Answering) -> [StaticText] {
    answering.names(among: .ours).those
  }

  /// Returns lines of a verb that need an answer, and the lines that must precede them.
  private func lines(of verb: Vocabulary.VerbName) -> (lead: [String], lines: [String]) {
    let pressed = ["down 0 160,40"]
    return switch verb {
    case .down: ([], pressed)
    case .move: (pressed, ["+16ms move 0 60,70"])
    case .up: (pressed, ["+16ms up 0"])
    case .cancel: (pressed, ["+16ms cancel 0"])
    case .hover: ([], ["hover 60,40", "hover 300,40"])
    case .glide: (pressed, ["glide 0 to 60,70 over 64ms"])
    case .tap: ([], ["tap 0 60,40"])
    case .wheel: ([], ["wheel 0 -1 unit=line"])
    case .rotate: ([], ["rotate 1", "rotate 30 deg"])
    case .key: ([], ["key ArrowUp"])
    case .adjust: ([], ["adjust increment", "adjust to 2"])
    case .focus: ([], ["focus PART"])
    case .set: ([], ["set value 2"])
    case .frames: ([], ["frames 10"])
    case .wait: ([], ["wait 1s"])
    case .settle: ([], ["settle"])
    case .mark: ([], ["mark \"here\""])
    case .expect: ([], ["expect phase == idle"])
    }
  }

  @Test("The controls that a verb's row names answer to it, and no other", arguments: VerbRow.all)
  func verb(_ row: VerbRow) {
    let (lead, lines) = lines(of: row.name)
    #expect(answering(to: lines, after: lead) == names(row.answering))
  }

  @Test(
    "The controls that a key's row names answer to it, and no other",
    arguments: Vocabulary.keys.entries.map(\.value))
  func key(_ key: Key) {
    // Escape needs an edit to revert, and two keys a default; the others act at rest.
    let lead =
      key == .escape
      ? ["down 0 160,40", "+16ms move 0 60,70"] : key.erases ? ["set reset 2"] : []
    let word = Vocabulary.keys.word(for: key)
    #expect(answering(to: ["key \(word)"], after: lead) == names(key.answering))
  }

  @Test(
    "Whoever answers to a wheel answers to every unit of one",
    arguments: Vocabulary.wheelUnits.entries.map(\.value))
  func unit(_ unit: WheelEvent.Unit) {
    let word = Vocabulary.wheelUnits.word(for: unit)
    let lines = ["wheel 5 0 unit=\(word)", "wheel 0 -5 unit=\(word)"]
    #expect(answering(to: lines) == names(Vocabulary.VerbName.wheel.row.answering))
  }

  @Test(
    "Each way to adjust is answered by all that the row names",
    arguments: [
      "increment", "decrement", "to 2",
    ])
  func adjustment(_ words: String) {
    #expect(answering(to: ["adjust \(words)"]) == names(Vocabulary.VerbName.adjust.row.answering))
  }

  /// Returns a script that runs differently under each word of a policy.
  private func lines(showing policy: StaticText) -> String? {
    switch "\(policy)" {
    case "cancel": "down 0 160,40\n+16ms move 0 60,70\n+16ms cancel 0"
    case "tap": "tap 0 60,40"
    case "press": "down 0 60,40"
    case "leading": "down 0 160,40\n+16ms move 0 -20,40\n+16ms up 0"
    case "clear": "tap 0 190,40\n+600ms tap 0 190,40"
    default: nil
    }
  }

  @Test("A control that has a policy goes by it", arguments: ControlSet.ours.tables.map(\.name))
  func policies(_ name: StaticText) throws {
    let table = try #require(ControlSet.ours.tables.first { $0.name == name })
    for entry in table.entries where entry.isPolicy {
      let shown = lines(showing: entry.name)
      let body = try #require(shown, "\(entry.name)")
      guard case .words(let words) = entry.kind else { continue }
      let traces = words.map { word in
        traced(
          body,
          header: "control \(name)\nvalue 3\npolicy \(entry.name)=\(word)\nviewport 320x80\n"
            + (name == "ruler" ? "unit-width 10" : ""))
      }
      #expect(Set(traces).count == words.count, "\(name): policy \(entry.name)")
    }
  }

  @Test("The sentence names who answers and who does not, and nobody where all do")
  func sentence() {
    func said(_ answering: Answering, _ controls: ControlSet = .ours) -> String {
      string(answering.sentence(among: controls))
    }
    #expect(
      said(.only(["rating"]))
        == "The rating answers to it; the ruler, the slider and the dial do not.")
    #expect(
      said(Vocabulary.VerbName.wheel.row.answering)
        == "The ruler, the slider and the dial answer to it; the rating does not.")
    #expect(said(.every) == "" && said(.nobody) == "")
    // Empty for foreign controls: their answers are unknown, and no other control is in the set.
    #expect(said(.only(["rating"]), ControlSet(Bank.self)) == "")
  }
}
