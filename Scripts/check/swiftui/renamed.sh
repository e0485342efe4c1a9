# shellcheck shell=bash
# What changes in an app that comes from SwiftUI's own Slider and Stepper, and from a package of stars: names, and which module
# is imported. Nothing else.

# Arguments: a file of Tests/SwiftUIStub/Renamed, and where to write it with other names.
rename_controls() {
  sed -E -e 's/\b(Slider|Stepper)\b/Detent\1/g' -e '/^import StarRater$/d' \
    -e 's/^import SwiftUI$/import DetentUI\nimport SwiftUI/' "$1" >"$2"
}
