import GestureScript

/// Command as its verbs see it.
package struct Tool: Sendable {
  /// Controls of scripts.
  package var controls: ControlSet
  let verbs: [Command]
  /// Topics of the reference.
  let topics: [String]

  package init(controls: ControlSet, verbs: [Command], topics: [String]) {
    (self.controls, self.verbs, self.topics) = (controls, verbs, topics)
  }
}
