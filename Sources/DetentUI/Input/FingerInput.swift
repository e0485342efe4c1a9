#if canImport(SwiftUI) && os(iOS)
internal import ControlCore
internal import Foundation
internal import SwiftUI
internal import UIKit

/// Drags of a finger, a pencil or a trackpad pointer, by a UIKit recogniser: from iOS 18 on as a
/// SwiftUI gesture, before that in an overlay view. Untested on devices.
struct FingerInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  let pointer: Int
  /// The origin of the view in the control.
  let corner: ControlCore.Point
  let claim: FingerClaim
  @Environment(\.detent.isReadOnly) private var isReadOnly
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    let setup = FingerSetup(
      claim: claim, corner: corner, isOn: isEnabled && !isReadOnly, report: report)
    if #available(iOS 18.0, *) {
      content.contentShape(Rectangle()).gesture(FingerGesture(setup: setup))
    } else {
      content.overlay { FingerView(setup: setup) }
    }
  }

  private func report(_ finger: FingerReport) {
    let (place, start) = (hand.place(finger.place), hand.place(finger.start))
    let (keys, kind) = (finger.modifiers, finger.kind)
    hand.act(at: finger.time) { driver in
      switch finger.phase {
      case .moved: driver.drag(to: place, from: start, keys, by: pointer, kind: kind)
      case .lifted: driver.lift(at: place, from: start, keys, by: pointer, kind: kind)
      case .lost: driver.reset(driver.drag(of: pointer), of: pointer)
      }
    }
  }
}

/// The setup of a recogniser, renewed at each update of the view.
@MainActor struct FingerSetup {
  var claim = FingerClaim()
  var corner = ControlCore.Point(x: 0, y: 0)
  /// True if new fingers count. One that holds a control when it is disabled ends its edit, which
  /// the engine does; a recogniser that is switched off would do it within the view's update.
  var isOn = true
  var report: (FingerReport) -> Void = { _ in }
}

/// The recogniser as a gesture, from iOS 18 on.
@available(iOS 18.0, *)
private struct FingerGesture: UIGestureRecognizerRepresentable {
  let setup: FingerSetup

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Converter {
    Converter(converter)
  }

  func makeUIGestureRecognizer(context: Context) -> FingerRecognizer {
    let recognizer = FingerRecognizer()
    let converter = context.coordinator.converter
    recognizer.convert = { converter.convert(globalPoint: $0) }
    recognizer.setup = setup
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: FingerRecognizer, context: Context) {
    recognizer.setup = setup
  }

  /// Keeps the converter that locates fingers in the view.
  @MainActor final class Converter {
    let converter: CoordinateSpaceConverter

    init(_ converter: CoordinateSpaceConverter) {
      self.converter = converter
    }
  }
}

/// The recogniser in a view, before iOS 18.
private struct FingerView: UIViewRepresentable {
  let setup: FingerSetup

  func makeUIView(context: Context) -> Area {
    let view = Area()
    view.isAccessibilityElement = false
    view.addGestureRecognizer(view.recognizer)
    view.recognizer.setup = setup
    return view
  }

  func updateUIView(_ view: Area, context: Context) { view.recognizer.setup = setup }

  /// A view that is only there for fingers that count.
  final class Area: UIView {
    let recognizer = FingerRecognizer()

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      recognizer.setup.isOn && super.point(inside: point, with: event)
    }
  }
}
#endif
