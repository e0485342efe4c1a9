import ControlCore
import GestureGenerators
import Presentation
import Rating
import Ruler

extension Workload {
  /// Pictures of a ruler of 1024 points at many values, with about 95 marks and 10 labels each.
  static let drawRuler = Workload(name: "draw-ruler", agreement: .ofRulers) { size in
    var configuration = RulerConfiguration(range: 0...1000)
    configuration.length = 1024
    let pictures = rulers(configuration, count: max(size / 100, 1))
    return Prepared(
      events: pictures.count,
      engine: {
        var surface = CountingSurface()
        for ruler in pictures { ruler.scene().draw(.primary, on: &surface) }
        return surface.fills &+ surface.bytes &+ Int64(saturating: surface.sum)
      },
      floor: { Floor.drawing(pictures.map(\.value), length: 1024, pitch: 12, margin: 60).sum },
      counts: {
        var surface = CountingSurface()
        for ruler in pictures { ruler.scene().draw(.primary, on: &surface) }
        let marks = Floor.drawing(pictures.map(\.value), length: 1024, pitch: 12, margin: 60).count
        return (surface.fills, marks)
      })
  }

  /// Pictures of a rating with a label and ten exact symbols, and its accessibility node.
  static let drawRating = Workload(name: "draw-rating", agreement: .ofRatings) { size in
    let pictures = ratings(count: max(size / 100, 1))
    let label: StaticString = "Rate this"
    let style = TextStyle(size: 17, ink: .label)
    return Prepared(
      events: pictures.count,
      engine: {
        var surface = CountingSurface()
        var steps = 0.0
        for rating in pictures {
          rating.scene(labelLength: 80).draw(.exact, label: label, on: &surface)
          let node = rating.accessibilityNode(label: label)
          surface.text(node.label, at: Point(x: 0, y: 0), style)
          surface.text(node.valueText, at: Point(x: 0, y: 0), style)
          steps += (node.incremented ?? 0) - (node.decremented ?? 0)
        }
        return surface.fills &+ surface.bytes &+ Int64(saturating: surface.sum + steps)
      },
      floor: { Floor.drawing(pictures.map(\.value), length: 200, pitch: 20).sum },
      counts: {
        var surface = CountingSurface()
        for rating in pictures {
          rating.scene(labelLength: 80).draw(.exact, label: label, on: &surface)
        }
        let marks = Floor.drawing(pictures.map(\.value), length: 200, pitch: 20).count
        return (surface.fills, marks)
      })
  }

  private static func ratings(count: Int) -> [RatingControl] {
    var bits = RandomBits(seed: 9)
    let configuration = RatingConfiguration(count: 10, granularity: 0.1)
    return (0..<count).map { _ in
      RatingControl(value: Double(bits.whole(0...100)) / 10, configuration: configuration)
    }
  }

  private static func rulers(
    _ configuration: RulerConfiguration, count: Int
  ) -> [RulerControl] {
    var bits = RandomBits(seed: 7)
    return (0..<count).map { _ in
      RulerControl(value: Double(bits.whole(0...65_535)) / 70, configuration: configuration)
    }
  }
}
