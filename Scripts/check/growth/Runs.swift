import ControlCore
import Harness

/// Long drags: replays, traces, and all laws.
enum Runs {
  static var cases: [Case] {
    let controls: [StaticText] = ["ruler", "rating", "slider", "dial"]
    return controls.flatMap { control in
      [
        Case(name: "the trace of a long drag on a \(control)", size: 2000) { size in
          let script = drag(size, control)
          return { _ = Replay(script, level: .calls).trace(of: script, named: []) }
        },
        Case(name: "the laws of a long drag on a \(control)", size: 2000) { size in
          let script = drag(size, control)
          let trial = LawTrial(of: ControlSet.ours.lawful(control))
          return { _ = trial.failures(of: script) }
        },
      ]
    }
  }

  /// Returns an even drag of `count` moves to and fro.
  private static func drag(_ count: Int, _ control: StaticText) -> Script {
    let moves = (1...count).map { "+8ms move 0 \($0 % 300),20\n" }.joined()
    let text = "gesture 1\ncontrol \(control)\n" + "down 0 0,20\n" + moves + "up 0\n"
    guard let script = ScriptReader.read(Array(text.utf8)).script else {
      fatalError("the drag is no script")
    }
    return script
  }
}
