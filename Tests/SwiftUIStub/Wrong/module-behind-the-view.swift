// error: 'RatingControl' is not a member type of struct 'DetentUI.Rating'
import DetentUI
import Rating
import SwiftUI

let wrong: Rating.RatingControl? = nil
