import CDetent
import ControlCore
import Presentation
import Slider

@testable import CDetentImplementation

/// A thumb as drawn, its part's state, or a mark: slider readings besides state and scene.
struct SliderPiece {
  var thumb = detent_thumb()
  var part = detent_slider_part()
  var mark = detent_slider_mark()
}

extension SliderControl: HostedControl {
  static var leastConfiguration: Int { detent_slider_configuration.firstSize }
  static var c:
    CInterface<
      detent_slider, detent_slider_configuration, detent_slider_state, detent_slider_scene,
      SliderPiece
    >
  {
    CInterface(
      configurationInit: detent_slider_configuration_init,
      problem: detent_slider_configuration_problem,
      start: { detent_slider_init($0, $1, $2, $3, [$4], 1) },
      handle: detent_slider_handle, advance: detent_slider_advance,
      setValue: { detent_slider_set_value($0, 0, $1, $2, $3, $4) },
      setConfiguration: { detent_slider_update($0, $1, $2, nil, 0, 0, $3, $4) },
      read: detent_slider_read, readConfiguration: detent_slider_read_configuration,
      accessibility: { detent_slider_accessibility($0, 0, $1, $2, $3) },
      readScene: { slider, environment, scene, size, pieces, capacity in
        guard let pieces else {
          return detent_slider_read_scene(slider, environment, scene, size, nil, capacity, nil, 0)
        }
        var thumbs = [detent_thumb](repeating: detent_thumb(), count: capacity)
        var marks = [detent_slider_mark](repeating: detent_slider_mark(), count: capacity)
        let status = detent_slider_read_scene(
          slider, environment, scene, size, &thumbs, capacity, &marks, capacity)
        guard status == 0, let scene else { return status }
        let (thumbCount, markCount) = (
          Int(scene.pointee.thumb_count), Int(scene.pointee.mark_count)
        )
        let all =
          thumbs.prefix(thumbCount).map { SliderPiece(thumb: $0) }
          + marks.prefix(markCount).map { SliderPiece(mark: $0) }
        for (place, piece) in all.prefix(capacity).enumerated() { pieces[place] = piece }
        return readParts(of: slider, into: pieces, min(capacity, thumbCount))
      })
  }

  private static func readParts(
    of slider: UnsafePointer<detent_slider>?, into pieces: UnsafeMutablePointer<SliderPiece>,
    _ count: Int
  ) -> detent_status {
    for part in 0..<count {
      let size = MemoryLayout<detent_slider_part>.size
      let status = detent_slider_read_part(slider, Int32(part), &pieces[part].part, size)
      guard status == 0 else { return status }
    }
    return 0
  }

  static func numbers(_ state: detent_slider_state) -> [Double] {
    [
      Double(state.part_count), state.value, Double(state.time), Double(state.rest_time),
      Double(state.focus), Double(state.phase), Double(state.reserved),
    ]
  }

  var stateNumbers: [Double] {
    [
      Double(partCount), value, Double(time.nanoseconds), Double(restTime?.nanoseconds ?? .min),
      Double(focus), phase.number, 0,
    ]
  }

  // MARK: Scenes

  static func numbers(_ scene: detent_slider_scene) -> [Double] {
    [
      Double(scene.thumb_count + scene.mark_count), Double(scene.thumb_count), scene.length,
      scene.breadth, scene.lower_value, scene.upper_value, scene.filled_from, scene.filled_to,
      Double(scene.focus), Double(scene.phase), Double(scene.orientation),
      Double(scene.layout_direction), Double(scene.is_discrete), Double(scene.is_enabled),
      Double(scene.is_read_only), Double(scene.reserved),
    ]
  }

  private func scene(_ reported: detent_environment) -> SliderScene {
    scene(breadth: reported.breadth, environment: reported.known)
  }

  func sceneNumbers(_ environment: detent_environment) -> [Double] {
    let scene = scene(environment)
    let filled = scene.filled(from: environment.origin.isNaN ? nil : environment.origin)
    let marks = Self.marks(of: scene, environment.label_length)
    return [
      Double(scene.thumbCount + marks.count), Double(scene.thumbCount),
      scene.length, scene.breadth, scene.bounds.lowerBound, scene.bounds.upperBound,
      filled.lowerBound, filled.upperBound, Double(scene.focus), scene.phase.number,
      one(scene.orientation == .vertical), one(scene.layoutDirection == .rightToLeft),
      one(scene.isDiscrete), one(scene.isEnabled), one(scene.isReadOnly), 0,
    ]
  }

  /// Returns the marks, spaced for labels of a length, or for decimal ones of 13 points.
  private static func marks(of scene: SliderScene, _ length: Double) -> [SliderMark] {
    guard !(length > 0) else { return Array(scene.decimalMarks(labelLength: length)) }
    let distance = scene.labelDistance(size: 13 * scene.environment.textScale) {
      CountingSurface().characters(of: $0)
    }
    return Array(scene.marks(labelDistance: distance))
  }

  static func numbers(_ piece: SliderPiece) -> [Double] {
    let (thumb, part, mark) = (piece.thumb, piece.part, piece.mark)
    return [
      thumb.value, thumb.minimum, thumb.maximum, thumb.along, thumb.landing, thumb.x, thumb.y,
      thumb.width, thumb.height, Double(thumb.phase), Double(thumb.flags),
      part.value, part.offset, part.velocity, part.target, part.minimum, part.maximum,
      Double(part.rest_time), Double(part.nearest_mark), Double(part.phase), Double(part.reserved),
      mark.along, mark.value, Double(mark.flags), Double(mark.reserved),
    ]
  }

  func partNumbers(_ environment: detent_environment) -> [[Double]] {
    let scene = scene(environment)
    let thumbs = (0..<partCount).map { part in
      numbers(scene.thumb(part)) + numbers(ofPart: part) + [0, 0, 0, 0]
    }
    let marks = Self.marks(of: scene, environment.label_length).map { mark in
      [Double](repeating: 0, count: 21) + [mark.along, mark.value, one(mark.hasLabel), 0]
    }
    return Array((thumbs + marks).prefix(300))
  }

  private func numbers(_ thumb: SliderThumb) -> [Double] {
    let landing = thumb.landing.map { $0.center }
    let along = thumb.orientation == .vertical ? landing?.y : landing?.x
    return [
      thumb.value, thumb.limits.lowerBound, thumb.limits.upperBound, thumb.along, along ?? .nan,
      thumb.frame.x, thumb.frame.y, thumb.frame.width, thumb.frame.height, thumb.phase.number,
      one(thumb.isHeld) + 2 * one(thumb.isFocus),
    ]
  }

  private func numbers(ofPart part: Int) -> [Double] {
    let limits = limits(of: part)
    return [
      value(of: part), offset(of: part), velocity(of: part), target(of: part),
      limits.lowerBound, limits.upperBound, Double(restTime(of: part)?.nanoseconds ?? .min),
      Double(nearestMark(of: part)), phase(of: part).number, 0,
    ]
  }

  func accessibilityNumbers(_ environment: detent_environment) -> [Double] {
    accessibilityNumbers(of: 0, environment)
  }

  func accessibilityNumbers(of part: Int, _ environment: detent_environment) -> [Double] {
    accessibilityNode(of: part, label: "", environment: environment.known).numbers
  }
}
