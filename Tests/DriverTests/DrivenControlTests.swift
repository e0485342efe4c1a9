import ControlCore
import GestureDrivers
import GestureLaws
import GestureReplay
import GestureScript
import Slider
import TestSupport
import Testing

/// Tests that a slider behind the driver protocol behaves like the slider itself.
@Suite struct DrivenControlTests {
  typealias Driven = DrivenControl<SliderControl, ServedSlider>

  /// Effects as text, without causes and bounding neighbours, which the protocol leaves out.
  private static func reported(_ effects: [Effect]) -> [String] {
    effects.flatMap { effect -> [String] in
      switch effect {
      case .changed(let value, _, let time, _, let part): ["changed \(value) \(time) \(part)"]
      case .bound(let side, let time, _, let part): ["bound \(side) \(time) \(part)"]
      case .tick(let run, let part):
        (0..<run.length).map { number in
          "tick \(run.first + (run.count > 0 ? number : -number)) \(run.time(at: number)) \(part)"
        }
      case .preview, .yielded, .tapped: []
      default: ["\(effect)"]
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `what a driven slider reports is what the slider reports`(seed: UInt64) {
    var trial = LawTrial(of: Driven.self)
    trial.seed = seed
    for number in 0..<Cases.some(of: 400 as Int64) {
      var choices = trial.choices(ofCase: number)
      let script = trial.script(&choices)
      guard trial.isPlayable(script) else { continue }
      let (here, there) = (
        RecordedRun(script, on: SliderControl.self), RecordedRun(script, on: Driven.self)
      )
      #expect(Self.reported(here.effects) == Self.reported(there.effects), "case \(number)")
      #expect(here.end.values == there.end.values, "case \(number)")
      #expect(here.end.phase == there.end.phase && here.steps.count == there.steps.count)
    }
  }

  @Test(arguments: [false, true], Seeds.all)
  func `a driven slider keeps every law that is tried, with copies and without`(
    stores: Bool, seed: UInt64
  ) {
    ServedSlider.$stores.withValue(stores) {
      var trial = LawTrial(of: Driven.self)
      trial.seed = seed
      trial.cases = Cases.some(of: 80)
      #expect(trial.laws.count > 30)
      trial.run { Issue.record("\($0)") }
    }
  }

  @Test func `a law finds nothing where the driver rejects what the law tries`() {
    ServedSlider.$rejected.withValue(#""key":"End""#) {
      var trial = LawTrial(of: Driven.self)
      trial.cases = Cases.some(of: 400)
      trial.laws.removeAll { $0.id != "R59" }
      #expect(trial.laws.count == 1)
      trial.run { Issue.record("\($0)") }
    }
  }

  @Test func `a copy goes on by itself, and what it came from is not changed`() {
    var slider = Driven(value: 20, configuration: DrivenConfiguration())
    slider.set(value: 30, animated: false) { _ in }
    var copy = slider
    copy.set(value: 40, animated: false) { _ in }
    #expect(slider.value == 30 && copy.value == 40)
    slider.set(value: 50, animated: false) { _ in }
    var third = copy
    third.set(value: 60, animated: false) { _ in }
    copy.handle(InputEvent(time: copy.time, action: .key(.arrowUp, .none))) { _ in }
    #expect(slider.value == 50 && copy.value == 41 && third.value == 60)
    #expect(copy != slider && copy != third)
  }

  @Test func `a line that goes on from where the driver is costs one line`() {
    let (slider, _) = (ServedSlider.server, ServedSlider.session)
    var control = Driven(value: 0, configuration: DrivenConfiguration())
    let before = slider.count
    for value in 1...100 { control.set(value: Double(value), animated: false) { _ in } }
    #expect(slider.count == before + 100)
  }

  @Test func `a script about what the driver does not have is rejected with its line`() {
    let text = "gesture 1\ncontrol slider\nslop 3\ntap 0 160\n"
    let reading = Replay.read(Array(text.utf8), controls: ControlSet(Driven.self))
    #expect(reading.diagnostics.map(\.code) == [.unknownHeader])
    #expect(reading.diagnostics.map(\.span.line) == [3])
  }

  @Test(arguments: [
    (#""thumbs":2,"value":[20,70]"#, Setting.values([20, 70])),
    (#""value":37"#, .values([37])), (#""range":[0,50]"#, Setting("range", .range(0, 50))),
    (#""stops":[0,50,80]"#, Setting("stops", .numbers([0, 50, 80]))),
    (#""stops":[0,80]"#, Setting("stops", .numbers([0, 80]))),
    (#""viewport":[300,40]"#, .viewport(300, 40)),
  ])
  func `a driver fixes numbers, ranges and lists`(json: String, setting: Setting) throws {
    let answer = Array(#"{"value":0,"fixed":{\#(json)}}"#.utf8)
    let read = try DriverCapabilities(reading: answer, .of(SliderControl.self), of: .ours)
    #expect(read.fixed.contains(setting))
  }

  @Test func `scripts have the kinds of pointers that the driver takes`() {
    let maker = ScriptMaker(for: DrivenControl<SliderControl, FingersOnly>.self)
    for number in 0..<Cases.some(of: 300 as Int64) {
      var choices = Choices(seed: UInt64(number))
      #expect(maker.script(&choices).settings.pointer == .touch, "case \(number)")
    }
  }
}

/// A slider in this process that accepts touch only.
enum FingersOnly: DriverHost {
  static var capabilities: DriverCapabilities {
    var capabilities = ServedSlider.capabilities
    capabilities.abilities.subtract([.mouse, .pen])
    return capabilities
  }

  static var session: DriverSession { ServedSlider.session }
}

/// A slider in this process, one for each thread.
enum ServedSlider: DriverHost {
  @TaskLocal static var stores = false
  /// A text whose lines are rejected.
  @TaskLocal static var rejected: String?
  private static let usual: DriverCapabilities = {
    let table = ControlTable.of(SliderControl.self)
    let answer = Array("{\"value\":0\(SliderServer.abilities)}".utf8)
    guard let read = try? DriverCapabilities(reading: answer, table, of: .ours) else {
      preconditionFailure("the abilities of the served slider cannot be read")
    }
    return read
  }()

  static var capabilities: DriverCapabilities {
    guard stores else { return usual }
    var capabilities = usual
    capabilities.abilities.insert(.copies)
    return capabilities
  }

  /// A server and its session; each thread has one of each kind, as tests run in parallel.
  private final class Served {
    let server = SliderServer()
    let session: DriverSession

    init(stores: Bool, rejected: String?) {
      let server = server
      session = DriverSession(stores: stores) { line in
        guard let rejected, String(decoding: line, as: UTF8.self).contains(rejected) else {
          return server.answer(line)
        }
        return .answer(Array(#"{"error":"no such thing"}"#.utf8))
      }
    }
  }

  nonisolated(unsafe) private static var all: [String: Served] = [:]
  private static let lock = ThreadLock()

  private static var mine: Served {
    let key = "\(ThreadLock.thread) \(stores) \(rejected ?? "")"
    return lock.whileLocked {
      if let known = all[key] { return known }
      let new = Served(stores: stores, rejected: rejected)
      all[key] = new
      return new
    }
  }

  static var session: DriverSession { mine.session }
  static var server: SliderServer { mine.server }
}
