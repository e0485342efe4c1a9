// declined: cannot find 'AnyShape' in scope
import DetentUI
import Foundation
import SwiftUI

let shape = AnyShape(shape: Circle())
