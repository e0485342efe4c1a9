import DetentVerbs
import Harness

/// Control of a page, as the driver lists it.
struct PageControl {
  /// CSS that names it.
  let selector: String
  /// Kind, such as `native range`, for people.
  let kind: String
  /// Words that name it for the driver.
  let words: [String]
}

/// Controls of a page, and what cannot be driven.
struct PageList {
  private(set) var controls: [PageControl] = []
  /// Phrases about what cannot be driven, each with the reason.
  private(set) var left: [String] = []

  /// Asks the driver.
  init(_ request: PageRequest) throws(CommandError) {
    ToolDriver.command = request.listing
    defer { ToolDriver.quit() }
    switch ToolDriver.ask(Array(#"{"detent":1,"new":{}}"#.utf8)) {
    case .failure(let text), .silence(let text):
      throw CommandError(String(decoding: text, as: UTF8.self), status: .driver)
    case .answer(let answer):
      guard let list = try? JSONValue(parsing: answer[...]) else { break }
      if let error = list["error"].text { throw CommandError(error, status: .driver) }
      left = list["left"]?.elements?.compactMap { Optional($0).text } ?? []
      for control in list["controls"]?.elements ?? [] {
        guard let selector = control["selector"].text, let kind = control["kind"].text else {
          continue
        }
        let words = control["words"]?.elements?.compactMap { Optional($0).text } ?? []
        controls.append(
          PageControl(selector: selector, kind: kind, words: ["--selector", selector] + words))
      }
    }
  }

  /// Lines for people: the controls, and what is left.
  var text: String {
    let width = controls.map(\.selector.count).max() ?? 0
    let lines = controls.map { "  \($0.selector.padded(to: width))  \($0.kind)\n" }
    return lines.joined() + left.map { "  not driven: \($0)\n" }.joined()
  }
}

extension JSONValue? {
  /// Text that can be printed, if it is one.
  fileprivate var text: String? {
    self?.string.map { String(decoding: $0, as: UTF8.self).printable }
  }
}
