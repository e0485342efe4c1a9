import DetentVerbs
import Harness

/// Call of `page`: judges the controls of a page, one after another.
struct PageRun {
  private let request: PageRequest
  private let console: Console
  private var report: PageReport
  /// Time for random scripts that is still to be shared, in nanoseconds.
  private var time: Int64

  init(_ request: PageRequest, _ console: Console) {
    (self.request, self.console, time) = (request, console, request.time)
    report = PageReport(page: request.page)
  }

  /// Judges all controls, after an interruption those before it, and reports the results.
  mutating func run(_ reports: VerdictReports) throws(CommandError) -> ExitStatus {
    defer { ToolDriver.end() }
    let list = try PageList(request)
    report.left = list.left
    console.print("\(LawReport.count(Int64(list.controls.count), "control")) of \(request.page)")
    console.print(list.text)
    guard !request.lists else { return list.controls.isEmpty ? .coverage : .passed }
    Interruption.watch()
    for (index, control) in list.controls.enumerated() {
      guard Interruption.status == nil else {
        report.add(control, request, problem: "interrupted before it was tried")
        continue
      }
      console.print("\(index + 1) of \(list.controls.count)  \(control.selector)  \(control.kind)")
      judge(control, left: list.controls.count - index, reports)
      console.print(report.controls.last.map { "  \($0.verdict)\n" } ?? "")
    }
    console.print(report.summary)
    let isWritten = reports.write(report)
    let status = Interruption.status.map { report.status.joined(with: $0) } ?? report.status
    return isWritten ? status : status.joined(with: .usage)
  }

  /// Tries one control.
  ///
  /// - Parameters:
  ///   - control: control of the page.
  ///   - left: number of controls that are still to be tried, with this one, which share the time.
  ///   - reports: reports to come.
  private mutating func judge(_ control: PageControl, left: Int, _ reports: VerdictReports) {
    defer { ToolDriver.quit() }
    let share = max(1, time / Int64(left))
    let console = console
    var html = report.html
    var result: (report: LawReport, status: ExitStatus)?
    do throws(CommandError) {
      let arguments = try Arguments(request.words(for: control), for: .fuzz, of: request.tool)
      guard let driver = try DriverRequest(arguments) else { return }
      _ = try driver.drive(arguments) { (arguments) throws(CommandError) in
        var fuzz = try FuzzRequest(arguments)
        fuzz.becomeBrief(time: share)
        var run = FuzzRun(fuzz, console)
        let judged = run.judge(as: "page \(control.selector)")
        result = judged
        // Pictures need the driver.
        if reports.hasPage { judged.report.add(to: &html, under: control.selector) }
        return judged.status
      }
    } catch {
      report.add(control, request, problem: error.message ?? "it cannot be driven")
      return
    }
    report.html = html
    // Time that a control leaves, as it cannot be driven, is shared by those after it.
    time -= share
    let problem = ToolDriver.error.map { String(decoding: $0.text, as: UTF8.self) }
    let isUnknown = result?.status == .coverage ? "nothing is known about it" : nil
    report.add(
      control, request, result?.report, designs: ToolDriver.capabilities.designs,
      problem: problem ?? isUnknown)
  }
}
