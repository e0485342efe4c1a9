// declined: cannot find 'VariadicViewAdapter' in scope
import DetentUI
import Foundation
import SwiftUI

let view = VariadicViewAdapter { _ in EmptyView() }
