import CDetent

/// A structure of the header that callers pass with its size, because it may grow.
///
/// Programs with an older header have smaller structures than the library, those with a newer one
/// larger ones. Only the common beginning is read and written.
protocol SizedStructure {
  /// The size in bytes of the structure's first version; calls with less are rejected. It is
  /// explicit for each structure, and constant as members are appended.
  static var firstSize: Int { get }
}

// Structures of version 1. Scripts/check/c/sizes.c passes each with fewer, equal and more bytes.
extension detent_accessibility: SizedStructure { static var firstSize: Int { 64 } }
extension detent_ruler: SizedStructure { static var firstSize: Int { 1344 } }
extension detent_ruler_state: SizedStructure { static var firstSize: Int { 64 } }
extension detent_ruler_scene: SizedStructure { static var firstSize: Int { 96 } }
extension detent_rating: SizedStructure { static var firstSize: Int { 1024 } }
extension detent_rating_state: SizedStructure { static var firstSize: Int { 32 } }
extension detent_rating_scene: SizedStructure { static var firstSize: Int { 80 } }
extension detent_echo: SizedStructure { static var firstSize: Int { 96 } }
extension detent_haptic_gate: SizedStructure { static var firstSize: Int { 64 } }
extension detent_slider: SizedStructure { static var firstSize: Int { 6272 } }
extension detent_slider_state: SizedStructure { static var firstSize: Int { 40 } }
extension detent_slider_part: SizedStructure { static var firstSize: Int { 72 } }

/// Returns `null` for a missing structure, `size` for one below its first size (a `size_t` above
/// `Int.max` arrives as a negative number), else `ok`.
func require<Structure: SizedStructure>(_ pointer: UnsafePointer<Structure>?, _ size: Int) -> Status
{
  pointer == nil ? .null : size < Structure.firstSize ? .size : .ok
}

extension SizedStructure {
  /// True if the structure has grown since its first version. Until then every valid size includes
  /// the whole structure, and the compiler removes the copying.
  static var hasGrown: Bool { MemoryLayout<Self>.size != firstSize }

  /// Copies the beginning of a caller's structure of `size` bytes, checked by `require`. Members
  /// beyond those bytes keep their values.
  mutating func takeBeginning(of passed: UnsafePointer<Self>, _ size: Int) {
    guard Self.hasGrown else { return self = passed.pointee }
    withUnsafeMutableBytes(of: &self) { bytes in
      copyBeginning(of: UnsafeRawPointer(passed), size, to: bytes.baseAddress, bytes.count)
    }
  }

  /// Writes at most `size` bytes, checked by `require`, of the structure to a caller's.
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

/// Copies the bytes that both sides have. One shared function keeps the libraries smaller.
@inline(never)
func copyBeginning(
  of source: UnsafeRawPointer?, _ sourceSize: Int, to place: UnsafeMutableRawPointer?, _ size: Int
) {
  guard let source, let place else { return }
  place.copyMemory(from: source, byteCount: min(sourceSize, size))
}
