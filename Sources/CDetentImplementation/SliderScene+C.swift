public import CDetent
import ControlCore
import Presentation
import Slider

extension detent_slider_scene: SizedStructure { static var firstSize: Int { 96 } }

@c @implementation
public func detent_slider_read_scene(
  _ slider: UnsafePointer<detent_slider>?, _ environment: UnsafePointer<detent_environment>?,
  _ scene: UnsafeMutablePointer<detent_slider_scene>?, _ size: Int,
  _ thumbs: UnsafeMutablePointer<detent_thumb>?, _ thumbCapacity: Int,
  _ marks: UnsafeMutablePointer<detent_slider_mark>?, _ markCapacity: Int
) -> detent_status {
  let isMissing = thumbs == nil && thumbCapacity != 0 || marks == nil && markCapacity != 0
  return ControlStorage<SliderControl>.read(
    slider, given: isMissing ? .null : require(UnsafePointer(scene), size)
  ) { slider in
    let shown = slider.pointee.scene(
      breadth: environment.breadth, environment: environment.environment)
    var output = detent_slider_scene(shown, filled: shown.filled(from: environment.origin))
    output.thumb_count = shown.write(to: thumbs, space(thumbCapacity))
    var all = shown.decimalMarks(labelLength: environment.labelLength)
    output.mark_count = write(&all, to: marks, space(markCapacity))
    output.write(to: scene, size)
  }
}

extension SliderScene {
  /// Writes as many thumbs as fit.
  ///
  /// - Returns: The number of thumbs.
  fileprivate func write(to place: UnsafeMutablePointer<detent_thumb>?, _ capacity: Int) -> Int64 {
    var (count, part): (Int64, Int) = (0, 0)
    while part < thumbCount {
      if let place, part < capacity { place[part] = detent_thumb(thumb(part)) }
      (count, part) = (count &+ 1, part &+ 1)
    }
    return count
  }
}

/// Writes as many marks as fit.
///
/// - Returns: The number of visible marks.
private func write(
  _ marks: inout SliderMarks, to place: UnsafeMutablePointer<detent_slider_mark>?, _ capacity: Int
) -> Int64 {
  var (count, index): (Int64, Int) = (0, 0)
  while let mark = marks.next() {
    if let place, index < capacity { place[index] = detent_slider_mark(mark) }
    (count, index) = (count &+ 1, index &+ 1)
  }
  return count
}

extension detent_slider_scene {
  /// Creates the scene without its numbers of thumbs and marks.
  fileprivate init(_ scene: SliderScene, filled: ClosedRange<Double>) {
    self.init(
      length: scene.length, breadth: scene.breadth, lower_value: scene.bounds.lowerBound,
      upper_value: scene.bounds.upperBound, filled_from: filled.lowerBound,
      filled_to: filled.upperBound, thumb_count: 0, mark_count: 0, focus: header(scene.focus),
      phase: scene.phase.constant,
      orientation: scene.orientation.constant, layout_direction: scene.layoutDirection.constant,
      is_discrete: scene.isDiscrete ? 1 : 0, is_enabled: scene.isEnabled ? 1 : 0,
      is_read_only: scene.isReadOnly ? 1 : 0, reserved: 0)
  }
}

extension detent_thumb {
  fileprivate init(_ thumb: SliderThumb) {
    let held = thumb.isHeld ? DETENT_THUMB_HELD : 0
    let focus = thumb.isFocus ? DETENT_THUMB_FOCUS : 0
    self.init(
      value: thumb.value, minimum: thumb.limits.lowerBound, maximum: thumb.limits.upperBound,
      along: thumb.along, landing: thumb.landingAlong ?? .nan, x: thumb.frame.x,
      y: thumb.frame.y, width: thumb.frame.width, height: thumb.frame.height,
      phase: thumb.phase.constant, flags: header(held | focus))
  }
}

extension SliderThumb {
  /// The resting position of the thumb's middle along the track, in points; `nil` at rest.
  fileprivate var landingAlong: Double? {
    landing.map { orientation == .horizontal ? $0.center.x : $0.center.y }
  }
}

extension detent_slider_mark {
  fileprivate init(_ mark: SliderMark) {
    self.init(
      along: mark.along, value: mark.value,
      flags: header(mark.hasLabel ? DETENT_MARK_HAS_LABEL : 0), reserved: 0)
  }
}
