import DetentVerbs
import Harness

extension Command {
  static let page = Command(
    name: "page", operands: "URL",
    summary: "find, measure and judge every slider and rating of a web page",
    details: """
      The page is an address, or a file of HTML, which is served together with its folder. Its controls
      are native ranges, elements with the role of a slider, sets of thumbs, ratings of radios, and
      custom elements with a value; also in open shadow trees, and in frames of the same origin. Each is
      measured, then tried by the probes of 'detent probe', and by random scripts for its share of the
      time, on fresh loads of the page. Laws are named on standard error as they break; after Ctrl-C the
      results so far are reported. What cannot be driven is listed with the reason.
      It needs node, and Chromium or Chrome.
      Exit status 1 means that a control breaks a law; 6 that no control could be judged; 7 that there is
      no browser or no page. A control that cannot be judged is named, and changes no other verdict.
        detent page http://localhost:3000/settings --laws must,aria
        detent page form.html --selector '#volume' --html volume.html
      """,
    options: [
      Option("--selector", .text("CSS"), "only controls that match, or are in what matches"),
      LawNames.option("only these laws"),
      Waivers.option,
      Option(
        "--time", .text("60s"),
        "the time for random scripts, which the controls share, each after its probes; default 60s"
      ),
      Option("--seed", .text("N"), "the seed of the scripts; default a new one"),
      Option("--list", .none, "list the controls, and try nothing"),
      Option(
        "--track", .text("CSS"), "the track, where the thumb moves neither by keys nor by drags"),
      Option(
        "--value", .text("JS"), "an expression for the value, where no thumb has aria-valuenow"),
      Option("--focus", .text("CSS"), "what has the focus, and so the keys, if not the thumbs"),
      Option("--touch", .none, "use fingers, not a mouse"),
      Option("--settle", .text("MS"), "the wait after each event; default two frames"),
      Option("--pause", .text("MS"), "the longest wait between two events; default 20"),
      Option(
        "--browser", .text("PROGRAM"), "the browser to use; default $CHROMIUM, or one in PATH"),
    ] + VerdictReports.options
  ) { arguments throws(CommandError) in
    let reports = try VerdictReports(arguments)
    let console = arguments.console
    var run = PageRun(
      try PageRequest(arguments), reports.isForPrograms ? console.withoutOutput : console)
    return try run.run(reports)
  }
}
