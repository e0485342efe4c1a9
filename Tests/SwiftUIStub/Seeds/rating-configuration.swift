// compiles
import DetentUI
import Foundation
import SwiftUI

func configuration() -> RatingStyleConfiguration { RatingStyleConfiguration(value: 3, count: 5) }
