import Harness

extension CodeRow {
  /// E5xx: recordings.
  static let ofRecordings: [CodeRow] = [
    CodeRow(
      code: .unknownFormat,
      advice: """
        `detent import` finds out by itself what a recording is, and this file looks like nothing \
        that it knows. Name the columns of a table as `t_ms,type,x,y`, or tell which is which with \
        `--columns t_ms=when,type=what,x=X,y=Y`; of a program, a log or a packed file, import only \
        the list of events in it.
        """,
      sample: .recording(
        """
        when,what,left,top
        0,down,160,40
        50,up,160,40
        """)),
    CodeRow(
      code: .malformedLine,
      advice: """
        The recording is of a format that is known, but this line or field breaks its rules: it is \
        cut off, has a field too many, is no JSON, or has a word in it that the format does not \
        have. Look at the place that the message tells and mend or delete the line; if the format \
        was guessed wrong, tell it with `--from`.
        """,
      sample: .recording(
        """
        t_ms,type,x,y
        0,down,160,40
        50,move,155,5,40
        """)),
    CodeRow(
      code: .noEvents,
      advice: """
        The file could be read, but nothing in it would do anything to a control. A control \
        answers to a contact that begins with a down, the left button of a mouse, a wheel or ring, \
        and the arrow, Home, End, Page, Escape and digit keys. Start to record before you touch \
        the device, and touch, turn or press something.
        """,
      sample: .recording(
        """
        t_ms,type,x,y
        0,move,160,40
        8,move,150,40
        """)),
    CodeRow(
      code: .noTimeColumn,
      advice: """
        Without times nobody can tell how fast a gesture was. Name the column of a table `t_ms`, \
        or `t_s`, `t_us` or `t_ns`, so that it tells its unit, or say which it is with `--columns \
        t_ms=time`; record Android's log with `getevent -lt`, or tell the time between two reports \
        with `--assume-period 8ms`.
        """,
      sample: .recording(
        """
        time,type,x,y
        0,down,160,40
        50,up,160,40
        """)),
    CodeRow(
      code: .unknownPhase,
      advice: """
        An event says what happened with a word, such as `down`, `move`, `up`, `cancel`, `hover`, \
        `wheel` or `key`; the words of web pages, UIKit and Android are known too, and so are \
        Android's numbers. Tell what another word means with `--types pushed=down,released=up`.
        """,
      sample: .recording(
        """
        t_ms,type,x,y
        0,pushed,160,40
        50,released,160,40
        """)),
    CodeRow(
      code: .missingField,
      advice: """
        An event lacks something that it cannot do without: every event needs a time, every table \
        a column that says what happened, and a down, move or hover needs both x and y. Add it, or \
        if it has another name, tell it with `--columns x=left,y=top`.
        """,
      sample: .recording(
        """
        t_ms,type,x,y
        0,down,160
        50,up,160
        """)),
    CodeRow(
      code: .tooManySamples,
      advice: """
        Moves are made of single samples, and an import makes at most 1,000,000 of them. Take \
        fewer, with `--sample 16ms` for W3C Actions or a longer time for `--resample`. In W3C \
        Actions a `duration` is in milliseconds, which may not be what was meant.
        """,
      sample: .recording(
        """
        {"actions":[{"type":"pointer","id":"finger","actions":[
        {"type":"pointerMove","x":160,"y":40},
        {"type":"pointerDown","button":0},
        {"type":"pointerMove","x":40,"y":40,"duration":9000000},
        {"type":"pointerUp","button":0}]}]}
        """)),
  ]
}
