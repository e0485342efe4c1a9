import Harness
import TestSupport
import Testing

/// Tests of scripts that inherit settings by `like`.
struct ScriptLikeTests {
  /// Reads a script next to others, given by path.
  private static func read(
    _ text: String, at path: String = "suite/a.gesture", beside others: [String: String]
  ) -> ScriptReading {
    Replay.read(Array(text.utf8), controls: controls(for: path, beside: others))
  }

  private static func controls(for path: String, beside others: [String: String]) -> ControlSet {
    var controls = ControlSet.ours
    controls.folder = ScriptFolder(of: Array(path.utf8)) { path in
      let name = String(decoding: path, as: UTF8.self)
      guard let text = others[name] else { return .missing(Array("there is no '\(name)'".utf8)) }
      return .text(Array(text.utf8))
    }
    return controls
  }

  private static func problem(_ text: String, beside others: [String: String]) -> String {
    let reading = read(text, beside: others)
    guard reading.script == nil, let error = reading.diagnostics.first else { return "none" }
    let span = error.span
    return "\(error.code.name) \(span.line):\(span.column)+\(span.length) "
      + String(decoding: error.message, as: UTF8.self)
  }

  @Test func `own settings count more, wherever the other script has them`() throws {
    let base = "gesture 1\ntitle \"base\"\ncontrol slider\nstep 5\nrange 0..50\ntap 0 5\n"
    let text = "gesture 1\nlike \"base.gesture\" # ours\nrange 0..80\ntap 0 160\n"
    let script = try #require(Self.read(text, beside: ["suite/base.gesture": base]).script)
    #expect(
      String(decoding: ScriptWriter.text(of: script), as: UTF8.self) == """
        gesture 1
        # ours
        control    slider
        step       5
        range      0..80
                tap 0 160

        """)
  }

  /// A script split into its own header and an inherited one equals the whole script.
  @Test func `any header may come from another script`() throws {
    for seed in 0..<Cases.some(of: 500) {
      var random = ScriptGenerator(seed: UInt64(seed))
      let whole = random.script()
      var (own, base) = (whole, Script())
      own.comment = nil
      base.header = [HeaderLine(.control(ControlSet.ours.table(of: whole.settings).name))]
      own.header = []
      for line in whole.header {
        guard let setting = line.setting, setting.name != "title", setting.name != "control",
          random.below(2) == 0
        else {
          own.header.append(line)
          continue
        }
        base.header.append(HeaderLine(setting))
      }
      let text = Array(
        String(decoding: ScriptWriter.text(of: own), as: UTF8.self).utf8.dropFirst(9))
      let lines = Array("gesture 1\nlike \"b\"".utf8) + text
      let others = ["b": String(decoding: ScriptWriter.text(of: base), as: UTF8.self)]
      let controls = Self.controls(for: "a", beside: others)
      let reading = ScriptReader.read(lines, controls: controls)
      let script = try #require(
        reading.script, "seed \(seed)\n\(String(decoding: lines, as: UTF8.self))")
      #expect(Self.differing(script, whole) == [], "seed \(seed)")
      #expect(script.body == whole.body, "seed \(seed)")
      // The `like` line survives tidying, and tidying twice changes nothing more.
      let tidy = Self.tidy(lines, controls)
      #expect(Self.tidy(tidy, controls) == tidy, "seed \(seed)")
      let again = try #require(ScriptReader.read(tidy, controls: controls).script)
      #expect(Self.differing(again, whole) == [], "seed \(seed)")
      #expect(Array(tidy.dropFirst(10)).starts(with: Array("like       \"b\"".utf8)))
    }
  }

  /// Returns the settings that differ between two scripts.
  private static func differing(_ a: Script, _ b: Script) -> [String] {
    let table = ControlSet.ours.table(of: b.settings)
    #expect(table.name == ControlSet.ours.table(of: a.settings).name)
    return table.entries.map(\.name)
      .filter { $0 != "control" && a.settings.value(of: $0) != b.settings.value(of: $0) }
      .map { "\($0)" }
  }

  private static func tidy(_ text: [UInt8], _ controls: ControlSet) -> [UInt8] {
    var (pieces, tidy) = (Pieces(text: text), [UInt8]())
    ScriptWriter.writeCanonically(&pieces, controls: controls) { tidy += $0 }
    return tidy
  }

  private struct Pieces: TextPieces {
    let text: [UInt8]
    var isRead = false
    mutating func rewind() { isRead = false }
    mutating func next() -> [UInt8]? {
      defer { isRead = true }
      return isRead ? nil : text
    }
  }

  @Test func `names are relative to the script that has them`() throws {
    let others = [
      "suite/../x": "never", "parts/b.gesture": "gesture 1\nlike \"./c.gesture\"\nstep 7\n",
      "parts/c.gesture": "gesture 1\nlike \"/abs.gesture\"\nrange 0..70\nstep 3\n",
      "/abs.gesture": "gesture 1\nvalue 14\n",
    ]
    let text = "gesture 1\nlike \"../parts//b.gesture\"\ntap 0 160\n"
    let script = try #require(Self.read(text, beside: others).script)
    #expect(script.settings.value == 14)
    #expect(script.settings.value(of: "step") == .number(7))
    #expect(script.settings.value(of: "range") == .range(0, 70))
  }

  @Test func `what cannot be is reported with both places`() {
    let tap = "\ntap 0 160\n"
    let like = "gesture 1\nlike \"b\""
    #expect(
      Self.problem(like + tap, beside: ["suite/b": "gesture 1\n\nstpe 5\n"])
        == "E161 2:6+3 in 'suite/b', line 3: unknown header 'stpe'")
    #expect(Self.problem(like + tap, beside: [:]) == "E161 2:6+3 there is no 'suite/b'")
    #expect(
      Self.problem(like + tap, beside: ["suite/b": like])
        == "E162 2:6+3 in 'suite/b', line 2: 'b' leads back to itself")
    #expect(
      Self.problem("gesture 1\nlike \"../suite/a.gesture\"" + tap, beside: [:])
        == "E162 2:6+20 '../suite/a.gesture' leads back to itself")
    #expect(
      Self.problem(like + "\ncontrol slider" + tap, beside: ["suite/b": "gesture 1\nstep 5\n"])
        == "E163 2:6+3 'b' is about the control 'ruler', and this script about 'slider'")
    #expect(
      Self.problem("gesture 1\nstep 5\nlike \"b\"" + tap, beside: ["suite/b": "gesture 1\n"])
        == "E160 3:1+4 'like' stands once, and above all settings")
    #expect(
      Self.problem(like + "\nlike \"b\"" + tap, beside: ["suite/b": "gesture 1\n"])
        == "E160 3:1+4 'like' stands once, and above all settings")
    #expect(
      Self.problem(like + tap + "like \"b\"\n", beside: ["suite/b": "gesture 1\n"])
        == "E160 4:1+4 'like' stands once, and above all settings")
    #expect(
      Self.problem("gesture 1\nlike b" + tap, beside: [:]) == "E143 2:6+1 'b' is not in quotes")
  }

  @Test func `settings that make no sense together are reported where the other script is named`() {
    let others = ["suite/b": "gesture 1\ncontrol slider\nscale log\nrange 1..10\n"]
    #expect(
      Self.problem("gesture 1\nlike \"b\"\nrange 0..10\ntap 0 1\n", beside: others)
        .hasPrefix("E146 3:7+5 "))
    let logarithmic = ["suite/b": "gesture 1\ncontrol slider\nscale log\n"]
    #expect(
      Self.problem("gesture 1\nlike \"b\"\ntap 0 1\n", beside: logarithmic)
        .hasPrefix("E146 2:6+3 "))
  }

  @Test func `a setting that a script shares with others need not have an effect in it`() {
    let others = ["suite/b": "gesture 1\nslop 3\n"]
    let key = "\nkey ArrowRight\n"
    #expect(Self.read("gesture 1\nslop 3" + key, beside: [:]).diagnostics.count == 1)
    #expect(Self.read("gesture 1\nlike \"b\"" + key, beside: others).diagnostics.isEmpty)
  }

  @Test func `at most eight scripts lead from one to the next`() throws {
    func chain(_ count: Int) -> [String: String] {
      var others = ["suite/s\(count)": "gesture 1\nstep 9\n"]
      for number in 1..<count {
        others["suite/s\(number)"] = "gesture 1\nlike \"s\(number + 1)\"\n"
      }
      return others
    }
    let text = "gesture 1\nlike \"s1\"\ntap 0 160\n"
    #expect(Self.read(text, beside: chain(8)).script != nil)
    #expect(Self.problem(text, beside: chain(9)).contains("more than 8 scripts"))
  }

  @Test func `without files the line is rejected, in text and in lines`() {
    let text = "gesture 1\nlike \"b\"\ntap 0 160\n"
    #expect(scriptErrors(text).count == 1 && scriptReport(text).contains("error[E164]"))
    let line = Array(#"{"gesture":1,"like":"b","events":[]}"#.utf8)
    let error = ScriptLine.read(line[...]).error
    #expect(error?.code == .nowhereToLook)
  }

  /// Nothing in either script makes the reader trap.
  @Test func `any bytes may stand in the other script`() {
    for seed in 0..<Cases.some(of: 1000) {
      var random = ScriptGenerator(seed: UInt64(seed))
      var base = ScriptWriter.text(of: random.script())
      for _ in 0...random.below(6) { random.mutate(&base) }
      var text = Array("gesture 1\nlike \"b\"\n".utf8)
      text += ScriptWriter.text(of: random.script()).dropFirst(10)
      if random.below(3) == 0 { random.mutate(&text) }
      let others = base
      var controls = ControlSet.ours
      controls.folder = ScriptFolder(of: Array("a".utf8)) { _ in .text(others) }
      let reading = Replay.read(text, controls: controls)
      #expect(reading.script != nil || !reading.diagnostics.isEmpty)
    }
  }
}
