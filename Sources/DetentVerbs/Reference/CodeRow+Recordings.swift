import GestureScript

extension CodeRow {
  /// E5xx: recordings.
  static let ofRecordings: [CodeRow] = [
    CodeRow(
      code: .unknownFormat,
      advice: """
        `detent import` detects the format of a recording, and this file has none that it knows. \
        Name the columns of a table as `t_ms,type,x,y`, or map them with `--columns \
        t_ms=when,type=what,x=X,y=Y`; from a program, a log or an archive, import only the list of \
        events in it.
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
        The format of the recording is known, but this line or field breaks its rules: it is cut \
        off, has a field too many, is not JSON, or holds a word that the format lacks. Look at the \
        place in the message and correct or delete the line; if the format was guessed wrong, name \
        it with `--from`.
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
        The file was read, but nothing in it affects a control. A control answers to a contact \
        that begins with a down, the left button of a mouse, a wheel or ring, and the arrow, Home, \
        End, Page, Escape and digit keys. Start recording first, then touch, turn or press \
        something.
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
        Without times, the speed of a gesture is unknown. Name the column of a table `t_ms`, \
        `t_s`, `t_us` or `t_ns` for its unit, or map it with `--columns t_ms=time`; record \
        Android's log with `getevent -lt`, or give the time between two reports with \
        `--assume-period 8ms`.
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
        An event names its kind with a word, such as `down`, `move`, `up`, `cancel`, `hover`, \
        `wheel` or `key`; the words of web pages, UIKit and Android are known too, and so are \
        Android's numbers and, in a column `phase`, UIKit's. Map other words with `--types \
        pushed=down,released=up`, and the states in a column with `--types 1=contact,0=none`.
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
        Every event needs a time, every table a column with the kind of event, and a down, move or \
        hover needs both x and y. Add what is missing, or if it has another name, map it with \
        `--columns x=left,y=top`.
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
        An import makes at most 1,000,000 samples of moves. Make fewer, with `--sample 16ms` for \
        W3C Actions or a longer time for `--resample`. In W3C Actions a `duration` is in \
        milliseconds.
        """,
      sample: .recording(
        """
        {"actions":[{"type":"pointer","id":"finger","actions":[
        {"type":"pointerMove","x":160,"y":40},
        {"type":"pointerDown","button":0},
        {"type":"pointerMove","x":40,"y":40,"duration":9000000},
        {"type":"pointerUp","button":0}]}]}
        """)),
    CodeRow(
      code: .unclear,
      advice: """
        The recording can be read in two very different ways, and nothing in it shows which is \
        right: a time without its unit that cannot be milliseconds, or a button that may be the \
        left one. Decide with the option that the message names, as `--columns t_s=t` or \
        `--left-button 1`.
        """,
      sample: .recording(
        """
        t,type,x,y
        0.000,down,160,40
        0.016,move,150,40
        0.033,up,140,40
        """)),
  ]

  /// N32x: guesses about recordings.
  static let ofGuesses: [CodeRow] = [
    CodeRow(
      code: .numberedTypes,
      advice: """
        The kinds of events are numbers, which were read as Android's, or in a column `phase` as \
        UIKit's and Unity's. If they mean something else, map them with `--types`, which also \
        removes the note.
        """,
      sample: .recording(
        """
        t_ms,type,x,y
        0,0,160,40
        16,2,150,40
        33,1,140,40
        """)),
    CodeRow(
      code: .unknownExtent,
      advice: """
        A touch screen reports positions in units of its own, and this recording does not give \
        their range. A unit was taken as a point, as phones count pixels. Add the description of \
        the device, or give the range with `--map-x` and `--map-y`.
        """,
      sample: .recording(
        """
        [ 1000.000] EV_ABS ABS_MT_TRACKING_ID 00000001
        [ 1000.000] EV_ABS ABS_MT_POSITION_X 00000213
        [ 1000.000] EV_ABS ABS_MT_POSITION_Y 000002f9
        [ 1000.000] EV_SYN SYN_REPORT 00000000
        [ 1000.060] EV_ABS ABS_MT_TRACKING_ID ffffffff
        [ 1000.060] EV_SYN SYN_REPORT 00000000
        """)),
    CodeRow(
      code: .narrowPlaces,
      advice: """
        Positions in rows are in points. These look like fractions or percentages of a size, or \
        units of a device. If they are, map them with `--map-x` and `--map-y`.
        """,
      sample: .recording(
        """
        t_ms,type,x,y
        0,down,0.5,0.25
        16,move,0.4,0.25
        33,up,0.3,0.25
        """)),
    CodeRow(
      code: .guessedTurn,
      advice: """
        The unit of the wheel is unknown. A `scroll` with `dx` and `dy` was read as that of \
        Python's pynput, in notches, positive up; others in points, positive down. Give it with a \
        column `deltaMode`, or with `--columns deltaX=dx,deltaY=dy`.
        """,
      sample: .recording(
        """
        t_ms,type,x,y,dx,dy
        0,scroll,160,40,0,-1
        """)),
    CodeRow(
      code: .repeatedDown,
      advice: """
        A pointer that is already down goes down. Its first contact was ended at its last \
        position, and another one begins. If each row gives the state and not an event, use \
        `--types down=contact,up=none`.
        """,
      sample: .recording(
        """
        t_ms,type,x,y
        0,down,160,40
        16,down,150,40
        33,up,140,40
        """)),
    CodeRow(
      code: .goesUp,
      advice: """
        The words are those of AppKit, where positions count from the bottom of the window. They \
        were read as counting from the top. Flip them with the height of the window, as `--map-y \
        0..600:600..0`.
        """,
      sample: .recording(
        """
        t_ms,type,x,y
        0,leftMouseDown,160,40
        33,leftMouseUp,160,40
        """)),
  ]
}
