// Recording and sharing of gestures.

import DetentUI
import SwiftUI

struct RecordedSlider: View {
  @State private var volume = 0.4
  @State private var script = ""

  var body: some View {
    VStack {
      DetentSlider(value: $volume)
        .recordingGestures { text in script = text }
      GestureShare(script)
    }
  }
}

struct RecordedForm: View {
  @Binding var stars: Double
  @Binding var length: Double
  let isRecording: Bool
  let keep: @MainActor (String) -> Void

  var body: some View {
    VStack {
      Rating(value: $stars)
      SlidingRuler(value: $length)
      if isRecording { GestureShare("gesture 1\n", name: "form") }
    }
    .recordingGestures(isRecording, perform: keep)
  }
}
