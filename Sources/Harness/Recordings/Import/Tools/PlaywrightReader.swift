import GestureScript

/// Reads Playwright's traces: the file `.trace` of a `trace.zip`, with an object in each line.
///
///     {"type":"before","callId":"call@9","startTime":2397.017,"class":"Page","method":"mouseMove","params":{"x":260,"y":40}}
///     {"type":"after","callId":"call@9","endTime":2398.5}
///
/// Reads only calls that move or press something: `page.mouse`, `page.keyboard`,
/// `page.touchscreen`, and those of locators with a position or key. Page contents are ignored.
enum PlaywrightReader {
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    guard let line = lines.nextWithContent(), line.bytes.trimmed.first == UInt8(ascii: "{"),
      let event = try? JSONRecording.value(of: line), let type = event["type"]?.string
    else { return false }
    if type[...].matches("context-options") { return event["version"]?.number != nil }
    guard type[...].matches("before") || type[...].matches("action") else { return false }
    let call = event["metadata"] ?? event
    return call["method"]?.string != nil && call["startTime"]?.number != nil
  }

  static func read(_ bytes: [UInt8], _ options: ReadingOptions) throws(Diagnostic) -> Recording {
    var log = PlaywrightLog()
    var lines = TextLines(bytes)
    while let line = lines.nextWithContent() {
      try log.take(try JSONRecording.value(of: line), at: line)
    }
    let (name, choice) = try log.choose(options.device)
    var stage = PlaywrightStage()
    for call in try log.takeCalls(of: name) { try stage.play(call) }
    stage.builder.notes.unusedEvents += log.unused
    stage.builder.fields = log.fields
    var recording = try stage.finish()
    recording.devicePath = name
    recording.deviceChoice = choice
    if let page = log.viewport { (recording.horizontal, recording.vertical) = page }
    return recording
  }
}
