import Harness

let text = "gesture 1\ncontrol dial\ndown 0 300,20\n+8ms move 0 280,90\nup 0\n"
guard let script = Replay.read(Array(text.utf8)).script else { fatalError("no script") }
print(Replay(script, level: .changes).passed)
