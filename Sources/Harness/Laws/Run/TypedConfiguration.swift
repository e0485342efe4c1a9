import Dial
import Rating
import Ruler
import Slider

// The configurations of the project's own controls, by their types. Laws of one control are tried on
// controls with its configuration; on others each has its defaults.

extension SubjectConfiguration {
  var ruler: RulerConfiguration { self.as(RulerConfiguration.self) }
  var rating: RatingConfiguration { self.as(RatingConfiguration.self) }
  var slider: SliderConfiguration { self.as(SliderConfiguration.self) }
  var dial: DialConfiguration { self.as(DialConfiguration.self) }
}

extension StepRecord {
  var ruler: RulerConfiguration { configuration.ruler }
  var rating: RatingConfiguration { configuration.rating }
  var slider: SliderConfiguration { configuration.slider }
  var dial: DialConfiguration { configuration.dial }
}
