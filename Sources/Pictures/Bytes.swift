public import Presentation

/// A growing buffer as a sink.
extension Array: UTF8Sink where Element == UInt8 {}
