#!/usr/bin/env bash
# Checks that a script yields equal bytes in every build: debug, optimised, with --native also for this CPU,
# WebAssembly in wasmkit, and if installed WebAssembly in node and bare-metal AArch64 in QEMU (Debian:
# qemu-system-arm). Uses every example and every importable recording of DETENT_CORPUS, at every level, on the
# machines also with a control stored and restored before each event; and all of them as lines of JSON, whose
# digests must equal those of the texts. The builds of the command also make each animation, and import each
# recording. DETENT and DETENT_DEBUG name built commands, the optimised one and the debug one.
#   Scripts/check/same-bytes.sh [--native]
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs python3:python3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A machine does everything in one process, because its start takes longer than the work.
machines=(wasmkit)
if [ -n "$(type -P node)" ]; then
  machines+=(node)
else
  echo 'same bytes: node is not tried, because it is not installed; the package nodejs has it' >&2
fi
if [ -n "$(type -P qemu-system-aarch64)" ]; then
  machines+=(aarch64)
else
  echo 'same bytes: AArch64 is not tried, because QEMU is not installed; the package qemu-system-arm has it' >&2
fi
wasmkit() { command wasmkit run "$work/replay.wasm" batch <"$1"; }
node() { command node --no-warnings Scripts/embedded/run-wasi.mjs "$work/replay.wasm" batch <"$1"; }
aarch64() {
  qemu-system-aarch64 -M virt -cpu cortex-a57 -m 1G -nic none -nographic -monitor none -serial null \
    -semihosting-config "enable=on,target=native,arg=replay,arg=batch,arg=$1" \
    -kernel "$work/replay.elf" </dev/null
}

# Most of a build is one module on one core, so two builds run at a time.
release=${DETENT:-.build/release/detent}
debug=${DETENT_DEBUG:-.build/debug/detent}
[ -n "${DETENT:-}" ] || swift build -c release --product detent >&2
[ -n "${DETENT_DEBUG:-}" ] || swift build --product detent >&2 &
building=$!
CHECK=1 Scripts/build/replay.sh wasm "$work/replay.wasm"
wait $building
builds=(debug)
with_native=no
if [ "${1:-}" = --native ]; then
  with_native=yes
  swift build -c release --product detent --scratch-path .build-native \
    -Xswiftc -Xcc -Xswiftc -march=native >&2
  builds+=(native)
fi
case " ${machines[*]} " in *' aarch64 '*) CHECK=1 Scripts/build/replay.sh aarch64 "$work/replay.elf" ;; esac

# List of the work: a line per file, with its uses and its path. An importable recording is a script too.
scripts=(Examples/*.gesture)
mkdir "$work/scripts"
if [ -n "${DETENT_CORPUS:-}" ]; then
  while IFS= read -r recording; do
    script=$work/scripts/$(basename "$recording").gesture
    $release import "$recording" >"$script" 2>/dev/null || { rm "$script"; continue; }
    echo "import $recording" >>"$work/list"
    scripts+=("$script")
  done < <(find "$DETENT_CORPUS" -type f | sort)
fi
for script in "${scripts[@]}"; do
  echo "calls,changes,frames,restored,film $script" >>"$work/list"
  $release export "$script" >>"$work/lines.ndjson" 2>/dev/null
  $release run --level calls "$script" 2>/dev/null |
    sed -n 's/^end .* digest=//p' >>"$work/digests" || true
done
echo "stream $work/lines.ndjson" >>"$work/list"

# Arguments: a build of the command, and its name. Prints answers to the list in the machines' format.
say() {
  local uses use file status words
  while read -r uses file; do
    for use in ${uses//,/ }; do
      case $use in
        import) words=(import) ;;
        film) words=(draw --film -) ;;
        stream) words=(stream) ;;
        restored) ;;  # must equal the result of `frames`, right before it
        *) words=(run --level "$use") ;;
      esac
      if [ "$use" != restored ]; then
        status=0
        "$1" "${words[@]}" "$file" >"$work/$2.one" 2>/dev/null || status=$?
        # The command puts a line with its name before the picture of the library.
        if [ "$use" = film ]; then sed -i 1d "$work/$2.one"; fi
      fi
      echo "$status $(wc -c <"$work/$2.one")"
      cat "$work/$2.one"
    done
  done <"$work/list" >"$work/$2"
}
compare=$PWD/Scripts/check/same-bytes/compare.py
python3 "$compare" pack "$work/list" "$work/batch"
command_says() {
  say $release release
  say $debug debug
  if [ $with_native = yes ]; then say .build-native/release/detent native; fi
}
command_says &
commands=$!
# A crash truncates the answers, which counts as a difference.
for machine in "${machines[@]}"; do "$machine" "$work/batch" >"$work/$machine" 2>/dev/null || true; done
wait $commands

differences=0
(cd "$work" && python3 "$compare" compare list release "${builds[*]}" "${machines[*]}") || differences=1
if ! $release stream "$work/lines.ndjson" |
  sed -n 's/.*"digest":"\([0-9a-f]*\)"}$/\1/p' | cmp -s - "$work/digests"; then
  echo "same bytes: as a line, a script has another digest than as text" >&2
  differences=1
fi
exit $differences
