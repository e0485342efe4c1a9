import Rating

var rating = RatingControl(value: 2, configuration: RatingConfiguration(count: 5))
rating.set(value: 3, animated: false) { print($0) }
print(rating.value)
