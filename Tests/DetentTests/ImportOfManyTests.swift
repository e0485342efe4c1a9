import Foundation
import TestSupport
import Testing

/// `detent import` of several recordings, folders and parts.
struct ImportOfManyTests {
  private let folder: Folder
  private static let drag = "t_ms,type,x,y\n0,down,10,5\n8,move,60,5\n16,up,60,5\n"
  private static let drags = """
    Drag;Elapsed;Event Kind;X
    a;0,25;ON;10,5
    a;0,26;OFF;60
    b/1;0,5;ON;60
    b/1;0,512;OFF;9,5

    """
  private static let columns = [
    "--columns", "t_s=Elapsed,type=Event Kind,x=X,y=4", "--types", "ON=down,OFF=up",
  ]

  init() throws {
    folder = try Folder()
  }

  private func detent(_ words: [String], input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  // MARK: Files

  @Test func `recordings and those of folders become scripts of their names`() throws {
    for name in ["one.csv", "rec/two.csv", "rec/deep/two.csv", "rec/deep/TWO.txt"] {
      try folder.write(Self.drag, to: name)
    }
    try folder.write("none of these\n", to: "rec/notes.md")
    try folder.write("nor these\n", to: "rec/deep/more.md")
    let outcome = try detent(["import", "one.csv", "rec", "--output", "out/"])
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(
      outcome.errors == """
        detent: read 4 of 6 files, wrote 4 scripts to 'out/'
          left out 2 files: error[E501]: this is not a recording of a known format
            the first is rec/deep/more.md
            = help: known are evemu, getevent, evtest, libinput record and debug-events, pointer CSV (columns \
        t,type,x,y), pointer NDJSON and JSON, W3C Actions, Playwright's traces, rrweb, Flutter, pynput, \
        strokes with times, and the recorders of Kivy and DevTools

        """)
    #expect(
      folder.files.filter { $0.hasPrefix("out/") } == [
        "out/deep", "out/deep/TWO.gesture", "out/deep/two-2.gesture", "out/one.gesture",
        "out/two.gesture",
      ])
    let alone = try detent(["import", "rec/two.csv"])
    #expect(try folder.text(of: "out/two.gesture") == alone.output)
    #expect(try detent(["check", "out"]).status == 5)
  }

  @Test func `a folder may be there, and need not end in a stroke`() throws {
    try folder.write(Self.drag, to: "one.csv")
    #expect(try detent(["import", "one.csv", "--output", "new/sub/"]).status == 0)
    #expect(folder.files.contains("new/sub/one.gesture"))
    let there = try detent(["import", "one.csv", "--output", "new"])
    #expect(there.status == 0 && folder.files.contains("new/one.gesture"))
    let piped = try detent(["import", "-", "--output", "new"], input: Self.drag)
    #expect(piped.status == 0 && folder.files.contains("new/recording.gesture"))
    let file = try detent(["import", "one.csv", "one.csv", "--output", "one.csv"])
    #expect(file.status == 2 && file.errors.contains("'one.csv' is read by this call"))
    for words in [["one.csv", "one.csv"], ["new"], ["one.csv", "--split", "contact"]] {
      let outcome = try detent(["import"] + words)
      #expect(outcome.status == 2 && outcome.errors.contains("--output FOLDER/"))
    }
  }

  @Test func `no file is written over, unless that is said`() throws {
    try folder.write(Self.drag, to: "one.csv")
    try folder.write(Self.drag, to: "two.csv")
    try folder.write("mine\n", to: "out/one.gesture")
    let words = ["import", "one.csv", "two.csv", "--output", "out"]
    let kept = try detent(words)
    #expect(kept.status == 2 && kept.errors.contains("wrote 1 script to 'out/'\n"))
    #expect(
      kept.errors.contains(
        "  kept 1 script: a file of this name is there already\n    it is out/one.gesture\n"))
    #expect(try folder.text(of: "out/one.gesture") == "mine\n")
    let forced = try detent(words + ["--force"])
    #expect(forced.status == 0 && forced.errors.contains("wrote 2 scripts"))
    #expect(try folder.text(of: "out/one.gesture").hasPrefix("gesture 1\n"))
  }

  @Test func `a recording that cannot be read is left out, and the status says so`() throws {
    try folder.write(Self.drag, to: "rec/one.csv")
    try folder.write("t_ms,type,x,y\n0,down,1\n", to: "rec/broken.csv")
    let broken = try detent(["import", "rec", "--output", "out"])
    #expect(broken.status == 3 && broken.errors.contains("read 1 of 2 files, wrote 1 script"))
    #expect(
      broken.errors.contains(
        "error[E506]: this event has no x or no y\n    it is rec/broken.csv:2:1\n"))
    try folder.write("nothing\n", to: "notes.md")
    let named = try detent(["import", "notes.md", "rec/one.csv", "--output", "a"])
    #expect(named.status == 3 && folder.files.contains("a/one.gesture"))
    let missing = try detent(["import", "none.csv", "rec/one.csv", "--output", "b"])
    #expect(missing.status == 2 && folder.files.contains("b/one.gesture"))
    #expect(missing.errors.contains("cannot read 'none.csv': No such file or directory"))
    try folder.write("nothing\n", to: "empty/notes.md")
    #expect(try detent(["import", "empty", "--output", "c"]).status == 4)
    let bad = try detent(["import", "rec", "--output", "d", "--set", "range 5..1"])
    #expect(bad.status == 2 && bad.errors.contains("in '--set"))
    #expect(!folder.files.contains { $0.hasPrefix("d/") })
  }

  @Test func `one description is of all recordings beside it`() throws {
    let events = """
      E: 1.0 0003 0039 1
      E: 1.0 0003 0035 100
      E: 1.0 0003 0036 50
      E: 1.0 0000 0000 0
      E: 1.1 0003 0039 -1
      E: 1.1 0000 0000 0

      """
    try folder.write(events, to: "a.events")
    try folder.write(events, to: "b.events")
    try folder.write("N: Panel\nA: 35 0 199 0 0\nA: 36 0 99 0 0\n", to: "panel.desc")
    let one = try detent(["import", "panel.desc", "a.events"])
    #expect(one.status == 0 && one.output.contains("# map x=0..199:0..375 y=0..99:0..187\n"))
    #expect(try detent(["import", "a.events", "panel.desc"]).output == one.output)
    let both = try detent(["import", "a.events", "b.events", "panel.desc", "--output", "out"])
    #expect(
      both.status == 0 && both.errors == "detent: read 2 of 2 files, wrote 2 scripts to 'out/'\n")
    #expect(try folder.text(of: "out/a.gesture") == one.output)
    try folder.write("N: Other\nA: 35 0 9 0 0\n", to: "other.desc")
    let two = try detent(["import", "a.events", "panel.desc", "other.desc"])
    #expect(two.status == 2 && two.errors.contains("both describe a device"))
    #expect(try detent(["import", "panel.desc", "other.desc"]).status == 2)
    #expect(try detent(["import", "panel.desc"]).status == 3)
    try folder.write(Self.drag, to: "drag.csv")
    let useless = try detent(["import", "drag.csv", "drag.csv", "panel.desc", "--output", "out"])
    #expect(useless.status == 2 && useless.errors.contains("have a description"))
  }

  // MARK: Parts

  @Test func `a column parts a table of drags`() throws {
    let rows = Self.drags.replacing("X\n", with: "X;Y\n").replacing("\na", with: "\na")
      .split(separator: "\n").map { $0.hasPrefix("Drag") ? $0 + "" : $0 + ";4,5" }
      .joined(separator: "\n")
    try folder.write(rows, to: "drags.csv")
    let words = [
      "import", "--columns", "t_s=Elapsed,type=Event Kind", "--types", "ON=down,OFF=up", "--split",
      "Drag", "--control", "slider", "drags.csv", "--output", "suite/",
    ]
    let outcome = try detent(words)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("detent: read 1 of 1 file, wrote 2 scripts to 'suite/'\n"))
    let scripts = ["suite/drags-a.gesture", "suite/drags-b-1.gesture"]
    #expect(folder.files.filter { $0.hasPrefix("suite/") } == scripts)
    let script = try folder.text(of: scripts[1])
    #expect(script.contains("title      \"drags-b-1\"\n"))
    #expect(script.contains("# part: where Drag is b/1\n"))
    #expect(script.contains("\n+0ms    down 0 60,4.5\n+12ms   up 0 9.5,4.5\n+0ms    settle\n"))
    #expect(script.contains("viewport   80x80\n"))
    #expect(try detent(["fmt", "--check", "suite"]).status == 0)
  }

  @Test func `contacts part a recording, and its scripts are counted`() throws {
    var rows = "t_ms,type,x,y,pointerType\n0,hover,1,1,mouse\n"
    for index in 0..<12 {
      rows += "\(index * 100 + 5),down,\(index),5,\n\(index * 100 + 50),up,90,5,\n"
    }
    try folder.write(rows, to: "d.csv")
    let outcome = try detent(["import", "--split=contact", "d.csv", "--output", "s"])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        detent: read 1 of 1 file, wrote 12 scripts to 's/'
          left out 1 place of a mouse or pen before the first contact

        """)
    #expect(folder.files.filter { $0.hasPrefix("s/") }.last == "s/d-012.gesture")
    #expect(try folder.text(of: "s/d-012.gesture").contains("# part 12 of 12, from 1105ms on; "))
    #expect(try detent(["check", "s"]).errors.contains("not compared") == false)
    let lines = try detent(["import", "--from=lines", "--split=contact", "d.csv"])
    #expect(lines.status == 2)
    try folder.write("", to: "k.kvi")
    let kivy = try detent(["import", "--from=kivy", "--split=n", "d.csv", "--output", "t"])
    #expect(kivy.status == 3 && kivy.errors.contains("--split contact"))
  }

  @Test(arguments: Seeds.all)
  func `names of values are safe, and never two alike`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    let pieces = [
      "a", "A", "b", "/", "\\", "..", ".", " ", "é", "e\u{301}", "日本", "-", "2", ":", "*", "😀", "'",
      "con",
      "%", "$(x)",
    ]
    for _ in 0..<Cases.some(of: 40) {
      let out = "out\(random.whole(0...(.max)))"
      var values: [String] = []
      for _ in 0..<random.whole(1...30) {
        let value = (0..<random.whole(0...5)).map { _ in random.pick(pieces) }.joined()
        if !values.contains(where: { Array($0.utf8) == Array(value.utf8) }) { values.append(value) }
      }
      let rows = values.enumerated().map { "\"\($1)\",\($0),down,1,2\n" }.joined()
      try folder.write("v,t_ms,type,x,y\n" + rows, to: "n.csv")
      let outcome = try detent(["import", "--split", "v", "n.csv", "--output", out])
      let names = folder.files.filter { $0.hasPrefix(out + "/") }.map {
        $0.dropFirst(out.count + 1)
      }
      #expect(
        outcome.status == 0 && names.count == values.count, "\(values) \(names) \(outcome.errors)")
      #expect(Set(names.map { $0.lowercased() }).count == names.count)
      for name in names {
        #expect(name.hasPrefix("n-") && name.hasSuffix(".gesture"))
        #expect(!name.contains { "/\\:*?\"<>|$'() ".contains($0) || $0.isNewline }, "\(name)")
      }
    }
  }

  @Test func `an option that has no effect on any of them is an error`() throws {
    try folder.write(Self.drag, to: "rec/one.csv")
    let outcome = try detent(["import", "rec", "--device", "2", "--output", "out"])
    #expect(outcome.status == 2 && outcome.errors.contains("'--device' is for getevent logs"))
    try folder.write(
      "[ 1.0] /dev/input/event1: 0003 0035 00000001\n[ 1.0] /dev/input/event1: 0003 0039 00000001\n"
        + "[ 1.0] /dev/input/event1: 0000 0000 00000000\n", to: "rec/two.log")
    let mixed = try detent(["import", "rec", "--device", "event1", "--output", "out", "--force"])
    #expect(mixed.status == 0 && mixed.errors.contains("wrote 2 scripts"))
    #expect(mixed.errors.contains("  of 1 file: note[N324]: "))
  }
}
