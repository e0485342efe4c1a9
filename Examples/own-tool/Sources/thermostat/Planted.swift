#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A bug to be found, if the environment asks for it: `THERMOSTAT_BUG=1 thermostat fuzz`.
enum Planted {
  static let forgetsTheGap = getenv("THERMOSTAT_BUG") != nil
}
