import Ruler

var ruler = RulerControl(value: 20, configuration: RulerConfiguration(range: 0...100))
ruler.set(value: 30, animated: true) { print($0) }
print(ruler.target)
