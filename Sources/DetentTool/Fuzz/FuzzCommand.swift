import DetentVerbs
import Harness

extension Command {
  static let fuzz = Command(
    name: "fuzz", operands: "",
    summary: "try all laws of a control on random scripts, and shrink failures",
    details: """
      Prints the seed first: the same seed makes the same scripts. Scripts in the folder of regressions
      are tried before any other, and then, with a driver, those of 'detent probe'. Each way in which a
      law is broken is reported once, and written there as a script of a few lines, the same that
      'detent shrink' would leave; all laws are tried to the end. A law is 'not met' if its situation
      did not occur in any script, or only in scripts in which the control did nothing.
      Exit status 6 means that no law is broken, but that some situations were too rare to be sure, that
      no pointer moved the value, or that most scripts could not be played. With --from, files that
      cannot be read are listed, and if none has gestures the exit status is 3, or 4 if all could be
      read.
      Text for people goes to standard output while it runs, or to standard error if '--format' is for
      programs.
      With --print, nothing is tried: each script that can be played to its end is printed as a line of
      JSON, with the digest of its trace. Another version of detent, or of its compiler, replays them
      all and reports differences:
        detent fuzz --cases 200000 --print >net.ndjson
        detent stream --digest-only --fail-on-mismatch net.ndjson
      """,
    options: [
      Option("--control", .control, "the control to try"),
      .set,
      Option(
        "--like", .input("SCRIPT"),
        "only scripts about its control, with the settings of its header"
      ),
      Option("--seed", .text("N"), "the seed of the scripts; default a new one"),
      Option("--cases", .text("N"), "the number of scripts; default 10000"),
      Option("--time", .text("30s"), "stop after this time, even before --cases"),
      LawNames.option("only these laws"),
      Waivers.option,
      Option("--no-probes", .none, "with --driver, try nothing but random scripts"),
      Option("--list", .none, "print the laws, and try nothing"),
      Option("--print", .none, "print the scripts as lines of JSON with digests, and try nothing"),
      Option(
        "--max-events", .text("N"), "the most events in a script; default 60, or 20 with --driver"),
      Option("--from", .input("FOLDER"), "recordings and scripts whose gestures are varied"),
      Option(
        "--regressions", .input("FOLDER"),
        "default Tests/Regressions; with --driver, Tests/Regressions/driver"),
      Option("--read-only", .none, "write no failure into the folder of regressions"),
      Option("--require-coverage", .none, "exit status 6 if something happened too seldom"),
      Option("--shrink-runs", .text("N"), "the most runs to shrink a failure; default 2000"),
      Option(
        "--shrink-time", .text("5s"),
        "the most time to shrink a failure, but at least 100 runs; default 5s"),
      Option(
        "--shrink-total", .text("600s"), "the most time to shrink all failures; default 600s"),
      Option("--no-shrink", .none, "show a failure as it was found"),
      Option("--quiet", .none, "print broken laws only, and how the run ended"),
      Option("--stats", .none, "print how often each situation occurred, and each law was met"),
      Option("--jobs", .text("N"), "threads; default one for each processor"),
    ] + VerdictReports.options + Option.driver
  ) { arguments throws(CommandError) in
    var request = try FuzzRequest(arguments)
    if arguments.has("--print") { return request.printScripts(arguments.console) }
    let reports = try VerdictReports(arguments)
    let console = arguments.console
    var run = FuzzRun(request, reports.isForPrograms ? console.withoutOutput : console)
    return run.run(reports)
  }
}
