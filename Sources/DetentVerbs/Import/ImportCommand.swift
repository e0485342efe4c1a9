extension Command {
  package static let importing = Command(
    name: "import", operands: "RECORDING|FOLDER… [DESCRIPTION]",
    summary: "make a script of a recording of real input, or scripts of many",
    details: """
      Reads evemu files and logs of Android's getevent -t or -lt (the description of the device, for
      getevent what -p tells, may be a file of its own), evtest, libinput record and debug-events,
      pointer events as CSV, NDJSON or JSON with the columns t (or t_ns, t_us, t_ms, t_s), type, id, x
      and y, or others that --columns tells, W3C Actions, Playwright's traces, rrweb, Flutter's pointer
      events, pynput's, strokes with times, and what the recorders of Kivy and DevTools write. Of a
      folder, all recordings in it and below it. Times are kept to the nanosecond; a log without times is
      refused, unless a period is told. Comments say what was left out or made up. What is guessed and
      may be wrong by much is refused, or said as a note that names the option which says otherwise. One
      script is printed; several go to a folder, and standard error says at the end how many became
      scripts, and why others did not. The same recording and options give the same bytes.
      """,
    options: [
      Option(
        "--from",
        .choice([
          "auto", "evemu", "getevent", "evtest", "libinput", "debug-events", "csv", "ndjson",
          "json", "w3c", "playwright", "rrweb", "flutter", "pynput", "strokes", "kivy", "devtools",
          "lines",
        ]), "what the recordings are; lines: scripts that 'detent export' made lines of"),
      Option(
        "--split", .text("contact|COLUMN"),
        """
        a script for each group of contacts that overlap, or for each value of this column or key of rows; \
        a number is a column's, from 1
        """),
      Option(
        "--columns", .text("TARGET=NAME,..."),
        """
        which columns of CSV or keys of JSON are what, as t_ms=time,type=action,x=X,y=Y; a number is a \
        column's, from 1; stroke=NAME if rows only tell strokes apart
        """),
      Option(
        "--types", .text("WORD=TYPE,..."),
        """
        what the words in the column of the types mean, as 0=down,2=move,1=up; of a column that tells the \
        state, as 1=contact,0=none
        """),
      Option(
        "--left-button", .text("NAME"),
        "what the rows call the left button; else 0, or 1 beside words of Java's"),
      Option("--id", .text("ID"), "which of several lines"),
      Option(
        "--device", .text("PATH"),
        """
        which device of getevent or libinput: /dev/input/event2, event2, or the second: 2; which page of \
        Playwright
        """),
      Option(
        "--assume-period", .text("TIME"),
        "from one report to the next, as 8ms, if a getevent log has no times; of strokes from point to point"
      ),
      Option(
        "--origin", .text("NAME=X,Y,W,H"),
        "where an element of W3C Actions is; may be given again for others"),
      Option(
        "--sample", .text("TIME"), "from one sample of a W3C move to the next, as 16ms; else 8ms"),
      Option(
        "--resample", .text("TIME"),
        "make moves this far apart, on straight lines between those recorded"),
      Option("--control", .control, "what the script is about"),
    ] + Option.driver.filter { $0.name != "--driver-jobs" } + [
      Option("--axis", .choice(["auto", "x", "y"]), "which axis drives the control"),
      Option("--map-x", .text("A..B:C..D"), "device range to points, as 0..4095:0..320"),
      Option("--map-y", .text("A..B:C..D"), "the same for y"),
      Option("--viewport", .text("WxH"), "size of the control, in points"),
      .set,
      Option(
        "--output", .text("FILE|FOLDER/"),
        "write the script there, or scripts to this folder; '-' is standard output"),
      Option("--force", .none, "write over files that are there already"),
    ]
  ) { arguments throws(CommandError) in
    if arguments["--from"] == "lines" {
      guard !arguments.has("--set"), !arguments.has("--control"), !arguments.has("--split") else {
        throw CommandError(
          "'--set', '--control' and '--split' are for recordings",
          help: "a line has its control and settings")
      }
      return LineImport(arguments).run()
    }
    let request = try ImportRequest(arguments)
    let sources = try ImportSources(arguments.paths, request)
    guard sources.isOne, request.split == nil, !request.hasFolder else {
      var many = try ImportOfMany(request, sources, arguments.console)
      return try many.run()
    }
    return try ImportOfOne(request, sources, arguments.console).run()
  }
}
