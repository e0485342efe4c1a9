// Targets of a coverage-guided fuzzer: every reader, and the laws with bytes as choices.
// `DETENT_FUZZ_TARGET` selects one. Scripts/check/fuzz.sh builds and runs them.

import ControlCore
import Glibc
import Harness

@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let target: @Sendable ([UInt8]) -> Void = {
  let name = getenv("DETENT_FUZZ_TARGET").map { String(cString: $0) } ?? "script"
  guard let target = targets[name] else { fatalError("there is no target \(name)") }
  return target
}()

private let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "script": tryScript,
  "line": tryLine,
  "trace": { bytes in _ = try? TraceReader(bytes) },
  "golden": { bytes in _ = Golden(bytes) },
  "json": { bytes in _ = try? JSONValue(parsing: bytes[...]) },
  "number": tryNumber,
  "recording": { tryRecording($0, nil) },
  "evemu": { tryRecording($0, .evemu) },
  "getevent": { tryRecording($0, .getevent) },
  "evtest": { tryRecording($0, .evtest) },
  "libinput": { tryRecording($0, .libinput) },
  "debug-events": { tryRecording($0, .debugEvents) },
  "csv": { tryRecording($0, .pointerCSV) },
  "ndjson": { tryRecording($0, .pointerNDJSON) },
  "pointer-json": { tryRecording($0, .pointerJSON) },
  "flutter": { tryRecording($0, .flutter) },
  "named-columns": tryNamedColumns,
  "w3c": { tryRecording($0, .w3cActions) },
  "rrweb": { tryRecording($0, .rrweb) },
  "kivy": { tryRecording($0, .kivy) },
  "devtools": { tryRecording($0, .devTools) },
  "laws-of-rulers": { tryLaws($0, "ruler") },
  "laws-of-ratings": { tryLaws($0, "rating") },
]

private func demand(_ isTrue: Bool, _ sentence: String) {
  if !isTrue { fatalError(sentence) }
}

/// Reads a script, plays it if it is short, and writes it again.
@Sendable private func tryScript(_ bytes: [UInt8]) {
  let reading = Replay.read(bytes)
  guard let script = reading.script else {
    return demand(!reading.diagnostics.isEmpty, "neither a script nor an error")
  }
  let text = ScriptWriter.text(of: script)
  demand(ScriptReader.read(text).script == script, "its text is another script")
  guard script.isShort else { return }
  let expanded = script.expanded
  demand(Replay(script).digest == Replay(script).digest, "it plays in two ways")
  demand(Replay.problems(of: expanded).isEmpty, "it cannot be played without sugar")
}

@Sendable private func tryLine(_ bytes: [UInt8]) {
  let reading = ScriptLine.read(bytes[...])
  demand((reading.script == nil) == (reading.error != nil), "a script and an error, or neither")
  if let script = reading.script, !script.isShort { return }
  var answer: [UInt8] = []
  _ = StreamPlayer().answer(bytes[...], to: &answer)
  demand((try? JSONValue(parsing: answer[...])) != nil, "its answer is not JSON")
}

@Sendable private func tryNumber(_ bytes: [UInt8]) {
  guard let number = DecimalText.parse(bytes[...]) else { return }
  var text: [UInt8] = []
  DecimalText.append(number, to: &text)
  demand(DecimalText.parse(text[...]) == number, "a number that reads back as another")
}

/// Reads a recording behind a first line about its columns and a second one about its words.
@Sendable private func tryNamedColumns(_ bytes: [UInt8]) {
  let parts = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
  guard parts.count == 3 else { return }
  var layout = PointerLayout()
  try? layout.report(columns: Array(parts[0]))
  try? layout.report(types: Array(parts[1]))
  tryRecording(Array(parts[2]), nil, layout)
}

@Sendable private func tryRecording(
  _ bytes: [UInt8], _ format: RecordingFormat?, _ layout: PointerLayout = PointerLayout()
) {
  let recording = try? RecordingReader.read(
    bytes,
    ReadingOptions {
      $0.format = format
      $0.period = 8_000_000
      $0.layout = layout
    })
  guard let recording else { return }
  let script = ScriptImport.script(of: recording, options: ImportOptions())
  let text = ScriptWriter.text(of: script)
  demand(Replay.read(text).script == script, "an import that does not read back")
}

@Sendable private func tryLaws(_ bytes: [UInt8], _ control: StaticText) {
  var choices = Choices(bytes: bytes)
  guard let table = ControlSet.ours.table(named: control.bytes[...]) else { return }
  let script = ScriptMaker(table).script(&choices)
  guard Replay.problems(of: script).isEmpty else { return }
  guard let failure = LawTrial(of: ControlSet.ours.lawful(control)).failure(of: script) else {
    return
  }
  for line in String(decoding: failure.regression, as: UTF8.self).split(separator: "\n") {
    print("regression: \(line)")
  }
  fflush(nil)
  fatalError("a law is broken\n\(failure)")
}

extension Script {
  /// True if it asks for fewer than 20,000 moves and frames.
  fileprivate var isShort: Bool {
    var moves: Int64 = 0
    for line in body {
      switch line.verb {
      case .glide(let glide): moves += min(glide.moveCount, 1_000_000)
      case .key(let stroke): moves += min(stroke.count, 1_000_000)
      case .frames(let count): moves += min(count, 1_000_000)
      case .settle(let limit?): moves += min(limit / 1_000_000, 1_000_000)
      case .wait(let time): moves += min(time / 1_000_000, 1_000_000)
      default: moves += 1
      }
      if case .after(let time) = line.time { moves += min(time / 1_000_000, 1_000_000) }
      if case .at(let time) = line.time { moves += min(time / 1_000_000, 1_000_000) }
    }
    return moves < 20_000
  }
}
