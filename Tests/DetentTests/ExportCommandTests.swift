import Testing

/// `detent export`.
struct ExportCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      """
      gesture 1
      viewport 300x80
      range 0..10

      down 0 200
      +8ms move 0 180
      +8.25ms move 0 150
      up 0
      settle
      expect value > 0
      key End mods=shift

      """, to: "drag.gesture")
  }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  @Test func `pointer events are written, and what they cannot carry is counted`() throws {
    let outcome = try detent("export", "--to", "pointer", "drag.gesture")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        {"t_ns":0,"type":"down","id":0,"pointerType":"touch","x":200,"y":40}
        {"t_ns":8000000,"type":"move","id":0,"pointerType":"touch","x":180,"y":40}
        {"t_ns":16250000,"type":"move","id":0,"pointerType":"touch","x":150,"y":40}
        {"t_ns":16250000,"type":"up","id":0,"pointerType":"touch","x":150,"y":40}
        {"t_ns":
        """))
    #expect(outcome.output.hasSuffix(",\"type\":\"key\",\"key\":\"End\",\"shiftKey\":true}\n"))
    #expect(
      outcome.errors == """
        detent: what pointer NDJSON cannot carry of 'drag.gesture'
          settings of the header: 2
          checks: 1
          = help: detent export --to pointer drag.gesture | detent import --viewport 300x80 --axis x -

        """)
    let again = try detent("import", "-", input: outcome.output)
    #expect(again.status == 0 && again.output.contains("+8.25ms move 0 150,40\n"))
  }

  @Test func `W3C Actions are written to whole milliseconds`() throws {
    let outcome = try detent("export", "--to=w3c", "--output", "drag.json", "drag.gesture")
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors.contains("  times rounded to milliseconds: "))
    let actions = try folder.text(of: "drag.json")
    #expect(
      actions.hasPrefix(
        """
        {"actions":[
        {"type":"pointer","id":"touch0","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pointerMove","x":200,"y":40,"origin":"viewport","duration":0},
        {"type":"pointerDown","button":0},
        {"type":"pointerMove","x":180,"y":40,"origin":"viewport","duration":0},
        {"type":"pointerMove","x":150,"y":40,"origin":"viewport","duration":0},
        {"type":"pointerUp","button":0}]},
        {"type":"key","id":"keys","actions":[

        """))
    let again = try detent("import", "drag.json", "--viewport", "300x80", "--axis", "x")
    #expect(again.output.contains("+8ms    move 0 180,40\n+8ms    move 0 150,40\n"))
    #expect(again.output.contains("key End mods=shift\n"))
  }

  @Test func `what cannot be written says why`() throws {
    #expect(try detent("export").status == 2)
    for words in [["w3c"], ["pointer", "drag.gesture", "drag.gesture"]] {
      let outcome = try Command.detent(["export", "--to"] + words, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("detent export --to w3c Examples/NAME.gesture"))
    }
    #expect(try detent("export", "--to", "pointer", "none.gesture").status == 2)
    #expect(try detent("export", "--to", "pointer", "-", input: "hello").status == 3)
    let held = try detent(
      "export", "--to", "pointer", "-", input: "gesture 1\n\ndown 0 1\nsettle\n")
    #expect(held.status == 1 && held.output == "")
    #expect(held.errors.contains("error[E201]"))
  }

  @Test func `lines of JSON go to a file too`() throws {
    let lines = try detent("export", "--with-digest", "drag.gesture", "drag.gesture")
    #expect(lines.output.split(separator: "\n").count == 2)
    let outcome = try detent(
      "export", "--with-digest", "drag.gesture", "drag.gesture", "--output", "all.ndjson")
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(try folder.text(of: "all.ndjson") == lines.output)
  }

  @Test func `a digest is for lines of JSON`() throws {
    let outcome = try detent("export", "--to", "w3c", "--with-digest", "drag.gesture")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: '--with-digest' is for lines of JSON\n"))
  }
}
