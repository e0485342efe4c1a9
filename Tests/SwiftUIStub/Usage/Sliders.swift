// Every way to use a slider.

import DetentUI
import Foundation
import SwiftUI

struct PlainSlider: View {
  @State private var volume = 0.4

  var body: some View {
    DetentSlider(value: $volume)
      .accessibilityLabel("Volume")
  }
}

struct FloatSlider: View {
  @State private var level: Float = 3
  @State private var isEditing = false

  var body: some View {
    VStack {
      DetentSlider(value: $level, in: -20...20, step: 0.5, label: Text("Level")) {
        isEditing = $0
      }
      Text(verbatim: isEditing ? "…" : "\(level)")
    }
  }
}

struct PriceSlider: View {
  @State private var price = 20.0...70
  @State private var thumb: Int?

  var body: some View {
    DetentSlider(
      range: $price, in: 0...100, step: 5, label: Text("Price"),
      onEditingChanged: { isEditing, thumb in self.thumb = isEditing ? thumb : nil },
      formatter: NumberFormatter()
    )
    .detentSliderThumbLabels(Text("Lowest price"), Text("Highest price"))
    .detentSliderMinimumDistance(10)
    .detentSliderMeetingBehavior(.push)
    .detentSliderStyle(.marks)
  }
}

struct PointsSlider: View {
  @State private var range: ClosedRange<CGFloat> = 1...2

  var body: some View {
    DetentSlider(range: $range, in: 0...3)
      .detentSliderBetweenBehavior(.moveBoth)
  }
}

struct GradientSlider: View {
  @State private var places = [0, 0.5, 1.0]

  var body: some View {
    VStack {
      DetentSlider(values: $places) { isEditing, thumb in print(thumb, isEditing) }
      DetentSlider(values: .constant([0.5])).detentReadOnly()
    }
  }
}

struct EverySetting: View {
  @State private var value = 100.0

  var body: some View {
    VStack {
      DetentSlider(value: $value, in: 20...20_000)
        .detentSliderScale(.logarithmic)
      DetentSlider(value: $value, in: 1...1024)
        .detentSliderScale(.logarithmic(factor: 2))
        .detentSliderTicks()
      DetentSlider(value: $value, in: 1...5000)
        .detentSliderScale(.oneTwoFive)
        .detentSliderQuantization(.onRelease)
      DetentSlider(value: $value)
        .detentSliderScale(.stops([30, 60, 100, 200]))
        .detentSliderTrackPressBehavior(.step)
      DetentSlider(value: $value, in: 0...200)
        .detentSliderRubberBand()
        .detentSliderGrabDistance(30)
        .detentSliderLockedThumbs(1)
        .detentSliderMaximumDistance(30)
        .detentSteps(key: 5, page: 20, adjustment: 2)
        .detentEnabledRange(20...150)
        .detentReset(to: 50)
        .detentSliderScale(.stops([1, 2, 10], byValue: true))
        .detentSliderThumbRadius(10)
        .detentSliderTrackPressBehavior(.ignore)
    }
    .disabled(value > 200)
  }
}

struct StandingSliders: View {
  @State private var gains = [0.0, 3, -2]

  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { band in
        DetentSlider(value: $gains[band], in: -12...12)
      }
    }
    .detentSliderAxis(.vertical, inverted: true)
    .detentSliderStyle(.from(0))
  }
}

struct StyledSliders: View {
  @State private var value = 0.5

  var body: some View {
    VStack {
      DetentSlider(value: $value).detentSliderStyle(.bar)
      DetentSlider(value: $value).detentSliderStyle(.from(0.5))
      DetentSlider(value: $value).detentSliderStyle(.marks)
      DetentSlider(value: $value).detentSliderStyle(BeadSliderStyle())
      DetentSlider(value: $value).detentSliderStyle(SquareThumbStyle())
      DetentSlider(value: $value)
    }
    .detentSliderStyle(.bubble)
  }
}

struct BeadSliderStyle: DetentSliderStyle {
  var breadth: CGFloat { 60 }

  func makeTrackBody(configuration: Configuration) -> some View {
    let filled = configuration.filled
    let middle = (filled.lowerBound + filled.upperBound) / 2
    ZStack {
      Capsule().fill(Color.gray).frame(height: 4)
      Capsule().fill(.green)
        .frame(width: filled.upperBound - filled.lowerBound, height: 4)
        .offset(x: middle - configuration.length / 2)
    }
  }

  func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    Circle()
      .fill(configuration.isHeld ? Color.red : .green)
      .frame(width: configuration.isFocused ? 26 : 20, height: 20)
  }
}

/// The standard track with other thumbs.
struct SquareThumbStyle: DetentSliderStyle {
  var breadth: CGFloat { 80 }

  func makeTrackBody(configuration: DetentSliderStyleConfiguration) -> some View {
    MarksDetentSliderStyle().makeTrackBody(configuration: configuration)
  }

  func makeThumbBody(configuration: DetentSliderThumbConfiguration) -> some View {
    if configuration.limits.contains(0) {
      Rectangle().fill(.orange).frame(width: 20, height: 20)
    } else {
      BarDetentSliderStyle().makeThumbBody(configuration: configuration)
    }
  }
}
