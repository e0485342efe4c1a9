import Harness
import Testing

/// Tests of the reader's errors about headers.
struct ScriptHeaderErrorTests {
  static let script = #"""
    gesture 1
    title slow
    title "unclosed   # not a comment
    control ratting
    control lever
    rnage 0..50
    range 0 .. 100
    range 0...100
    range 9..5
    range -inf..-inf
    range 0..100
    range 0..50
    step 0
    fractions 1000001
    snap unti
    tick always
    value 1e-3
    origin nan
    viewport 320
    viewport 0x80
    unit-width -120
    frame 60
    frame 0/0
    frame 1/100000
    axis z
    policy cancel=maybe
    slop -1
    rubber 1.5
    deceleration 1
    enabled yes
    read-only true false
    stpe 1
    mvoe 0 160
    """#

  static let report = #"""
    a:2:7: error[E143]: 'slow' is not in quotes
         2 | title slow
           |       ^^^^
           = help: for example: title "slow drag"
    a:3:7: error[E101]: string is not closed
         3 | title "unclosed   # not a comment
           |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
    a:4:9: error[E136]: 'ratting' is not a control
         4 | control ratting
           |         ^^^^^^^
           = help: did you mean 'rating'?
    a:5:9: error[E136]: 'lever' is not a control
         5 | control lever
           |         ^^^^^
           = help: one of: ruler, rating, slider, dial
    a:6:1: error[E132]: unknown header 'rnage'
         6 | rnage 0..50
           | ^^^^^
           = help: did you mean 'range'?
    a:7:7: error[E108]: '0' is not a range
         7 | range 0 .. 100
           |       ^
           = help: write both ends without blanks, for example 0..100
    a:8:10: error[E102]: '.100' is not a number
         8 | range 0...100
           |          ^^^^
           = help: write digits on both sides of the point, for example 0.5
    a:9:7: error[E146]: the range '9..5' is upside down
         9 | range 9..5
           |       ^^^^
           = help: write the smaller end first
    a:10:13: error[E106]: '-inf' is not a finite number
        10 | range -inf..-inf
           |             ^^^^
           = help: for example: range 0..100
    a:12:1: error[E133]: header 'range' is given twice
        12 | range 0..50
           | ^^^^^
           = help: it stands in line 11 already; keep one of the two
    a:13:6: error[E146]: the step must be a number from 10^-100 to 10^100
        13 | step 0
           |      ^
           = help: for example: step 0.5
    a:14:11: error[E146]: the fractions must be from 1 to 10000
        14 | fractions 1000001
           |           ^^^^^^^
           = help: for example: fractions 10
    a:15:6: error[E143]: 'snap' cannot be 'unti'
        15 | snap unti
           |      ^^^^
           = help: did you mean 'unit'?
    a:16:6: error[E143]: 'tick' cannot be 'always'
        16 | tick always
           |      ^^^^^^
           = help: one of: none, unit, half, fraction
    a:17:7: error[E102]: '1e-3' is not a number
        17 | value 1e-3
           |       ^^^^
           = help: write it without an exponent, for example 0.001
    a:18:8: error[E106]: 'nan' is not a finite number
        18 | origin nan
           |        ^^^
           = help: for example: origin 0.25
    a:19:10: error[E146]: '320' is not a width and a height
        19 | viewport 320
           |          ^^^
           = help: for example: viewport 320x80
    a:20:10: error[E146]: 'viewport' must have a width and a height greater than 0, at most 1000000000 points
        20 | viewport 0x80
           |          ^^^^
           = help: for example: viewport 320x80
    a:21:12: error[E146]: the unit width must be from 0.000001 to 1000000000 points
        21 | unit-width -120
           |            ^^^^
           = help: for example: unit-width 120
    a:22:7: error[E146]: '60' is not a fraction of a second
        22 | frame 60
           |       ^^
           = help: for example: frame 1/60
    a:23:7: error[E146]: '0' is not between 1 and 1000000
        23 | frame 0/0
           |       ^
           = help: for example: frame 1/60
    a:24:7: error[E146]: 'frame' must mean 1 to 1000 frames a second
        24 | frame 1/100000
           |       ^^^^^^^^
           = help: for example: frame 1/60
    a:25:6: error[E143]: 'axis' cannot be 'z'
        25 | axis z
           |      ^
           = help: one of: x, y
    a:26:8: error[E143]: 'cancel=maybe' is not a policy
        26 | policy cancel=maybe
           |        ^^^^^^^^^^^^
           = help: one of: tap=nothing, tap=go, cancel=revert, cancel=commit
    a:27:6: error[E146]: the slop must be 0 or more points, and finite
        27 | slop -1
           |      ^^
           = help: for example: slop 10
    a:28:8: error[E146]: the rubber band must have a slope greater than 0, at most 1
        28 | rubber 1.5
           |        ^^^
           = help: for example: rubber 0.55
    a:29:14: error[E146]: the deceleration must be from 0.9 to 0.99999 per millisecond
        29 | deceleration 1
           |              ^
           = help: for example: deceleration 0.9972
    a:30:9: error[E143]: 'enabled' cannot be 'yes'
        30 | enabled yes
           |         ^^^
           = help: one of: true, false
    a:31:16: error[E109]: unexpected 'false' at the end of the line
        31 | read-only true false
           |                ^^^^^
           = help: for example: read-only true
    a:32:1: error[E132]: unknown header 'stpe'
        32 | stpe 1
           | ^^^^
           = help: did you mean 'step'?
    a:33:1: error[E130]: unknown verb 'mvoe'
        33 | mvoe 0 160
           | ^^^^
           = help: did you mean 'move'?

    """#

  @Test func `every error in a header is reported with its line and its fix`() {
    #expect(scriptReport(Self.script) == Self.report)
  }

  @Test func `every error in a header of a rating is reported`() {
    #expect(
      scriptReport(
        #"""
        gesture 1
        control rating
        stars 101
        granularity 0.00001
        symbol-width 0
        spacing -1
        minimum -1
        policy clear=on
        policy clear=off
        policy clear
        selection drug
        hover-preview on
        sters 5
        """#) == #"""
          a:3:7: error[E146]: the count must be from 1 to 100
               3 | stars 101
                 |       ^^^
                 = help: for example: stars 5
          a:4:13: error[E146]: the granularity must be 0, or from 0.0001 to 1
               4 | granularity 0.00001
                 |             ^^^^^^^
                 = help: for example: granularity 0.5
          a:5:14: error[E146]: the symbols must be wider than 0 points, and at most 1000000000
               5 | symbol-width 0
                 |              ^
                 = help: for example: symbol-width 20
          a:6:9: error[E146]: the spacing must be from 0 to 1000000000 points
               6 | spacing -1
                 |         ^^
                 = help: for example: spacing 4
          a:7:9: error[E146]: the minimum must be from 0 to the count
               7 | minimum -1
                 |         ^^
                 = help: for example: minimum 1
          a:9:1: error[E133]: header 'policy' is given twice
               9 | policy clear=off
                 | ^^^^^^
                 = help: it stands in line 8 already; keep one of the two
          a:10:8: error[E143]: 'clear' is not a policy
              10 | policy clear
                 |        ^^^^^
                 = help: one of: press=at-once, press=sure, leading=least, leading=clear, clear=off, clear=on, cancel=revert, cancel=commit
          a:11:11: error[E143]: 'selection' cannot be 'drug'
              11 | selection drug
                 |           ^^^^
                 = help: did you mean 'drag'?
          a:12:15: error[E143]: 'hover-preview' cannot be 'on'
              12 | hover-preview on
                 |               ^^
                 = help: one of: true, false
          a:13:1: error[E132]: unknown header 'sters'
              13 | sters 5
                 | ^^^^^
                 = help: did you mean 'stars'?

          """#)
  }
}
