import ControlCore
public import GestureScript

/// A JSON Schema, draft 2020-12, of the lines between `detent` and a driver.
///
/// It allows the lines that `DriverAnswer` and `DriverCapabilities` read, except for facts beyond
/// one line: the number of parts, and the driver's own laws.
public enum DriverSchema {
  /// - Parameter controls: the controls whose settings lines may have.
  /// - Returns: one JSON object, with a line end at its end.
  public static func json(of controls: ControlSet = .ours) -> [UInt8] {
    var text: [UInt8] = []
    let parts = template.withUTF8Buffer { [UInt8]($0) }.split(
      separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      // Every second piece is a name between two `@`.
      if index % 2 == 0 { text += part } else { append(words([UInt8](part), controls), to: &text) }
    }
    return text
  }

  private static func append(_ words: [[UInt8]], to text: inout [UInt8]) {
    for (index, word) in words.enumerated() {
      text.append(index == 0 ? "[" : ", ")
      text.append(json: word)
    }
    text.append("]")
  }

  /// Returns the words for a name in the template.
  private static func words(_ name: [UInt8], _ controls: ControlSet) -> [[UInt8]] {
    switch name {
    case "controls": controls.tables.map { $0.name.bytes }
    case "settings": settings(of: controls)
    case "events": Vocabulary.pointerPhases.entries.map { [UInt8]($0.word) }
    case "kinds": Vocabulary.kinds.entries.map { [UInt8]($0.word) }
    case "buttons": Vocabulary.buttons.entries.map { [UInt8]($0.word) }
    case "mods": Vocabulary.modifiers.entries.map { [UInt8]($0.word) }
    case "keys": DriverLine.keys
    case "units": DriverLine.units.entries.map { [UInt8]($0.word) }
    case "wheel phases": Vocabulary.wheelPhases.entries.map { [UInt8]($0.word) }
    case "phases": Vocabulary.phases.entries.map { [UInt8]($0.word) }
    case "sides": Vocabulary.sides.entries.map { [UInt8]($0.word) }
    case "reasons": Vocabulary.endReasons.entries.map { [UInt8]($0.word) }
    case "has": DriverCapabilities.words(of: DriverCapabilities.had) + [[UInt8]("advance")]
    case "tells": DriverCapabilities.words(of: DriverCapabilities.reported)
    default: []
    }
  }

  /// The words of all settings, each once.
  private static func settings(of controls: ControlSet) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for entry in controls.tables.flatMap({ $0.entries }) {
      let word = entry.name.bytes
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  private static let template: StaticString = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Lines between detent and a driver, version 1",
      "description": "Each line is one of these: 'line' is sent to the driver, 'first' answers the first line, 'answer' any other.",
      "anyOf": [{"$ref": "#/$defs/line"}, {"$ref": "#/$defs/first"}, {"$ref": "#/$defs/answer"}],
      "$defs": {
        "line": {
          "oneOf": [
            {"$ref": "#/$defs/new"}, {"$ref": "#/$defs/pointer"}, {"$ref": "#/$defs/wheel"},
            {"$ref": "#/$defs/key"}, {"$ref": "#/$defs/adjust"}, {"$ref": "#/$defs/rotate"},
            {"$ref": "#/$defs/focus"}, {"$ref": "#/$defs/advance"}, {"$ref": "#/$defs/set"},
            {"$ref": "#/$defs/update"}, {"$ref": "#/$defs/copies"}, {"$ref": "#/$defs/end"}
          ]
        },
        "new": {
          "type": "object", "required": ["detent", "new"], "additionalProperties": false,
          "properties": {
            "detent": {"const": 1},
            "new": {
              "type": "object", "required": ["control", "viewport"],
              "anyOf": [{"required": ["value"]}, {"required": ["values"]}],
              "properties": {
                "control": {"enum": @controls@},
                "value": {"type": "number"}, "values": {"$ref": "#/$defs/numbers"},
                "viewport": {"$ref": "#/$defs/size"}
              },
              "propertyNames": {"anyOf": [{"enum": ["control", "value", "values", "viewport"]}, {"$ref": "#/$defs/settings"}]}
            }
          }
        },
        "pointer": {
          "type": "object", "required": ["t", "e", "id", "x", "y", "kind"], "additionalProperties": false,
          "properties": {
            "t": {"$ref": "#/$defs/time"}, "e": {"enum": @events@}, "id": {"type": "integer"},
            "x": {"type": "number"}, "y": {"type": "number"}, "kind": {"enum": @kinds@}, "mods": {"$ref": "#/$defs/mods"},
            "button": {"description": "of a down, up or hover; left without it", "enum": @buttons@}
          }
        },
        "wheel": {
          "type": "object", "required": ["t", "e", "x", "y", "unit"], "additionalProperties": false,
          "properties": {
            "t": {"$ref": "#/$defs/time"}, "e": {"const": "wheel"}, "x": {"type": "number"}, "y": {"type": "number"},
            "unit": {"enum": @units@}, "phase": {"enum": @wheel phases@}, "mods": {"$ref": "#/$defs/mods"}
          }
        },
        "key": {
          "type": "object", "required": ["t", "e", "key"], "additionalProperties": false,
          "properties": {
            "t": {"$ref": "#/$defs/time"}, "e": {"const": "key"},
            "key": {"enum": @keys@}, "mods": {"$ref": "#/$defs/mods"}
          }
        },
        "adjust": {
          "type": "object", "required": ["t", "e", "to"], "additionalProperties": false,
          "properties": {
            "t": {"$ref": "#/$defs/time"}, "e": {"const": "adjust"},
            "to": {"anyOf": [{"enum": ["increment", "decrement"]}, {"type": "number"}]}, "part": {"$ref": "#/$defs/part"}
          }
        },
        "rotate": {
          "type": "object", "required": ["t", "e", "detents"], "additionalProperties": false,
          "properties": {"t": {"$ref": "#/$defs/time"}, "e": {"const": "rotate"}, "detents": {"type": "number"}}
        },
        "focus": {
          "type": "object", "required": ["t", "e", "part"], "additionalProperties": false,
          "properties": {"t": {"$ref": "#/$defs/time"}, "e": {"const": "focus"}, "part": {"$ref": "#/$defs/part"}}
        },
        "advance": {
          "type": "object", "required": ["t", "e"], "additionalProperties": false,
          "properties": {"t": {"$ref": "#/$defs/time"}, "e": {"const": "advance"}}
        },
        "set": {
          "type": "object", "required": ["t", "set", "to"], "additionalProperties": false,
          "properties": {
            "t": {"$ref": "#/$defs/time"}, "to": {"$ref": "#/$defs/setting"},
            "set": {"anyOf": [{"const": "value"}, {"$ref": "#/$defs/settings"}]},
            "part": {"$ref": "#/$defs/part"}, "animated": {"const": true}
          }
        },
        "update": {
          "type": "object", "required": ["t", "update"], "additionalProperties": false,
          "properties": {
            "t": {"$ref": "#/$defs/time"}, "animated": {"const": true},
            "update": {
              "type": "object", "minProperties": 1,
              "properties": {
                "value": {"type": "number"},
                "values": {"type": "array", "items": {"type": ["number", "null"]}, "minItems": 2, "maxItems": 8}
              },
              "propertyNames": {"anyOf": [{"enum": ["value", "values"]}, {"$ref": "#/$defs/settings"}]}
            }
          }
        },
        "copies": {
          "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
          "properties": {"copy": {"type": "integer"}, "use": {"type": "integer"}, "drop": {"type": "integer"}}
        },
        "end": {
          "type": "object", "required": ["end"], "additionalProperties": false, "properties": {"end": {"const": 1}}
        },
        "answer": {
          "anyOf": [
            {"allOf": [{"$ref": "#/$defs/state"}], "unevaluatedProperties": false},
            {"type": "object", "required": ["error"], "properties": {"error": {"type": "string"}}}
          ]
        },
        "first": {
          "anyOf": [
            {
              "allOf": [{"$ref": "#/$defs/state"}], "unevaluatedProperties": false,
              "properties": {
                "name": {"type": "string"}, "control": {"enum": @controls@},
                "has": {"type": "array", "items": {"enum": @has@}},
                "kinds": {"type": "array", "items": {"enum": @kinds@}},
                "tells": {"type": "array", "items": {"enum": @tells@}},
                "settings": {"type": "array", "items": {"$ref": "#/$defs/settings"}},
                "fixed": {"type": "object", "propertyNames": {"$ref": "#/$defs/settings"}, "additionalProperties": {"$ref": "#/$defs/setting"}},
                "bounds": {"type": "array", "items": {"type": ["number", "null"]}, "minItems": 2, "maxItems": 2},
                "viewport": {"$ref": "#/$defs/size"}, "clock": {"enum": ["virtual", "real"]}, "follows": {"enum": ["move", "release"]}, "owner": {"enum": ["control", "host"]},
                "copies": {"type": "boolean"},
                "laws": {
                  "type": "array",
                  "items": {
                    "type": "object", "required": ["id", "sentence"], "additionalProperties": false,
                    "properties": {"id": {"$ref": "#/$defs/law"}, "sentence": {"type": "string", "minLength": 1}}
                  }
                }
              }
            },
            {"type": "object", "required": ["error"], "properties": {"error": {"type": "string"}}}
          ]
        },
        "state": {
          "type": "object", "anyOf": [{"required": ["value"]}, {"required": ["values"]}],
          "properties": {
            "value": {"type": "number"}, "values": {"$ref": "#/$defs/numbers"},
            "phase": {"$ref": "#/$defs/phase"}, "phases": {"type": "array", "items": {"$ref": "#/$defs/phase"}, "minItems": 1, "maxItems": 8},
            "shown": {"$ref": "#/$defs/each"}, "target": {"$ref": "#/$defs/each"},
            "rest": {"$ref": "#/$defs/rest"}, "rests": {"type": "array", "items": {"$ref": "#/$defs/rest"}, "minItems": 1, "maxItems": 8},
            "handled": {"description": "false if the control left the event of the line to its host", "type": "boolean"},
            "effects": {"type": "array", "items": {"$ref": "#/$defs/effect"}},
            "aria": {"anyOf": [{"$ref": "#/$defs/aria"}, {"type": "array", "items": {"$ref": "#/$defs/aria"}, "minItems": 1, "maxItems": 8}]},
            "errors": {
              "description": "texts of uncaught errors since the last answer", "type": "array",
              "items": {"type": "string", "minLength": 1}
            },
            "held": {"type": "array", "items": {"$ref": "#/$defs/law"}},
            "broken": {
              "type": "array",
              "items": {
                "type": "object", "required": ["law", "why"], "additionalProperties": false,
                "properties": {"law": {"$ref": "#/$defs/law"}, "why": {"type": "string", "minLength": 1}}
              }
            }
          }
        },
        "aria": {
          "description": "the state of a part for assistive technology; null if there is no aria-valuenow", "type": "object",
          "additionalProperties": false,
          "properties": {
            "now": {"type": ["number", "null"]}, "min": {"type": "number"}, "max": {"type": "number"}, "text": {"type": "string"},
            "orientation": {"enum": ["horizontal", "vertical"]}, "disabled": {"type": "boolean"}, "focusable": {"type": "boolean"}
          }
        },
        "effect": {
          "oneOf": [
            {
              "type": "array", "minItems": 1, "items": false,
              "prefixItems": [{"enum": ["began", "idle"]}, {"$ref": "#/$defs/details"}]
            },
            {
              "type": "array", "minItems": 2, "items": false,
              "prefixItems": [{"enum": ["changed", "snapped"]}, {"type": "number"}, {"$ref": "#/$defs/details"}]
            },
            {
              "type": "array", "minItems": 2, "items": false,
              "prefixItems": [{"const": "tick"}, {"type": "integer"}, {"$ref": "#/$defs/details"}]
            },
            {
              "type": "array", "minItems": 2, "items": false,
              "prefixItems": [{"const": "bound"}, {"enum": @sides@}, {"$ref": "#/$defs/details"}]
            },
            {
              "type": "array", "minItems": 2, "items": false,
              "prefixItems": [{"const": "ended"}, {"enum": @reasons@}, {"$ref": "#/$defs/details"}]
            }
          ]
        },
        "details": {
          "type": "object", "additionalProperties": false,
          "properties": {"part": {"$ref": "#/$defs/part"}, "t": {"$ref": "#/$defs/time"}}
        },
        "law": {"description": "a law of the driver's own", "type": "string", "pattern": "^[a-z][a-z0-9-]*$"},
        "time": {"description": "nanoseconds since the start of the script", "type": "integer", "minimum": 0},
        "part": {"type": "integer", "minimum": 0, "maximum": 7},
        "numbers": {"type": "array", "items": {"type": "number"}, "minItems": 1, "maxItems": 8},
        "each": {"description": "a number for each part", "anyOf": [{"type": "number"}, {"$ref": "#/$defs/numbers"}]},
        "size": {"type": "array", "items": {"type": "number", "exclusiveMinimum": 0}, "minItems": 2, "maxItems": 2},
        "phase": {"enum": @phases@},
        "rest": {"description": "nanoseconds from now", "type": ["number", "null"], "exclusiveMinimum": 0},
        "mods": {"type": "array", "items": {"enum": @mods@}, "minItems": 1},
        "settings": {"enum": @settings@},
        "setting": {
          "description": "null for infinity, and where the control decides",
          "type": ["number", "string", "boolean", "array", "null"], "items": {"type": ["number", "null"]}
        }
      }
    }

    """
}
