import GestureScript

let reading = ScriptReader.read(Array("gesture 1\ncontrol rating\ndown 0 100\nup 0\n".utf8))
guard let script = reading.script else { fatalError("no script") }
print(script.body.count)
