/// Counts the objects, arrays and closures that Swift puts on the heap, through the hook that its
/// runtime has for this: the variable `_swift_allocObject`, which holds the function that does it.
enum Allocations {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private nonisolated(unsafe) static var original: Allocate?
  private nonisolated(unsafe) static var count: Int64 = 0

  /// How many there are while `body` runs, on this and all other threads.
  ///
  /// - Returns: `nil` if the runtime has no such hook, as when it is linked in statically.
  static func counted(_ body: () -> Void) -> Int64? {
    guard let symbol = dlsym(nil, "_swift_allocObject") else { return nil }
    let hook = symbol.assumingMemoryBound(to: Allocate.self)
    original = hook.pointee
    count = 0
    hook.pointee = { metadata, size, alignment in
      Allocations.count += 1
      return Allocations.original?(metadata, size, alignment)
    }
    body()
    if let original { hook.pointee = original }
    return count
  }
}
