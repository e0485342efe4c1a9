/// A line that shows how a verb or setting is written, for the help of messages.
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

extension Setting.Name {
  var example: StaticString {  // table
    switch self {
    case .title: "title \"slow drag\""
    case .control: "control rating"
    case .range: "range 0..100, or: range -inf..0"
    case .step: "step 0.5"
    case .fractions: "fractions 10"
    case .snap: "snap unit"
    case .tick: "tick fraction"
    case .value: "value 50"
    case .viewport: "viewport 320x80"
    case .unitWidth: "unit-width 120"
    case .frame: "frame 1/60"
    case .axis: "axis y"
    case .layout: "layout rtl"
    case .pointer: "pointer mouse"
    case .slop: "slop 10"
    case .cancel, .clear: "policy cancel=revert, or: policy clear=on"
    case .origin: "origin 0.25"
    case .capture: "capture 0.5"
    case .rearm: "rearm 3"
    case .deceleration: "deceleration 0.9972"
    case .rubber: "rubber 0.55"
    case .minFling: "min-fling 90"
    case .maxFling: "max-fling 8000"
    case .spring: "spring 10"
    case .fine: "fine 0.1"
    case .fineDistance: "fine-distance 100"
    case .enabled: "enabled false"
    case .readOnly: "read-only true"
    case .stars: "stars 5"
    case .granularity: "granularity 0.5"
    case .symbolWidth: "symbol-width 20"
    case .spacing: "spacing 4"
    case .minimum: "minimum 1"
    case .selection: "selection tap"
    case .hoverPreview: "hover-preview false"
    }
  }
}
