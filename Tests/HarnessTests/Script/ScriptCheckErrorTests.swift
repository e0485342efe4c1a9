import Harness
import Testing

/// Tests of the reader's errors about `expect` lines.
struct ScriptCheckErrorTests {
  static let script = #"""
    gesture 1
    expect
    expect tick == 3
    expect value
    expect value = 3
    expect value == fast
    expect value == 3 +- 1
    expect offset ~ 514
    expect offset ~ 514 +- -1
    expect value in 20..0
    expect index == none
    expect phase > idle
    expect phase == sliding
    expect idle == maybe
    expect never tack
    expect calls began tock
    expect calls tick(3
    expect calls tick(3)x2
    expect calls tick*0
    """#

  static let report = #"""
    a:2:7: error[E150]: 'expect' needs something to check
         2 | expect
           |       ^
           = help: for example: expect value == 51
    a:3:8: error[E151]: unknown field 'tick'
         3 | expect tick == 3
           |        ^^^^
           = help: did you mean 'ticks'?
    a:4:13: error[E141]: 'value' needs an operator
         4 | expect value
           |             ^
           = help: for example: expect value == 51
    a:5:14: error[E152]: unknown operator '='
         5 | expect value = 3
           |              ^
           = help: one of: ==, !=, <, <=, >, >=, ~, in
    a:6:17: error[E102]: 'fast' is not a number
         6 | expect value == fast
           |                 ^^^^
           = help: for example: expect value == 51
    a:7:14: error[E152]: only '~' has a tolerance, '==' has none
         7 | expect value == 3 +- 1
           |              ^^
           = help: for example: expect offset ~ 514 +- 0.5
    a:8:20: error[E156]: '~' needs a tolerance
         8 | expect offset ~ 514
           |                    ^
           = help: for example: expect offset ~ 514 +- 0.5
    a:9:24: error[E146]: the tolerance '-1' is less than 0
         9 | expect offset ~ 514 +- -1
           |                        ^^
    a:10:17: error[E146]: the range '20..0' is upside down
        10 | expect value in 20..0
           |                 ^^^^^
           = help: write the smaller end first
    a:11:17: error[E153]: 'index' is never none
        11 | expect index == none
           |                 ^^^^
           = help: for example: expect index == 51
    a:12:14: error[E153]: 'phase' can only be compared with == or !=
        12 | expect phase > idle
           |              ^
    a:13:17: error[E143]: 'sliding' is not a phase
        13 | expect phase == sliding
           |                 ^^^^^^^
           = help: one of: idle, pressed, dragging, coasting, settling
    a:14:16: error[E143]: 'maybe' is not true or false
        14 | expect idle == maybe
           |                ^^^^^
           = help: one of: true, false
    a:15:14: error[E154]: 'tack' is not a call
        15 | expect never tack
           |              ^^^^
           = help: did you mean 'tick'?
    a:16:20: error[E154]: 'tock' is not a call
        16 | expect calls began tock
           |                    ^^^^
           = help: did you mean 'tick'?
    a:17:14: error[E155]: 'tick(3' is not written as a call
        17 | expect calls tick(3
           |              ^^^^^^
           = help: for example: tick, tick(3), tick*2 or tick(3)*2
    a:18:14: error[E155]: 'tick(3)x2' is not written as a call
        18 | expect calls tick(3)x2
           |              ^^^^^^^^^
           = help: for example: tick, tick(3), tick*2 or tick(3)*2
    a:19:19: error[E146]: '0' is not between 1 and 1000000
        19 | expect calls tick*0
           |                   ^
           = help: for example: expect value == 51

    """#

  @Test func `every error in an expect is reported with its line and its fix`() {
    #expect(scriptReport(Self.script) == Self.report)
  }

  @Test func `an operator that is glued to its field is reported apart`() {
    for line in ["value==3", "value=3", "offset~514", "ticks>=1 3"] {
      let report = scriptReport("gesture 1\nexpect \(line)\n")
      #expect(report.contains("error[E151]"), "\(report)")
      #expect(report.contains("= help: the operator is a word of its own: expect "), "\(report)")
    }
    #expect(!scriptReport("gesture 1\nexpect valve==3\n").contains("a word of its own"))
  }

  @Test func `for a verb like none there is, all are named`() {
    let report = scriptReport("gesture 1\n+0ms prod 0 160\n")
    #expect(report.contains("= help: the verbs are: down, move, up, "), "\(report)")
  }
}
