// declined: cannot find type 'VersionedView' in scope
import DetentUI
import Foundation
import SwiftUI

struct Own: VersionedView {}
