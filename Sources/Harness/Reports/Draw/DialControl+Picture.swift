import Dial
import GestureScript

extension DialControl: DrawnControl {}
