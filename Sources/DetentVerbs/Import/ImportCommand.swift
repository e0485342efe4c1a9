extension Command {
  package static let importing = Command(
    name: "import", operands: "RECORDING|FOLDER… [DESCRIPTION]",
    summary: "turn recordings of real input into scripts",
    details: """
      Reads evemu files and logs of Android's getevent -t or -lt (the description of the device, for
      getevent the output of -p, may be a file of its own), evtest, libinput record and debug-events,
      pointer events as CSV, NDJSON or JSON with the columns t (or t_ns, t_us, t_ms, t_s), type, id, x
      and y, or others that --columns names, W3C Actions, Playwright's traces, rrweb, Flutter's pointer
      events, pynput's, strokes with times, and files of the recorders of Kivy and DevTools. A folder
      stands for all recordings in it and below. Times are kept to the nanosecond; a log without times
      is rejected unless '--assume-period' is set. Comments list everything left out or made up. A risky
      guess is rejected, or reported as a note that names the option to correct it. One script is
      printed; several go to a folder, and standard error says at the end how many became scripts, and
      why others did not. The same recording and options give the same bytes.
      """,
    options: [
      Option(
        "--from", .choice(["auto"] + ImportRequest.formats.map(\.word) + ["lines"]),
        "the format of the recordings; lines are scripts from 'detent export'"),
      Option(
        "--split", .text("contact|COLUMN"),
        """
        a script for each group of contacts that overlap, or for each value of this column or key of rows; \
        a number is a column's, from 1
        """),
      Option(
        "--columns", .text("TARGET=NAME,..."),
        """
        the meaning of columns of CSV or keys of JSON, as t_ms=time,type=action,x=X,y=Y; a number \
        is a column's, from 1; stroke=NAME if rows only distinguish strokes
        """),
      Option(
        "--types", .text("WORD=TYPE,..."),
        """
        the meaning of words in the column of types, as 0=down,2=move,1=up; in a column of states, \
        as 1=contact,0=none
        """),
      Option(
        "--left-button", .text("NAME"),
        "the name of the left button in rows; default 0, or 1 beside words of Java"),
      Option("--id", .text("ID"), "the id of the line to import, if there are several"),
      Option(
        "--device", .input("PATH"),
        """
        the device of getevent or libinput, as /dev/input/event2, event2, or 2 for the second; the \
        page of Playwright
        """),
      Option(
        "--assume-period", .text("TIME"),
        "the time between reports, as 8ms, if a getevent log has no times; for strokes, between points"
      ),
      Option(
        "--origin", .text("NAME=X,Y,W,H"),
        "the position and size of an element of W3C Actions; may be repeated for others"),
      Option(
        "--sample", .text("TIME"), "the time between samples of a W3C move, as 16ms; default 8ms"),
      Option(
        "--resample", .text("TIME"),
        "make moves this far apart, on straight lines between those recorded"),
      Option("--control", .control, "the control of the script"),
    ] + Option.driver.filter { $0.name != "--driver-jobs" } + [
      Option("--axis", .choice(["auto", "x", "y"]), "the axis that drives the control"),
      Option("--map-x", .text("A..B:C..D"), "device range to points, as 0..4095:0..320"),
      Option("--map-y", .text("A..B:C..D"), "the same for y"),
      Option("--viewport", .text("WxH"), "size of the control, in points"),
      .set,
      Option(
        "--output", .output("FILE|FOLDER/", .recording),
        "write the script there, or scripts to this folder; '-' is standard output"),
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
