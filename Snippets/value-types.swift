// StarRatingAPI, alternative 1, and SlidingRuler's `BinaryFloatingPoint`: values of any number
// type. Styles read Doubles, draw, and return nothing, so no result needs type erasure.

import ControlCore
import Rating
import Ruler

let float: Float = 3.7
var rating = RatingControl(value: float, configuration: RatingConfiguration(count: 5))
print("a Float, to all its digits:", rating.value)

// A host that stores a Float may set the reported value again without a change.
rating.set(value: 3.6, animated: false) { _ in }
rating.set(value: Double(Float(rating.value)), animated: false) { print($0) }
print("after a detour through Float:", rating.value)

print("an integer:", RatingControl(rating: UInt8(4)).rating)
print("too large an integer:", RatingControl(rating: UInt64.max).rating)
print("not a number:", RatingControl(value: .nan).value)
print("a ruler of Floats:", RulerControl(value: Float(0.5), configuration: .init()).value)
