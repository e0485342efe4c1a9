import DetentVerbs
import GestureScript

extension Command {
  package static let bench = Command(
    name: "bench", operands: "[WORKLOAD…]",
    summary: "measure what an event costs, beside a loop that only does the arithmetic",
    details: """
      Processor time for each event, the median of several passes; the floor is the least any engine
      would have to do for the same values, measured in turn with it. Compare ratios: nanoseconds
      depend on the machine. Allocations are calls of the C library's malloc; '-' where it is not glibc.
      If the engine reports more or fewer changes than the floor makes, times are meaningless: the
      difference is printed, and the exit status is 1.

      workloads:
      \(Workload.all.map(\.name).joined(separator: " "))
      """,
    options: [
      Option("--events", .text("N"), "events in each pass; default 1000000"),
      Option("--passes", .text("N"), "passes; default 5"),
      Option("--format", .choice(["table", "json"]), "json: one object with all rows"),
    ], words: Workload.all.map(\.name)
  ) { arguments in
    let console = arguments.console
    guard let events = number(arguments["--events"], or: 1_000_000, in: 1...10_000_000),
      let passes = number(arguments["--passes"], or: 5, in: 1...1000)
    else {
      console.report("detent: --events takes 1 to 10000000, --passes 1 to 1000")
      return .usage
    }
    let names = Workload.all.map(\.name)
    if let unknown = arguments.paths.first(where: { !names.contains($0) }) {
      console.report("detent: there is no workload '\(unknown)'")
      let help = nearest(to: unknown, in: names).map { "did you mean '\($0)'?" }
      console.report("  = help: \(help ?? "the workloads are: \(names.joined(separator: ", "))")")
      return .usage
    }
    let chosen = Workload.all.filter {
      arguments.paths.isEmpty || arguments.paths.contains($0.name)
    }
    let report = BenchReport(isJSON: arguments["--format"] == "json")
    Interruption.watch()
    console.print(report.head)
    var status = ExitStatus.passed
    for (index, workload) in chosen.enumerated() {
      console.show(status: "\(workload.name) (\(index + 1) of \(chosen.count)) …")
      let row = Benchmark(workload, events: events, passes: passes)
      let isLast = index == chosen.count - 1 || Interruption.status != nil
      console.print(report.text(of: row, isLast: isLast))
      if let problem = row.problem {
        console.report("detent: \(row.name): \(problem)")
        status = .failed
      }
      if isLast { break }
    }
    console.print(report.foot)
    return Interruption.status ?? status
  }

  private static func number(
    _ text: String?, or standard: Int, in range: ClosedRange<Int>
  ) -> Int? {
    guard let text else { return standard }
    return Int(text).flatMap { range.contains($0) ? $0 : nil }
  }
}

/// Rows as a table for people, or as JSON for programs.
private struct BenchReport {
  let isJSON: Bool

  var head: [UInt8] {
    Array(
      (isJSON
        ? "{\"version\":\"\(Version.text)\",\"rows\":[\n"
        : "workload            events  ns/event     floor     ratio  M events/s  allocations/event\n")
        .utf8)
  }

  var foot: [UInt8] { Array((isJSON ? "]}\n" : "").utf8) }

  func text(of row: Benchmark, isLast: Bool) -> [UInt8] {
    isJSON ? json(row, isLast) : line(row)
  }

  private func json(_ row: Benchmark, _ isLast: Bool) -> [UInt8] {
    var text = Array("{\"name\":\"\(row.name)\",\"events\":\(row.events)".utf8)
    append(",\"ns_per_event\":", row.nanoseconds, to: &text)
    append(",\"floor_ns_per_event\":", row.floorNanoseconds, to: &text)
    append(",\"ratio\":", row.ratio, to: &text)
    append(",\"events_per_second\":", row.eventsPerSecond, to: &text)
    append(",\"allocations_per_event\":", row.allocations, to: &text)
    text += Array(",\"changes\":\(row.changes),\"floor_changes\":\(row.floorChanges)".utf8)
    return text + Array((isLast ? "}\n" : "},\n").utf8)
  }

  private func append(_ key: String, _ number: Double?, to text: inout [UInt8]) {
    text += Array(key.utf8)
    guard let number else { return text += Array("null".utf8) }
    DecimalText.append((number * 1e6).rounded() / 1e6, to: &text)
  }

  private func line(_ row: Benchmark) -> [UInt8] {
    var text = Array(row.name.utf8)
    pad(Array("\(row.events)".utf8), to: 26 - text.count, &text)
    pad(digits(row.nanoseconds, 1), to: 10, &text)
    pad(digits(row.floorNanoseconds, 1), to: 10, &text)
    pad(digits(row.ratio, 1), to: 10, &text)
    pad(digits(row.eventsPerSecond / 1e6, 1), to: 12, &text)
    pad(row.allocations.map { digits($0, 6) } ?? Array("-".utf8), to: 19, &text)
    return text + Array("\n".utf8)
  }

  /// Returns a number with up to 1 digit behind the point if `count` is 1, else with up to 6.
  private func digits(_ number: Double, _ count: Int) -> [UInt8] {
    let scale = count == 1 ? 10.0 : 1e6
    var text: [UInt8] = []
    DecimalText.append((number * scale).rounded() / scale, to: &text)
    return text
  }

  private func pad(_ word: [UInt8], to width: Int, _ text: inout [UInt8]) {
    text += [UInt8](repeating: UInt8(ascii: " "), count: max(width - word.count, 1)) + word
  }
}
