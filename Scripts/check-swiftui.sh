#!/usr/bin/env bash
# DetentUI compiles where SwiftUI can be imported. There is no SwiftUI here, so it is type-checked against
# Tests/SwiftUIStub, written by hand from Apple's documentation: as on iOS, as on a Mac, and with neither
# UIKit nor AppKit. Nothing runs, and none of it was ever compiled with Apple's SDK.
#   Scripts/check-swiftui.sh
set -euo pipefail
cd "$(dirname "$0")/.."
stub=Tests/SwiftUIStub
modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT
variants=(uikit appkit none)
mkdir "${variants[@]/#/$modules/}"
failures=0

fail() { echo "$1"; failures=$((failures + 1)); }

# Arguments: a folder below $modules, a module, the folder of its sources, and options.
emit() {
  local files
  mapfile -t files < <(find "$3" -name '*.swift' | sort)
  swiftc -swift-version 6 -parse-as-library -module-name "$2" -emit-module \
    -emit-module-path "$modules/$1/$2.swiftmodule" -I "$modules" -I "$modules/$1" "${@:4}" \
    "${files[@]}" >"$modules/log" 2>&1 || { cat "$modules/log"; echo "swiftui: $2 ($1) is wrong"; exit 1; }
}

# Arguments: a variant and files. Swift 6, main actor and all.
check() {
  swiftc -swift-version 6 -parse-as-library -warnings-as-errors -typecheck -I "$modules" \
    -I "$modules/$1" "${@:2}" >"$modules/log" 2>&1
}

# The engine as it is on Apple's systems before InlineArray.
emit . ControlCore Sources/ControlCore -DDETENT_ARRAYS
for module in Presentation Ruler Rating; do
  emit . $module Sources/$module -Xfrontend -experimental-skip-all-function-bodies
done
emit . MacTypes $stub/MacTypes -enable-library-evolution
emit . SwiftUI $stub/SwiftUI -enable-library-evolution
emit uikit UIKit $stub/UIKit
emit appkit AppKit $stub/AppKit

# The library and every example, in each variant.
mapfile -t sources < <(find Sources/DetentUI -name '*.swift' | sort)
for variant in "${variants[@]}"; do
  emit "$variant" DetentUI Sources/DetentUI -warnings-as-errors
  check "$variant" $stub/Usage/*.swift ||
    { cat "$modules/log"; fail "swiftui: an example does not compile ($variant)"; }
done

# What must not compile does not, and for the reason that its first line gives.
for wrong in "$stub"/Wrong/*.swift; do
  reason=$(head -1 "$wrong")
  if check none "$wrong"; then
    fail "$wrong: compiles"
  elif ! grep -qF -- "${reason#// error: }" "$modules/log"; then
    cat "$modules/log"
    fail "$wrong: is wrong for another reason"
  fi
done

# Errors planted in the library are found.
plants=(
  's/minimumDistance:/minimalDistance:/' 's/paused: /isPaused: /' 's/\.onKeyPress(phases/.onKeyPress(phase/'
  's/ControlCore\.Point/Point/' 's/\.accessibilityAdjustableAction/.accessibilityAdjustAction/'
  's/\.sensoryFeedback(/.sensoryFeedback(of: /' 's/@MainActor fileprivate func play/fileprivate func play/'
  's/@unknown default: return nil//'
)
for plant in "${plants[@]}"; do
  rm -rf "$modules/planted"
  cp -r Sources/DetentUI "$modules/planted"
  mapfile -t planted < <(find "$modules/planted" -name '*.swift' | sort)
  sed -i -e "$plant" "${planted[@]}"
  if diff -rq Sources/DetentUI "$modules/planted" >"$modules/log"; then fail "$plant: changes nothing"; fi
  if check uikit -module-name DetentUI "${planted[@]}"; then fail "$plant: is not found"; fi
done

# What is newer than iOS 15 is used behind #available only: the compiler does not look at it here.
newer=$(sed -nE 's/.*nonisolated func ([A-Za-z]+)[(<].*/\1/p' $stub/SwiftUI/Newer.swift | sort -u | paste -sd'|')
for source in "${sources[@]}"; do
  if grep -qE "(^|\.| )($newer)(\(| \{)" "$source" && ! grep -q '#available' "$source"; then
    fail "$source: uses something newer than iOS 15, and does not ask for it"
  fi
  # Where SwiftUI is missing, there is nothing to use: tests drive what is internal.
  case $source in
    */Driver/*) if grep -qE '\bpublic\b|Foundation|SwiftUI$' "$source"; then fail "$source: knows too much"; fi ;;
    *) [ "$(head -1 "$source")" = '#if canImport(SwiftUI) && !os(tvOS)' ] || fail "$source: is not guarded" ;;
  esac
done

usages=$(cat $stub/Usage/*.swift | grep -cE '^struct .*: View')
[ "$failures" = 0 ] || { echo "swiftui: $failures failures"; exit 1; }
echo "swiftui: ${#sources[@]} files and $usages views that use them type-check in ${#variants[@]} variants" \
  "against a hand-written stub; $(ls $stub/Wrong | wc -l) wrong ones and ${#plants[@]} planted errors do not" \
  "(never compiled with Apple's SDK)"
