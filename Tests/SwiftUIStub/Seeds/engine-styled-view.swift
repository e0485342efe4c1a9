// declined: unknown attribute 'StyledView'
import DetentUI
import Foundation
import SwiftUI

@StyledView struct Own {}
