import ControlCore
import Harness
import Slider
import TestSupport
import Testing

/// Tests imports for controls that do not support every kind of input.
struct ImportFitTests {
  private static let doable: [ControlAbilities] = [
    .cancel, .hover, .wheel, .key, .rotate, .modifiers, .touch, .mouse, .pen,
  ]

  private static func table(without missing: [ControlAbilities]) -> ControlTable {
    let abilities = missing.reduce(ControlAbilities.all) { $0.subtracting($1) }
    return Limited.$abilities.withValue(abilities) {
      ControlTable.of(DrivenControl<SliderControl, Limited>.self)
    }
  }

  private static func recordings() throws -> [Recording] {
    let rows = """
      t_ms,type,id,x,y,pointerType,shiftKey,key,deltaY
      0,down,1,5,5,touch,,,
      8,down,2,9,5,mouse,1,,
      16,move,1,7,5,touch,1,,
      20,cancel,1,7,5,touch,,,
      24,key,,,,,,End,
      28,key,,,,,1,End,
      30,up,2,9,5,mouse,,,
      31,wheel,,,,,,,3
      40,down,1,5,5,pen,,,
      50,up,1,9,5,pen,,,
      60,hover,3,9,5,pen,,,
      70,leave,3,9,5,pen,,,

      """
    let names = [
      "flick.csv", "page.ndjson", "desk.debug-events.txt", "pen.events", "window.kvi",
      "page.playwright.trace", "screen.flutter.json",
    ]
    return [try readRows(rows)]
      + (try names.map { try RecordingReader.read(try fixture($0)) })
  }

  @Test func `what is written can be done to the control, and contacts stay whole`() throws {
    let recordings = try Self.recordings()
    for bits in stride(from: 0, to: 1 << Self.doable.count, by: Cases.areAll ? 1 : 7) {
      let missing = Self.doable.indices.filter { bits >> $0 & 1 == 1 }.map { Self.doable[$0] }
      let table = Self.table(without: missing)
      for recording in recordings {
        var options = ImportOptions()
        options.table = table
        let script = ScriptImport.script(of: recording, options: options)
        var down: [Int64] = []
        for line in script.body {
          #expect(line.verb.needs.isSubset(of: table.abilities), "\(line.verb) without \(missing)")
          switch line.verb {
          case .down(let id, _, _):
            #expect(!down.contains(id))
            down.append(id)
          case .move(let id, _, _): #expect(down.contains(id))
          case .up(let id, _, _, _): down.removeAll { $0 == id }
          case .cancel(let id): down.removeAll { id == nil || $0 == id }
          default: break
          }
        }
        #expect(down == [])
        #expect(recording.canBeDone(to: table) == (script.body.count > 1))
      }
    }
  }

  @Test func `nothing changes where all can be done`() throws {
    for recording in try Self.recordings() {
      var options = ImportOptions()
      options.table = Self.table(without: [])
      let body = ScriptImport.script(of: recording, options: options).body
      options.table = try #require(ControlSet.ours.tables.first { "\($0.name)" == "slider" })
      #expect(ScriptImport.script(of: recording, options: options).body == body)
    }
  }

  @Test func `times stay where events between are left out, and comments count them`() throws {
    let recording = try #require(try Self.recordings().first)
    var options = ImportOptions()
    options.table = Self.table(without: [.cancel, .modifiers, .hover, .wheel, .mouse, .pen])
    let text = ScriptWriter.text(of: ScriptImport.script(of: recording, options: options))
    let script = String(decoding: text, as: UTF8.self)
    #expect(
      script.hasSuffix(
        """
        +8ms    down 2 9,5
        +16ms   key End
        +6ms    up 2 9,5
        +10ms   down 1 5,5
        +10ms   up 1 9,5
        +0ms    settle

        """))
    #expect(script.contains("# N318 events that the control does not support left out: 8\n"))
    #expect(script.contains("# N319 events of pointers taken as of another kind: 4\n"))
  }
}

/// A driver without a process, with the abilities that a test sets.
private enum Limited: DriverHost {
  @TaskLocal static var abilities = ControlAbilities.all

  static var capabilities: DriverCapabilities {
    var capabilities = DriverCapabilities()
    capabilities.abilities = abilities
    return capabilities
  }
  static var session: DriverSession {
    DriverSession(stores: false, onError: { _ in }, exchange: { _ in .failure([]) })
  }
}
