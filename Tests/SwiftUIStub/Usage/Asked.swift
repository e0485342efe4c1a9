// Code that apps write first, and that did not compile once.

import DetentUI
import Foundation
import SwiftUI

/// Forms whose rating may be missing, with integers of a store.
struct StoredNumbers: View {
  @State private var stars: Int?
  @State private var mean: Float?
  @State private var count: Int16 = 3
  @State private var total: Int64 = 3
  @State private var level: UInt8 = 3

  var body: some View {
    VStack {
      Rating(value: $stars)
      Rating(value: $mean, granularity: 0.5, count: 10) { print($0) }
      Rating(value: $count)
      SlidingRuler(value: $total, in: 0...1000, step: 10)
      DetentSlider(value: $level, in: 0...255, step: 5)
      DetentStepper("Level", value: $level, in: 0...255)
      DetentDial(value: $total, in: 0...360, step: 15)
      DetentSlider(values: .constant([1, 2, 3]), in: 0...10)
    }
  }
}

struct SymbolsOfAnyNumber: View {
  @State private var stars = 3
  @State private var mood: Int?

  var body: some View {
    VStack {
      Rating(value: $stars) { index in
        Image(systemName: index < stars ? "heart.fill" : "heart")
      }
      Rating(value: $mood, count: 3) { index in
        if index == mood { Circle().fill(.red) } else { Circle().fill(.green) }
      }
    }
  }
}

struct WholeNumbersWithLabels: View {
  @State private var count = 3
  @State private var heading = 90.0

  var body: some View {
    VStack {
      DetentSlider(value: $count, in: 0...10, step: 1) {
        Text("Guests")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      DetentSlider(value: $count, in: 0...10) {
        HStack {
          Image(systemName: "person")
          Text("Guests")
        }
      } onEditingChanged: {
        print($0)
      }
      DetentDial(value: $heading, in: 0...360) { Text("Heading") }
      DetentDial(value: $count, in: 0...12, step: 1) {
        Image(systemName: "clock")
      } onEditingChanged: {
        print($0)
      }
    }
  }
}

/// Texts of values without a type for them.
struct TextsOfValues: View {
  @State private var inches = 70.0
  @State private var seconds = 90

  var body: some View {
    VStack {
      SlidingRuler(value: $inches, in: 48...84)
        .detentFormat { "\(Int($0) / 12)′ \(Int($0) % 12)″" }
      DetentSlider(value: $seconds, in: 0...600)
        .detentFormat { seconds in "\(Int(seconds) / 60):\(Int(seconds) % 60)" }
    }
  }
}

struct RulersOfOtherValues: View {
  @State private var height = Measurement(value: 1.8, unit: UnitLength.meters)
  @State private var weight: Double?
  @State private var goal: Int?

  var body: some View {
    VStack {
      SlidingRuler(value: $height, in: 50...250, step: 10, unit: .centimeters, snap: .fraction)
      SlidingRuler(value: $height, unit: .meters) { print($0) }
      SlidingRuler(value: $weight, in: 30...150)
      SlidingRuler(value: $goal, in: 0...100, step: 5)
      DetentSlider(value: $weight, in: 30...150)
    }
  }
}

/// A control in code that is generic over the numbers of SwiftUI's own.
struct GenericControls<Value: BinaryFloatingPoint>: View where Value.Stride: BinaryFloatingPoint {
  @Binding var value: Value

  var body: some View {
    VStack {
      SlidingRuler(value: $value, in: 0...10, step: 0.5)
      DetentSlider(value: $value, in: 0...10)
      Rating(value: $value)
    }
  }
}

/// Styles that read their environment.
struct ShadedRatingStyle: RatingStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration, index: Int) -> some View {
    Circle().fill(colorScheme == .dark ? Color.orange : .red).opacity(isEnabled ? 1 : 0.3)
  }
}

struct ShadedDialStyle: DetentDialStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Circle().opacity(isEnabled ? 1 : 0.3)
  }
}

struct ShadedSliderStyle: DetentSliderStyle {
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric private var size = 20.0

  func makeTrackBody(configuration: Configuration) -> some View {
    Capsule().fill(direction == .leftToRight ? Color.red : .blue).frame(height: 4)
  }

  func makeThumbBody(configuration: ThumbConfiguration) -> some View {
    Circle().frame(width: size, height: size)
  }
}

struct ShadedRulerStyle: SlidingRulerStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeCellBody(configuration: Configuration) -> some View {
    Rectangle().opacity(isEnabled ? 1 : 0.3)
  }

  func makeCursorBody() -> some View { Capsule().frame(width: 2, height: 30) }
}

struct ShadedControls: View {
  @State private var value = 3.0

  var body: some View {
    VStack {
      Rating(value: $value).ratingStyle(ShadedRatingStyle())
      DetentDial(value: $value).detentDialStyle(ShadedDialStyle())
      DetentSlider(value: $value).detentSliderStyle(ShadedSliderStyle())
      SlidingRuler(value: $value).slidingRulerStyle(ShadedRulerStyle())
    }
    .disabled(true)
  }
}
