import ControlCore
import GestureGenerators
import GestureScript

/// The number of scripts in which pointers should have moved a value, and of those in which one
/// moved.
public struct PointerReach: Equatable, Sendable {
  /// The number of scripts with a press in an enabled control and a move by an eighth of its
  /// length.
  public private(set) var tried: Int64 = 0
  /// The number of scripts with a value that changed at a press, move or release of a pointer.
  public private(set) var moved: Int64 = 0

  /// The least number of scripts for a judgment.
  public static let least: Int64 = 20

  /// True if enough scripts were tried, and none moved a value.
  public var isNone: Bool { tried >= Self.least && moved == 0 }

  mutating func note(_ recorded: RecordedRun) {
    var pressed: [(id: Int64, place: Double)] = []
    var (isTried, isMoved) = (false, false)
    for record in recorded.steps {
      guard let pointer = record.pointer else { continue }
      let place = record.settings.along(pointer.position)
      let length = record.settings.axis == .x ? record.settings.width : record.settings.height
      switch pointer.phase {
      case .down where record.settings.isEnabled && place >= 0 && place <= length:
        pressed.append((pointer.id, place))
      case .move:
        isTried =
          isTried
          || pressed.contains {
            $0.id == pointer.id && abs(place - $0.place) >= length / 8
          }
      case .cancel, .hover, .leave: continue
      case .down, .up: break
      }
      isMoved = isMoved || record.start.values != record.end.values
      if pointer.phase == .up { pressed.removeAll { $0.id == pointer.id } }
    }
    tried += isTried ? 1 : 0
    moved += isMoved ? 1 : 0
  }

  mutating func add(_ later: PointerReach) {
    tried += later.tried
    moved += later.moved
  }
}
