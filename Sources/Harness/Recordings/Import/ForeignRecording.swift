import GestureScript

/// Recognizable but unsupported recordings, judged by their first lines, with advice.
enum ForeignRecording {
  /// Looks no further than this, in lines.
  private static let headLength = 50

  private struct Kind {
    /// Words in its first lines, in any case.
    let signs: [StaticString]
    let name: StaticString
    let help: StaticString
  }

  /// Returns the error for a file of a recognized, unsupported kind; `nil` for any other file.
  static func error(_ bytes: [UInt8]) -> Diagnostic? {
    for kind in kinds {
      var lines = TextLines(bytes)
      while let line = lines.next(), line.number <= headLength {
        let text = line.bytes.prefix(1000).map { $0.lowercased }[...]
        let isOfKind = kind.signs.contains { text.mentions($0) }
        if isOfKind { return Diagnostic(.unknownFormat, at: line.span, kind.name, help: kind.help) }
      }
    }
    return nil
  }

  private static let rowOfPoint: StaticString = """
    write a row for each point, as CSV with the columns stroke,t_ms,x,y, and import that with \
    --columns stroke=stroke
    """

  private static let rowOfEvent: StaticString = """
    write a row for each event, as CSV with the columns t_ms,type,id,x,y, where type is down, move, up or \
    cancel
    """

  private static let kinds = [
    Kind(signs: ["<ink ", "<ink>", "<inkml", "<trace "], name: "this is InkML", help: rowOfPoint),
    Kind(
      signs: [".version", ".pen_down", ".coord", ".segment"], name: "this is UNIPEN",
      help: rowOfPoint),
    Kind(
      signs: ["<?xml", "<!doctype", "<html"], name: "this is XML, which is not a known recording",
      help: rowOfEvent),
    Kind(
      signs: ["motionevent {", "motionevent{"], name: "this is a log of MotionEvents",
      help: """
        write a row for each event, as CSV with the columns t_ms,type,id,x,y, with what getEventTime, \
        getActionMasked, getPointerId, getX and getY say; or record the screen: adb shell getevent -lt
        """),
    Kind(
      signs: ["wl_pointer", "wl_touch"], name: "this is a log of wev",
      help: "record the desktop's input: libinput debug-events"),
    Kind(
      signs: ["motionnotify event", "buttonpress event", "(rawmotion)", "(rawbuttonpress)"],
      name: "this is a log of X11",
      help:
        "record the device with evemu-record, or the desktop's input with libinput debug-events"),
  ]
}
