import GestureDrivers
import GestureLaws
import GestureReplay
import GestureScript
import Slider
import Testing

/// Tests that a late driver is asked again from a fresh control, and that a second delay hangs.
@Suite struct LateDriverTests {
  typealias Driven = DrivenControl<SliderControl, LateHost>

  private static let script = """
    gesture 1
    control slider
    viewport 320x40
    down 0 160
    +16ms move 0 200
    +16ms up 0

    """

  private func end(late lines: Set<Int>) throws -> (run: RecordedRun, driver: LateDriver) {
    let script = try #require(ScriptReader.read(Array(Self.script.utf8)).script)
    let driver = LateDriver(lines)
    return LateHost.$driver.withValue(driver) { (RecordedRun(script, on: Driven.self), driver) }
  }

  @Test func `one answer late is no error, and the control is where it would have been`() throws {
    for line in 0..<4 {
      let (run, driver) = try end(late: [line])
      #expect(run.end.error == nil && run.end.value == 62.5, "line \(line)")
      #expect(driver.silences == 1 && driver.errors.isEmpty && driver.count == 4 + line + 1)
    }
  }

  @Test func `each answer may be late once`() throws {
    // After line 1 is late, lines 0, 1 and 2 are sent; the driver counts line 2 as number 4.
    let (run, driver) = try end(late: [1, 4])
    #expect(run.end.error == nil && run.end.value == 62.5)
    #expect(driver.silences == 2 && driver.errors.isEmpty)
  }

  @Test func `late twice in a row is a hang, and is not asked twice any more`() throws {
    let (run, driver) = try end(late: Set(2..<100))
    #expect(run.end.error == .failed(Array("late".utf8)))
    #expect(driver.silences == 1 && driver.errors.count == 1)
    let count = driver.count
    LateHost.$driver.withValue(driver) {
      let again = RecordedRun(run.script, on: Driven.self)
      #expect(again.end.error == .failed(Array("late".utf8)))
    }
    // A run makes one control.
    #expect(driver.count == count + 1 && driver.silences == 1)
  }
}

/// A slider that jumps to each press; answers to the lines with the given numbers are late.
final class LateDriver: @unchecked Sendable {
  private let late: Set<Int>
  private var value = 0.0
  private(set) var count = 0
  private(set) var silences = 0
  private(set) var errors: [DriverError] = []
  private(set) lazy var session = DriverSession(
    onError: { [unowned self] in errors.append($0) },
    onSilence: { [unowned self] _ in silences += 1 },
    exchange: { [unowned self] in reply(to: $0) })

  init(_ late: Set<Int>) { self.late = late }

  private func reply(to line: [UInt8]) -> DriverReply {
    defer { count += 1 }
    guard !late.contains(count) else { return .silence(Array("late".utf8)) }
    guard let object = try? JSONValue(parsing: line[...]) else { return .failure([]) }
    if object["new"] != nil { value = 0 }
    if let x = object["x"]?.number { value = x / 3.2 }
    return .answer(Array("{\"value\":\(value)}".utf8))
  }
}

enum LateHost: DriverHost {
  @TaskLocal static var driver = LateDriver([])

  static var capabilities: DriverCapabilities {
    var capabilities = DriverCapabilities()
    capabilities.abilities.formUnion([.pointer])
    return capabilities
  }

  static var session: DriverSession { driver.session }
}
