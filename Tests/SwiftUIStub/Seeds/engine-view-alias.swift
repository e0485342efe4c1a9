// declined: cannot find type 'ViewAlias' in scope
import DetentUI
import Foundation
import SwiftUI

struct Own: ViewAlias {}
