// error: cannot find 'EventClock' in scope
import DetentUI
import SwiftUI

let wrong = EventClock()
