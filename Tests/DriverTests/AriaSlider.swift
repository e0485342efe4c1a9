import GestureDrivers
import GestureScript
import Slider

/// Bugs in the accessibility states that a slider reports.
enum AriaBug: String, CaseIterable, Sendable {
  case none
  case noNow, nowLeftBehind, nowOutside
  case limitsLeftBehind, limitsOfNobody
  case textEmpty, textLeftBehind, textStays
  case saysItLies, saysItStands
  case disabledUnsaid, disabledSaid
  case noFocus
}

/// The project's slider behind the driver protocol, with the ARIA states that a page would report.
final class AriaSlider {
  private let server = SliderServer()
  private let bug: AriaBug
  private var range = (0.0, 100.0), limits = (0.0, 100.0)
  private var isEnabled = true, isUpright = false
  private var now: [Double] = [], before: [Double] = []

  init(_ bug: AriaBug) { self.bug = bug }

  func answer(_ line: [UInt8]) -> DriverReply {
    guard let object = try? JSONValue(parsing: line[...]) else { return .failure([]) }
    note(object)
    guard case .answer(let answer) = server.answer(line),
      let state = try? JSONValue(parsing: answer[...])
    else { return .failure([]) }
    before = now
    now = (state["values"]?.elements ?? []).compactMap(\.number)
    if before.count != now.count { before = now }
    let parts = now.indices.map { "{\(said(of: $0))}" }.joined(separator: ",")
    return .answer(answer.dropLast() + Array(",\"aria\":[\(parts)]}".utf8))
  }

  private func note(_ line: JSONValue) {
    guard case .object(let members)? = line["new"] ?? line["update"] else { return }
    let isNew = line["new"] != nil
    if isNew { (range, limits, isEnabled, isUpright, now) = ((0, 100), (0, 100), true, false, []) }
    for member in members {
      take(String(decoding: member.key, as: UTF8.self), member.value)
    }
    if isNew || bug != .limitsLeftBehind { limits = range }
  }

  private func take(_ word: String, _ value: JSONValue) {
    switch word {
    case "range": range = (value[0]?.number ?? 0, value[1]?.number ?? 100)
    case "enabled": isEnabled = value != .bool(false)
    case "axis": isUpright = value == .string(Array("y".utf8))
    default: break
    }
  }

  private func said(of part: Int) -> String {
    let value = now[part]
    var shown = bug == .nowLeftBehind ? before[part] : value
    if bug == .nowOutside, value == range.1 { shown = range.1 + 1 }
    let heard = bug == .textLeftBehind ? before[part] : value
    let text =
      switch bug {
      case .textEmpty: " "
      case .textStays: "some"
      default: "\(heard) percent"
      }
    let isVertical = bug == .saysItStands || isUpright && bug != .saysItLies
    let isDisabled = bug == .disabledSaid || !isEnabled && bug != .disabledUnsaid
    let (low, high) =
      bug == .limitsOfNobody ? (range.0 - 10, range.1) : limits
    return """
      "now":\(bug == .noNow ? "null" : "\(shown)"),"min":\(low),"max":\(high),"text":"\(text)",\
      "orientation":"\(isVertical ? "vertical" : "horizontal")","disabled":\(isDisabled),"focusable":\(bug != .noFocus)
      """
  }
}

/// A slider in this process that reports ARIA states; the task chooses the bug.
enum AriaHost: DriverHost {
  @TaskLocal static var bug = AriaBug.none

  static let capabilities: DriverCapabilities = {
    let abilities = SliderServer.abilities.replacing("\"handled\"]", with: "\"handled\",\"aria\"]")
    let answer = Array("{\"value\":0\(abilities)}".utf8)
    let table = ControlTable.of(SliderControl.self)
    guard let read = try? DriverCapabilities(reading: answer, table, of: .ours) else {
      preconditionFailure("the abilities of the slider cannot be read")
    }
    return read
  }()

  nonisolated(unsafe) private static var all: [String: DriverSession] = [:]
  private static let lock = ThreadLock()

  static var session: DriverSession {
    let bug = bug
    let key = "\(ThreadLock.thread) \(bug)"
    return lock.whileLocked {
      if let known = all[key] { return known }
      let slider = AriaSlider(bug)
      let new = DriverSession { slider.answer($0) }
      all[key] = new
      return new
    }
  }
}
