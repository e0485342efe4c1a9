import DetentVerbs
import Harness

/// Options of `page`.
struct PageRequest {
  /// Address or file of the page, as typed.
  let page: String
  /// Time for the random scripts of all controls, without their probes, in nanoseconds.
  let time: Int64
  let lists: Bool
  /// Command as its verbs see it.
  let tool: Tool
  private let driver: [String]
  private let selector: String?
  /// Options of the driver for all controls.
  private let options: [String]
  /// Options of `fuzz` for each control, and those that a command for one control repeats.
  private let trials, typed: [String]

  init(_ arguments: Arguments) throws(CommandError) {
    guard let page = arguments.paths.first, arguments.paths.count == 1 else {
      throw CommandError(
        "'page' takes one page, not \(arguments.paths.count)",
        help: "write its address, as detent page http://localhost:3000/, or a file of HTML")
    }
    (self.page, tool) = (page, arguments.tool)
    time = try arguments.period("--time") ?? 60_000_000_000
    lists = arguments.has("--list")
    selector = arguments["--selector"]
    func words(_ names: [String]) -> [String] {
      names.flatMap { name in arguments[name].map { $0.isEmpty ? [name] : [name, $0] } ?? [] }
    }
    options = words(["--track", "--value", "--focus", "--touch", "--settle", "--pause"])
    trials = words(["--laws", "--waivers", "--seed"])
    typed = options + words(["--laws", "--waivers", "--browser"])
    driver = try PageDriver(browser: arguments["--browser"]).words + [page]
  }

  /// Command that lists the controls of the page.
  var listing: String {
    Self.line(driver + ["--list"] + (selector.map { ["--selector", $0] } ?? []))
  }

  /// Returns the options of `fuzz` for a control.
  func words(for control: PageControl) -> [String] {
    let command = Self.line(driver + control.words + options)
    let drivers = ["--driver-jobs", "\(ProbeRequest.realTimeJobs)", "--driver-timeout", "60s"]
    return ["--driver", command, "--quiet"] + drivers + trials
  }

  /// Returns the command that judges one control alone.
  func command(for control: PageControl) -> String {
    Self.line(["detent", "page", page, "--selector", control.selector] + typed)
  }

  private static func line(_ words: [String]) -> String {
    var line: [UInt8] = []
    for word in words {
      if !line.isEmpty { line.append(UInt8(ascii: " ")) }
      line.append(shellArgument: Array(word.utf8))
    }
    return String(decoding: line, as: UTF8.self)
  }
}
