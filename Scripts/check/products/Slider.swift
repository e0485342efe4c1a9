import Slider

var slider = SliderControl(value: 20, configuration: SliderConfiguration(range: 0...100))
slider.set(value: 30, animated: false) { print($0) }
print(slider.value)
