// declined: cannot find type 'ViewOutputKey' in scope
import DetentUI
import Foundation
import SwiftUI

struct Own: ViewOutputKey {}
