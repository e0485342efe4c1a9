#!/usr/bin/env bash
# Checks that no target uses names newer than the oldest systems of Package.swift, except behind `#available`. The compiler
# checks that for all systems, on Linux too. The toolchain's own interfaces have the versions of the Swift library; SwiftUI,
# UIKit, AppKit, Foundation and Darwin are stubs, with sources in Tests/SwiftUIStub. The check tests itself: no file of
# Tests/SwiftUIStub/TooNew may compile, and no guard may be redundant.
#   Scripts/check/swiftui/systems.sh               as above
#   Scripts/check/swiftui/systems.sh --sdk PATH    against an SDK of Apple's, or the textual part of one
set -euo pipefail
cd "$(dirname "$0")/../../.."
case $#:${1:-} in
  0:) sdk= ;;
  2:--sdk) sdk=$2 ;;
  *) sed -n 's/^#  *Scripts/usage: Scripts/p' "$0" >&2; exit 2 ;;
esac
stub=Tests/SwiftUIStub
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
touch "$work/failures"
fail() { echo "swiftui: $1" | tee -a "$work/failures"; }

# Systems with their versions, and modules with their folders and their use by DetentUI.
swift package --ignore-lock --scratch-path "$work/scratch" dump-package >"$work/package.json"
systems=() modules=()
declare -A folders uses
while read -r kind name value use; do
  case $kind in
    system) systems+=("$name$value") ;;
    module) modules+=("$name") folders[$name]=$value uses[$name]=$use ;;
  esac
done < <(python3 Scripts/check/swiftui/modules.py "$work/package.json")
folders[Usage]=$stub/Usage uses[Usage]=views
folders[Example]=Examples/ios/DetentExample uses[Example]=views
folders[Renamed]=$work/renamed uses[Renamed]=views
folders[Original]=$work/original uses[Original]=views

# An app that migrates from SwiftUI's own controls, with other names; and with SwiftUI, unchanged.
. Scripts/check/swiftui/renamed.sh
mkdir "$work/renamed" "$work/original"
for file in $stub/Renamed/*.swift; do
  rename_controls "$file" "$work/renamed/$(basename "$file")"
  case $file in */stars-*) ;; *) cp "$file" "$work/original" ;; esac
done

# Swift sees a C target as a header, for which SwiftPM writes a module map.
includes=()
for folder in Sources/*/include; do
  if [ ! -e "$folder/module.modulemap" ]; then
    header=$(basename "$folder"/*.h)
    mkdir -p "$work/maps/${header%.h}"
    echo "module ${header%.h} { header \"$PWD/$folder/$header\" export * }" >"$work/maps/${header%.h}/module.modulemap"
    folder=$work/maps/${header%.h}
  fi
  includes+=(-I "$folder")
done

# Arguments: mode, system, module, output without its suffix, folder, and options with files. Messages
# go to a file beside the output.
frontend() {
  local files
  mapfile -t files < <(find "$5" -name '*.swift' -not -path '*.docc/*' | sort)
  swiftc -frontend "$1" -target "$(triple "$2")" "${options[@]}" -module-cache-path "${DETENT_SDK_CACHE:-$work/cache}" -swift-version 6 \
    -parse-as-library -module-name "$3" -I "$work/$2" "${includes[@]}" "${@:6}" "${files[@]}" >"$4.log" 2>&1
}

# Same arguments without the mode. Writes a module interface, without bodies.
export_module() {
  frontend -emit-module "$@" -experimental-skip-all-function-bodies -emit-module-path "$3.swiftmodule" \
    -o "$3.swiftmodule"
}

# Same arguments without the mode. Checks bodies too.
compile() { frontend -typecheck "$@" && export_module "$@"; }

# Arguments: a system, a module and its folder. Bodies that are equal on all systems are checked for the oldest one: iOS 15
# lacks nothing of the Swift library that the others have.
needs_bodies() {
  case $1:$2 in ios*:* | *:Usage) return ;; esac
  [ -n "$sdk" ] || grep -qrE '^ *#(else)?if .*(os|canImport)\(' "$3"
}

# Arguments: a log.
errors() { grep -E '^[^ ]*: error: ' "$1" | sort -u | head -40 || true; }

# Compiles the modules for a system, the examples of views, and with an SDK the app and the code that migrates from SwiftUI's
# own controls. Skips dependants of failing modules. `only=views` selects the modules for views.
check_system() {
  local system=$1 module place folder how package
  for module in "${modules[@]}" Usage Example Renamed Original; do
    package=(-package-name detent)
    case $module in Usage | Example | Renamed | Original) package=() ;; esac
    place=$work/$system/$module folder=${folders[$module]} how=export_module
    # The command uses processes and terminals, which some systems lack.
    case $system:$module:${uses[$module]} in
      tvos*:*:tools | watchos*:*:tools | xros*:*:tools) continue ;;
      *:Example:* | *:Original:*) case $sdk:$system in ?*:ios*) ;; *) continue ;; esac ;;
      tvos*:Renamed:*) continue ;;
      *:Renamed:*) [ -n "$sdk" ] || continue ;;
    esac
    if [ "${only:-}:${uses[$module]}" = views:tools ]; then continue; fi
    if needs_bodies "$system" "$module" "$folder"; then how=compile; fi
    $how "$system" "$module" "$place" "$folder" "${package[@]}" || {
      errors "$place.log"
      fail "$module does not compile for $system"
      return
    }
  done
}

finish() {
  local failures
  failures=$(grep -c '' "$work/failures" || true)
  [ "$failures" = 0 ] || { echo "swiftui: $failures failures"; exit 1; }
}

if [ -n "$sdk" ]; then
  . Scripts/check/swiftui/sdk.sh
else
  . Scripts/check/swiftui/stubs.sh
fi
