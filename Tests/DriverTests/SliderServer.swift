import ControlCore
import GestureDrivers
import GestureScript
import Slider

/// A driver of the project's slider: a second, independent reading of the guide to drivers.
final class SliderServer {
  private var slider = SliderControl(value: 0, configuration: SliderConfiguration())
  private var settings: [String: String] = [:]
  private var copies: [Double: (SliderControl, [String: String])] = [:]
  private var effects: [String] = []
  /// False if the last line was an event that is left to the host.
  private var isOwn = true
  /// Number of lines received.
  private(set) var count = 0

  /// Members of the answer to the first line.
  static let abilities = """
    ,"name":"served slider","has":["pointer","pointers","cancel","hover","wheel","key","adjust","rotate","focus",\
    "modifiers","button","update","advance"],"tells":["began","changed","ended","tick","bound","snapped","idle","phase",\
    "phases","shown","rest","handled"],"settings":["range","step","thumbs","distance","meet","axis","layout","enabled"]
    """

  func answer(_ line: [UInt8]) -> DriverReply {
    guard let object = try? JSONValue(parsing: line[...]) else { return .failure([]) }
    count += 1
    (effects, isOwn) = ([], true)
    if let number = object["copy"]?.number {
      copies[number] = (slider, settings)
    } else if let number = object["use"]?.number, let copy = copies[number] {
      (slider, settings) = copy
    } else if let number = object["drop"]?.number {
      copies[number] = nil
    } else if let new = object["new"] {
      make(new)
    } else {
      take(object)
    }
    return .answer(Array(state.utf8))
  }

  // MARK: Lines

  private func make(_ new: JSONValue) {
    guard case .object(let members) = new else { return }
    settings = [:]
    var values: [Double] = []
    for member in members {
      let name = String(decoding: member.key, as: UTF8.self)
      switch name {
      case "control": break
      case "value": values = [member.value.number ?? 0]
      case "values": values = (member.value.elements ?? []).compactMap(\.number)
      case "viewport": settings[name] = Self.text(member.value, "x")
      default: settings[name] = Self.text(member.value)
      }
    }
    slider = SliderControl(values: NumberList(values), configuration: configuration)
    slider.advance(to: Timestamp(nanoseconds: 0)) { _ in }
  }

  /// Configuration that a script with these settings describes.
  private var configuration: SliderConfiguration {
    let lines = settings.filter { $0.value != "null" }.map { "\($0.key) \($0.value)\n" }
    let text = "gesture 1\ncontrol slider\n\(lines.sorted().joined())"
    guard let script = ScriptReader.read(Array(text.utf8)).script else {
      preconditionFailure("these settings cannot be read: \(text)")
    }
    return SliderConfiguration(script.settings)
  }

  private static func text(_ value: JSONValue, _ joint: String = "..") -> String {
    switch value {
    case .number(let number): String(decoding: number.text, as: UTF8.self)
    case .string(let text): String(decoding: text, as: UTF8.self)
    case .bool(let isTrue): "\(isTrue)"
    case .array(let elements): elements.map { text($0) }.joined(separator: joint)
    case .null, .object: "null"
    }
  }

  private func take(_ line: JSONValue) {
    let time = Timestamp(nanoseconds: Int64(line["t"]?.number ?? 0))
    if case .object(let changes)? = line["update"] {
      slider.advance(to: time, emit: note)
      update(changes, isAnimated: line["animated"] == .bool(true))
    } else if let action = Self.action(line) {
      isOwn = slider.handle(InputEvent(time: time, action: action), emit: note)
    } else {
      slider.advance(to: time, emit: note)
    }
  }

  private func update(_ changes: [JSONMember], isAnimated: Bool) {
    var values = NumberList()
    for change in changes {
      switch String(decoding: change.key, as: UTF8.self) {
      case "value": values = NumberList([change.value.number ?? .nan])
      case "values": values = NumberList((change.value.elements ?? []).map { $0.number ?? .nan })
      case let name: settings[name] = Self.text(change.value)
      }
    }
    slider.update(
      values: values, animated: isAnimated, configuration: configuration, emit: note)
  }

  private static func action(_ line: JSONValue) -> InputEvent.Action? {
    let word = line["e"]?.string.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let modifiers = (line["mods"]?.elements ?? []).compactMap(\.string).reduce(Modifiers.none) {
      $0.union(Vocabulary.modifiers.value(of: $1[...]) ?? .none)
    }
    let (x, y) = (line["x"]?.number ?? 0, line["y"]?.number ?? 0)
    let part = UInt8(line["part"]?.number ?? 0)
    switch word {
    case "key":
      let name = line["key"]?.string ?? []
      let key = Vocabulary.keys.value(of: name[...]) ?? .digit(Int64(name[0]) - 48)
      return .key(key, modifiers)
    case "wheel":
      let units = [
        "points": WheelEvent.Unit.points, "lines": .lines, "detents": .detents, "pages": .pages,
      ]
      let unit = line["unit"]?.string.map { String(decoding: $0, as: UTF8.self) } ?? ""
      let phase = line["phase"]?.string.flatMap { Vocabulary.wheelPhases.value(of: $0[...]) }
      return .wheel(
        WheelEvent(
          deltaX: x, deltaY: y, unit: units[unit] ?? .points, phase: phase ?? .none,
          modifiers: modifiers))
    case "adjust":
      if let value = line["to"]?.number { return .adjust(.set(value), part: part) }
      let text = line["to"]?.string ?? []
      return .adjust(Vocabulary.adjustments.value(of: text[...]) ?? .increment, part: part)
    case "rotate": return .rotate(detents: line["detents"]?.number ?? 0)
    case "focus": return .focus(part: part)
    case "advance": return nil
    default:
      let phases: [String: PointerEvent.Phase] = [
        "down": .down, "move": .move, "up": .up, "cancel": .cancel, "hover": .hover,
        "leave": .leave,
      ]
      let kind = Vocabulary.kinds.value(of: (line["kind"]?.string ?? [])[...])
      let button = line["button"]?.string.flatMap { Vocabulary.buttons.value(of: $0[...]) }
      return .pointer(
        PointerEvent(
          id: Int64(line["id"]?.number ?? 0), kind: kind ?? .touch, phase: phases[word] ?? .move,
          position: Point(x: x, y: y), modifiers: modifiers,
          button: button ?? .left))
    }
  }

  // MARK: Answers

  private func note(_ effect: Effect) {
    let details = "{\"part\":\(effect.part),\"t\":\(effect.time.nanoseconds)}"
    switch effect {
    case .began: effects.append("[\"began\",\(details)]")
    case .idle: effects.append("[\"idle\",\(details)]")
    case .changed(let value, _, _, _, _): effects.append("[\"changed\",\(value),\(details)]")
    case .snapped(let value, _, _, _): effects.append("[\"snapped\",\(value),\(details)]")
    case .ended(let reason, _, _, _, _): effects.append("[\"ended\",\"\(reason)\",\(details)]")
    case .bound(let side, _, _, _): effects.append("[\"bound\",\"\(side)\",\(details)]")
    case .tick(let run, let part):
      for number in 0..<run.length {
        let time = run.time(at: number).nanoseconds
        let mark = run.first + (run.count > 0 ? number : -number)
        effects.append("[\"tick\",\(mark),{\"part\":\(part),\"t\":\(time)}]")
      }
    case .preview, .yielded, .tapped: break
    }
  }

  private var state: String {
    let parts = 0..<slider.partCount
    let values = parts.map { "\(slider.value(of: $0))" }.joined(separator: ",")
    let shown = parts.map { "\(slider.offset(of: $0))" }.joined(separator: ",")
    let phases = parts.map { "\"\(slider.phase(of: $0))\"" }.joined(separator: ",")
    let rests = parts.map { rest(slider.restTime(of: $0)) }.joined(separator: ",")
    return
      "{\"values\":[\(values)],\"shown\":[\(shown)],\"phase\":\"\(slider.phase)\",\"rest\":\(rest(slider.restTime))"
      + ",\"phases\":[\(phases)],\"rests\":[\(rests)]"
      + ",\"effects\":[\(effects.joined(separator: ","))],\"handled\":\(isOwn)}"
  }

  private func rest(_ time: Timestamp?) -> String {
    time.map { "\(max(1, $0.nanoseconds(since: slider.time)))" } ?? "null"
  }
}
