# shellcheck shell=bash
# Part of systems.sh that compiles against the toolchain's Swift library and stubs, for all systems.

resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
options=(-resource-dir "$work/resources" -disable-objc-interop -Xcc -ffreestanding -Xcc -nostdlibinc
  -I $stub/Darwin)

triple() {
  case $1 in
    macos*) echo "x86_64-apple-macosx${1#macos}" ;;
    *) echo "x86_64-apple-$1-simulator" ;;
  esac
}

# Arguments: a system. Compiles the toolchain's Swift library as that of the system.
make_library() {
  local system=$1 folder name module interface
  name=$(triple "${1%%[0-9]*}")
  case $system in
    macos*) folder=macosx name=x86_64-apple-macos ;;
    ios*) folder=iphonesimulator ;;
    tvos*) folder=appletvsimulator ;;
    watchos*) folder=watchsimulator ;;
    xros*) folder=xrsimulator ;;
  esac
  for module in Swift SwiftOnoneSupport Synchronization _Builtin_float _Concurrency _RegexParser _StringProcessing; do
    for interface in "$resources"/linux/$module.swiftmodule/*-linux-gnu.swiftinterface; do
      case $interface in *.private.swiftinterface) ;; *) break ;; esac
    done
    [ -f "$interface" ] || { echo "swiftui: there is no $interface: use --sdk" >&2; exit 2; }
    mkdir -p "$work/resources/$folder/$module.swiftmodule"
    # Bodies are skipped, so remove `@backDeployed`, which requires one. visionOS declarations since its first version are
    # not always marked.
    sed -E -e "1,5s/-target [^ ]+/-target $(triple "$system") -disable-availability-checking -experimental-skip-all-function-bodies/" \
      -e '/^import Glibc/d' -e 's/^( *)@backDeployed\(.*$/\1/' -e '/@available\(.*iOS/{/visionOS/!s/, \*\)/, visionOS 1.0, *)/;}' \
      "$interface" >"$work/resources/$folder/$module.swiftmodule/$name.swiftinterface"
  done
}

# Arguments: a system, a module of the stub, and options.
compile_stub() {
  compile "$1" "$2" "$work/$1/$2" "$stub/$2" "${@:3}" || {
    errors "$work/$1/$2.log"
    fail "the stub of $2 is wrong for $1"
  }
}

check_stubs() {
  local system=$1
  compile_stub "$system" Darwin -import-underlying-module
  compile_stub "$system" Foundation
  compile_stub "$system" MacTypes -enable-library-evolution
  compile_stub "$system" SwiftUI -enable-library-evolution
  case $system in
    macos*) compile_stub "$system" AppKit ;;
    *) compile_stub "$system" UIKit ;;
  esac
  check_system "$system"
}

# Arguments: a file that must not compile. Its first line names the system, the module and the error.
check_too_new() {
  local system module reason place
  read -r _ system module reason <"$1"
  module=${module%:} place=$work/$(basename "$1" .swift)
  if compile "$system" "$module" "$place" "${folders[$module]}" -package-name detent "$1"; then
    fail "$1: compiles"
  elif ! grep -qF -- "error: $reason" "$place.log"; then
    errors "$place.log"
    fail "$1: is wrong for another reason"
  fi
}

# Arguments: a number, a file of DetentUI, and a line. Removes the guard there, which must cause an error.
check_guard() {
  local copy=$work/guard$1
  cp -r Sources/DetentUI "$copy"
  sed -i -E "$3{s/#available\([^)]*\)/true/;s/@available\(.*\)//;}" "$copy/${2#Sources/DetentUI/}"
  if compile "$guarded" DetentUI "$copy" "$copy" -package-name detent; then
    fail "$2:$3: nobody misses the guard"
  elif ! grep -q 'error: .* is only available in ' "$copy.log"; then
    errors "$copy.log"
    fail "$2:$3: the guard is missed for another reason"
  fi
}

started=0
beside() {
  "$@" &
  started=$((started + 1))
  if [ $((started % 2)) = 0 ]; then wait; fi
}

mkdir "$work/resources"
for folder in shims clang apinotes; do ln -s "$resources/$folder" "$work/resources/$folder"; done
for system in "${systems[@]}"; do
  mkdir "$work/$system"
  make_library "$system"
  case $system in ios*) guarded=$system ;; esac
done
for system in "${systems[@]}"; do beside check_stubs "$system"; done
wait
finish

for file in $stub/TooNew/*.swift; do beside check_too_new "$file"; done
guards=0
while IFS=: read -r file line _; do
  beside check_guard "$guards" "$file" "$line"
  guards=$((guards + 1))
# Skips previews, compiled only by Xcode; a type created only behind another guard, which the stub does not miss; and iOS 15,
# which is for the watch and not needed on iPhones.
done < <(grep -rnE --exclude-dir=Previews '#available\(|@available\(iOS' Sources/DetentUI |
  grep -vE 'FingerInput.swift:.*@available|available\(iOS 15\.0')
wait
finish
echo "swiftui: ${#modules[@]} modules use nothing newer than ${systems[*]} without asking for it;" \
  "$(find $stub/TooNew -name '*.swift' | wc -l) that do, and $guards without a guard, are found"
