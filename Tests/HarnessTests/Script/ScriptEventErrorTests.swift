import Harness
import Testing

/// Tests of the reader's errors about events.
struct ScriptEventErrorTests {
  static let script = #"""
    gesture 1
    +0ms down zero 10
    down 0
    down 99999999999999999999 5
    up 0 160 20
    cancel
    +8 move 0 195
    +0.0000001ms up 0
    wait 9223372037s
    @8ms wait 1ms
    @5ms up 0
    +8ms  # nothing
    +8ms mvoe 0 176
    range 0..50
    title "late"
    set speed 4
    set pointer mouse
    set step
    tap 0 95,
    move 0 .5
    move 0 5 unit=px
    move 0 5 pressure=2
    down 0 5 kind=finger
    glide 0 160 over 5ms
    glide 0 to 160 over
    glide 0 to 9 over 1s every 0ms
    glide 0 to 9 over 9000000s every 1ns
    wheel 3 unit=inch
    rotate 90 degrees
    key arrowleft
    key Home mods=alt mods=shift
    key Home mods=alt+ctrl
    key Home repeat=0
    frames 1.5
    adjust up
    settle 3s
    mark "日本" é
    	mark	"日本"	twice
    wait 9223372036s
    wait 1s
    """#

  static let report = #"""
    a:2:11: error[E140]: 'down' needs a pointer id, a whole number
         2 | +0ms down zero 10
           |           ^^^^
           = help: for example: down 0 160
    a:3:7: error[E141]: 'down' needs a place
         3 | down 0
           |       ^
           = help: for example: down 0 160
    a:4:6: error[E106]: '99999999999999999999' is too large
         4 | down 99999999999999999999 5
           |      ^^^^^^^^^^^^^^^^^^^^
    a:5:10: error[E109]: unexpected '20' at the end of the line
         5 | up 0 160 20
           |          ^^
           = help: for example: up 0
    a:6:7: error[E140]: 'cancel' needs a pointer id
         6 | cancel
           |       ^
           = help: for example: cancel 0, or: cancel all
    a:7:1: error[E103]: '8' is not a duration
         7 | +8 move 0 195
           | ^^
           = help: write a number with a unit, for example 16ms or 1.5s
    a:8:1: error[E104]: '0.0000001ms' is finer than 1 ns
         8 | +0.0000001ms up 0
           | ^^^^^^^^^^^^
    a:9:6: error[E105]: '9223372037s' is longer than 292 years
         9 | wait 9223372037s
           |      ^^^^^^^^^^^
    a:11:1: error[E110]: time goes backwards: @5ms is before the previous line (@9ms)
        11 | @5ms up 0
           | ^^^^
           = help: lines must be in time order; use +<duration> for relative time
    a:12:5: error[E138]: nothing happens at this time
        12 | +8ms  # nothing
           |     ^
           = help: write what happens behind it, for example: +8ms up 0
    a:13:6: error[E130]: unknown verb 'mvoe'
        13 | +8ms mvoe 0 176
           |      ^^^^
           = help: did you mean 'move'?
    a:14:1: error[E131]: header 'range' must come before the first event
        14 | range 0..50
           | ^^^^^
           = help: to change it while the script runs write: set range …
    a:15:1: error[E131]: header 'title' must come before the first event
        15 | title "late"
           | ^^^^^
    a:16:5: error[E132]: unknown setting 'speed'
        16 | set speed 4
           |     ^^^^^
    a:17:5: error[E134]: 'pointer' cannot change while the script runs
        17 | set pointer mouse
           |     ^^^^^^^
           = help: write it above the first event, without 'set'
    a:18:9: error[E141]: 'step' needs a number
        18 | set step
           |         ^
           = help: for example: step 0.5
    a:19:7: error[E107]: '95,' is not a place
        19 | tap 0 95,
           |       ^^^
           = help: write x or x,y without blanks, for example 95 or 95,20
    a:20:8: error[E102]: '.5' is not a number
        20 | move 0 .5
           |        ^^
           = help: write digits on both sides of the point, for example 0.5
    a:21:10: error[E144]: unknown attribute 'unit'
        21 | move 0 5 unit=px
           |          ^^^^
           = help: one of: kind, button, pressure, mods
    a:22:19: error[E146]: pressure '2' is not between 0 and 1
        22 | move 0 5 pressure=2
           |                   ^
    a:23:15: error[E143]: 'finger' is not a kind of pointer
        23 | down 0 5 kind=finger
           |               ^^^^^^
           = help: one of: touch, mouse, pen
    a:24:9: error[E143]: 'glide' needs 'to' here, not '160'
        24 | glide 0 160 over 5ms
           |         ^^^
           = help: for example: glide 0 to 160 over 64ms every 8ms
    a:25:20: error[E141]: 'glide' needs a duration
        25 | glide 0 to 160 over
           |                    ^
           = help: for example: glide 0 to 160 over 64ms every 8ms
    a:26:28: error[E146]: 'glide' needs a time between its moves that is not 0
        26 | glide 0 to 9 over 1s every 0ms
           |                            ^^^
           = help: for example: glide 0 to 160 over 64ms every 8ms
    a:27:34: error[E210]: 'glide' makes more than 1000000 moves
        27 | glide 0 to 9 over 9000000s every 1ns
           |                                  ^^^
           = help: shorten it, or move less often: every <duration>
    a:28:14: error[E143]: 'inch' is not a unit of a wheel
        28 | wheel 3 unit=inch
           |              ^^^^
           = help: one of: px, points, line, page, detent
    a:29:11: error[E143]: 'degrees' is not a unit
        29 | rotate 90 degrees
           |           ^^^^^^^
           = help: one of: detent, deg
    a:30:5: error[E143]: 'arrowleft' is not a key that controls answer to
        30 | key arrowleft
           |     ^^^^^^^^^
           = help: did you mean 'ArrowLeft'?
    a:31:19: error[E145]: 'mods' is given twice
        31 | key Home mods=alt mods=shift
           |                   ^^^^
    a:32:19: error[E143]: 'ctrl' is not a modifier key
        32 | key Home mods=alt+ctrl
           |                   ^^^^
           = help: one of: shift, control, alt, meta
    a:33:17: error[E146]: '0' is not between 1 and 1000000
        33 | key Home repeat=0
           |                 ^
           = help: for example: key ArrowRight mods=shift repeat=3
    a:34:8: error[E111]: '1.5' is not a whole number
        34 | frames 1.5
           |        ^^^
           = help: for example: frames 10
    a:35:8: error[E143]: 'up' is not increment, decrement or 'to' and a value
        35 | adjust up
           |        ^^
           = help: one of: increment, decrement
    a:36:8: error[E109]: unexpected '3s' at the end of the line
        36 | settle 3s
           |        ^^
           = help: for example: settle within 2s
    a:37:11: error[E109]: unexpected 'é' at the end of the line
        37 | mark "日本" é
           |             ^
           = help: for example: mark "catch"
    a:38:12: error[E109]: unexpected 'twice' at the end of the line
        38 | 	mark	"日本"	twice
           | 	    	      	^^^^^
           = help: for example: mark "catch"
    a:40:1: error[E105]: the script is longer than 292 years here
        40 | wait 1s
           | ^^^^

    """#

  @Test(arguments: ["mark \"open", "@\u{7}", "+8ms tap 0 \"5"])
  func `the header ends with the first event, also with one that cannot be taken apart`(
    line: String
  ) {
    let reading = ScriptReader.read(Array("gesture 1\nstep 2\n\(line)\ncapture 1\n".utf8))
    #expect(reading.diagnostics.map(\.code).last == .lateHeader)
  }

  @Test func `every error in an event is reported with its line and its fix`() {
    #expect(scriptReport(Self.script) == Self.report)
  }
}
