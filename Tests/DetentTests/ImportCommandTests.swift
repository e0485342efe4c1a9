import Foundation
import Testing

/// `detent import`.
struct ImportCommandTests {
  private let folder: Folder
  private let csv = """
    t_ms,type,id,x,y
    100,down,0,200,40
    108,move,0,180,40
    116,move,0,150,40
    116,up,0,150,40

    """

  init() throws {
    folder = try Folder()
    try folder.write(csv, to: "flick.csv")
  }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  @Test func `a recording becomes a script that runs`() throws {
    let outcome = try detent("import", "flick.csv")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("gesture 1"))
    #expect(outcome.output.contains("down 0 200,40\n"))
    #expect(outcome.output.contains("+8ms    move 0 180,40\n"))
    #expect(try detent("import", "flick.csv").output == outcome.output)
    let run = try detent("run", "-", input: outcome.output)
    #expect(run.status == 0)
    #expect(run.output.contains("began"))
  }

  @Test func `a dash is standard input, and the format is found or given`() throws {
    let lines =
      #"{"t_ms":1,"type":"down","id":0,"x":5,"y":6}"# + "\n"
      + #"{"t_ms":9,"type":"up","id":0,"x":5,"y":6}"# + "\n"
    let found = try detent("import", "-", input: lines)
    #expect(found.status == 0)
    #expect(found.output.contains("down 0 5,6\n"))
    #expect(try detent("import", "--from=ndjson", "-", input: lines).output == found.output)
    #expect(try detent("import", "--from", "auto", "-", input: lines).output == found.output)
    #expect(try detent("import", "--from=csv", "-", input: lines).status == 3)
  }

  @Test func `an output file is written instead`() throws {
    let outcome = try detent("import", "--output", "flick.gesture", "flick.csv")
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(folder.files == ["flick.csv", "flick.gesture"])
    #expect(try folder.text(of: "flick.gesture") == detent("import", "flick.csv").output)
    #expect(try detent("import", "--output", "none/a.gesture", "flick.csv").status == 2)
    let again = try detent("import", "--output", "flick.gesture", "flick.csv")
    #expect(again.status == 2 && again.errors.contains("'flick.gesture' is there already"))
    #expect(try detent("import", "--output", "flick.gesture", "--force", "flick.csv").status == 0)
    let dash = try detent("import", "--output", "-", "flick.csv")
    #expect(try dash.output == detent("import", "flick.csv").output)
    #expect(!folder.files.contains("-"))
  }

  @Test func `axis, maps and viewport say how device and control fit`() throws {
    let mapped = try detent(
      "import", "flick.csv", "--map-x", "0..200:0..100", "--map-y=0..80:80..0", "--viewport",
      "100x80")
    #expect(mapped.output.contains("down 0 100,40\n"))
    #expect(mapped.output.contains("viewport   100x80\n"))
    #expect(try detent("import", "flick.csv", "--axis", "y").output.contains("axis       y\n"))
  }

  @Test func `a getevent log is found or named, and one of its devices may be chosen`() throws {
    try folder.write(log(times: true), to: "phone.log")
    let found = try detent("import", "phone.log")
    #expect(found.status == 0)
    #expect(
      found.errors.hasPrefix("phone.log:1:1: note[N324]: the range of x and y is not known: "))
    #expect(
      found.output.contains(
        "# device /dev/input/event2: the one with the most contacts of 2 that have events\n"))
    #expect(found.output.contains("+8.5ms  up 0 120,0\n"))
    #expect(try detent("import", "--from", "getevent", "phone.log").output == found.output)
    #expect(try detent("import", "--from=evemu", "phone.log").status == 3)
    let reported = try detent("import", "--device", "/dev/input/event4", "phone.log")
    #expect(reported.status == 0)
    #expect(reported.output.contains("# device /dev/input/event4: as requested\n"))
    #expect(reported.output.contains("key ArrowUp\n"))
    let unknown = try detent("import", "--device=event3", "phone.log")
    #expect(unknown.status == 3)
    #expect(unknown.errors.contains("devices with events: /dev/input/event2, /dev/input/event4"))
    try folder.write(
      "add device 1: /dev/input/event2\n  ABS (0003): 0035  : value 0, min 0, max 199\n",
      to: "phone.txt")
    let described = try detent("import", "phone.log", "phone.txt")
    #expect(described.output.contains("# map x=0..199:0..375 y=0..199:0..375\n"))
  }

  @Test func `a getevent log without times needs a period`() throws {
    try folder.write(log(times: false), to: "phone.log")
    let rejected = try detent("import", "phone.log")
    #expect(rejected.status == 3 && rejected.output == "")
    #expect(rejected.errors.hasPrefix("phone.log:1:1: error[E504]: "))
    #expect(rejected.errors.contains("--assume-period 8ms"))
    let outcome = try detent("import", "phone.log", "--assume-period", "8ms")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "# times assumed, as requested: a report every 8ms; the file has none\n"))
    #expect(outcome.output.contains("+8ms    up 0 120,0\n"))
    #expect(try detent("run", "-", input: outcome.output).status == 0)
  }

  /// A finger and a key in the format of `getevent`.
  private func log(times: Bool) -> String {
    let events = [
      ("1.000000", "2: 0003 0039 00000001"), ("1.000000", "2: 0003 0035 00000064"),
      ("1.000000", "2: 0000 0000 00000000"), ("1.000001", "4: 0001 0067 00000001"),
      ("1.000001", "4: 0000 0000 00000000"), ("1.008500", "2: 0003 0035 00000078"),
      ("1.008500", "2: 0003 0039 ffffffff"), ("1.008500", "2: 0000 0000 00000000"),
    ]
    return events.map { (times ? "[       \($0)] " : "") + "/dev/input/event\($1)\n" }.joined()
  }

  @Test func `columns and words are reported for data sets`() throws {
    let table = "phone,ms,act,px,py\n1,10,0,5,6\n1,18,9,7,6\n1,20,1,8,6\n"
    let rejected = try detent("import", "-", input: table)
    #expect(rejected.status == 3 && rejected.errors.contains("--columns t_ms=NAME,type=NAME"))
    let outcome = try detent(
      "import", "-", "--columns", "t_ms=ms,type=act", "--columns=x=px,y=py", "--types=0=down,1=up",
      "--types", "9=move", input: table)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("# N321 columns not read: phone\n"))
    #expect(outcome.output.contains("+0ms    down 0 5,6\n+8ms    move 0 7,6\n+2ms    up 0 8,6\n"))
    let list = #"[{"t":0,"type":"down","x":5,"y":6},{"t":8,"type":"up"}]"#
    let found = try detent("import", "-", input: list)
    #expect(found.status == 0 && found.output.contains("down 0 5,6\n"))
    #expect(try detent("import", "--from=json", "-", input: list).output == found.output)
    let wide = try detent("import", "--columns", "t_ms=ms", "--from=kivy", "-", input: list)
    #expect(wide.status == 2)
    #expect(
      wide.errors.hasPrefix(
        "detent: '--columns', '--types' and '--left-button' are for CSV and JSON rows\n"))
    let odd = try detent("import", "--columns", "tms=ms", "-", input: list)
    #expect(odd.status == 2)
    #expect(
      odd.errors == "detent: 'tms' is not a meaning of a column\n  = help: did you mean 't_ms'?\n")
  }

  @Test func `elements of W3C Actions are reported, and how often moves are sampled`() throws {
    let actions = """
      {"actions":[{"type":"pointer","id":"t","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pointerMove","x":0,"y":0,"origin":{"e":"knob"}},{"type":"pointerDown"},
      {"type":"pointerMove","x":5,"y":0,"duration":40,"origin":"rail"},{"type":"pointerUp"}]}]}
      """
    let rejected = try detent("import", "-", input: actions)
    #expect(rejected.status == 3 && rejected.errors.contains("--origin knob=x,y,width,height"))
    let outcome = try detent(
      "import", "-", "--from=w3c", "--origin", "knob=10,20,100,40", "--origin=rail=200,0,0,80",
      "--sample", "20ms", input: actions)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("+0ms    glide 0 to 205,40 over 40ms every 20ms\n"))
    let resampled = try detent(
      "import", "-", "--origin", "knob=10,20,100,40", "--origin=rail=200,0,0,80", "--resample=10ms",
      input: actions)
    #expect(resampled.output.contains("# resampled, as requested: moves every 10ms\n"))
    #expect(resampled.output.contains("+10ms   move 0 96.25,40\n"))
  }

  @Test func `what is no recording is rejected, with status 3`() throws {
    for text in ["", "hello\n", "t_ms,type\n1,down\n", "t,x\n"] {
      let outcome = try detent("import", "-", "--output", "never", input: text)
      #expect(outcome.status == 3 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("-:") && outcome.errors.contains("error[E5"))
    }
    let missing = try detent("import", "none.csv")
    #expect(missing.status == 2)
    #expect(missing.errors == "detent: cannot read 'none.csv': No such file or directory\n")
    #expect(folder.files == ["flick.csv"])
  }

  @Test(arguments: [
    (
      ["--device", "x"],
      "'--device' is for getevent logs, libinput recordings and Playwright's traces"
    ),
    (["--assume-period", "8ms"], "'--assume-period' is for getevent logs and strokes"),
    (["--sample", "8ms"], "'--sample' and '--origin' are for W3C Actions"),
    (["--origin", "a=1,2,3,4"], "'--sample' and '--origin' are for W3C Actions"),
    (["--origin", "a=1,2,3"], "'a=1,2,3' is not a position of an element"),
    (["panel.desc"], "only evemu and getevent recordings have a description"),
    (["r.csv"], "several recordings go to a folder"),
  ])
  func `what makes no difference to a recording is rejected`(words: [String], message: String)
    throws
  {
    let folder = try Folder()
    try folder.write("t,type,x,y\n0,down,1,2\n8,up,5,2\n", to: "r.csv")
    try folder.write("N: Example Panel\nA: 35 0 799 0 0\n", to: "panel.desc")
    let outcome = try Command.detent(["import", "r.csv"] + words, in: folder)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: \(message)\n"))
    #expect(try Command.detent(["import", "r.csv"], in: folder).status == 0)
  }

  @Test func `what is guessed is a note with its place on standard error, and a comment`() throws {
    let outcome = try detent("import", "-", input: "t,phase,x,y\n0,0,0.5,0.5\n66,3,0.25,0.5\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("-:2:1: note[N323]: numbers are read as UIKit's and Unity's: "))
    #expect(outcome.errors.contains("-:2:1: note[N325]: all positions are between 0 and 1, "))
    #expect(outcome.output.contains("# N323 numbers are read as UIKit's"))
    #expect(outcome.output.contains("# N325 all positions are between 0 and 1"))
    let reported = try detent(
      "import", "-", "--types", "0=down,3=up", "--map-x", "0..1:0..375", "--map-y", "0..1:0..80",
      input: "t,phase,x,y\n0,0,0.5,0.5\n66,3,0.25,0.5\n")
    #expect(reported.status == 0 && reported.errors == "")
    #expect(reported.output.contains("+66ms   up 0 93.75,40\n"))
  }

  @Test func `the left button is reported`() throws {
    let rows = "t,type,x,y,button\n0,mousedown,1,2,1\n33,mouseup,1,2,1\n"
    let asked = try detent("import", "-", input: rows)
    #expect(asked.status == 3 && asked.errors.hasPrefix("-:2:1: error[E508]: "))
    let reported = try detent("import", "-", "--left-button", "1", input: rows)
    #expect(reported.status == 0 && reported.output.contains("down 0 1,2\n"))
    let wide = try detent("import", "--left-button=1", "--from=kivy", "-", input: rows)
    #expect(wide.status == 2)
  }

  @Test func `what the control has anyway is not written`() throws {
    #expect(try !detent("import", "flick.csv").output.contains("axis  "))
    #expect(
      try !detent("import", "flick.csv", "--control", "slider", "--axis", "x").output.contains(
        "axis  "))
    let set = try detent("import", "flick.csv", "--set", "step 1", "--set", "snap unit")
    #expect(!set.output.contains("\nstep ") && set.output.contains("\nsnap       unit\n"))
    #expect(try detent("import", "flick.csv", "--axis", "y").output.contains("\naxis       y\n"))
  }

  /// Recordings of the readers' tests and of the examples.
  private static let recordings: [(path: String, words: [String])] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let fixtures = tests.appendingPathComponent("HarnessTests/Fixtures/import")
    let examples = tests.deletingLastPathComponent().appendingPathComponent("Examples/recordings")
    let words = [
      "touches.csv": ["--columns", "t_ms=4,type=5,x=7,y=8", "--types", "0=down,2=move,1=up"],
      "strokes.csv": ["--columns", "t_ms=EventTime,stroke=SwipeID"],
      "mouse.csv": ["--columns", "t_s=client timestamp,type=state"],
      "drag.w3c.json": ["--origin", "knob=0,20,40,40"],
    ]
    // Recordings of several drawings do not become one script.
    let several = ["apples.strokes.ndjson", "drags.csv"]
    return [fixtures, examples].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
        !several.contains($0)
      }.sorted().map {
        (folder.appendingPathComponent($0).path, words[$0] ?? [])
      }
    }
  }()

  @Test(arguments: recordings)
  func `what is written is as fmt has it`(path: String, words: [String]) throws {
    for more in [[], ["--control", "slider"], ["--resample", "10ms"]] {
      let script = try Command.detent(["import", path] + words + more, in: folder)
      guard script.status == 0 else {
        #expect(path.hasSuffix(".desc") || !more.isEmpty, "\(script.errors)")
        continue
      }
      try folder.write(script.output, to: "a.gesture")
      let check = try detent("fmt", "--check", "a.gesture")
      #expect(check.status == 0 && check.output == "", "\(path)")
    }
  }

  @Test func `there are recordings of each format to write`() {
    #expect(Self.recordings.count > 25)
  }
}
