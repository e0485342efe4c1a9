/// A line that shows how a verb is written, for the help of messages.
extension Vocabulary.VerbName {
  var example: StaticString {
    switch self {
    case .move: "move 0 176"
    case .expect: "expect value == 51"
    case .down: "down 0 160"
    case .up: "up 0"
    case .cancel: "cancel 0, or: cancel all"
    case .hover: "hover 160, or: hover out"
    case .glide: "glide 0 to 160 over 64ms every 8ms"
    case .tap: "tap 0 160 for 50ms"
    case .wheel: "wheel -23 unit=px"
    case .rotate: "rotate 2 detent"
    case .key: "key ArrowRight mods=shift repeat=3"
    case .adjust: "adjust increment, or: adjust to 5"
    case .focus: "focus 1"
    case .set: "set value 50 animated"
    case .frames: "frames 10"
    case .wait: "wait 500ms"
    case .settle: "settle within 2s"
    case .mark: "mark \"catch\""
    }
  }
}
