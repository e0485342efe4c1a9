// A replay as a program of its own, for machines without an operating system: script in, trace out.
//
//     replay LEVEL NAME <NAME.gesture     prints what `detent run --level LEVEL NAME.gesture` prints
//     replay restored NAME <NAME.gesture  prints what `--level frames` prints, if a control that is stored and
//                                         read before each event goes on as if nothing had happened
//     replay import NAME <RECORDING       prints what `detent import NAME` prints
//     replay film NAME <NAME.gesture      prints what `detent draw --film - NAME.gesture` prints
//     replay stream NAME <NAME.ndjson     prints what `detent stream NAME.ndjson` prints
//
// The exit statuses are those of the command.

import Dial
import Harness
import Rating
import Ruler
import Runtime
import Slider

@c(replay_main)
public func replayMain() -> Int32 {
  let words = arguments()
  guard words.count == 2 else { return misuse() }
  let source = standardInput()
  if words[0].elementsEqual("import".utf8) { return importing(source, name: words[1]) }
  if words[0].elementsEqual("film".utf8) { return film(source, name: words[1]) }
  if words[0].elementsEqual("stream".utf8) { return stream(source) }
  if words[0].elementsEqual("restored".utf8) {
    return run(source, name: words[1], level: .frames, isRestored: true)
  }
  guard let level = TraceLevel(words[0]) else { return misuse() }
  return run(source, name: words[1], level: level)
}

private func misuse() -> Int32 {
  write("usage: replay LEVEL|restored|import|film|stream NAME <FILE\n".utf8.map { $0 }, to: 2)
  return 2
}

private func run(
  _ source: [UInt8], name: [UInt8], level: TraceLevel, isRestored: Bool = false
) -> Int32 {
  let reading = Replay.read(source)
  write(DiagnosticRenderer(file: name, source: source).render(reading.diagnostics), to: 2)
  guard let script = reading.script else { return 3 }
  let replay = isRestored ? restored(script, level) : Replay(script, level: level)
  guard write(replay.trace(of: script, named: name), to: 1) else { return 2 }
  return replay.passed ? 0 : 1
}

private func restored(_ script: Script, _ level: TraceLevel) -> Replay {
  switch script.settings.control {
  case "rating": Replay(script, on: RestoredControl<RatingControl>.self, level: level)
  case "slider": Replay(script, on: RestoredControl<SliderControl>.self, level: level)
  case "dial": Replay(script, on: RestoredControl<DialControl>.self, level: level)
  default: Replay(script, on: RestoredControl<RulerControl>.self, level: level)
  }
}

private func film(_ source: [UInt8], name: [UInt8]) -> Int32 {
  let reading = Replay.read(source)
  write(DiagnosticRenderer(file: name, source: source).render(reading.diagnostics), to: 2)
  guard let script = reading.script else { return 3 }
  let replay = Replay(script, level: .calls)
  guard let film = Film(script, replay) else {
    return 1
  }
  guard write(film.bytes, to: 1) else { return 2 }
  return replay.passed ? 0 : 1
}

private func stream(_ source: [UInt8]) -> Int32 {
  let player = StreamPlayer()
  var answers: [UInt8] = []
  var start = 0
  while start < source.count {
    let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    _ = player.answer(source[start..<end], to: &answers)
    start = end + 1
  }
  return write(answers, to: 1) ? 0 : 2
}

private func importing(_ source: [UInt8], name: [UInt8]) -> Int32 {
  do throws(Diagnostic) {
    var options = ImportOptions()
    options.fileName = name
    let recording = try RecordingReader.read(source)
    let script = ScriptWriter.text(of: ScriptImport.script(of: recording, options: options))
    return write(script, to: 1) ? 0 : 2
  } catch {
    write(DiagnosticRenderer(file: name, source: TextEncoding.utf8(source)).render([error]), to: 2)
    return 3
  }
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

/// - Returns: whether all was written.
@discardableResult
private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
  bytes.withUnsafeBufferPointer {
    host_write(file, $0.baseAddress, Int32(truncatingIfNeeded: $0.count)) == 0
  }
}
