// compiles
import DetentUI
import Foundation
import SwiftUI

@MainActor func ratio() -> CGFloat { RatingStar(rating: 3.4, color: .orange, index: 3).maskRatio }
