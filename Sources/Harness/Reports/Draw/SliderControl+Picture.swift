import GestureScript
import Slider

extension SliderControl: DrawnControl {}
