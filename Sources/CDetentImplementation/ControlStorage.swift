import CDetent
import ControlCore
import Presentation

/// A control that C programs can hold.
protocol StoredControl: StorableControl where Configuration: CConfiguration {
  /// The C structure that holds the control.
  associatedtype Storage: SizedStructure
  /// The number at the beginning of its storage.
  static var magic: UInt64 { get }
  /// The kind of control, as a constant of the header.
  static var constant: Int32 { get }
  /// Returns a part's state for assistive technology.
  func accessibilityState(of part: Int, _ environment: ControlEnvironment) -> AccessibilityState
}

/// The label before the control in the caller's storage.
struct StorageLabel {
  /// The kind of control that follows.
  var magic: UInt64
  /// The address of this label while a call changes the control; else 0. It distinguishes a copy
  /// made by a sink from its original.
  var user: UInt

  /// Returns the error that prevents a call: NULL, an invalid argument, storage without a control
  /// of the kind, or a control that is being changed, including a copy of one made by a sink.
  @inline(never)
  static func status(
    at label: UnsafePointer<StorageLabel>?, _ magic: UInt64, given: Status
  ) -> Status {
    guard let label else { return .null }
    guard given == .ok else { return given }
    guard label.pointee.magic == magic else { return .storage }
    return label.pointee.user == 0 ? .ok : .busy
  }
}

/// The caller's storage: a label, then the control.
struct ControlStorage<Stored: StoredControl> {
  private let label: UnsafeMutablePointer<StorageLabel>

  private init(_ label: UnsafePointer<StorageLabel>) {
    self.label = UnsafeMutablePointer(mutating: label)
  }

  /// The size in bytes.
  static var size: Int { MemoryLayout<StorageLabel>.stride + MemoryLayout<Stored>.size }

  private var place: UnsafeMutablePointer<Stored> {
    UnsafeMutableRawPointer(label + 1).assumingMemoryBound(to: Stored.self)
  }

  /// Creates a control from one value, overwriting the storage.
  static func initialise(
    _ storage: UnsafeMutablePointer<Stored.Storage>?, _ size: Int,
    _ passed: PassedConfiguration<Stored.Configuration>, _ value: Double
  ) -> detent_status {
    guard let storage, passed.isThere else { return Status.null.rawValue }
    guard size >= Stored.Storage.firstSize, passed.status == .ok else {
      return Status.size.rawValue
    }
    guard value.isFinite else { return Status.number.rawValue }
    do {
      let configuration = try passed.read()
      initialise(storage, with: Stored(value: value, configuration: configuration))
    } catch {
      return error.status.rawValue
    }
    return Status.ok.rawValue
  }

  /// Creates a control from several values, overwriting the storage.
  static func initialise(
    _ storage: UnsafeMutablePointer<Stored.Storage>?, _ size: Int,
    _ passed: PassedConfiguration<Stored.Configuration>, _ values: PassedValues
  ) -> detent_status {
    guard let storage, passed.isThere, values.status != .null else { return Status.null.rawValue }
    guard size >= Stored.Storage.firstSize, passed.status == .ok, values.status == .ok else {
      return Status.size.rawValue
    }
    guard values.areAll({ $0.isFinite }) else { return Status.number.rawValue }
    do {
      let control = Stored(values: values.list, configuration: try passed.read())
      guard values.count <= control.partCount else { return Status.index.rawValue }
      initialise(storage, with: control)
    } catch {
      return error.status.rawValue
    }
    return Status.ok.rawValue
  }

  /// Writes a control, overwriting the storage.
  static func initialise(_ storage: UnsafeMutablePointer<Stored.Storage>, with control: Stored) {
    let label = UnsafeMutableRawPointer(storage).assumingMemoryBound(to: StorageLabel.self)
    label.initialize(to: StorageLabel(magic: Stored.magic, user: 0))
    ControlStorage(label).place.initialize(to: control)
  }

  /// Calls `body` with the control, unless an error prevents it.
  static func read(
    _ storage: UnsafePointer<Stored.Storage>?, given: Status,
    _ body: (UnsafePointer<Stored>) -> Void
  ) -> detent_status {
    let label = UnsafeRawPointer(storage)?.assumingMemoryBound(to: StorageLabel.self)
    let status = StorageLabel.status(at: label, Stored.magic, given: given)
    if status == .ok, let label { body(UnsafePointer(ControlStorage(label).place)) }
    return status.rawValue
  }

  /// Changes the control in place, unless an error prevents it.
  @inline(never)
  static func make(
    _ change: Change<Stored.Configuration>, to storage: UnsafePointer<Stored.Storage>?,
    given: Status = .ok, _ sink: Sink
  ) -> detent_status {
    let label = UnsafeRawPointer(storage)?.assumingMemoryBound(to: StorageLabel.self)
    let status = StorageLabel.status(at: label, Stored.magic, given: given)
    guard status == .ok, let label else { return status.rawValue }
    return ControlStorage(label).make(change, sink).rawValue
  }

  private func make(_ change: Change<Stored.Configuration>, _ sink: Sink) -> Status {
    let user = UInt(bitPattern: label)
    label.pointee.user = user
    let status = Self.make(change, to: &place.pointee, sink)
    guard label.pointee.magic == Stored.magic, label.pointee.user == user else {
      // A sink has written another control here, and this call has changed part of it.
      label.pointee.magic = 0
      return .storage
    }
    label.pointee.user = 0
    return status
  }

  /// The only call site that emits effects; a known receiver makes the code smaller.
  private static func make(
    _ change: Change<Stored.Configuration>, to control: inout Stored, _ sink: Sink
  ) -> Status {
    control.make(change) { sink.take($0) }
  }

  /// Returns the value of a part after an adjustment, tried on a copy.
  @inline(never)
  static func value(
    of present: UnsafePointer<Stored>, _ part: Int, after adjustment: Adjustment
  ) -> Double {
    var control = present.pointee
    let change = Change<Stored.Configuration>.adjustment(adjustment, of: part)
    _ = make(change, to: &control, Sink(function: nil, context: nil))
    return control.value(of: part)
  }
}
