#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Slider
internal import SwiftUI

/// The input of a thumb. Each thumb has its own view, as a view follows only one finger and is one
/// focus target.
struct SliderThumbInput: View {
  let hand: ControlHand<SliderControl>
  /// The index of the thumb, from 0.
  let part: Int
  let space: CoordinateSpace
  let origin: CGPoint
  /// The origin of the thumb's area in the control.
  let corner: ControlCore.Point
  let claim: FingerClaim
  let format: HostFormat
  let label: Text

  var body: some View {
    Color.clear
      .modifier(
        DragInput(
          hand: hand, pointer: part + 1, space: space, origin: origin, corner: corner,
          claim: claim)
      )
      .modifier(
        KeyInput(axis: claim.axis) { key, modifiers in
          hand.act { $0.press(key, modifiers, on: part) }
        }
      )
      .modifier(CrownInput { detents in hand.act { $0.focus(on: part) + $0.turn(by: detents) } })
      .withoutFocusEffect()
      .modifier(AdjustInput(hand: hand, part: part, spoken: spoken.value, label: label))
      .accessibilityCustomContent(Text(verbatim: DetentWords.minimum), Text(verbatim: spoken.least))
      .accessibilityCustomContent(Text(verbatim: DetentWords.maximum), Text(verbatim: spoken.most))
      // Ends the edit of a thumb that is removed while held, alone or with the slider.
      .onDisappear { hand.act { $0.leave(part + 1) } }
  }

  private var spoken: SpokenThumb {
    SpokenThumb(hand.driver.wrappedValue.control, part, format)
  }
}

/// The slider for assistive technology: one element for one thumb, otherwise a group of thumbs.
struct SliderSpeech: ViewModifier {
  let hand: ControlHand<SliderControl>
  let format: HostFormat
  let labels: SliderLabels
  let thumbCount: Int

  @ViewBuilder func body(content: Content) -> some View {
    if thumbCount == 1 {
      let spoken = SpokenThumb(hand.driver.wrappedValue.control, 0, format)
      content
        .modifier(AdjustInput(hand: hand, spoken: spoken.value, label: labels.label))
        .accessibilityCustomContent(
          Text(verbatim: DetentWords.minimum), Text(verbatim: spoken.least)
        )
        .accessibilityCustomContent(
          Text(verbatim: DetentWords.maximum), Text(verbatim: spoken.most))
    } else if let title = labels.title {
      content.accessibilityElement(children: .contain).accessibilityLabel(title)
    } else {
      content.accessibilityElement(children: .contain)
    }
  }
}

/// The spoken texts of a thumb: its value and the limits set by its neighbours.
private struct SpokenThumb {
  let value: String
  let least: String
  let most: String

  init(_ slider: SliderControl, _ part: Int, _ format: HostFormat) {
    let node = slider.accessibilityNode(of: part, label: "" as StaticString, format: format)
    let limits = slider.limits(of: part)
    value = String(node.valueText)
    least = String(FormattedValue(limits.lowerBound, format))
    most = String(FormattedValue(limits.upperBound, format))
  }
}
#endif
