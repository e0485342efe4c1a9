// declined: cannot find type 'StaticCondition' in scope
import DetentUI
import Foundation
import SwiftUI

typealias Own = StaticCondition
