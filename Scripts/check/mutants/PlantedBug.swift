// Only for measuring tests: which planted bug is switched on. Never part of a release.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The number of the bug in force, from the environment variable `DETENT_PLANTED_BUG`; 0 for none.
public let plantedBug: Int32 = {
  guard let text = getenv("DETENT_PLANTED_BUG") else { return 0 }
  return atoi(text)
}()

/// Whether a planted bug is in force.
public func isPlanted(_ number: Int32) -> Bool { plantedBug == number }
