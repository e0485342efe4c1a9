import GestureScript

/// The fields of a place in a format, and what an importer does with each. A field in no list is named
/// by note N330, so that a reader drops nothing in silence.
///
/// The table of Guides/recordings.md and `RecordingFieldTests` are made from these lists.
package struct RecordingFields: Sendable {
  /// The object that has the fields, or the field whose words these are.
  package let place: String
  /// Fields that a script depends on.
  package let read: [String]
  /// Words for events that are left out, and counted by N313 or N322.
  package let noted: [String]
  /// Fields that no control has a use for.
  package let unused: [String]

  /// Parses a line of the table below; `*` at the end of a name stands for any ending.
  private init(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    (place, read, noted, unused) = (cells[0].joined(separator: " "), cells[1], cells[2], cells[3])
  }

  /// The lists of a format; none for tables, whose columns that are not read N321 names.
  package static func of(_ format: RecordingFormat) -> [RecordingFields] {
    let isKernel = [.evemu, .getevent, .libinput, .evtest].contains(format)
    let lines = table.split(whereSeparator: \.isNewline)
    let start = lines.firstIndex(of: "# \(isKernel ? "kernel" : format.name)") ?? lines.count - 1
    return lines[(start + 1)...].prefix { !$0.hasPrefix("# ") }.map { RecordingFields($0) }
  }

  /// The name of a format, then a line for each place: the place, and what is read, noted, of no use.
  private static let table = """
    # kernel
    EV_SYN | SYN_REPORT SYN_MT_REPORT SYN_DROPPED |  | SYN_*
    EV_KEY | BTN_LEFT BTN_TOUCH BTN_TOOL_PEN BTN_TOOL_RUBBER BTN_TOOL_BRUSH BTN_TOOL_PENCIL BTN_TOOL_AIRBRUSH KEY_ESC \
    KEY_0 KEY_1 KEY_2 KEY_3 KEY_4 KEY_5 KEY_6 KEY_7 KEY_8 KEY_9 KEY_HOME KEY_END KEY_UP KEY_DOWN KEY_LEFT KEY_RIGHT \
    KEY_PAGEUP KEY_PAGEDOWN KEY_LEFTCTRL KEY_RIGHTCTRL KEY_LEFTSHIFT KEY_RIGHTSHIFT KEY_LEFTALT KEY_RIGHTALT KEY_LEFTMETA \
    KEY_RIGHTMETA | KEY_* BTN_RIGHT BTN_MIDDLE BTN_SIDE BTN_EXTRA BTN_FORWARD BTN_BACK BTN_TASK BTN_STYLUS BTN_STYLUS2 \
    BTN_STYLUS3 | BTN_*
    EV_REL | REL_X REL_Y REL_WHEEL REL_HWHEEL REL_WHEEL_HI_RES REL_HWHEEL_HI_RES |  | REL_*
    EV_ABS | ABS_X ABS_Y ABS_RX ABS_RY ABS_WHEEL ABS_PRESSURE ABS_MISC ABS_MT_SLOT ABS_MT_TOUCH_MAJOR ABS_MT_WIDTH_MAJOR \
    ABS_MT_POSITION_X ABS_MT_POSITION_Y ABS_MT_TRACKING_ID ABS_MT_PRESSURE ABS_MT_DISTANCE |  | ABS_*
    type |  |  | EV_MSC EV_SW EV_LED EV_SND EV_REP EV_FF EV_PWR
    # libinput debug-events
    event | TOUCH_DOWN TOUCH_MOTION TOUCH_UP TOUCH_CANCEL TOUCH_FRAME POINTER_MOTION POINTER_MOTION_ABSOLUTE \
    POINTER_BUTTON POINTER_AXIS POINTER_SCROLL_* KEYBOARD_KEY | GESTURE_* TABLET_* SWITCH_TOGGLE | DEVICE_ADDED \
    DEVICE_REMOVED
    # W3C Actions
    file | actions params |  | method id
    params | actions |  | context
    source | type id parameters actions |  |
    source.parameters | pointerType |  |
    source.actions | type duration x y origin button deltaX deltaY value |  | width height pressure tangentialPressure \
    tiltX tiltY twist altitudeAngle azimuthAngle
    # rrweb
    event | type timestamp data |  | delay
    event.type | 3 4 | 0 1 2 5 6 |
    source | 1 2 6 12 | 0 3 4 5 7 8 9 10 11 13 14 15 16 |
    page | width height |  | href
    data | source positions type x y pointerType pointerId |  | id
    data.positions | x y timeOffset pointerId |  | id
    data.type | 0 1 7 9 10 | 2 3 4 5 6 8 |
    # DevTools recorder
    file | steps |  | title timeout selectorAttribute
    step.type | click doubleClick keyDown keyUp change | setViewport navigate hover scroll close emulateNetworkConditions \
    waitForElement waitForExpression customStep |
    step | type offsetX offsetY button deviceType duration key value |  | target frame selectors assertedEvents timeout
    # Playwright trace
    line.type | context-options before after input action |  | log event console object stdout stderr error frame-snapshot \
    resource-snapshot screencast-frame
    call | type callId startTime endTime class method params pageId point error |  | stepId parentId apiName title \
    internal group stack wallTime beforeSnapshot inputSnapshot afterSnapshot snapshots log result attachments annotations \
    frameId objectId box id
    call.point | x y |  |
    call.params | x y deltaX deltaY button key delay steps clickCount modifiers |  | selector strict timeout force \
    noWaitAfter position trial source target sourcePosition targetPosition
    # Kivy recorder
    line | begin update end keydown keyup |  | keyboard
    arguments | is_touch sx sy profile button key |  | angle pressure scancode codepoint modifier x y z ox oy oz px py pz \
    dx dy dz osx osy osz psx psy psz dsx dsy dsz sz pos opos ppos spos uid device time_start time_update time_end \
    is_double_tap is_triple_tap double_tap_time triple_tap_time shape
    # Flutter
    file | events screenSize |  | ts devicePixelRatio version name timeStamp
    file.events | packet events |  | ts timeSincePrevious timestamp
    event | timeStamp change type kind signalKind device pointer physicalX physicalY position buttons scrollDelta |  | \
    viewId embedderId pointerIdentifier physicalDeltaX physicalDeltaY delta localPosition localDelta down obscured \
    synthesized platformData pressure pressureMin pressureMax distance distanceMin distanceMax size radiusMajor \
    radiusMinor radiusMin radiusMax orientation tilt scrollDeltaX scrollDeltaY panX panY panDeltaX panDeltaY pan panDelta \
    localPan localPanDelta scale rotation transform original respondCallback
    event.type | PointerAddedEvent PointerRemovedEvent PointerHoverEvent PointerDownEvent PointerMoveEvent PointerUpEvent \
    PointerCancelEvent PointerScrollEvent | PointerEnterEvent PointerExitEvent PointerPanZoomStartEvent \
    PointerPanZoomUpdateEvent PointerPanZoomEndEvent PointerScaleEvent PointerScrollInertiaCancelEvent |
    # strokes
    drawing | drawing points |  | key_id word countrycode timestamp recognized penColor dotSize minWidth maxWidth \
    velocityFilterWeight compositeOperation
    point | time x y |  | pressure color
    """
}
