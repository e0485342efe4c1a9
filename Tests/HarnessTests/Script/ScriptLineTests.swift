import Harness
import Testing

/// Tests of scripts as lines, and of errors in lines.
struct ScriptLineTests {
  private func line(_ text: String, digest: UInt64? = nil) -> String {
    var bytes: [UInt8] = []
    let script = readScript(text).script ?? Script()
    ScriptLine.append(script, id: Array("u/1 \"é\"".utf8), digest: digest, to: &bytes)
    return string(bytes)
  }

  @Test func `settings are members, events arrays of their words`() {
    let text = """
      gesture 1  # lost
      title "a # b"
      range -inf..100.5
      viewport 320x80
      frame 1/120
      policy cancel=commit
      enabled true
      x-made by hand

      down 0 200,40 kind=pen mods=shift+alt
      +8ms move 0 -0.5
      @20ms glide 0 to 3,4 over 16ms every 8ms
      up 0 3 mods=meta
      tap 1 5 for 50ms
      set range 0..inf
      set value 3 animated
      set policy cancel=revert
      +1ms expect value in 0..3
      expect calls began tick(3)*2
      mark "a, b"
      x-note   "c # d"
      settle within 2s
      """
    #expect(
      line(text, digest: 0xABC) == #"""
        {"id":"u/1 \"é\"","digest":"0000000000000abc","gesture":1,"title":"a # b","range":["-inf",100.5],\#
        "viewport":[320,80],"frame":[1,120],"cancel":"commit","enabled":true,"notes":["x-made by hand"],\#
        "unit":"us","ev":[["d",0,200,40,"kind=pen","mods=shift+alt"],[8000,"m",0,-0.5],\#
        ["@",20000,"glide",0,"to",3,4,"over",16000,"every",8000],["u",0,3,"mods=meta"],["tap",1,5,"for",50000],\#
        ["set","range",[0,"inf"]],["set","value",3,"animated"],["set","cancel","revert"],\#
        [1000,"expect","value","in",[0,3]],["expect","calls","began","tick(3)*2"],["mark","a, b"],\#
        ["x-note   \"c # d\""],["settle","within",2000000]]}

        """#)
  }

  @Test func `times are nanoseconds only where microseconds would lose something`() {
    #expect(line("gesture 1\n+8.001ms up 0\n").contains(#""unit":"us","ev":[[8001,"#))
    #expect(line("gesture 1\n+8.0015ms up 0\n").contains(#""unit":"ns","ev":[[8001500,"#))
    #expect(line("gesture 1\nwait 1ns\n").contains(#""unit":"ns","ev":[["wait",1]]"#))
  }

  private static let start = #"{"id":7,"gesture":1,"unit":"us","ev":"#

  /// A line, and the code, column and message of its error.
  @Test(arguments: [
    ("", "E701", 1, "a script is an object: {\"id\":…,\"gesture\":1,…}"),
    ("[]", "E701", 1, "a script is an object: {\"id\":…,\"gesture\":1,…}"),
    (start + "[]", "E701", 40, "',' or '}' belongs here"),
    (start + "[]}x", "E701", 41, "nothing may follow the value"),
    (start + "[[0,\"u\",0],]}", "E701", 49, "something is missing behind the ','"),
    (#"{"unit":"us","ev":[]}"#, "E001", 22, "the version is missing"),
    (#"{"gesture":2}"#, "E002", 12, "this reader understands version 1"),
    (#"{"gesture":1,"unit":"us"}"#, "E702", 26, "the events are missing"),
    (#"{"gesture":1,"ev":[]}"#, "E702", 22, "the unit of the times is missing"),
    (#"{"unit":"ms"}"#, "E702", 9, "the unit is \"us\" or \"ns\""),
    (#"{"id":[]}"#, "E702", 7, "an id is a string or a number"),
    (#"{"digest":"12"}"#, "E702", 11, "a digest has 16 hexadecimal digits"),
    (#"{"rnage":[0,1]}"#, "E132", 2, "unknown header \"rnage\""),
    (#"{"policy":"clear=on"}"#, "E132", 2, "unknown header \"policy\""),
    (#"{"step":1,"step":1}"#, "E133", 11, "this member is given twice"),
    (#"{"title":"é","step":0}"#, "E146", 21, "the step must be a number from 10^-100 to 10^100"),
    (#"{"title":"a\"b"}"#, "E702", 10, "a text of a script has no quotes in it"),
    (#"{"range":[3,1]}"#, "E146", 11, "the range '3..1' is upside down"),
    (#"{"snap":"uint"}"#, "E143", 9, "'snap' cannot be 'uint'"),
    (#"{"snap":"unit # no"}"#, "E702", 9, "a word has no blanks, quotes or '#' in it"),
    (#"{"notes":["a"]}"#, "E702", 11, "a note begins with x-"),
    (#"{"notes":["x-a # b"]}"#, "E702", 11, "a note has no '#' in it, except in quotes"),
    (start + "[[1.5,\"u\",0]]}", "E103", 40, "a time is a whole number of units, 0 or more"),
    (start + "[[-1,\"u\",0]]}", "E103", 40, "a time is a whole number of units, 0 or more"),
    (start + "[[5]]}", "E138", 39, "nothing happens in this event"),
    (start + "[[5,5]]}", "E702", 42, "a word is missing behind the time"),
    (start + "[[\"@\",\"u\",0]]}", "E103", 44, "a time is a whole number of units, 0 or more"),
    (start + "[[\"mvoe\",0,1]]}", "E130", 40, "unknown verb \"mvoe\""),
    (start + "[[\"m\"]]}", "E140", 40, "'move' needs a pointer id"),
    (start + "[[\"m\",0]]}", "E141", 44, "'move' needs a place"),
    (start + "[[\"m\",0,1,2,3]]}", "E102", 48, "'2,3' is not a number"),
    (start + "[[\"m\",0,1,\"kind=finger\"]]}", "E143", 48, "'finger' is not a kind of pointer"),
    (start + "[[\"glide\",0,\"to\",5,\"over\",1]]}", "E148", 40, "pointer 0 is not down"),
    (start + "[[9223372036854775807,\"u\",0]]}", "E105", 40, "'9223372036854775807us' is longer"),
    (start + "[[9,\"u\",0],[\"@\",3,\"u\",0]]}", "E110", 54, "time goes backwards: @3us is before"),
    (start + "[[\"set\",\"control\",\"rating\"]]}", "E134", 46, "'control' cannot change while"),
    (start + "[[\"expect\",\"valu\",\"==\",1]]}", "E151", 49, "unknown field 'valu'"),
  ])
  func `a line that is wrong has an error at its place`(
    line: String, code: String, column: Int, message: String
  ) throws {
    let reading = ScriptLine.read(Array(line.utf8)[...], number: 3)
    let error = try #require(reading.error)
    #expect(reading.script == nil)
    #expect(error.code.name.description == code && string(error.message).hasPrefix(message))
    #expect((error.span.line, error.span.column) == (3, column))
    #expect(string(reading.id) == (line.hasPrefix(Self.start) ? "7" : "null"))
  }

  @Test func `blanks, exponents, other names and long numbers are read too`() throws {
    let short = #"{"gesture":1,"unit":"us","ev":[[8,"m",0,1200,-0.25],["u",0]]}"#
    let long =
      #" { "x-by" : {"a":[]} , "gesture" : 1.0, "unit": "us","#
      + #""ev": [ [8, "move", 0, 1.2e3, -0.250000000000000000 ] , [ "up" , 0 ] ] } "#
    let script = try #require(ScriptLine.read(Array(short.utf8)[...]).script)
    #expect(ScriptLine.read(Array(long.utf8)[...]).script == script)
    #expect(
      script.body == [
        Script.Line(.after(8000), .move(0, .both(1200, -0.25))), Script.Line(nil, .up(0)),
      ])
  }

  @Test func `every event knows its place in the line, in characters`() throws {
    let line =
      #"{"gesture":1,"title":"é日","unit":"us","ev":[["d",0,5],[8,"mark","é"], [8,"m",0,6]]}"#
    let script = try #require(ScriptLine.read(Array(line.utf8)[...]).script)
    let places = script.body.map { [$0.position.column, $0.position.length] }
    #expect(places == [[45, 9], [55, 14], [71, 11]])
  }

  @Test func `the id of a line is found even if the rest is wrong`() {
    let ids = [#"{"id":"a\u0062"}"#, #"{"id":12,"gesture":2}"#, #"{"id":null}"#, "{}", "x"].map {
      ScriptLine.id(of: Array($0.utf8)[...]).map(string)
    }
    #expect(ids == ["ab", "12", nil, nil, nil])
  }
}
