import ControlCore
import Harness
import Rating
import Ruler
import TestSupport
import Testing

/// Tests of the control of a script at a given time.
struct ControlSnapshotTests {
  private func snapshot(_ body: String, at milliseconds: Double) throws -> ControlSnapshot<
    RulerControl
  > {
    try #require(
      ControlSnapshot<RulerControl>.at(
        Timestamp(nanoseconds: Int64(milliseconds * 1e6)),
        in: scripted(body, header: "range 0..100\nvalue 20\nslop 0")))
  }

  @Test func `a moment is after all that happens then, and before what happens later`() throws {
    let body = "+100ms key ArrowUp\nkey ArrowUp\n+0.000001ms key ArrowUp"
    #expect(try snapshot(body, at: 99).value == 20)
    #expect(try snapshot(body, at: 100).value == 22)
    #expect(try snapshot(body, at: 100.000001).value == 23)
    #expect(try snapshot(body, at: 0).time == Timestamp(nanoseconds: 0))
  }

  @Test func `after the end of the script the control goes on by itself`() throws {
    let body = "down 0 280\n+8ms move 0 265\n+8ms move 0 250\n+8ms move 0 230\n+8ms up 0"
    let end = try snapshot(body, at: 32)
    #expect(end.isMoving)
    let later = try snapshot(body, at: 500)
    #expect(later.value > end.value && later.isMoving)
    let last = try snapshot(body, at: 9e9)
    #expect(!last.isMoving && last.time.nanoseconds == 9_000_000_000_000_000)
    #expect(try snapshot(body + "\nsettle", at: 9e9).value == last.value)
  }

  @Test func `only pointers that are down or hover are on it`() throws {
    func fingers(_ body: String) throws -> [String] {
      try snapshot(body, at: 10).fingers.map { "\($0.id) \($0.isDown) \($0.place.x)" }
    }
    #expect(try fingers("down 0 10,5\ndown 3 20,5\nmove 0 11,5") == ["3 true 20.0", "0 true 11.0"])
    #expect(try fingers("down 0 10,5\nup 0\nmove 0 11,5") == [])
    #expect(try fingers("down 0 10,5\ncancel all") == [])
    #expect(try fingers("hover 10\nhover 12") == ["0 false 12.0"])
    #expect(try fingers("hover 10\nhover out") == [])
    #expect(try fingers("down 0 10,5\nhover out\nmove 0 14,5") == ["0 true 14.0"])
    #expect(try fingers("hover 10\ndown 0 11,5\nmove 0 15,5") == ["0 true 15.0"])
    #expect(try fingers((1...300).map { "move \($0) 1,1" }.joined(separator: "\n")) == [])
  }

  @Test func `a viewport that changes is that of the moment`() throws {
    let body = "+100ms set viewport 200x50"
    #expect(try snapshot(body, at: 99).frame.width == 375)
    #expect(try snapshot(body, at: 100).frame.width == 200)
  }

  @Test(arguments: Seeds.all)
  func `pictures do not change what happens, and each frame is the moment of its time`(
    seed: UInt64
  ) {
    var generator = ScriptGenerator(seed: seed)
    for number in 0..<60 {
      let script = generator.script()
      guard Replay.problems(of: script).isEmpty else { continue }
      if script.settings.control == .rating {
        tryStills(of: RatingControl.self, script, "\(seed) \(number)")
      } else {
        tryStills(of: RulerControl.self, script, "\(seed) \(number)")
      }
    }
  }

  private func tryStills<Subject: ScriptedControl>(
    of control: Subject.Type, _ script: Script, _ place: Comment
  ) {
    let replay = Replay(script, level: .calls)
    let snapshots = ControlSnapshot<Subject>.series(in: script, frame: .init(1, 30), most: 20)
    #expect(!snapshots.isEmpty && snapshots.count <= 20, place)
    if replay.end.nanoseconds < 500_000_000 {
      #expect(snapshots.last?.time == replay.end, place)
      #expect(snapshots.last?.control.value == replay.value, place)
    }
    for snapshot in snapshots.prefix(4) where replay.stop == nil {
      #expect(ControlSnapshot<Subject>.at(snapshot.time, in: script) == snapshot, place)
    }
  }
}

extension ControlSnapshot {
  fileprivate var value: Double { control.value }
  fileprivate var isMoving: Bool { control.phase == .coasting || control.phase == .settling }
}
