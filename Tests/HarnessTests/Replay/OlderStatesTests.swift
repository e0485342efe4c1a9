import ControlCore
import Foundation
import Rating
import Ruler
import TestSupport
import Testing

/// Tests that controls stored by all earlier versions of the library can be restored.
///
/// `Fixtures/stored/version-N.txt` was written by version N: for each control a title with its
/// kind, its bytes in hexadecimal, its state, and a line for each later effect.
@Suite struct OlderStatesTests {
  @Test(arguments: 1...Int(StoredState.version))
  func `each version that there ever was can be read`(version: Int) throws {
    let file = Self.folder.appendingPathComponent("version-\(version).txt")
    if version == Int(StoredState.version),
      ProcessInfo.processInfo.environment["DETENT_RECORD"] == "1"
    {
      try StoredSample.all.map(\.text).joined().write(to: file, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let samples = text.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
    #expect(samples.count >= 11)
    for sample in samples {
      try #require(sample.count >= 3)
      let reported = StoredSample.reported(
        sample[0].hasPrefix("ruler"), [UInt8](hexadecimal: sample[1]))
      #expect(reported == Array(sample[2...]), "\(sample[0])")
    }
  }

  @Test func `what is written is of the present version`() throws {
    let sample = try #require(StoredSample.all.first)
    let bytes = [UInt8](hexadecimal: sample.bytes)
    #expect(UInt32(bytes[4]) == StoredState.version)
  }

  @Test func `a member that a later version brings has its default in bytes of before`() throws {
    var (older, newer) = (OlderState(), NewerState())
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBytes { buffer in
      var writer = StateWriter(buffer)
      older.visit(&writer)
      return writer.finish(OlderState.kind)
    }
    let written = try #require(count)
    try bytes.withUnsafeBytes { all in
      let buffer = UnsafeRawBufferPointer(rebasing: all[..<written])
      var reader = try StateReader(buffer, OlderState.kind, upTo: StoredState.version + 1)
      newer.visit(&reader)
      try reader.finish()
    }
    #expect(newer == NewerState(first: 3, second: 7))
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/stored")
}

/// A state of the present version, as a later one would extend it.
private struct OlderState {
  static let kind: UInt32 = 0x6E77_6F
  var first: Int64 = 3

  mutating func visit(_ visitor: inout some StateVisitor) { visitor.whole(&first, in: 0...9) }
}

private struct NewerState: Equatable {
  var first: Int64 = 0
  var second: Int64 = 7

  mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.whole(&first, in: 0...9)
    if visitor.version > StoredState.version { visitor.whole(&second, in: 0...9) }
  }
}

/// The bytes of a control in the middle of an action.
private struct StoredSample {
  let title: String
  let bytes: String

  var text: String {
    let reported = Self.reported(title.hasPrefix("ruler"), [UInt8](hexadecimal: bytes))
    return "\(title)\n\(bytes)\n\(reported.joined(separator: "\n"))\n\n"
  }

  /// Returns the restored state and all effects: of 8 s, a lift, the End key, and 8 s more.
  static func reported(_ isRuler: Bool, _ bytes: [UInt8]) -> [String] {
    isRuler
      ? reported(by: RulerControl.restored(bytes)) { "\($0.offset) \($0.target)" }
      : reported(by: RatingControl.restored(bytes)) { "\($0.preview.map { "\($0)" } ?? "none")" }
  }

  private static func reported<Subject: Control>(
    by restored: Result<Subject, StoredStateError>, reading: (Subject) -> String
  ) -> [String] {
    guard case .success(var control) = restored else { return ["\(restored)"] }
    var lines = ["\(control.value) \(control.phase) \(reading(control))"]
    let end = Timestamp(nanoseconds: 8_000_000_000)
    control.advance(to: end) { lines.append($0.line) }
    let up = PointerEvent(phase: .up, position: Point(x: 60, y: 10))
    control.handle(InputEvent(time: end, action: .pointer(up))) { lines.append($0.line) }
    control.handle(InputEvent(time: end, action: .key(.end, .none))) { lines.append($0.line) }
    control.advance(to: end.advanced(by: 8_000_000_000)) { lines.append($0.line) }
    return lines
  }

  static let all: [StoredSample] = [
    ruler("at rest") { _ in },
    ruler("pressed") { $0.touch(.down, 0, 200) },
    ruler("dragged past a bound") { $0.drag(by: 300) },
    ruler("coasting") { $0.flick(by: -200, until: 120) },
    ruler("about to bounce") { $0.flick(by: 60, until: 60) },
    ruler("bouncing") { $0.flick(by: 60, until: 200) },
    ruler("coming back from past a bound") {
      $0.drag(by: 300)
      $0.touch(.up, 600, 500)
      $0.advance(to: .milliseconds(700)) { _ in }
    },
    ruler("turned by a wheel") {
      $0.take(.wheel(WheelEvent(deltaX: 0, deltaY: -1.75, unit: .lines)), 40)
    },
    // The gap suppresses the next bound, but not one 8 s later.
    ruler("that has just reported a bound, with a gap") {
      var configuration = $0.configuration
      configuration.boundaryHapticGap = 1_000_000_000
      $0.set(configuration: configuration) { _ in }
      $0.drag(by: 300)
      for step in 6...9 as ClosedRange<Int64> {
        $0.touch(.move, 8 * step, step % 2 == 0 ? 100 : 500)
      }
    },
    // The remaining half line still counts.
    ruler("that has a rest of a wheel") {
      $0.take(.wheel(WheelEvent(deltaX: 0, deltaY: -0.5, unit: .lines)), 40)
      $0.advance(to: .milliseconds(300)) { _ in }
      $0.take(.wheel(WheelEvent(deltaX: 0, deltaY: -0.75, unit: .lines)), 7900)
    },
    rating("touched, not yet sure") {
      var configuration = $0.configuration
      configuration.press = .sure
      $0.set(configuration: configuration) { _ in }
      $0.touch(.down, 0, 40)
    },
    rating("at rest") { _ in },
    rating("with a preview") {
      $0.take(.pointer(PointerEvent(kind: .mouse, phase: .hover, position: Point(x: 70, y: 10))), 5)
    },
    rating("dragged") {
      $0.touch(.down, 0, 40)
      $0.touch(.move, 20, 70)
    },
  ]

  private static func ruler(_ title: String, _ act: (inout RulerControl) -> Void) -> StoredSample {
    var configuration = RulerConfiguration(range: 0...100)
    (configuration.tick, configuration.snap) = (.fraction, .unit)
    (configuration.capture, configuration.rearm) = (0.25, 2)
    var control = RulerControl(value: 1, configuration: configuration)
    act(&control)
    return StoredSample(title: "ruler \(title)", bytes: control.stored?.hexadecimal ?? "none")
  }

  private static func rating(_ title: String, _ act: (inout RatingControl) -> Void) -> StoredSample
  {
    var configuration = RatingConfiguration(count: 5, granularity: 0.5)
    configuration.length = 100
    var control = RatingControl(value: 2, configuration: configuration)
    act(&control)
    return StoredSample(title: "rating \(title)", bytes: control.stored?.hexadecimal ?? "none")
  }
}

extension Control {
  fileprivate mutating func take(_ action: InputEvent.Action, _ milliseconds: Int64) {
    handle(InputEvent(time: .milliseconds(milliseconds), action: action)) { _ in }
  }

  fileprivate mutating func touch(_ phase: PointerEvent.Phase, _ milliseconds: Int64, _ x: Double) {
    take(.pointer(PointerEvent(phase: phase, position: Point(x: x, y: 10))), milliseconds)
  }

  /// Drags by `distance` points along the x axis in 40 ms.
  fileprivate mutating func drag(by distance: Double) {
    touch(.down, 0, 200)
    for step in 1...5 as ClosedRange<Int64> {
      touch(.move, 8 * step, 200 + distance * Double(step) / 5)
    }
  }

  fileprivate mutating func flick(by distance: Double, until milliseconds: Int64) {
    drag(by: distance)
    touch(.up, 40, 200 + distance)
    advance(to: .milliseconds(milliseconds)) { _ in }
  }
}

extension Timestamp {
  fileprivate static func milliseconds(_ count: Int64) -> Timestamp {
    Timestamp(nanoseconds: count * 1_000_000)
  }
}

extension Effect {
  /// The effect as a line in words that do not change with the names of the library.
  fileprivate var line: String {
    let what =
      switch self {
      case .began: "began"
      case .tick(let run, _):
        "tick \(run.first) \(run.count) \(run.time(at: run.length - 1).nanoseconds)"
      case .bound(let side, _, _, _): "bound \(side == .lower ? "lower" : "upper")"
      case .changed(let value, _, _, _, _): "changed \(value)"
      case .snapped(let value, _, _, _): "snapped \(value)"
      case .ended(let reason, let value, _, _, _):
        "\(reason == .commit ? "commit" : "cancel") \(value)"
      case .preview(let value, _, _): "preview \(value.map { "\($0)" } ?? "none")"
      case .yielded: "yielded"
      case .tapped: "tapped"
      case .idle: "idle"
      }
    return "\(time.nanoseconds) \(what)"
  }
}

extension [UInt8] {
  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  fileprivate init(hexadecimal text: String) {
    let digits = text.compactMap(\.hexDigitValue)
    self = stride(from: 0, to: digits.count - 1, by: 2).map { place -> UInt8 in
      UInt8(digits[place] << 4 | digits[place + 1])
    }
  }
}
