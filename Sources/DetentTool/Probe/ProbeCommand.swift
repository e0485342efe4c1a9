import DetentVerbs
import Harness

extension Command {
  static let probe = Command(
    name: "probe", operands: "",
    summary: "try all laws of a control on some ninety short scripts, in seconds",
    details: """
      The scripts are fixed, and made for the control: a probe presses where the thumb is, drags past
      the ends, turns the wheel and so on, as far as the control has that. Each law that is broken is
      told with the shortest probe that breaks it, which needs no shrinking, and with how to play it
      again. A law is 'not met' if what it is about did not happen, and 'not tried' if the control lacks
      what it needs.
      'fuzz' finds what only unusual scripts show; it plays the probes first if there is a driver.
      Exit status 1 means that a law is broken; 6 that no pointer moved the value, or that the control
      refused most scripts, so that nothing is known of it.
      With --print, a script that --only names is printed as a script, and several as lines of JSON:
        detent probe --only drag-up --print >drag-up.gesture
        detent probe --print | detent stream
      """,
    options: [
      Option("--control", .control, "what to try"),
      .set,
      Option("--laws", .text("must,U7"), "only these laws, or with '-' all but these: '*,-U7'"),
      Waivers.option,
      Option("--only", .text("NAME,drag-*"), "only these probes"),
      Option("--list", .none, "print the probes, and which laws each is for"),
      Option("--print", .none, "print the scripts, and try nothing"),
    ] + VerdictReports.options + Option.driver.filter { $0.name != "--driver-jobs" } + [
      Option(
        "--driver-jobs", .text("N"),
        """
        how many of it run side by side; if not said, 1, or \(ProbeRequest.realTimeJobs) if it goes by \
        real time
        """)
    ]
  ) { arguments throws(CommandError) in
    let request = try ProbeRequest(arguments)
    if arguments.has("--list") { return request.list() }
    if arguments.has("--print") { return request.print() }
    return request.run(try VerdictReports(arguments))
  }
}
