import DetentVerbs

extension Command {
  static let check = Command(
    name: "check", operands: "SCRIPT|FOLDER…",
    summary: "play scripts, check their 'expect' lines and compare with the traces beside them",
    details: """
      A folder stands for all '.gesture' files in it and below. The golden of NAME.gesture is
      NAME.trace; it is compared to the byte, at the level it was recorded. Nothing is written but
      reports, and what '--record' and '--unreferenced delete' say.
      Exit status 5 means that nothing failed, but a script has neither 'expect' lines nor a golden and no
      law was tried on it, which is not counted as passed, or a golden has no script, or none of the laws
      that '--laws' names was tried on any script. A golden of another control or driver, or of other
      settings, is not compared: that is error E604.

      In a glob, '*' and '?' stay within a name, '**' does not; '[a-z]' is one of these characters. One
      without '/' is held against names, another against paths within the folder.
      '--partition hash:1/4' is the first of four shares, by a hash of the path within the folder;
      'slice' takes turns. Bazel's TEST_SHARD_INDEX and TEST_TOTAL_SHARDS make slices too.
      Formats can be told several times, one of them without a file. With GITHUB_ACTIONS failures are
      annotated, and with XML_OUTPUT_FILE there is a JUnit report, without being told.
      '--laws' asks of each script what 'detent fuzz' asks of random ones; of a control behind '--driver'
      that is done unless other laws are named.
      """,
    options: [
      Option("--filter", .text("GLOB"), "check only scripts like this; may be told several times"),
      Option("--partition", .text("hash:M/N|slice:M/N"), "check only one of N shares; M from 1"),
      Option("--jobs", .text("N"), "how many at a time; one for each processor if not said"),
      Option("--fail-fast", .none, "stop when one has failed"),
      Option("--max-fail", .text("N"), "stop when so many have failed"),
      Option(
        "--no-tests", .choice(["pass", "warn", "fail"]),
        "what it means if there is nothing to check; fail, status 4, if not said"),
      Option(
        "--record", .choice(["all", "missing", "failed", "never"]),
        "which goldens to write, where all else passes; never if not said"),
      Option(
        "--unreferenced", .choice(["ignore", "warn", "reject", "delete"]),
        "what to do about goldens without a script; warn, status 5, if not said"),
      Option(
        "--format",
        .choiceAndFile(["human", "tap", "junit", "json", "ndjson", "github", "html"]),
        "how to report"),
      Option(
        "--html", .text("FILE"),
        "write a page that shows what failed, with curves and films; as --format html=FILE"),
      Option(
        "--laws", .text("R1-R18,S*"),
        "try these laws too, '*' for all; none if not said, and all with --driver"),
      Waivers.option, .maxFrames, .set,
      Option("--quiet", .none, "print failures only, no summary"),
      Option(
        "--watch", .none,
        "go on until it is interrupted, and check again what changes, or what it is like"),
    ] + Option.drivenControl
  ) { arguments throws(CommandError) in
    if arguments.has("--watch") {
      var watch = try CheckWatch(arguments)
      return try watch.run()
    }
    let options = try CheckOptions(arguments)
    let selection = try Selection(arguments)
    let reports = CheckReports(try CheckReports.outputs(arguments), selection, options)
    var run = CheckRun(options, selection, reports)
    return run.run()
  }
}
