import ControlCore
import Presentation
import Rating
import Ruler

extension Workload {
  /// Pictures of a ruler 1024 points long, with about 95 marks and 10 labels, each at another value.
  static let drawRuler = Workload(name: "draw-ruler") { size in
    var configuration = RulerConfiguration(bounds: 0...1000)
    configuration.length = 1024
    let pictures = rulers(configuration, count: max(size / 100, 1))
    return Prepared(
      events: pictures.count,
      engine: {
        var surface = CountingSurface()
        for ruler in pictures { ruler.scene().draw(.primary, on: &surface) }
        return surface.fills &+ surface.bytes &+ Int64(saturating: surface.sum)
      },
      floor: { Floor.drawing(pictures.map(\.value), length: 1024, pitch: 12) })
  }

  private static func rulers(
    _ configuration: RulerConfiguration, count: Int
  ) -> [RulerControl] {
    var dice = Dice(seed: 7)
    return (0..<count).map { _ in
      RulerControl(value: Double(dice.next()) / 70, configuration: configuration)
    }
  }
}
