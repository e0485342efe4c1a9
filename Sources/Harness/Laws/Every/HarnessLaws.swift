import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about a control together with its harness. Properties of the harness alone, such as reading
// back a written script, are covered by its tests.

extension Law {
  static var sameTwice: Law {
    Law("H1", "same-twice", "A script played twice gives the same trace, to the byte.") {
      recorded in
      let script = recorded.script
      let a = recorded.type.summary(of: script)
      let b = recorded.type.summary(of: script)
      return a == b ? nil : "\(a.lines) lines, then \(b.lines)"
    }
  }

  static var expandingChangesNothing: Law {
    Law("H3", "expanded", "A script with its sugar expanded does the same.") { recorded in
      let script = recorded.script.expanded
      let expanded = recorded.other(script)
      if expanded.end != recorded.end { return .broken("it ends in another state") }
      if let finding = recorded.difference(from: expanded) { return .broken(finding) }
      return script.body != recorded.script.body && recorded.answersPointers ? .kept : .notMet
    }
  }
}
