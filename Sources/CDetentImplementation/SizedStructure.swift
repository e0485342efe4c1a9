import CDetent

/// A structure of the header that callers hand over together with its size, because it may grow.
///
/// A program that was built with an older header has a smaller structure than the library, one that was
/// built with a newer header a larger one. What both know is the beginning of the structure, and only
/// that is read and written.
protocol SizedStructure {
  /// How many bytes the structure had in the version of the header that brought it; a call that gives
  /// less is refused. It is written out for each structure and never changes, whatever is appended.
  static var firstSize: Int { get }
}

// Version 1. Scripts/check/c/sizes.c hands each of them over with too few bytes, with as many, and with more.
extension detent_accessibility: SizedStructure { static var firstSize: Int { 64 } }
extension detent_ruler: SizedStructure { static var firstSize: Int { 1280 } }
extension detent_ruler_state: SizedStructure { static var firstSize: Int { 64 } }
extension detent_ruler_scene: SizedStructure { static var firstSize: Int { 96 } }
extension detent_rating: SizedStructure { static var firstSize: Int { 1024 } }
extension detent_rating_state: SizedStructure { static var firstSize: Int { 32 } }
extension detent_rating_scene: SizedStructure { static var firstSize: Int { 80 } }
extension detent_echo: SizedStructure { static var firstSize: Int { 96 } }
extension detent_haptic_gate: SizedStructure { static var firstSize: Int { 64 } }
extension detent_slider: SizedStructure { static var firstSize: Int { 4352 } }
extension detent_slider_state: SizedStructure { static var firstSize: Int { 40 } }
extension detent_slider_part: SizedStructure { static var firstSize: Int { 72 } }

/// Returns `null` if there is no structure, `size` if it has fewer bytes than in its first version (a
/// `size_t` beyond `Int.max` arrives as a negative number), else `ok`.
func require<Structure: SizedStructure>(_ pointer: UnsafePointer<Structure>?, _ size: Int) -> Status
{
  pointer == nil ? .null : size < Structure.firstSize ? .size : .ok
}

extension SizedStructure {
  /// Whether the structure has grown since it was first there. As long as it has not, a size that
  /// `require` allows is that of the whole structure, and the compiler leaves the copying out.
  static var hasGrown: Bool { MemoryLayout<Self>.size != firstSize }

  /// Takes over the beginning of a caller's structure of `size` bytes, which `require` has allowed.
  /// Members beyond those bytes keep what they have.
  mutating func takeBeginning(of passed: UnsafePointer<Self>, _ size: Int) {
    guard Self.hasGrown else { return self = passed.pointee }
    withUnsafeMutableBytes(of: &self) { bytes in
      copyBeginning(of: UnsafeRawPointer(passed), size, to: bytes.baseAddress, bytes.count)
    }
  }

  /// Writes the structure where a caller has room for `size` bytes, which `require` has allowed; never
  /// more than those.
  func write(to place: UnsafeMutablePointer<Self>?, _ size: Int) {
    guard Self.hasGrown else {
      place?.pointee = self
      return
    }
    withUnsafeBytes(of: self) { bytes in
      copyBeginning(of: bytes.baseAddress, bytes.count, to: UnsafeMutableRawPointer(place), size)
    }
  }
}

/// Copies as many bytes as both sides have. One function for all structures, because each copy of it
/// would make the libraries larger.
@inline(never)
func copyBeginning(
  of source: UnsafeRawPointer?, _ sourceSize: Int, to place: UnsafeMutableRawPointer?, _ size: Int
) {
  guard let source, let place else { return }
  place.copyMemory(from: source, byteCount: min(sourceSize, size))
}
