// declined: cannot find type 'StyleContext' in scope
import DetentUI
import Foundation
import SwiftUI

struct Own: StyleContext {}
