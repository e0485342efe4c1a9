import CDetent
import ControlCore
import Presentation

/// A control that C programs can hold.
protocol StoredControl: StorableControl where Configuration: CConfiguration {
  /// What C programs hold it in.
  associatedtype Storage: SizedStructure
  /// Stands at the beginning of its storage.
  static var magic: UInt64 { get }
  /// Which control it is, as the header has it.
  static var constant: Int32 { get }
  /// What assistive technology is told of a part.
  func accessibilityState(of part: Int, _ environment: ControlEnvironment) -> AccessibilityState
}

/// Stands before the control in storage of the caller's.
struct StorageLabel {
  /// Which kind of control follows.
  var magic: UInt64
  /// While a call changes the control, where this label is; else 0. So a copy that a sink has made can be told from what it is
  /// a copy of.
  var user: UInt

  /// The mistake that forbids a call: something that is given with it makes no sense, or the storage holds no control of the kind, or one
  /// that a call changes just now, or half of such a one, copied by a sink.
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

/// Storage of the caller's: a label, then the control.
struct ControlStorage<Stored: StoredControl> {
  private let label: UnsafeMutablePointer<StorageLabel>

  private init(_ label: UnsafePointer<StorageLabel>) {
    self.label = UnsafeMutablePointer(mutating: label)
  }

  /// How many bytes it takes.
  static var size: Int { MemoryLayout<StorageLabel>.stride + MemoryLayout<Stored>.size }

  private var place: UnsafeMutablePointer<Stored> {
    UnsafeMutableRawPointer(label + 1).assumingMemoryBound(to: Stored.self)
  }

  /// A control of one part where there was none, or another one.
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

  /// A control where there was none, or another one.
  static func initialise(
    _ storage: UnsafeMutablePointer<Stored.Storage>?, _ size: Int,
    _ passed: PassedConfiguration<Stored.Configuration>, _ values: PassedValues
  ) -> detent_status {
    guard let storage, passed.isThere, values.status != .null else { return Status.null.rawValue }
    guard size >= Stored.Storage.firstSize, passed.status == .ok, values.status == .ok else {
      return Status.size.rawValue
    }
    guard values.areFinite else { return Status.number.rawValue }
    do {
      let control = Stored(values: values.list, configuration: try passed.read())
      guard values.count <= control.partCount else { return Status.index.rawValue }
      initialise(storage, with: control)
    } catch {
      return error.status.rawValue
    }
    return Status.ok.rawValue
  }

  /// Puts a control where there was none, or another one.
  static func initialise(_ storage: UnsafeMutablePointer<Stored.Storage>, with control: Stored) {
    let label = UnsafeMutableRawPointer(storage).assumingMemoryBound(to: StorageLabel.self)
    label.initialize(to: StorageLabel(magic: Stored.magic, user: 0))
    ControlStorage(label).place.initialize(to: control)
  }

  /// Calls `body` with the place of the control, unless a mistake forbids it.
  static func read(
    _ storage: UnsafePointer<Stored.Storage>?, given: Status,
    _ body: (UnsafePointer<Stored>) -> Void
  ) -> detent_status {
    let label = UnsafeRawPointer(storage)?.assumingMemoryBound(to: StorageLabel.self)
    let status = StorageLabel.status(at: label, Stored.magic, given: given)
    if status == .ok, let label { body(UnsafePointer(ControlStorage(label).place)) }
    return status.rawValue
  }

  /// Changes the control where it is, unless a mistake forbids it.
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
      // A sink has put another control here, of which this call has changed a part.
      label.pointee.magic = 0
      return .storage
    }
    label.pointee.user = 0
    return status
  }

  /// The one place where effects are handed on: code is smaller if it is known who takes them.
  private static func make(
    _ change: Change<Stored.Configuration>, to control: inout Stored, _ sink: Sink
  ) -> Status {
    control.make(change) { sink.take($0) }
  }

  /// The value of a part that an adjustment would lead to.
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
