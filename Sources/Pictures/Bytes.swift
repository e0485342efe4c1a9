public import Presentation

/// A growing buffer takes text.
extension Array: UTF8Sink where Element == UInt8 {}
