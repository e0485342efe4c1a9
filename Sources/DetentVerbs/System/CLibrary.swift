// The one place that says which C library there is.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif

extension sigaction {
  /// Calls `handler` when the signal comes.
  init(calling handler: @escaping @convention(c) (Int32) -> Void, flags: Int32) {
    self.init()
    #if canImport(Glibc)
    __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #elseif canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #endif
    sa_flags = flags
  }
}
