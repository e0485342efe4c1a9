import Harness
import Testing

/// Tests of the help for words from other tools.
struct ForeignWordsTests {
  private func help(_ line: String) -> String? {
    let error = ScriptReader.read(Array("gesture 1\n\(line)\n".utf8)).diagnostics.first
    #expect(error?.code == .unknownHeader && error?.span.column == 1)
    return (error?.help).map(string)
  }

  @Test(arguments: [
    ("bounds 0 10", "write it so: range 0..100"),
    ("min 0", "write it so: range 0..100"),
    ("fps 60", "write it so: frame 1/60"),
    ("inertia 0.5", "write it so: deceleration 0.9972"), ("rtl", "write it so: layout rtl"),
    (
      "range=0..10",
      "write a blank between a setting and its value, for example: range 0..100"
    ),
    ("step: 5", "write a blank between a setting and its value, for example: step 0.5"),
    ("rnage 0..10", "did you mean 'range'?"),
  ])
  func `an unknown header is answered with the one that is meant`(line: String, wanted: String) {
    #expect(help(line) == wanted)
  }

  @Test func `a header like no other is answered with all there are, each once`() {
    let words = help("frobnicate 1")?.dropFirst("the settings are: ".count).split(separator: ", ")
    #expect(words?.first == "title" && words?.last == "read-only")
    #expect(words.map { Set($0).count } == words?.count && words?.contains("policy") == true)
  }

  @Test func `a line of JSON gets the same answer`() {
    let reading = ScriptLine.read(Array(#"{"gesture":1,"fps":60}"#.utf8)[...])
    #expect((reading.error?.help).map(string) == "write it so: frame 1/60")
  }
}
