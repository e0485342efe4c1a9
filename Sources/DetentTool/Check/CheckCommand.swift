import DetentVerbs
import Harness

extension Command {
  static let check = Command(
    name: "check", operands: "SCRIPT|TRACE|FOLDER…",
    summary: "play scripts, check their 'expect' lines and compare with the traces beside them",
    details: """
      A folder stands for all '.gesture' files in it and below, and NAME.trace for NAME.gesture, of
      which it is the golden. It is compared to the byte, but for the name of the script, at the level
      it was recorded. A script that ends with its header and has no golden is no test. Only reports are
      written, unless '--record' or '--unreferenced delete' is set.
      Exit status 5 means that nothing failed, but a script has neither 'expect' lines nor a golden and no
      law was tried on it, which is not counted as passed, or a golden has no script, or none of the laws
      that '--laws' names was tried on any script. A golden of another control or driver, or of other
      settings, is not compared: that is error E604.

      In a glob, '*' and '?' stay within a name, '**' does not; '[a-z]' is one of these characters. A
      glob without '/' matches names, others match paths within the folder.
      '--partition hash:1/4' is the first of four shares, by a hash of the path within the folder;
      'slice' takes turns. Bazel's TEST_SHARD_INDEX and TEST_TOTAL_SHARDS make slices too.
      '--format' may be repeated, once without a file. GITHUB_ACTIONS also annotates failures, and
      XML_OUTPUT_FILE also writes a JUnit report.
      '--laws' tries the laws of 'detent fuzz' on each script; with '--driver', all laws are the
      default.
      """,
    options: [
      Option("--filter", .text("GLOB"), "check only matching scripts; may be repeated"),
      Option("--partition", .text("hash:M/N|slice:M/N"), "check only one of N shares; M from 1"),
      Option(
        "--jobs", .text("N"), "the number of scripts at a time; default one for each processor"),
      Option("--fail-fast", .none, "stop after the first failure"),
      Option("--max-fail", .text("N"), "stop after N failures"),
      Option(
        "--no-tests", .choice(["pass", "warn", "fail"]),
        "the result if there is nothing to check; default fail, status 4"),
      Option(
        "--record", .choice(["all", "missing", "failed", "never"]),
        "the goldens to write, where all else passes; default never"),
      Option(
        "--unreferenced", .choice(["ignore", "warn", "reject", "delete"]),
        "the action for goldens without a script; default warn, status 5"),
    ]
      + Option.reports(
        ReportFormat.all.map(\.format), "the form of the report",
        page: "write a page of failures, with curves and animations") + [
        LawNames.option("try these laws too; default none, or with --driver all"),
        Waivers.option, .maxFrames, .set,
        Option("--quiet", .none, "print failures only, no summary"),
        Option(
          "--watch", .none,
          "run until interrupted, and check again when a script, or its 'like', changes"),
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
