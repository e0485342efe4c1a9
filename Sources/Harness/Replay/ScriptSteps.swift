import ControlCore
import GestureScript

/// Plays a script one action at a time without keeping actions: a glide of an hour has millions.
@usableFromInline package struct ScriptSteps<Subject: ScriptedControl> {
  @usableFromInline package internal(set) var runner: ScriptRunner<Subject>
  /// The index of the line of the body that is playing; from 0.
  @usableFromInline package internal(set) var line = -1

  @usableFromInline let body: [Script.Line]
  @usableFromInline var pieces: LinePieces?
  /// The pointers that were down before the line.
  @usableFromInline var held: [ScriptExpander.Contact] = []
  @usableFromInline var actions = ScriptActions()

  @inlinable package init(_ body: [Script.Line], _ runner: ScriptRunner<Subject>) {
    (self.body, self.runner) = (body, runner)
  }

  /// Plays up to and including the next action.
  ///
  /// - Parameter observer: the observer of the run.
  /// - Returns: true if there was an action before the script ended or stopped.
  @inlinable package mutating func next(_ observer: inout some RunObserver<Subject>) -> Bool {
    while runner.stop == nil {
      if let action = actions.next() {
        runner.perform(action, &observer)
        return true
      }
      guard let (piece, point) = takePiece() else { return false }
      runner.begin(piece, &observer)
      actions = ScriptActions(
        of: piece.verb, at: point, held: held, kind: runner.settings.pointer)
      held = []
    }
    return false
  }

  @inlinable mutating func takePiece() -> (Script.Line, Point?)? {
    while true {
      if let piece = pieces?.next(&runner.expander) { return piece }
      line += 1
      guard line < body.count else { return nil }
      held = runner.contacts(before: body[line])
      pieces = LinePieces(body[line], runner.expander)
    }
  }
}
