/// Why a configuration makes no sense.
struct Flaw: Error {
  let status: Status
  /// Says what is allowed.
  let sentence: StaticString

  init(_ status: Status, _ sentence: StaticString) {
    self.status = status
    self.sentence = sentence
  }
}

/// A configuration that C programs can tell.
protocol ToldConfiguration {
  /// How they tell it.
  associatedtype Told
  /// - Throws: the first flaw.
  init(_ told: Told) throws(Flaw)
}

extension ToldConfiguration {
  /// - Throws: the status of the first flaw.
  init(checking told: Told) throws(Status) {
    do {
      try self.init(told)
    } catch {
      throw error.status
    }
  }

  /// The first flaw, in words; `nil` if there is none.
  static func problem(_ told: UnsafePointer<Told>?, _ size: Int) -> StaticString? {
    guard let told else { return "the configuration is NULL" }
    guard size >= MemoryLayout<Told>.size else {
      return "the size is less than that of the configuration"
    }
    do {
      _ = try Self(told.pointee)
      return nil
    } catch {
      return error.sentence
    }
  }
}

/// - Throws: the flaw, unless the constant is known.
func known<Constant>(_ constant: Constant?, _ sentence: StaticString) throws(Flaw) -> Constant {
  guard let constant else { throw Flaw(.constant, sentence) }
  return constant
}
