// declined: cannot find type 'ViewVisitor' in scope
import DetentUI
import Foundation
import SwiftUI

struct Own: ViewVisitor {}
