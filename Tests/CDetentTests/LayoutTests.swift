import CDetent
import ControlCore
import Rating
import Ruler
import Slider
import Testing

@testable import CDetentImplementation

/// What programs were built with: it is never to change, but to grow at the end.
@Suite struct LayoutTests {
  @Test func `structures have the sizes they had`() {
    #expect(MemoryLayout<detent_event>.size == 48)
    #expect(MemoryLayout<detent_effect>.size == 184)
    #expect(MemoryLayout<detent_environment>.size == 32)
    #expect(MemoryLayout<detent_accessibility>.size == 64)
    #expect(MemoryLayout<detent_ruler>.size == 1280)
    #expect(MemoryLayout<detent_ruler_configuration>.size == 232)
    #expect(MemoryLayout<detent_ruler_state>.size == 64)
    #expect(MemoryLayout<detent_ruler_scene>.size == 96)
    #expect(MemoryLayout<detent_mark>.size == 32)
    #expect(MemoryLayout<detent_rating>.size == 1024)
    #expect(MemoryLayout<detent_rating_configuration>.size == 88)
    #expect(MemoryLayout<detent_rating_state>.size == 32)
    #expect(MemoryLayout<detent_rating_scene>.size == 80)
    #expect(MemoryLayout<detent_symbol>.size == 48)
    #expect(MemoryLayout<detent_echo>.size == 96)
    #expect(MemoryLayout<detent_haptic_gate>.size == 64)
    #expect(MemoryLayout<detent_slider>.size == 4352)
    #expect(MemoryLayout<detent_slider_configuration>.size == 464)
    #expect(MemoryLayout<detent_slider_state>.size == 40)
    #expect(MemoryLayout<detent_slider_part>.size == 72)
    #expect(MemoryLayout<detent_slider_scene>.size == 96)
    #expect(MemoryLayout<detent_thumb>.size == 80)
    #expect(MemoryLayout<detent_slider_mark>.size == 24)
  }

  @Test func `members are where they were`() {
    let event = [
      offset(\detent_event.time), offset(\detent_event.kind), offset(\detent_event.source),
      offset(\detent_event.pointer), offset(\detent_event.x), offset(\detent_event.y),
      offset(\detent_event.modifiers), offset(\detent_event.phase),
    ]
    #expect(event == [0, 8, 12, 16, 24, 32, 40, 44])
    let effect = [
      offset(\detent_effect.time), offset(\detent_effect.kind), offset(\detent_effect.detail),
      offset(\detent_effect.value), offset(\detent_effect.x), offset(\detent_effect.y),
      offset(\detent_effect.mark), offset(\detent_effect.count), offset(\detent_effect.opaque),
      offset(\detent_effect.part), offset(\detent_effect.by),
    ]
    #expect(effect == [0, 8, 12, 16, 24, 32, 40, 48, 56, 176, 180])
    let ruler = [
      offset(\detent_ruler_configuration.scroll_timeout),
      offset(\detent_ruler_configuration.fractions),
      offset(\detent_ruler_configuration.fine_drag_modifiers),
      offset(\detent_ruler_configuration.cancel_policy),
      offset(\detent_ruler_configuration.boundary_haptic_gap),
      offset(\detent_ruler_configuration.landing_frequency),
      offset(\detent_ruler_configuration.tap),
      offset(\detent_ruler_state.phase), offset(\detent_ruler_scene.mark_count),
      offset(\detent_ruler_scene.phase), offset(\detent_mark.flags),
    ]
    #expect(ruler == [160, 168, 176, 200, 208, 216, 224, 56, 72, 80, 28])
    let rating = [
      offset(\detent_rating_configuration.symbol_width),
      offset(\detent_rating_configuration.ticks), offset(\detent_rating_configuration.press),
      offset(\detent_rating_state.phase),
      offset(\detent_rating_scene.phase), offset(\detent_rating_scene.label_x),
      offset(\detent_symbol.flags),
    ]
    #expect(rating == [40, 76, 80, 24, 24, 48, 40])
    let slider = [
      offset(\detent_slider_configuration.scroll_timeout),
      offset(\detent_slider_configuration.stop_count),
      offset(\detent_slider_configuration.stops), offset(\detent_slider_configuration.scale),
      offset(\detent_slider_configuration.reserved), offset(\detent_slider_state.part_count),
      offset(\detent_slider_state.phase), offset(\detent_slider_part.rest_time),
      offset(\detent_slider_part.phase), offset(\detent_slider_scene.thumb_count),
      offset(\detent_slider_scene.focus), offset(\detent_thumb.phase),
      offset(\detent_slider_mark.flags),
    ]
    #expect(slider == [128, 152, 160, 416, 460, 24, 32, 48, 64, 48, 64, 72, 16])
    #expect(slider[2] == detent_slider_configuration.placeOfStops)
  }

  private func offset<Structure, Member>(_ member: KeyPath<Structure, Member>) -> Int {
    MemoryLayout<Structure>.offset(of: member) ?? -1
  }

  @Test func `a control fits its storage, with room to grow, and is copied by its bytes`() {
    #expect(ControlStorage<RulerControl>.size <= detent_ruler.firstSize - 128)
    #expect(ControlStorage<RatingControl>.size <= detent_rating.firstSize - 128)
    #expect(ControlStorage<SliderControl>.size <= detent_slider.firstSize - 128)
    #expect(MemoryLayout<TickRun>.size + 8 <= MemoryLayout.size(ofValue: detent_effect().opaque))
    #expect(MemoryLayout<RulerControl>.alignment == 8)
    #expect(DETENT_SLIDER_STOPS == NumberList.limit)
    #expect(SliderConfiguration.Limits.thumbs.upperBound == Int64(DETENT_SLIDER_THUMBS))
    #expect(SliderControl.storedCapacity == Int(DETENT_SLIDER_STORED_SIZE))
    #expect(_isPOD(RulerControl.self) && _isPOD(RatingControl.self) && _isPOD(TickRun.self))
    #expect(_isPOD(SliderControl.self) && MemoryLayout<SliderControl>.alignment == 8)
  }

  @Test func `a status has the number and the sentence of the header`() {
    let all = [
      DETENT_OK, DETENT_ERROR_NULL, DETENT_ERROR_SIZE, DETENT_ERROR_STORAGE, DETENT_ERROR_BUSY,
      DETENT_ERROR_NUMBER, DETENT_ERROR_CONSTANT, DETENT_ERROR_CONFIGURATION, DETENT_ERROR_INDEX,
      DETENT_ERROR_STORED,
    ]
    let known: [Status] = [
      .ok, .null, .size, .storage, .busy, .number, .constant, .configuration, .index, .stored,
    ]
    #expect(known.map { Int($0.rawValue) } == all)
    let sentences = all.map { text(detent_status_text(Int32($0))) }
    #expect(Set(sentences).count == all.count && !sentences.contains("unknown status"))
    for wrong in [-1, 10, Int32.min, .max] {
      #expect(text(detent_status_text(wrong)) == "unknown status")
    }
    #expect(detent_abi_version() == 1 && detent_feel_version() == 1)
  }
}

/// A text of C's.
func text(_ start: UnsafePointer<CChar>?) -> String? { start.map { String(cString: $0) } }
