import GestureScript

/// The command as its verbs see it.
package struct Tool: Sendable {
  /// The controls that it is about.
  package var controls: ControlSet
  let verbs: [Command]
  /// The topics of its reference.
  let topics: [String]

  package init(controls: ControlSet, verbs: [Command], topics: [String]) {
    (self.controls, self.verbs, self.topics) = (controls, verbs, topics)
  }
}
