// Every use of a sliding ruler in its README, with other numbers.

import DetentUI
import Foundation
import SwiftUI

struct PlainRuler: View {
  @State private var value = 12.5

  var body: some View {
    SlidingRuler(value: $value)
  }
}

struct FloatRuler: View {
  @State private var value: Float = 3

  var body: some View {
    SlidingRuler(value: $value, in: -20...20, step: 0.5)
  }
}

struct PointsRuler: View {
  @State private var value: CGFloat = 3

  var body: some View {
    SlidingRuler(value: $value, in: 0...CGFloat.infinity)
  }
}

struct SemiFiniteRulers: View {
  @State private var height = 1.8

  var body: some View {
    VStack {
      SlidingRuler(value: $height, in: 0...Double.infinity)
      SlidingRuler(value: $height, in: -Double.infinity...0)
    }
  }
}

struct FullRuler: View {
  @Binding var weight: Double
  @State private var isWeighing = false

  var body: some View {
    VStack {
      Text(verbatim: isWeighing ? "…" : "\(weight) kg")
      SlidingRuler(
        value: $weight,
        in: 0...250,
        step: 5,
        snap: .half,
        tick: .unit,
        onEditingChanged: { isWeighing = $0 },
        formatter: NumberFormatter())
    }
  }
}

struct PercentRuler: View {
  @State private var share: Double = .zero

  private var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    formatter.maximumFractionDigits = 0
    return formatter
  }

  var body: some View {
    SlidingRuler(
      value: $share, in: 0...1, step: 0.1, snap: .fraction, tick: .fraction,
      formatter: formatter
    )
    .accessibilityLabel("Share")
  }
}

struct AllMarks: View {
  @State private var value = 0.0

  var body: some View {
    VStack {
      SlidingRuler(value: $value, snap: .none, tick: .none)
      SlidingRuler(value: $value, snap: .unit, tick: .unit)
      SlidingRuler(value: $value, snap: .half, tick: .half)
      SlidingRuler(value: $value, snap: .fraction, tick: .fraction)
    }
  }
}

struct TappedRulers: View {
  @State private var value = 0.0

  var body: some View {
    VStack {
      SlidingRuler(value: $value).slidingRulerTapBehavior(.jump).slidingRulerQuantizes()
      SlidingRuler(value: $value).slidingRulerSnapBehavior(.always).detentReadOnly()
    }
  }
}

struct Meter: View {
  let level: Double

  var body: some View {
    SlidingRuler(value: .constant(level), in: 0...100)
      .disabled(true)
  }
}

struct StyledRulers: View {
  @State private var value = 0.0

  var body: some View {
    VStack {
      SlidingRuler(value: $value).slidingRulerStyle(PrimarySlidingRulerStyle())
      SlidingRuler(value: $value).slidingRulerStyle(CenteredSlidingRulerStyle())
      SlidingRuler(value: $value).slidingRulerStyle(BlankSlidingRulerStyle())
      SlidingRuler(value: $value)
    }
    .slidingRulerStyle(BlankCenteredSlidingRulerStyle())
    .slidingRulerCellOverflow(5)
  }
}

struct BeadRulerStyle: SlidingRulerStyle {
  var fractions: Int { 4 }
  var cellWidth: CGFloat { 80 }
  var cursorAlignment: VerticalAlignment { .center }

  func makeCellBody(configuration: Configuration) -> some View {
    VStack {
      Circle().frame(width: 9, height: 9)
      Text(verbatim: configuration.formatter?.string(for: configuration.mark) ?? "")
        .foregroundColor(configuration.bounds.contains(configuration.mark) ? .primary : .gray)
    }
  }

  func makeCursorBody() -> some View {
    Capsule().fill(Color.green).frame(width: 3, height: 40)
  }
}

/// The standard cells with another cursor.
struct OtherCursorStyle: SlidingRulerStyle {
  func makeCellBody(configuration: SlidingRulerStyleConfiguration) -> some View {
    CenteredSlidingRulerStyle().makeCellBody(configuration: configuration)
  }

  func makeCursorBody() -> some View {
    if fractions > 4 {
      Rectangle().fill(.orange).frame(width: 1, height: 30)
    }
  }
}

struct CustomRulers: View {
  @State private var value = 0.0

  var body: some View {
    VStack {
      SlidingRuler(value: $value, tick: .half).slidingRulerStyle(BeadRulerStyle())
      SlidingRuler(value: $value).slidingRulerStyle(OtherCursorStyle())
    }
  }
}
