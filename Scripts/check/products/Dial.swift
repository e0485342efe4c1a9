import Dial

var dial = DialControl(value: 20, configuration: DialConfiguration(range: 0...100))
dial.set(value: 30, animated: false) { print($0) }
print(dial.value)
