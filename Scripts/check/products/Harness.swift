import Harness

let text = "gesture 1\ncontrol rating\ndown 0 100\n+8ms move 0 130\nup 0\n"
guard let script = Replay.read(Array(text.utf8)).script else { fatalError("no script") }
print(Replay(script, level: .changes).passed)
