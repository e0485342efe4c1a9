// Every way to use a dial.

import DetentUI
import Foundation
import SwiftUI

struct PlainDial: View {
  @State private var balance = 0.5

  var body: some View {
    DetentDial(value: $balance)
      .frame(width: 120, height: 120)
      .accessibilityLabel("Balance")
  }
}

struct HeadingDial: View {
  @State private var heading: Float = 0
  @State private var isTurning = false

  var body: some View {
    VStack {
      Text(verbatim: isTurning ? "…" : "\(heading)°")
      DetentDial(
        value: $heading, in: 0...360, step: 15, label: Text("Heading"),
        onEditingChanged: { isTurning = $0 }, formatter: NumberFormatter()
      )
      .detentDialWraps()
      .detentDialTicks()
      .detentDialStyle(.ticks)
    }
  }
}

struct EveryDial: View {
  @State private var gain: CGFloat = 0

  var body: some View {
    VStack {
      DetentDial(value: $gain, in: -12...12).detentDialStyle(.arc(from: 0))
        .detentDialHoldBehavior(.vertical)
      DetentDial(value: $gain, in: -12...12).detentDialStyle(.value)
        .detentDialArc(from: .degrees(-90), sweep: .degrees(180))
        .detentDialInverted()
      DetentDial(value: $gain, in: 0...60).detentDialPressBehavior(.jump).detentDialCoasts()
        .detentDialQuantizes(false)
      DetentDial(value: $gain, in: 0...60).detentDialDeadZone(12).detentReadOnly()
      DetentDial(value: $gain).detentDialStyle(NeedleDialStyle())
      DetentDial(value: $gain).detentDialStyle(TitledDialStyle())
      DetentDial(value: $gain).detentDialStyle(.pointer).disabled(true)
    }
    .detentDialStyle(.arc)
  }
}

struct NeedleDialStyle: DetentDialStyle {
  func makeBody(configuration: Configuration) -> some View {
    Capsule().fill(configuration.isHeld ? Color.red : .green).frame(width: 4)
      .rotationEffect(configuration.angle)
  }
}

/// The standard dial with an overlay.
struct TitledDialStyle: DetentDialStyle {
  func makeBody(configuration: DetentDialStyleConfiguration) -> some View {
    ZStack {
      PointerDetentDialStyle().makeBody(configuration: configuration)
      Text(verbatim: configuration.turns > 0 ? "\(configuration.turns)" : "")
    }
  }
}

func makeDial(_ value: Binding<Double>) -> some View {
  DetentDial(value: value, in: 0...10, step: 0.5, label: Text("Dial")) { _ in }
    .detentDialStyle(.arc)
    .detentDialWraps(false)
}

struct WholeDegrees: View {
  @State private var heading = 0

  var body: some View {
    DetentDial(value: $heading, in: 0...360, step: 15).detentDialTravel(200)
  }
}
