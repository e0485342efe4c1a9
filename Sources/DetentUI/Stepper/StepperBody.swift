#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Ruler
internal import SwiftUI

/// A stepper whose value is a `Double`, with its state: an invisible ruler.
struct StepperBody<Label: View>: View {
  private let host: HostValues
  private let settings: StepperSettings
  private let label: Label
  private let onEditingChanged: (Bool) -> Void

  @State private var driver: ControlDriver<RulerControl>
  @State private var animation = UpdateAnimation()
  private var surroundings = Surroundings()

  init(
    host: HostValues, settings: StepperSettings, label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.host = host
    self.settings = settings
    self.label = label
    self.onEditingChanged = onEditingChanged
    let ruler = RulerControl(values: host.values, configuration: settings.configuration)
    _driver = State(initialValue: ControlDriver(ruler, of: host))
  }

  var body: some View {
    let settings = reported
    // Edits are reported by the buttons, as one press may make many steps.
    let hand = ControlHand(
      driver: $driver, host: host, onEditingChanged: { _, _ in }, animation: animation)
    return StepperRow(
      label: label, canStep: { settings.canStep($0, from: driver.control.value) },
      onEditingChanged: onEditingChanged
    ) { count in
      hand.act { $0.step(by: count, settings) }
    }
    .accessibilityValue(Text(verbatim: spoken))
    .modifier(ControlOutput(hand: hand))
    .following(hand, settings.configuration)
  }

  private var reported: StepperSettings {
    var settings = settings
    (settings.isEnabled, settings.isReadOnly) = (surroundings.isEnabled, surroundings.isReadOnly)
    return settings
  }

  private var spoken: String {
    String(FormattedValue(driver.control.value, surroundings.format()))
  }
}
#endif
