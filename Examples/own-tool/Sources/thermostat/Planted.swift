#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A planted bug, enabled by the environment: `THERMOSTAT_BUG=1 thermostat fuzz`.
enum Planted {
  static let forgetsTheGap = getenv("THERMOSTAT_BUG") != nil
}
