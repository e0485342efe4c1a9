#!/usr/bin/env bash
# A script gives equal bytes in every build: debug, optimised, with --native also optimised for this very CPU,
# WebAssembly in wasmkit, and where they are installed WebAssembly in node and a bare AArch64 in QEMU
# (Debian: qemu-system-arm). Takes every example, and every recording of DETENT_CORPUS that can be
# imported, at every level and as a film, and on the machines also with a control that is stored and read
# before each event; and all of them as lines of JSON, whose digests must be those of the texts.
#   Scripts/check/same-bytes.sh [--native]
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Most of a build is one module on one core: so two builds at a time.
swift build -c release --product detent >&2
swift build --product detent >&2 &
debug=$!
Scripts/build/replay.sh wasm "$work/replay.wasm"
wait $debug
builds=(debug wasmkit)
if [ "${1:-}" = --native ]; then
  swift build -c release --product detent --scratch-path .build-native \
    -Xswiftc -Xcc -Xswiftc -march=native >&2
  builds+=(native)
fi

# Each build as a function of LEVEL FILE, of import FILE, of film FILE or of stream FILE.
invoke() {
  case $2 in
    import) "$1" import "$3" ;;
    film) "$1" draw --film - "$3" ;;
    stream) "$1" stream "$3" ;;
    restored) "$1" run --level frames "$3" ;;  # what has to come of it
    *) "$1" run --level "$2" "$3" ;;
  esac
}
release() { invoke .build/release/detent "$@"; }
debug() { invoke .build/debug/detent "$@"; }
native() { invoke .build-native/release/detent "$@"; }
wasmkit() { command wasmkit run "$work/replay.wasm" "$1" "$(basename "$2")" <"$2"; }
node() {
  command node --no-warnings Scripts/embedded/run-wasi.mjs "$work/replay.wasm" \
    "$1" "$(basename "$2")" <"$2"
}
aarch64() {
  qemu-system-aarch64 -M virt -cpu cortex-a57 -m 1G -nic none -nographic -monitor none -serial null \
    -semihosting-config "enable=on,target=native,arg=replay,arg=$1,arg=$(basename "$2"),arg=$2" \
    -kernel "$work/replay.elf" </dev/null
}
if [ -n "$(type -P node)" ]; then
  builds+=(node)
else
  echo 'same bytes: node is not tried, because it is not installed; the package nodejs has it' >&2
fi
if [ -n "$(type -P qemu-system-aarch64)" ]; then
  Scripts/build/replay.sh aarch64 "$work/replay.elf"
  builds+=(aarch64)
else
  echo 'same bytes: AArch64 is not tried, because QEMU is not installed; the package qemu-system-arm has it' >&2
fi

bytes=0 traces=0 imports=0 films=0 lines=0 differences=0
compare() {
  local expected=0 actual
  release "$@" >"$work/expected" || expected=$?
  bytes=$((bytes + $(stat -c %s "$work/expected" 2>/dev/null || stat -f %z "$work/expected")))
  for build in "${builds[@]}"; do
    # Only the machines' replay can store and read; the tests do it here.
    [ "$1 $build" != "restored debug" ] && [ "$1 $build" != "restored native" ] || continue
    actual=0
    "$build" "$@" >"$work/actual" 2>/dev/null || actual=$?
    [ "$actual" = "$expected" ] && cmp -s "$work/actual" "$work/expected" && continue
    echo "same bytes: $build differs (exit status $actual, not $expected): $*" >&2
    differences=$((differences + 1))
  done
}
replay() {
  for level in calls changes frames restored; do
    compare "$level" "$1"
    traces=$((traces + 1))
  done
  compare film "$1"
  films=$((films + 1))
  .build/release/detent export "$1" >>"$work/lines.ndjson" 2>/dev/null
  .build/release/detent run --level calls "$1" 2>/dev/null |
    sed -n 's/^end .* digest=//p' >>"$work/digests" || true
  lines=$((lines + 1))
}

for script in Examples/*.gesture; do replay "$script"; done
if [ -n "${DETENT_CORPUS:-}" ]; then
  while IFS= read -r recording; do
    .build/release/detent import "$recording" >"$work/script" 2>/dev/null || continue
    compare import "$recording"
    imports=$((imports + 1))
    mv "$work/script" "$work/$(basename "$recording").gesture"
    replay "$work/$(basename "$recording").gesture"
  done < <(find "$DETENT_CORPUS" -type f | sort)
fi
compare stream "$work/lines.ndjson"
if ! .build/release/detent stream "$work/lines.ndjson" |
  sed -n 's/.*"digest":"\([0-9a-f]*\)"}$/\1/p' | cmp -s - "$work/digests"; then
  echo "same bytes: as a line, a script has another digest than as text" >&2
  differences=$((differences + 1))
fi
echo "same bytes: $traces traces, $films films, $imports imports and $lines lines of JSON, $bytes bytes," \
  "in release ${builds[*]}: $differences differences"
[ "$differences" = 0 ] && [ "$traces" -gt 0 ]
