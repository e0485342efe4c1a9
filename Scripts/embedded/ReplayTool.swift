// Replay as a program for machines without an operating system: reads a script, writes a trace.
//
//     replay LEVEL NAME <NAME.gesture     prints as `detent run --level LEVEL NAME.gesture`
//     replay restored NAME <NAME.gesture  prints as `--level frames`, if a control that is stored
//                                         and read before each event behaves the same
//     replay stream NAME <NAME.ndjson     prints as `detent stream NAME.ndjson`
//     replay batch <FILES                 does many of these in turn: see `batch`
//
// The exit statuses are those of the command.

import Dial
import GestureReplay
import GestureScript
import Rating
import Ruler
import Runtime
import Slider

/// Outcome of a use of this program.
struct Outcome {
  var status: Int32 = 0
  var output: [UInt8] = []
  var errors: [UInt8] = []
}

@c(replay_main)
public func replayMain() -> Int32 {
  let words = arguments()
  if words.count == 1, words[0].elementsEqual("batch".utf8) { return batch(standardInput()) }
  guard words.count == 2, isUse(words[0]) else {
    write("usage: replay LEVEL|restored|stream NAME <FILE\n".utf8.map { $0 }, to: 2)
    return 2
  }
  let outcome = outcome(of: words[0], standardInput(), name: words[1])
  write(outcome.errors, to: 2)
  return write(outcome.output, to: 1) ? outcome.status : 2
}

/// Performs uses of files. Each file follows a line `NAME BYTES USE USE …`, where a use is a level
/// or one of the words above. The answer to each use is a line `STATUS BYTES` and its output.
private func batch(_ bytes: [UInt8]) -> Int32 {
  var rest = bytes[...]
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { Array($0) }
    guard words.count > 2, let count = DecimalText.parseInteger(words[1][...]),
      words[2...].allSatisfy(isUse), count >= 0, count <= Int64(rest.endIndex - end - 1)
    else { return 2 }
    let file = Array(rest[(end + 1)...].prefix(Int(count)))
    rest = rest[(end + 1)...].dropFirst(Int(count))
    for use in words[2...] {
      let outcome = outcome(of: use, file, name: words[0])
      var head: [UInt8] = []
      DecimalText.append(Double(outcome.status), to: &head)
      head.append(UInt8(ascii: " "))
      DecimalText.append(Double(outcome.output.count), to: &head)
      head.append(UInt8(ascii: "\n"))
      guard write(head, to: 1), write(outcome.output, to: 1) else { return 2 }
    }
  }
  return rest.isEmpty ? 0 : 2
}

private func isUse(_ word: [UInt8]) -> Bool {
  TraceLevel(word) != nil || word.elementsEqual("stream".utf8)
    || word.elementsEqual("restored".utf8)
}

private func outcome(of use: [UInt8], _ source: [UInt8], name: [UInt8]) -> Outcome {
  if use.elementsEqual("stream".utf8) { return stream(source) }
  return run(source, name: name, level: TraceLevel(use))
}

/// Plays a script; without a level, stores and reads the control before each event.
private func run(_ source: [UInt8], name: [UInt8], level: TraceLevel?) -> Outcome {
  let reading = Replay.read(source)
  let errors = DiagnosticRenderer(file: name, source: source).render(reading.diagnostics)
  guard let script = reading.script else { return Outcome(status: 3, errors: errors) }
  let replay = level.map { Replay(script, level: $0) } ?? restored(script, .frames)
  return Outcome(
    status: replay.passed ? 0 : 1, output: replay.trace(of: script, named: name), errors: errors)
}

private func restored(_ script: Script, _ level: TraceLevel) -> Replay {
  switch script.settings.control {
  case "rating": Replay(script, on: RestoredControl<RatingControl>.self, level: level)
  case "slider": Replay(script, on: RestoredControl<SliderControl>.self, level: level)
  case "dial": Replay(script, on: RestoredControl<DialControl>.self, level: level)
  default: Replay(script, on: RestoredControl<RulerControl>.self, level: level)
  }
}

private func stream(_ source: [UInt8]) -> Outcome {
  let player = StreamPlayer()
  var answers: [UInt8] = []
  var start = 0
  while start < source.count {
    let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    _ = player.answer(source[start..<end], to: &answers)
    start = end + 1
  }
  return Outcome(output: answers)
}

// MARK: The host

private func arguments() -> [[UInt8]] {
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = bytes.withUnsafeMutableBufferPointer { host_arguments($0.baseAddress, 4096) }
  return bytes.prefix(Int(count)).split(separator: 0).map { Array($0) }
}

private func standardInput() -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = chunk.withUnsafeMutableBufferPointer { host_read($0.baseAddress, 65_536) }
    guard count > 0 else { return bytes }
    bytes.append(contentsOf: chunk[..<Int(count)])
  }
}

/// Writes bytes to a file; returns true if all were written.
@discardableResult
private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
  bytes.withUnsafeBufferPointer {
    host_write(file, $0.baseAddress, Int32(truncatingIfNeeded: $0.count)) == 0
  }
}
