// A pointer that holds a slide. The hold reads an event, the slide takes what it means, and the hold
// follows: it lets go if the slide has, or counts its travel anew.

extension Slide {
  /// Handles one event: advances to its time first, then applies it to the slide and its pointer.
  ///
  /// - Returns: true if the event was the slide's own; see `Control.handle(_:emit:)`.
  @inlinable @inline(__always)
  public mutating func handle(
    _ event: InputEvent, by hold: inout MeasuredHold, on track: inout some Track,
    emit: (Effect) -> Void
  ) -> Bool {
    advance(to: event.time, on: &track, emit: emit)
    guard track.interaction != .disabled else { return false }
    if case .pointer(let pointer) = event.action {
      return handle(pointer, by: &hold, on: &track, emit: emit)
    }
    let isOwn = turn(event.action, on: &track, emit: emit)
    hold.follow(&self, on: &track)
    return isOwn
  }

  /// Handles a wheel, a crown, a key, or assistive technology; nothing else has an effect.
  ///
  /// - Returns: true if the slide had a use for it.
  @inlinable @inline(__always)
  public mutating func turn(
    _ action: InputEvent.Action, on track: inout some Track, emit: (Effect) -> Void
  ) -> Bool {
    switch action {
    case _ where action.isForHost(besides: track.gestures.fineDrag.modifiers): false
    case .wheel(let wheel): handle(wheel, on: &track, emit: emit)
    case .key(let key, let modifiers): handle(key, modifiers, on: &track, emit: emit)
    case .adjust(let adjustment, _): handle(adjustment, on: &track, emit: emit)
    case .rotate(let detents): handle(rotation: detents, on: &track, emit: emit)
    case .pointer, .focus: false
    }
  }

  /// Handles one pointer event.
  @inlinable @inline(__always)
  public mutating func handle(
    _ event: PointerEvent, by hold: inout MeasuredHold, on track: inout some Track,
    emit: (Effect) -> Void
  ) -> Bool {
    if let travel = hold.travel(of: event, at: now, on: &track) {
      drag(by: travel, on: &track, emit: emit)
      if !isHeld { hold.release() }
      return true
    }
    guard !event.isOfOtherButton else { return false }
    let wasOwn = hold.isHeld(by: event.id)
    decide(event, by: &hold, on: &track, emit: emit)
    return wasOwn || hold.isHeld(by: event.id)
  }

  /// Handles the events that are not simple moves of the dragging pointer.
  @inlinable
  mutating func decide(
    _ event: PointerEvent, by hold: inout MeasuredHold, on track: inout some Track,
    emit: (Effect) -> Void
  ) {
    var intent = hold.read(event, at: now, on: &track)
    if case .interrupted = intent {
      take(intent, on: &track, emit: emit)
      intent = hold.read(event, at: now, on: &track)
    }
    take(intent, on: &track, emit: emit)
    hold.follow(&self, on: &track)
  }

  /// Changes the track and the value together, as the host; see
  /// `Control.update(values:animated:configuration:emit:)`. The value and the pointer's hold are kept
  /// if possible; a motion in progress is replanned if a setting that determines it has changed.
  ///
  /// - Parameters:
  ///   - track: track of the slide.
  ///   - new: its track from now on; `nil` for the same.
  ///   - value: value to set; `nil` to keep the present one. It has no effect if it equals that, also
  ///     after a round trip through `Float`.
  ///   - animated: true to move the shown position there by a spring, without ticks or `changed`. A
  ///     press freezes it; without a drag it goes on.
  ///   - place: start of that animation, in points: on a cyclic track, the same position in another
  ///     turn. The value is then known to differ. `nil` for the shown position.
  ///   - hold: pointer of this slide.
  ///   - emit: receives the effects.
  @inlinable
  public mutating func update<T: Track>(
    _ track: inout T, to new: T?, value: Double?, animated: Bool, from place: Double? = nil,
    by hold: inout MeasuredHold, emit: (Effect) -> Void
  ) {
    let value = value.flatMap {
      place == nil && !edit.differs(from: $0) || $0 == edit.current ? nil : $0
    }
    guard new != nil || value != nil else { return }
    var old = track
    if let new { track = new }
    update(to: value, animated: animated, from: place, was: &old, on: &track, emit: emit)
    hold.follow(&self, on: &track)
  }

  /// Takes hold immediately, at any distance from the pointer at `place`, in points; see
  /// `grab(at:_:on:emit:)`. It has no effect if users cannot change the value.
  @inlinable
  public mutating func grab(
    _ event: PointerEvent, at place: Double, _ cause: ChangeCause, by hold: inout MeasuredHold,
    on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard track.interaction == .enabled, event.position.isFinite else { return }
    hold.grab(event, at: now, on: &track)
    grab(at: place, cause, on: &track, emit: emit)
  }
}

extension Slide {
  /// Returns what its hold has yet to do, once.
  @inlinable
  package mutating func takeNews() -> News {
    defer { news = .none }
    return isHeld ? news : .letGo
  }
}

extension MeasuredHold {
  /// Reads one event of any pointer, for a slide on a track.
  @inlinable
  public mutating func read<T: Track>(
    _ event: PointerEvent, at time: Timestamp, on track: inout T
  ) -> Intent? {
    T.turns
      ? turn(event, at: time, track.gestures) : handle(event, at: time, track.gestures)
  }

  /// Reads a report of the pointer that drags, nearly every event, so it is inlined.
  ///
  /// - Returns: travel in points from the press; `nil`, without effect, for any other event.
  @inlinable @inline(__always)
  mutating func travel<T: Track>(
    of event: PointerEvent, at time: Timestamp, on track: inout T
  ) -> Double? {
    T.turns && track.gestures.direction == .clockwise
      ? followTurning(event, at: time, track.gestures)
      : travel(of: event, at: time, track.gestures)
  }

  /// Takes hold and drags from the current position, without a press.
  @inlinable
  public mutating func grab<T: Track>(
    _ event: PointerEvent, at time: Timestamp, on track: inout T
  ) {
    if T.turns {
      grabTurning(event, at: time, track.gestures)
    } else {
      grab(event, at: time, track.gestures)
    }
  }

  /// Lets go if the slide has let go of its pointer, and counts the travel anew if something else
  /// has moved the slide.
  @inlinable
  public mutating func follow(_ slide: inout Slide, on track: inout some Track) {
    follow(slide.takeNews(), at: slide.now, on: &track)
  }

  /// Does what the news of a slide ask for.
  @inlinable
  package mutating func follow<T: Track>(
    _ news: Slide.News, at time: Timestamp, on track: inout T
  ) {
    switch news {
    case .none: break
    case .letGo: release()
    case .travel, .speed:
      if T.turns {
        reanchorTurning(at: time, track.gestures, turned: news == .speed)
      } else {
        reanchor(at: time, track.gestures, turned: news == .speed)
      }
    }
  }

  /// Returns true if its pointer holds the slide as the slide says, or neither says that one does.
  @inlinable
  public func holds(_ slide: Slide) -> Bool {
    slide.isHeld ? slide.state == (state == .dragging ? .dragging : .pressed) && isHeld : !isHeld
  }
}
