// declined: cannot find type 'ViewStyle' in scope
import DetentUI
import Foundation
import SwiftUI

protocol OwnStyle: ViewStyle {}
