import DetentUI

print("Where there is no SwiftUI, there is nothing in it.")
