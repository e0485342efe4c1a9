// Selection of a planted bug, to measure the tests. Never part of a release.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Number of the active bug, from the environment variable `DETENT_PLANTED_BUG`; 0 for none.
public let plantedBug: Int32 = {
  guard let text = getenv("DETENT_PLANTED_BUG") else { return 0 }
  return atoi(text)
}()

/// Returns true if a planted bug is active.
public func isPlanted(_ number: Int32) -> Bool { plantedBug == number }
