import CDetent
import ControlCore
import Rating
import Ruler
import Slider
import Testing

@testable import CDetentImplementation

/// The layout that programs were built with: structures may only grow at the end.
@Suite struct LayoutTests {
  @Test func `sizes that calls demand are those of structures, as none has grown yet`() {
    #expect(MemoryLayout<detent_ruler_configuration>.size == detent_ruler_configuration.firstSize)
    #expect(MemoryLayout<detent_rating_configuration>.size == detent_rating_configuration.firstSize)
    #expect(MemoryLayout<detent_slider_configuration>.size == detent_slider_configuration.firstSize)
  }

  @Test func `a control fits its storage, with space to grow, and is copied by its bytes`() {
    #expect(ControlStorage<RulerControl>.size <= detent_ruler.firstSize - 64)
    #expect(ControlStorage<RatingControl>.size <= detent_rating.firstSize - 128)
    #expect(ControlStorage<SliderControl>.size <= detent_slider.firstSize - 128)
    #expect(MemoryLayout<TickRun>.size + 8 <= MemoryLayout.size(ofValue: detent_effect().opaque))
    #expect(MemoryLayout<RulerControl>.alignment == 8)
    #expect(DETENT_SLIDER_STOPS == NumberList.limit)
    #expect(SliderConfiguration.mostThumbs == Int64(DETENT_SLIDER_THUMBS))
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

/// Returns a C string as a Swift one.
func text(_ start: UnsafePointer<CChar>?) -> String? { start.map { String(cString: $0) } }
