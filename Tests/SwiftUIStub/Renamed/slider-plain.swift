// A value from 0 to 1.
import SwiftUI

struct VolumeScreen: View {
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Slider(value: $volume)
      Text("Volume \(Int(volume * 100))")
    }
  }
}
