// StarRatingAPI, alternative 1, and SlidingRuler's `BinaryFloatingPoint`: a value of any number type.
// A style reads Doubles; it draws and returns nothing, so no result has to be erased.

import ControlCore
import Rating
import Ruler

let float: Float = 3.7
var rating = RatingControl(value: float, configuration: RatingConfiguration(count: 5))
print("a Float, to all its digits:", rating.value)

// A host that keeps a Float may hand back what it was told: that is no change.
rating.set(value: 3.6, animated: false) { _ in }
rating.set(value: Double(Float(rating.value)), animated: false) { print($0) }
print("after a detour through Float:", rating.value)

print("an integer:", RatingControl(rating: UInt8(4)).rating)
print("too large an integer:", RatingControl(rating: UInt64.max).rating)
print("not a number:", RatingControl(value: .nan).value)
print("a ruler of Floats:", RulerControl(value: Float(0.5), configuration: .init()).value)
