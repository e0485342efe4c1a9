import ControlCore

/// A recorded finger on a ruler, from the first touch to rest, as in the table.
struct OracleSession: Decodable, CustomStringConvertible {
  let gesture: Int
  let config: Rules
  let log: [Entry]
  /// The motion after the release; `nil` after a tap.
  let after_release: Release?
  let total_ticks: Int?

  var description: String { "gesture \(gesture) along \(config.axis) from \(config.x0)" }

  /// Constants of this ruler; positions are in points, growing with the finger's coordinate.
  struct Rules: Decodable {
    let axis: String
    let x0, step, capture, rearm: Double
    let lo, hi: Double?
    let slop, min_fling, max_fling, stop_gap_ms: Double
    let k, omega, zeta, kmin_ratio, kmax_ratio, rest_delta: Double
    let rubber_c, rubber_d: Double
    let snap: Bool

    var lower: Double { lo ?? -.infinity }
    var upper: Double { hi ?? .infinity }

    func clamp(_ x: Double) -> Double { min(max(x, lower), upper) }
  }

  /// Consequences of one report of the finger; `event` determines the fields present.
  struct Entry: Decodable, Equatable {
    var t_ms: Int64
    var event: String
    var index: Int?
    var raw, displayed: Double?
    var ticks_i_dir: [[Int64]]?
    var edges: [Int64]?
    var finger_velocity, displayed_velocity: Double?

    /// The fields that must match exactly.
    var exact: Entry {
      Entry(t_ms: t_ms, event: event, index: index, ticks_i_dir: ticks_i_dir, edges: edges)
    }

    var positions: [Double] { [raw, displayed].compactMap(\.self) }
    var velocities: [Double] { [finger_velocity, displayed_velocity].compactMap(\.self) }
  }

  struct Release: Decodable {
    let segments: [OracleSegment]
    let rest_t, final_x: Double
    let ticks_i_dir_t, edges_side_t, samples_t_x_v: [[Double]]
  }
}

/// Recorded finger samples of the sessions.
struct OracleStream: Decodable {
  let id: Int
  let samples_t_ms_x_y: [[Double]]
  let up_t_ms_x_y: [Double]
}

extension OracleSession {
  private struct Sessions: Decodable {
    let sessions: [OracleSession]
  }

  private struct Streams: Decodable {
    let gestures: [OracleStream]
  }

  /// Returns every session with the engine's replay of its finger.
  static func replayed() throws -> [(session: OracleSession, replay: OracleSessionReplay)] {
    let sessions: Sessions = try Oracle.read("drag_fling_sessions")
    let streams: Streams = try Oracle.read("flutter_velocity_recordings")
    return sessions.sessions.flatMap { session in
      streams.gestures.filter { $0.id == session.gesture }.map {
        (session, OracleSessionReplay(session.config, $0))
      }
    }
  }
}
