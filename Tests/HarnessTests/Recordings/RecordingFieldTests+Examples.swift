import Harness

/// Recordings with every field that their programs write.
extension RecordingFieldTests {
  static let examples = [w3c, rrweb, devTools, playwright, kivy, flutter, strokes]

  private static let w3c = Example(
    format: .w3cActions,
    paths: [
      "file": [[]], "params": [["params"]], "source": [["actions", "*"]],
      "source.parameters": [["actions", "*", "parameters"]],
      "source.actions": [["actions", "*", "actions", "*"]],
    ],
    files: [
      [
        """
        {"method":"input.performActions","id":4,"params":{},"actions":[
        {"type":"key","id":"k","actions":[{"type":"keyDown","value":"\\uE014"},{"type":"keyUp","value":"\\uE014"}]},
        {"type":"pointer","id":"finger2","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pointerMove","x":60,"y":40,"origin":"viewport","duration":10,"width":4,"height":5,"pressure":0.5,
        "tangentialPressure":0.1,"tiltX":3,"tiltY":4,"twist":5,"altitudeAngle":1,"azimuthAngle":2},
        {"type":"pointerDown","button":0},{"type":"pointerMove","x":5,"y":2,"origin":"pointer","duration":20},
        {"type":"pointerUp","button":0},{"type":"pointerDown","button":2},{"type":"pointerUp","button":2}]},
        {"type":"wheel","id":"w","actions":[{"type":"scroll","x":1,"y":2,"deltaX":3,"deltaY":4,"duration":0}]}]}
        """
      ],
      [
        #"{"params":{"context":"c","actions":[{"type":"key","id":"k","actions":[{"type":"keyDown","value":"1"}]}]}}"#
      ],
    ])

  private static let rrweb = Example(
    format: .rrweb,
    paths: [
      "event": [[]], "page": [["data"]], "data": [["data"]],
      "data.positions": [["data", "positions", "*"]],
    ],
    files: [
      [
        #"{"type":4,"timestamp":1000,"delay":1,"data":{"href":"a","width":800,"height":600}}"#,
        #"{"type":3,"timestamp":1400,"data":{"source":2,"type":1,"id":7,"x":300,"y":40,"pointerType":1,"pointerId":3}}"#,
        #"{"type":3,"timestamp":1500,"data":{"source":1,"positions":[{"x":290,"y":40,"id":7,"timeOffset":-20},{"x":290,"y":40,"id":7,"timeOffset":-10,"pointerId":3}]}}"#,
        #"{"type":3,"timestamp":1510,"data":{"source":2,"type":0,"id":7,"x":275,"y":41,"pointerType":1,"pointerId":3}}"#,
      ]
    ])

  private static let devTools = Example(
    format: .devTools, paths: ["file": [[]], "step": [["steps", "*"]]],
    files: [
      [
        """
        {"title":"t","timeout":5000,"selectorAttribute":"data-testid","steps":[
        {"type":"click","target":"main","frame":[0],"selectors":[[".a"]],"assertedEvents":[],"timeout":5,
        "offsetX":12,"offsetY":7,"button":"primary","deviceType":"touch","duration":120},
        {"type":"click","offsetX":1,"offsetY":7,"button":"secondary"},
        {"type":"keyDown","target":"main","key":"ArrowRight"},{"type":"keyUp","key":"ArrowRight"},
        {"type":"change","value":"42","selectors":[[".a"]],"target":"main"}]}
        """
      ]
    ])

  private static let playwright = Example(
    format: .playwright,
    paths: ["call": [[], ["metadata"]], "call.point": [["point"]], "call.params": [["params"]]],
    files: [
      [
        #"{"type":"before","callId":"call@3","class":"Page","method":"mouseMove","startTime":1300.5,"stepId":"s","parentId":"p","apiName":"a","title":"t","internal":true,"group":"g","stack":[],"wallTime":1,"beforeSnapshot":"b","params":{"x":40,"y":20,"steps":2},"pageId":"page@a"}"#,
        #"{"type":"after","callId":"call@3","endTime":1320,"afterSnapshot":"c","result":{},"attachments":[],"annotations":[],"log":[],"box":null}"#,
        #"{"type":"before","callId":"call@4","class":"Page","method":"mouseDown","startTime":1330,"params":{"button":"right"},"pageId":"page@a"}"#,
        #"{"type":"before","callId":"call@5","class":"Page","method":"mouseWheel","startTime":1340,"params":{"deltaX":3,"deltaY":4},"pageId":"page@a"}"#,
        #"{"type":"before","callId":"call@6","class":"Page","method":"keyboardPress","startTime":1350,"params":{"key":"ArrowRight"},"pageId":"page@a"}"#,
        #"{"type":"before","callId":"call@b","class":"Page","method":"keyboardPress","startTime":1355,"params":{"key":"End"},"pageId":"page@b"}"#,
        #"{"type":"before","callId":"call@d","class":"Frame","method":"dragAndDrop","startTime":1356,"params":{"source":"a","target":"b","sourcePosition":null,"targetPosition":null},"pageId":"page@a"}"#,
        #"{"type":"before","callId":"call@7","class":"Frame","method":"click","startTime":1360,"frameId":"f","params":{"selector":".a","strict":true,"timeout":9,"force":true,"noWaitAfter":true,"position":{"x":1,"y":2},"trial":false,"delay":5,"clickCount":2,"modifiers":["Shift"]},"pageId":"page@a"}"#,
        #"{"type":"input","callId":"call@7","inputSnapshot":"i","point":{"x":90,"y":25}}"#,
        #"{"type":"after","callId":"call@7","endTime":1400,"point":{"x":90,"y":25}}"#,
        #"{"type":"before","callId":"call@8","class":"Frame","method":"hover","startTime":1410,"params":{"selector":".a"},"pageId":"page@a"}"#,
        #"{"type":"after","callId":"call@8","endTime":1420,"point":{"x":95,"y":25},"error":{"message":"no"}}"#,
        #"{"type":"before","callId":"call@9","class":"Test","method":"mouseMove","startTime":1430,"params":{"x":7,"y":8},"pageId":"page@a"}"#,
      ],
      [
        #"{"type":"action","metadata":{"id":"call@1","startTime":10,"endTime":12,"type":"Page","method":"mouseMove","params":{"x":5,"y":6},"log":[],"snapshots":[],"stack":[],"pageId":"p","frameId":"f","objectId":"o"}}"#
      ],
    ])

  private static let kivy = Example(
    format: .kivy, paths: ["arguments": [["3"]]],
    files: [
      [
        #"[1.5,"begin",3,{"is_touch":true,"sx":0.25,"sy":0.75,"profile":["pos","button"],"button":"left","angle":1,"pressure":0.5,"x":1,"y":2,"z":3,"dx":1,"dy":2,"dz":3,"sz":0,"pos":[1,2],"spos":[1,2],"uid":3,"device":"m","shape":null,"is_double_tap":false,"is_triple_tap":false,"double_tap_time":0,"triple_tap_time":0,"time_start":1,"time_update":1,"time_end":1,"ox":1,"oy":1,"oz":1,"px":1,"py":1,"pz":1,"osx":1,"osy":1,"osz":1,"psx":1,"psy":1,"psz":1,"dsx":1,"dsy":1,"dsz":1,"opos":[1,2],"ppos":[1,2]}]"#,
        #"[1.6,"end",3,{"is_touch":true,"sx":0.5,"sy":0.75,"profile":["pos","button"],"button":"left"}]"#,
        #"[1.65,"begin",4,{"is_touch":true,"sx":0.5,"sy":0.75,"profile":["pos","button"],"button":"right"}]"#,
        #"[1.66,"begin",4,{"is_touch":false,"sx":0.5,"sy":0.75,"profile":["pos"]}]"#,
        #"[1.7,"keydown",0,{"key":275,"scancode":50,"codepoint":null,"modifier":[],"is_touch":false}]"#,
      ]
    ])

  private static let flutter = Example(
    format: .flutter,
    paths: [
      "file.events": [["events", "*"], ["*"]],
      "event": [["events", "*", "packet", "data", "*"], ["*", "events", "*"]],
    ],
    files: [
      [
        """
        {"events":[{"timeSincePrevious":0,"timestamp":1,"packet":{"data":[
        {"viewId":0,"embedderId":0,"timeStamp":5000000,"change":4,"kind":1,"signalKind":0,"device":2,
        "pointerIdentifier":1,"physicalX":600.0,"physicalY":300.0,"physicalDeltaX":0,"physicalDeltaY":0,"buttons":2,
        "obscured":0,"synthesized":0,"pressure":0.4,"pressureMin":0,"pressureMax":1,"distance":0,"distanceMax":0,
        "size":0,"radiusMajor":0,"radiusMinor":0,"radiusMin":0,"radiusMax":0,"orientation":0,"tilt":0,
        "platformData":0,"scrollDeltaX":0,"scrollDeltaY":0,"panX":0,"panY":0,"panDeltaX":0,"panDeltaY":0,"scale":0,
        "rotation":0},
        {"timeStamp":5001000,"change":4,"kind":1,"device":2,"physicalX":600.0,"physicalY":300.0,"buttons":1},
        {"timeStamp":5002000,"change":3,"kind":1,"device":2,"signalKind":1,"physicalX":600.0,"physicalY":300.0},
        {"timeStamp":5003000,"change":6,"kind":1,"device":2,"physicalX":630.0,"physicalY":300.0}]}}],
        "screenSize":{"width":1080,"height":2340}}
        """
      ],
      [
        """
        [{"ts":2100,"events":[
        {"type":"PointerDownEvent","timeStamp":2000,"pointer":3,"kind":1,"position":[10,20],"localPosition":[1,2],
        "delta":[0,0],"localDelta":[0,0],"buttons":1,"down":true,"distanceMin":0,"original":null,"transform":null},
        {"type":"PointerUpEvent","timeStamp":2500,"pointer":3,"kind":1,"position":[10,20],"buttons":0},
        {"type":"PointerScrollEvent","timeStamp":2600,"kind":1,"position":[30,20],"scrollDelta":[0,12],
        "respondCallback":null,"pan":null,"panDelta":null,"localPan":null,"localPanDelta":null}]}]
        """
      ],
    ])

  private static let strokes = Example(
    format: .strokes, paths: ["drawing": [[], ["*"]], "point": [["*", "points", "*"]]],
    files: [
      [
        #"{"word":"apple","key_id":"17","countrycode":"X","timestamp":"2017-03-01","recognized":true,"points":[],"drawing":[[[10,14],[5,6],[0,16]]]}"#
      ],
      [
        #"[{"penColor":"black","dotSize":0,"minWidth":0.5,"maxWidth":2.5,"velocityFilterWeight":0.7,"compositeOperation":"source-over","points":[{"time":100,"x":12.5,"y":40,"pressure":0.5,"color":"black"},{"time":117,"x":20,"y":41,"pressure":0.6}]}]"#
      ],
    ])
}
