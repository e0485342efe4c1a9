public import CDetent
import ControlCore
import Rating
import Ruler
import Slider

extension ControlStorage {
  /// Writes the control into bytes of the caller's.
  static func store(
    _ storage: UnsafePointer<Stored.Storage>?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?
  ) -> detent_status {
    var written: Int?
    let given: Status = storage == nil || bytes == nil ? .null : .ok
    let status = read(storage, given: given) {
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: room(capacity))
      written = $0.pointee.store(in: buffer)
    }
    guard status == Status.ok.rawValue else { return status }
    guard let written else { return Status.size.rawValue }
    length?.pointee = written
    return status
  }

  /// A control where there was none, or another one, as its bytes have it.
  static func restore(
    _ storage: UnsafeMutablePointer<Stored.Storage>?, _ size: Int, _ bytes: UnsafeRawPointer?,
    _ length: Int
  ) -> detent_status {
    guard let storage, let bytes else { return Status.null.rawValue }
    guard size >= Stored.Storage.firstSize else { return Status.size.rawValue }
    do throws(StoredStateError) {
      let control = try Stored(stored: UnsafeRawBufferPointer(start: bytes, count: room(length)))
      initialise(storage, with: control)
      return Status.ok.rawValue
    } catch {
      return Status.stored.rawValue
    }
  }
}

@c @implementation
public func detent_ruler_store(
  _ ruler: UnsafePointer<detent_ruler>?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<RulerControl>.store(ruler, bytes, capacity, length)
}

@c @implementation
public func detent_ruler_restore(
  _ ruler: UnsafeMutablePointer<detent_ruler>?, _ size: Int, _ bytes: UnsafeRawPointer?,
  _ length: Int
) -> detent_status {
  ControlStorage<RulerControl>.restore(ruler, size, bytes, length)
}

@c @implementation
public func detent_rating_store(
  _ rating: UnsafePointer<detent_rating>?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<RatingControl>.store(rating, bytes, capacity, length)
}

@c @implementation
public func detent_rating_restore(
  _ rating: UnsafeMutablePointer<detent_rating>?, _ size: Int, _ bytes: UnsafeRawPointer?,
  _ length: Int
) -> detent_status {
  ControlStorage<RatingControl>.restore(rating, size, bytes, length)
}

@c @implementation
public func detent_slider_store(
  _ slider: UnsafePointer<detent_slider>?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<SliderControl>.store(slider, bytes, capacity, length)
}

@c @implementation
public func detent_slider_restore(
  _ slider: UnsafeMutablePointer<detent_slider>?, _ size: Int, _ bytes: UnsafeRawPointer?,
  _ length: Int
) -> detent_status {
  ControlStorage<SliderControl>.restore(slider, size, bytes, length)
}
