import ControlCore
import GestureReplay
import GestureScript

// What is true of a control and its harness together. What is true of the harness alone, as that a script that is written
// can be read again, is a test of the harness.

extension Law {
  static var sameTwice: Law {
    Law("H1", "same-twice", "A script played twice gives the same trace, to the byte.") {
      recorded in
      let script = recorded.script
      let a = ReplaySummary(script, on: Subject.self, level: .changes)
      let b = ReplaySummary(script, on: Subject.self, level: .changes)
      return a == b ? nil : "\(a.lines) lines, then \(b.lines)"
    }
  }

  static var expandingChangesNothing: Law {
    Law("H3", "expanded", "A script without sugar does what it did with it.") { recorded in
      let expanded = recorded.other(recorded.script.expanded)
      if expanded.end != recorded.end { return "it ends in another state" }
      return recorded.difference(from: expanded)
    }
  }

}
