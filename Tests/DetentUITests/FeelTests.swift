import ControlCore
import Rating
import Ruler
import Slider
import TestSupport
import Testing

@testable import DetentUI

/// Valid values of feel modifiers reach the engine; each invalid one is ignored alone.
@Suite struct FeelTests {
  static var feel: FeelBehavior {
    var feel = FeelBehavior()
    feel.cancelPolicy = .commit
    feel.slop = Slop(touch: 20, mouse: 3, pen: 2)
    (feel.fineScale, feel.fineKeys, feel.fineDistance) = (0.25, .shift, 40)
    (feel.deceleration, feel.minimumFling, feel.maximumFling) = (0.99, 50, 4000)
    (feel.springFrequency, feel.landingFrequency) = (12, 25)
    return feel
  }

  @Test func `rulers, sliders and ratings are reported`() {
    var settings = RulerSettings(bounds: 0...10)
    settings.feel = Self.feel
    settings.behavior.orientation = .vertical
    settings.behavior.origin = 3
    settings.behavior.rubberBand = 0.2
    (settings.behavior.capture, settings.behavior.rearm) = (1, 4)
    let ruler = settings.configuration
    #expect(ruler.cancelPolicy == .commit && ruler.slop == Self.feel.slop)
    #expect(ruler.fineDrag == FineDrag(modifiers: .shift, scale: 0.25, distance: 40))
    #expect(ruler.deceleration == 0.99 && ruler.minimumFling == 50 && ruler.maximumFling == 4000)
    #expect(ruler.springFrequency == 12 && ruler.landingFrequency == 25)
    #expect(ruler.orientation == .vertical && ruler.origin == 3 && ruler.rubberBand == 0.2)
    #expect(ruler.capture == 1 && ruler.rearm == 4)
    var bar = SliderSettings(bounds: 0...10)
    bar.feel = Self.feel
    let slider = bar.configuration()
    #expect(slider.cancelPolicy == .commit && slider.slop == Self.feel.slop)
    #expect(slider.springFrequency == 12 && slider.landingFrequency == 25)
    var stars = RatingSettings()
    stars.feel = Self.feel
    stars.behavior.leading = .clears
    (stars.behavior.previewsHover, stars.behavior.ticks) = (false, false)
    let rating = stars.configuration
    #expect(rating.cancelPolicy == .commit && rating.leading == .clears)
    #expect(!rating.previewsHover && !rating.ticks)
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity, 1e300])
  func `what makes no sense counts as not said`(wrong: Double) {
    var settings = RulerSettings(bounds: 2...10, step: 0.5)
    settings.feel.deceleration = wrong
    settings.feel.springFrequency = wrong
    settings.feel.fineScale = wrong
    settings.behavior.origin = wrong
    settings.behavior.capture = wrong
    let ruler = settings.configuration
    #expect(ruler.problem == nil && ruler.bounds == 2...10 && ruler.step == 0.5)
  }

  @Test func `whoever wants less motion has none, whatever the springs are`() {
    var settings = RulerSettings(bounds: 0...10)
    settings.feel = Self.feel
    settings.reducesMotion = true
    #expect(settings.configuration.motion == .reduced)
    #expect(settings.configuration.slop == Self.feel.slop)
  }

  @Test func `a crown goes a step for each detent, and keeps fractions of one`() {
    var view = DrivenView(
      RulerControl(value: 2, configuration: RulerSettings(bounds: 0...10).configuration))
    view.act(at: .ms(0)) { $0.turn(by: 1) }
    view.act(at: .ms(50)) { $0.turn(by: 0.5) }
    view.act(at: .ms(100)) { $0.turn(by: 0.5) }
    _ = view.frames(from: 100)
    #expect(view.host == 4 && view.edits.count.isMultiple(of: 2))
    view.act(at: .ms(9000)) { $0.turn(by: -1) }
    view.act(at: .ms(9001)) { $0.leave() }
    #expect(view.host == 3 && view.edits.count.isMultiple(of: 2))
  }

  @Test func `a value that is set with animation is gone to by a spring`() {
    var view = DrivenView(
      RulerControl(value: 2, configuration: RulerSettings(bounds: 0...10).configuration))
    view.host = 7
    view.act(at: .ms(0), animated: true) { _ in [] }
    #expect(view.driver.isMoving && view.driver.control.value == 7)
    #expect(view.writes.isEmpty && view.edits.isEmpty)
    _ = view.frames(from: 0)
    #expect(!view.driver.isMoving && view.host == 7 && view.writes.isEmpty)
    view.host = 3
    view.act(at: .ms(9000)) { _ in [] }
    #expect(!view.driver.isMoving && view.driver.control.value == 3)
  }
}
