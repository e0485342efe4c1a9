// error: cannot find 'RulerControl' in scope
import DetentUI
import SwiftUI

let wrong = RulerControl(value: 0)
