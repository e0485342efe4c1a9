/// Counts what is put on the heap.
///
/// Where a counting heap is preloaded (see `Scripts/check-allocations.sh`), everything the C library
/// was asked for; else the objects, arrays and closures of Swift, through the hook that its runtime
/// has for this: the variable `_swift_allocObject`, which holds the function that makes them.
enum Allocations {
  /// How many there are while `body` runs, on this and all other threads.
  ///
  /// - Returns: `nil` if they cannot be counted, as when Swift's runtime is linked in statically.
  static func counted(_ body: () -> Void) -> Int64? {
    countedByHeap(body) ?? countedByRuntime(body)
  }

  private static func countedByHeap(_ body: () -> Void) -> Int64? {
    guard let symbol = dlsym(nil, "detent_heap_count") else { return nil }
    let count = unsafeBitCast(symbol, to: (@convention(c) () -> UInt64).self)
    let before = count()
    body()
    return Int64(clamping: count() - before)
  }

  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private nonisolated(unsafe) static var original: Allocate?
  private nonisolated(unsafe) static var count: Int64 = 0

  private static func countedByRuntime(_ body: () -> Void) -> Int64? {
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
