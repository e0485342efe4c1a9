import DetentVerbs
import Harness

extension Command {
  static let probe = Command(
    name: "probe", operands: "",
    summary: "try all laws of a control on over a hundred short scripts, in seconds",
    details: """
      The scripts are fixed, and made for the control: a probe presses where the thumb is, drags past
      the ends, turns the wheel and so on, as far as the control has that. Each way in which a law is
      broken is reported with the shortest probe that shows it, which needs no shrinking, and the
      command that plays it again. A law is 'not met' if its situation did not occur, or only where the
      control did nothing, and 'not tried' if the control lacks a requirement of the law. Laws are named
      on standard error as they break; after Ctrl-C the results so far are reported.
      'fuzz' finds errors that only unusual scripts show; with a driver, it plays the probes first.
      Exit status 1 means that a law is broken; 6 that no pointer moved the value, or that the control
      rejected most scripts, so that nothing is known about it.
      With --print, a script that --only names is printed as a script, and several as lines of JSON:
        detent probe --only drag-up --print >drag-up.gesture
        detent probe --print | detent stream
      """,
    options: [
      Option("--control", .control, "the control to try"),
      .set,
      LawNames.option("only these laws"),
      Waivers.option,
      Option("--only", .text("NAME,drag-*"), "only these probes"),
      Option("--list", .none, "print the probes, and the laws each is for"),
      Option("--print", .none, "print the scripts, and try nothing"),
    ] + VerdictReports.options + Option.driver.filter { $0.name != "--driver-jobs" } + [
      Option(
        "--driver-jobs", .text("N"),
        """
        the number of its processes in parallel; default 1, or \(ProbeRequest.realTimeJobs) if it \
        uses real time
        """)
    ]
  ) { arguments throws(CommandError) in
    let request = try ProbeRequest(arguments)
    if arguments.has("--list") { return request.list() }
    if arguments.has("--print") { return request.print() }
    return request.run(try VerdictReports(arguments))
  }
}
