import Harness
import TestSupport
import Testing

/// Tests that losses are reported.
struct ExportLossTests {
  @Test(arguments: [
    ("set step 5", ExportLoss.changes), ("expect value == 0", .checks), ("mark \"here\"", .marks),
    ("x-note", .notes), ("key End  # why", .comments), ("adjust increment", .adjustments),
    ("focus 0", .focuses),
    ("down 1 5 button=right", .details), ("down 1 5 pressure=0.5", .details),
    ("move 1 5", .strays), ("up 1", .strays), ("cancel 1", .strays), ("down 0 5", .secondDowns),
  ])
  func `no format carries it`(line: String, loss: ExportLoss) throws {
    for format in [ScriptExport.Format.w3cActions, .pointerNDJSON] {
      #expect(try losses("down 0 9", line, format: format) == [loss: 1])
    }
  }

  @Test(arguments: [
    ("rotate 1", ExportLoss.rotations), ("hover out", .leaves), ("hover 5", .fingerHovers),
    ("wheel 0 1 unit=line", .wheelUnits), ("wheel 0 1 phase=end", .wheelPhases),
    ("wheel 0 1.5", .wheelFractions), ("+1.5ms key End", .times), ("up 0 5", .releases),
    ("glide 0 to 5 over 20ms every 5ms", .periods), ("down 1 5 kind=pen", .approaches),
  ])
  func `W3C Actions do not carry it, but pointer events do`(line: String, loss: ExportLoss) throws {
    #expect(try losses("down 0 9", line, format: .w3cActions) == [loss: 1])
    #expect(try losses("down 0 9", line).filter { $0.key != .glides } == [:])
  }

  @Test(arguments: Seeds.all)
  func `an exported time is the nearest millisecond, the later of two`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      let time = random.coin() ? random.whole(0...40_000_000) : random.whole(0...80) * 500_000
      let source = "gesture 1\n\ndown 0 9\n+\(time)ns up 0\n"
      let script = try #require(ScriptReader.read(Array(source.utf8)).script)
      let text = try ScriptExport.text(of: script, as: .w3cActions).text
      let end = try #require(try RecordingReader.read(text).events.last).time
      #expect(end % 1_000_000 == 0 && end - time > -500_000 && end - time <= 500_000, "\(time)")
    }
  }

  @Test func `the rest is reported too`() throws {
    #expect(try losses("+5ms down 0 9") == [.start: 1])
    #expect(try losses("down 0 9", "glide 0 to 5 over 20ms") == [.glides: 1])
    let pen = try losses("down 0 9", "up 0", "down 0 9 kind=pen", format: .w3cActions)
    #expect(pen == [.numbers: 1, .approaches: 1])
    let script = "gesture 1\ntitle \"a\"\nstep 2\n# b\nx-c\n\nkey End\n"
    let header = try ScriptExport.text(
      of: try #require(ScriptReader.read(Array(script.utf8)).script), as: .pointerNDJSON)
    #expect(counts(header.losses) == [.settings: 1, .comments: 1, .notes: 1])
    #expect(
      text(header.losses.report) == "  settings of the header: 1\n  'x-' lines: 1\n  comments: 1\n")
  }

  @Test func `a script that is too long for pointer events is rejected`() throws {
    let script = try #require(
      ScriptReader.read(Array("gesture 1\ndown 0 5\n+4611686018.427387903s up 0\n".utf8)).script)
    let text = try ScriptExport.text(of: script, as: .pointerNDJSON).text
    #expect(try RecordingReader.read(text).events.last?.time == 4_611_686_018_427_387_903)
    let longer = try #require(
      ScriptReader.read(Array("gesture 1\ndown 0 5\n+4611686018.427387904s up 0\n".utf8)).script)
    #expect(throws: Diagnostic.self) { try ScriptExport.text(of: longer, as: .pointerNDJSON) }
  }

  @Test func `a script of too many pointers is rejected, and read to its end`() throws {
    let lines = (0..<200).map { "tap \($0) 9" }
    let script = try #require(
      ScriptReader.read(Array(("gesture 1\n\n" + lines.joined(separator: "\n")).utf8)).script)
    #expect(throws: Diagnostic.self) { try ScriptExport.text(of: script, as: .w3cActions) }
    #expect(
      try ScriptExport.text(of: script, as: .pointerNDJSON).text.split(separator: 10).count == 400)
  }

  private func losses(
    _ lines: String..., format: ScriptExport.Format = .pointerNDJSON
  ) throws -> [ExportLoss: Int64] {
    let source = "gesture 1\n\n" + lines.joined(separator: "\n") + "\n"
    let script = try #require(ScriptReader.read(Array(source.utf8)).script)
    return counts(try ScriptExport.text(of: script, as: format).losses)
  }

  private func counts(_ losses: ExportLosses) -> [ExportLoss: Int64] {
    var counts: [ExportLoss: Int64] = [:]
    for loss in ExportLoss.allCases where losses[loss] > 0 { counts[loss] = losses[loss] }
    return counts
  }
}
