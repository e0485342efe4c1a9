import ControlCore

/// A control that C programs can hold.
protocol StoredControl: Control {
  /// What C programs hold it in.
  associatedtype Storage
  /// Stands at the beginning of its storage.
  static var magic: UInt64 { get }

  init(value: Double, configuration: Configuration)
}

/// Storage of the caller's: what says that it holds a control, then the control.
struct ControlStorage<Stored: StoredControl> {
  private struct Label {
    var magic: UInt64
    /// Not 0 while the control is being changed.
    var isBusy: UInt64
  }

  private let label: UnsafeMutablePointer<Label>

  /// - Throws: `null`.
  init(_ pointer: UnsafePointer<Stored.Storage>?) throws(Status) {
    guard let pointer else { throw .null }
    label = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pointer))
      .assumingMemoryBound(to: Label.self)
  }

  /// How many bytes it takes.
  static var size: Int { MemoryLayout<Label>.size + MemoryLayout<Stored>.size }

  private var place: UnsafeMutablePointer<Stored> {
    UnsafeMutableRawPointer(label + 1).assumingMemoryBound(to: Stored.self)
  }

  /// Puts a control there, whatever was there before.
  func initialise(_ control: Stored) {
    label.initialize(to: Label(magic: Stored.magic, isBusy: 0))
    place.initialize(to: control)
  }

  /// Where the control is, to be read.
  ///
  /// - Throws: `storage`.
  func control() throws(Status) -> UnsafePointer<Stored> {
    guard label.pointee.magic == Stored.magic else { throw .storage }
    return UnsafePointer(place)
  }

  /// - Throws: `storage` or `busy`, if the control cannot be changed now.
  func requireChangeable() throws(Status) {
    _ = try control()
    guard label.pointee.isBusy == 0 else { throw .busy }
  }

  /// A copy to be changed. Whoever asks meanwhile is told of the control as it was before.
  ///
  /// - Throws: `storage` or `busy`.
  func begin() throws(Status) -> Stored {
    try requireChangeable()
    label.pointee.isBusy = 1
    return place.pointee
  }

  /// Puts the changed control in its place, unless a sink has put something else there.
  func end(_ control: Stored) {
    guard label.pointee.magic == Stored.magic, label.pointee.isBusy != 0 else { return }
    place.pointee = control
    label.pointee.isBusy = 0
  }
}
