import GestureReplay

extension Command {
  package static let stream = Command(
    name: "stream", operands: "[FILE…]",
    summary: "play scripts that come as lines of JSON, and answer each with a line",
    details: """
      Reads standard input, or files, and writes one line for each line, in the same order:
        {"id":"a","ok":true,"value":51,"phase":"idle","ticks":1,"lines":5,"digest":"fd8711ecf3643414"}
        {"id":"b","ok":false,"error":{"code":"E103","message":"…","column":17}}
      'detent export' makes such lines. A line with a "digest" is not ok if its trace has another digest.
      Memory does not grow with the input. Answers are written when the input pauses, or every 64 KiB.
      The exit status is 0 whatever the scripts do, so that no cluster gives up a part; 141 if the
      output is no longer read; with --fail-on-mismatch 4 if there were no lines.
      """,
    options: [
      .level, .maxFrames,
      Option("--digest-only", .none, "answer with id, ok and digest, and error if there is one"),
      Option("--jobs", .text("N"), "threads; default 1, 0 for one on each processor"),
      Option("--max-line", .text("SIZE"), "longer lines are rejected; default 1MiB"),
      Option("--fail-on-mismatch", .none, "exit status 1 if an answer is not ok"),
      Option("--hadoop-counters", .none, "report counters on standard error, as Hadoop reads them"),
    ]
  ) { arguments throws(CommandError) in
    let console = arguments.console
    guard let jobs = count(arguments["--jobs"], or: 1, most: 1024),
      let limit = size(arguments["--max-line"] ?? "1MiB")
    else {
      console.report("detent: --jobs takes 0 to 1024, --max-line a size from 1 byte to 1GiB")
      console.report("  = help: for example: --jobs 4 --max-line 256KiB")
      return .usage
    }
    var run = StreamRun(
      player: StreamPlayer(
        level: arguments.level ?? .calls, isDigestOnly: arguments.has("--digest-only"),
        mostFrames: try arguments.mostFrames(), controls: arguments.controls),
      jobs: jobs == 0 ? Parallel.processors : jobs, longestLine: limit,
      counters: arguments.has("--hadoop-counters") ? StreamCounters() : nil)
    return run.run(
      arguments.paths.isEmpty ? ["-"] : arguments.paths, console,
      isStrict: arguments.has("--fail-on-mismatch"))
  }

  private static func count(_ text: String?, or standard: Int, most: Int) -> Int? {
    guard let text else { return standard }
    return Int(text).flatMap { (0...most).contains($0) ? $0 : nil }
  }

  /// Parses `4096`, `64KiB`, `1MiB` or `1GiB`, the most, as bytes; `nil` for anything else.
  private static func size(_ text: String) -> Int? {
    let units = [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("", 1)]
    for (unit, bytes) in units where text.hasSuffix(unit) {
      guard let number = Int(text.dropLast(unit.count)), number > 0, number <= 1 << 30 / bytes
      else { return nil }
      return number * bytes
    }
    return nil
  }
}
