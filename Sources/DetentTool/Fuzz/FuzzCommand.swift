import DetentVerbs
import Harness

extension Command {
  static let fuzz = Command(
    name: "fuzz", operands: "",
    summary: "try all laws of a control on scripts made at random, and shrink what breaks one",
    details: """
      Prints the seed first: the same seed makes the same scripts. Scripts in the folder of regressions
      are tried before any other, and then, with a driver, those of 'detent probe'. Each law that is
      broken is told once, and written there as a script of a few lines; the others are tried to the
      end. A law is 'not met' if what it is about did not happen in any script.
      Exit status 6 means that no law is broken, but that something happened too seldom to say so, that
      no pointer moved the value, or that most scripts could not be played. With --from, files that
      cannot be read are listed, and if none has gestures the exit status is 3, or 4 if all could be
      read.
      What people read stands on standard output while it runs, or on standard error if '--format' is for
      programs.
      With --print, nothing is tried: each script that can be played to its end is printed as a line of
      JSON, with the digest of its trace. Another version of detent, or of its compiler, replays them
      all and tells what differs:
        detent fuzz --cases 200000 --print >net.ndjson
        detent stream --digest-only --fail-on-mismatch net.ndjson
      """,
    options: [
      Option("--control", .control, "what to try"),
      .set,
      Option(
        "--like", .text("SCRIPT"), "only scripts about its control, with the settings of its header"
      ),
      Option("--seed", .text("N"), "which scripts; one that no one has tried, if not said"),
      Option("--cases", .text("N"), "how many scripts; 10000 if not said"),
      Option("--time", .text("30s"), "stop after this time, whatever --cases says"),
      Option("--laws", .text("R1-R18,S*"), "only these laws"),
      Waivers.option,
      Option("--no-probes", .none, "with --driver, try nothing but random scripts"),
      Option("--list", .none, "print the laws, and try nothing"),
      Option("--print", .none, "print the scripts as lines of JSON with digests, and try nothing"),
      Option(
        "--max-events", .text("N"), "the most events in a script; 60 if not said, 20 with --driver"),
      Option("--from", .text("FOLDER"), "recordings and scripts whose gestures are varied"),
      Option(
        "--regressions", .text("FOLDER"),
        "Tests/Regressions if not said; with --driver, Tests/Regressions/driver"),
      Option("--require-coverage", .none, "exit status 6 if something happened too seldom"),
      Option("--shrink-runs", .text("N"), "the most runs to shrink a failure; 2000 if not said"),
      Option(
        "--shrink-time", .text("5s"),
        "the most time to shrink a failure, but for 100 runs; 5s if not said"),
      Option(
        "--shrink-total", .text("600s"), "the most time to shrink all failures; 600s if not said"),
      Option("--no-shrink", .none, "show a failure as it was found"),
      Option("--quiet", .none, "print broken laws only, and how the run ended"),
      Option("--stats", .none, "print how often what happened, and how often each law was met"),
      Option("--jobs", .text("N"), "threads; as many as there are processors, if not said"),
    ] + VerdictReports.options + Option.driver
  ) { arguments throws(CommandError) in
    let request = try FuzzRequest(arguments)
    if arguments.has("--print") {
      var listing = ScriptListing(request, arguments.console)
      return listing.run()
    }
    let reports = try VerdictReports(arguments)
    let console = arguments.console
    var run = FuzzRun(request, reports.isForPrograms ? console.withoutOutput : console)
    return run.run(reports)
  }
}
