import ControlCore
import Harness
import Testing

/// Tests of the reader of scripts.
struct ScriptReaderTests {
  @Test func `the smallest script has all defaults`() throws {
    for text in ["gesture 1", "gesture 1\n", "gesture 1\r\n", "\u{FEFF}gesture 1\n"] {
      let script = try #require(readScript(text).script)
      #expect(script == Script())
      #expect(script.settings == Script.Settings())
    }
  }

  @Test func `every header becomes a setting`() {
    let expected: [Setting] = [
      .title(Array("a # b".utf8)), .control(.ruler), .range(-.infinity, 100.5), .step(0.1),
      Setting("fractions", .whole(4)), .word("snap", "always"), .word("tick", "half"),
      .value(0),
      .viewport(320, 80), .number("unit-width", 10),
      .frame(Setting.FrameLength(1001, 60000)), .axis(.y), .word("layout", "rtl"),
      .pointer(.pen), .slop(0), Setting("cancel", .policy("commit")), .number("origin", 0),
      .number("capture", 0.5), .number("rearm", 3), .number("deceleration", 0.998),
      .number("rubber", 0.5), .number("min-fling", 0), .number("max-fling", 5000),
      .number("spring", 12), .number("fine", 0.25), .number("fine-distance", .infinity),
      .word("enabled", "false"), .word("read-only", "true"),
    ]
    #expect(
      headers(
        """
        title         "a # b"
        control       ruler
        range         -inf..100.5
        step          0.1
        fractions     4
        snap          always
        tick          half
        value         none
        viewport      320x80
        unit-width    10
        frame         1001/60000
        axis          y
        layout        rtl
        pointer       pen
        slop          0
        policy        cancel=commit
        origin        -0
        capture       0.5
        rearm         3
        deceleration  0.998
        rubber        0.5
        min-fling     0
        max-fling     5000
        spring        12
        fine          0.25
        fine-distance inf
        enabled       false
        read-only     true
        """) == expected)
  }

  @Test func `every header of a rating becomes a setting, and each policy may be given once`() {
    let expected: [Setting] = [
      .control(.rating), Setting("stars", .whole(10)), .number("granularity", 0),
      .number("symbol-width", 24), .number("spacing", 4), .number("minimum", 0.5),
      Setting("clear", .policy("on")), Setting("cancel", .policy("commit")),
      .word("selection", "tap"), .word("hover-preview", "false"), .word("tick", "none"),
    ]
    #expect(
      headers(
        """
        control       rating
        stars         10
        granularity   0
        symbol-width  24
        spacing       4
        minimum       0.5
        policy        clear=on
        policy        cancel=commit
        selection     tap
        hover-preview false
        tick          none
        """) == expected)
  }

  @Test func `every verb becomes an event`() {
    let expected: [Script.Verb] = [
      .down(0, .along(200)),
      .down(
        1, .both(200, 40.5),
        PointerDetails(
          kind: .mouse, button: .left, pressure: 0.5, modifiers: .meta.union(.shift))),
      .move(0, .along(-195), PointerDetails(modifiers: .alt)),
      .glide(Glide(0, to: .along(160), over: 64_000_000)),
      .glide(Glide(0, to: .both(1, 2), over: 0, every: 1_500_000)), .up(0),
      .up(1, .both(7, 8)), .up(1, .both(7, 8), .shift), .up(1, nil, .alt.union(.meta)),
      .cancel(3), .cancel(nil), .hover(.along(5)), .hover(nil),
      .tap(Script.Tap(0, at: .both(95, 20))),
      .tap(Script.Tap(0, at: .along(95), for: 200_000_000)),
      .wheel(WheelTurn(.along(-23))),
      .wheel(WheelTurn(.both(1, 2), unit: .detents, phase: .momentum)), .rotate(0.5),
      .rotate(90, .degrees), .key(KeyStroke(.arrowLeft)),
      .key(KeyStroke(.digit(3), .down, modifiers: .control, count: 4)), .adjust(.decrement),
      .adjust(.set(4), part: 2), .focus(1),
      .set(.step(0.5)), .set(.value(5)), .set(.value(5), animated: true), .frames(60),
      .wait(1000), .settle(), .settle(within: 2_000_000_000), .mark(Array("catch".utf8)),
      .note(Array("x-anything \"goes # here\"  at all".utf8)),
    ]
    #expect(
      verbs(
        """
        down 0 200
        down 1 200,40.5 kind=mouse button=left pressure=0.5 mods=meta+shift
        move 0 -195 mods=alt
        glide 0 to 160 over 64ms
        glide 0 to 1,2 over 0s every 1.5ms
        up 0
        up 1 7,8
        up 1 7,8 mods=shift
        up 1 mods=alt+meta
        cancel 3
        cancel all
        hover 5
        hover out
        tap 0 95,20
        tap 0 95 for 0.2s
        wheel -23
        wheel 1 2 unit=detent phase=momentum
        rotate 0.5
        rotate 90 deg
        key ArrowLeft
        key Digit3 down repeat=4 mods=control
        adjust decrement
        adjust to 4 part=2
        focus 1
        set step 0.5
        set value 5
        set value 5 animated
        frames 60
        wait 1us
        settle
        settle within 2s
        mark "catch"
        x-anything "goes # here"  at all
        """) == expected)
  }

  @Test func `every expect becomes a check`() {
    let expected: [Script.Verb] = [
      .expect(.idle), .expect(.compare(.idle, .truth(.notEqual, true))),
      .expect(.compare(.value, .number(.equal, 51))),
      .expect(.compare(.value, .number(.equal, 0))),
      .expect(.compare(.preview, .absent(.notEqual))),
      .expect(.compare(.preview, .number(.atMost, 4))),
      .expect(.compare(.index, .number(.atLeast, -3))),
      .expect(.compare(.offset, .near(514, tolerance: 0.001))),
      .expect(.compare(.target, .within(-.infinity, 20))),
      .expect(.compare(.velocity, .number(.greater, 1000))),
      .expect(.compare(.boundsHits, .number(.less, 1))),
      .expect(.compare(.phase, .phase(.equal, .coasting))), .expect(.never(.bound)),
      .expect(.compare(.value, .number(.equal, 70), part: 1)),
      .expect(.compare(.phase, .phase(.notEqual, .idle), part: 0)),
      .expect(.never(.bound, part: 7)), .expect(.calls([])),
      .expect(
        .calls([
          Script.Check.Call(.changed, 70, part: 1),
          Script.Check.Call(.tick, 3, count: 2, part: 2),
          Script.Check.Call(.ended, part: 0),
        ])),
      .expect(
        .calls([
          Script.Check.Call(.began), Script.Check.Call(.tick, 3, count: 2),
          Script.Check.Call(.changed, count: 10),
          Script.Check.Call(.committed),
        ])),
    ]
    #expect(
      verbs(
        """
        expect idle
        expect idle != true
        expect value == 51
        expect value == none
        expect preview != none
        expect preview <= 4
        expect index >= -3
        expect offset ~ 514 +- 0.001
        expect target in -inf..20
        expect velocity > 1000
        expect bounds-hits < 1
        expect phase == coasting
        expect never bound
        expect value[1] == 70
        expect phase[0] != idle
        expect never bound[7]
        expect calls
        expect calls changed[1](70) tick[2](3)*2 ended[0]
        expect calls began tick(3)*2 changed*10 committed
        """) == expected)
  }

  @Test func `times are exact whatever their unit`() throws {
    let script = try #require(
      readScript("gesture 1\n@0s up 0\n+16.666666ms up 0\n+1.5us up 0\n+0.1230s up 0\n@9s up 0\n")
        .script)
    #expect(
      script.body.map(\.time) == [
        .at(0), .after(16_666_666), .after(1500), .after(123_000_000), .at(9_000_000_000),
      ])
  }

  @Test func `comments, notes and blank lines stay where they are`() throws {
    let script = try #require(
      readScript("gesture 1#a\n\n  # b \nstep 1 #c\nx-d 1\n\nup 0 ## e\n\n# f\n  x-g # h").script)
    #expect(string(script.comment ?? []) == "a")
    #expect(
      script.header == [
        HeaderLine(.blank), HeaderLine(.blank, comment: Array("b".utf8)),
        HeaderLine(.step(1), comment: Array("c".utf8)), HeaderLine(.note(Array("x-d 1".utf8))),
        HeaderLine(.blank),
      ])
    #expect(
      script.body == [
        Script.Line(nil, .up(0), comment: Array("# e".utf8)), Script.Line(nil, .blank),
        Script.Line(nil, .blank, comment: Array("f".utf8)),
        Script.Line(nil, .note(Array("x-g".utf8)), comment: Array("h".utf8)),
      ])
  }

  @Test func `a line knows where it was read, in characters`() throws {
    let script = try #require(
      readScript("gesture 1\n title \"é\"\n+8ms mark \"日本\"\n\t expect value == 1\n").script)
    #expect(script.header[0].position == SourceSpan(line: 2, column: 2, length: 5))
    #expect(script.body[0].position == SourceSpan(line: 3, column: 6, length: 4))
    #expect(script.body[1].position == SourceSpan(line: 4, column: 10, length: 5))
  }

  @Test func `an absolute time may follow a line of unknown length`() {
    #expect(scriptErrors("gesture 1\n@9ms settle\n@9ms frames 1\n@9ms up 0\n") == [])
    #expect(scriptErrors("gesture 1\nframes 2\n@16ms up 0\n") == [.timeGoesBack])
    #expect(scriptErrors("gesture 1\ntap 0 5\n@49ms up 0\n") == [.timeGoesBack])
    #expect(scriptErrors("gesture 1\ntap 0 5\n@50ms up 0\n") == [])
  }

  private func headers(_ text: String) -> [Setting] {
    let reading = readScript("gesture 1\n" + text)
    #expect(reading.diagnostics == [])
    return reading.script?.header.compactMap {
      if case .setting(let setting) = $0.content { setting } else { nil }
    } ?? []
  }

  private func verbs(_ text: String) -> [Script.Verb] {
    let reading = readScript("gesture 1\ndown 0 1\n" + text)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    return reading.script?.body.dropFirst().map(\.verb) ?? []
  }
}
