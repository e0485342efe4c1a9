internal import ControlCore
internal import Dial
internal import Rating
internal import Ruler
internal import Slider

/// What modifiers say of the feel of every control within a view. `nil` is what the control has by itself. What makes no
/// sense counts as not said.
struct FeelBehavior: Equatable {
  var cancelPolicy: CancelPolicy?
  var slop = Slop()
  /// Of `FineDrag`.
  var fineScale = FineDrag().scale
  var fineKeys = FineDrag().modifiers
  var fineDistance = FineDrag().distance
  var deceleration: Double?
  var minimumFling: Double?
  var maximumFling: Double?
  var springFrequency: Double?
  var landingFrequency: Double?

  private var fineDrag: FineDrag {
    FineDrag(modifiers: fineKeys, scale: fineScale, distance: fineDistance)
  }
}

extension FeelBehavior {
  func told(to ruler: RulerConfiguration, reducesMotion: Bool) -> RulerConfiguration {
    var ruler = ruler.saying { ($0.slop, $0.fineDrag) = (slop, fineDrag) }
    if let cancelPolicy { ruler.cancelPolicy = cancelPolicy }
    if reducesMotion { return ruler }
    return ruler.saying {
      if let deceleration { $0.deceleration = deceleration }
      if let minimumFling { $0.minimumFling = minimumFling }
      if let maximumFling { $0.maximumFling = maximumFling }
      if let springFrequency { $0.springFrequency = springFrequency }
      if let landingFrequency { $0.landingFrequency = landingFrequency }
    }
  }

  func told(to slider: SliderConfiguration, reducesMotion: Bool) -> SliderConfiguration {
    var slider = slider.saying { ($0.slop, $0.fineDrag) = (slop, fineDrag) }
    if let cancelPolicy { slider.cancelPolicy = cancelPolicy }
    if reducesMotion { return slider }
    return slider.saying {
      if let springFrequency { $0.springFrequency = springFrequency }
      if let landingFrequency { $0.landingFrequency = landingFrequency }
    }
  }

  func told(to dial: DialConfiguration, reducesMotion: Bool) -> DialConfiguration {
    var dial = dial.saying { ($0.slop, $0.fineDrag) = (slop, fineDrag) }
    if let cancelPolicy { dial.cancelPolicy = cancelPolicy }
    if reducesMotion { return dial }
    return dial.saying {
      if let deceleration { $0.deceleration = deceleration }
      if let minimumFling { $0.minimumFling = minimumFling }
      if let maximumFling { $0.maximumFling = maximumFling }
      if let springFrequency { $0.springFrequency = springFrequency }
      if let landingFrequency { $0.landingFrequency = landingFrequency }
    }
  }

  func told(to rating: RatingConfiguration) -> RatingConfiguration {
    var rating = rating
    if let cancelPolicy { rating.cancelPolicy = cancelPolicy }
    return rating
  }
}
