/// Progress of long work, in the last line of the terminal:
///
///     [#####-----] 213/420  0 failed  12 s left
package struct Progress {
  private let console: Console
  private let total: Int
  private let watch = Stopwatch()
  private var shown = 0.0

  /// Creates the progress of `total` steps.
  package init(of total: Int, on console: Console) {
    self.console = console
    self.total = total
  }

  /// Shows the number of steps done, after the first second and at most ten times a second.
  package mutating func note(_ done: Int, failed: Int) {
    let now = Double(watch.nanoseconds) * 1e-9
    guard now >= 1, now - shown >= 0.1 else { return }
    shown = now
    let left = now / Double(max(done, 1)) * Double(total - done)
    let bar = String(repeating: "#", count: 10 * done / max(total, 1))
    let rest = String(repeating: "-", count: 10 - bar.count)
    let seconds = Int(left.rounded(.up))
    console.show(status: "[\(bar)\(rest)] \(done)/\(total)  \(failed) failed  \(seconds) s left")
  }
}
