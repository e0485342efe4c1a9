import CDetent
import Testing

@testable import CDetentImplementation

/// A structure that grew by two members after its first version.
private struct Grown: SizedStructure, Equatable {
  static var firstSize: Int { 8 }
  var first: Int64
  var second: Int64
  var third: Int64
}

/// Only the beginning of a structure that both sides know is read or written.
@Suite struct SizedStructureTests {
  private let canary: UInt64 = 0x5A5A_5A5A_5A5A_5A5A

  /// Returns eight canary words after the structure is written into their first `size` bytes.
  private func words(_ structure: Grown, _ size: Int) -> [UInt64] {
    var words = [UInt64](repeating: canary, count: 8)
    words.withUnsafeMutableBytes { bytes in
      structure.write(to: bytes.baseAddress?.assumingMemoryBound(to: Grown.self), size)
    }
    return words
  }

  @Test func `a structure is written as far as the caller has space`() {
    let structure = Grown(first: 1, second: 2, third: 3)
    #expect(words(structure, 8).prefix(4) == [1, canary, canary, canary])
    #expect(words(structure, 16).prefix(4) == [1, 2, canary, canary])
    #expect(words(structure, 24).prefix(4) == [1, 2, 3, canary])
    #expect(words(structure, 64) == [1, 2, 3] + [UInt64](repeating: canary, count: 5))
  }

  @Test func `members that a caller does not have keep their defaults`() {
    let passed: [Int64] = [4, 5, 6, 7, 8, 9, 10, 11]
    func taken(_ size: Int) -> Grown {
      var whole = Grown(first: 1, second: 2, third: 3)
      passed.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        whole.takeBeginning(of: start.assumingMemoryBound(to: Grown.self), size)
      }
      return whole
    }
    #expect(taken(8) == Grown(first: 4, second: 2, third: 3))
    #expect(taken(16) == Grown(first: 4, second: 5, third: 3))
    #expect(taken(24) == Grown(first: 4, second: 5, third: 6))
    #expect(taken(64) == Grown(first: 4, second: 5, third: 6))
  }

  @Test func `only a size below that of the first version is rejected`() {
    withUnsafePointer(to: Grown(first: 1, second: 2, third: 3)) { pointer in
      #expect([7, 0, -1, .min].allSatisfy { require(pointer, $0) == .size })
      #expect([8, 9, 24, 25, .max].allSatisfy { require(pointer, $0) == .ok })
    }
    #expect(require(nil as UnsafePointer<Grown>?, 8) == .null)
  }

  @Test func `no structure has become smaller than it was at first`() {
    func growth<Structure: SizedStructure>(_: Structure.Type) -> Int {
      MemoryLayout<Structure>.size - Structure.firstSize
    }
    #expect(growth(detent_accessibility.self) >= 0 && growth(detent_echo.self) >= 0)
    #expect(growth(detent_ruler.self) >= 0 && growth(detent_rating.self) >= 0)
    #expect(growth(detent_ruler_configuration.self) >= 0)
    #expect(growth(detent_ruler_state.self) >= 0 && growth(detent_ruler_scene.self) >= 0)
    #expect(growth(detent_rating_configuration.self) >= 0)
    #expect(growth(detent_rating_state.self) >= 0 && growth(detent_rating_scene.self) >= 0)
    #expect(growth(detent_slider.self) >= 0 && growth(detent_slider_configuration.self) >= 0)
    #expect(growth(detent_slider_state.self) >= 0 && growth(detent_slider_part.self) >= 0)
    #expect(growth(detent_slider_scene.self) >= 0)
  }
}
