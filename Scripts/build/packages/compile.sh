#!/usr/bin/env bash
# Builds the command as two programs that run without Swift:
#   Scripts/build/packages/compile.sh FOLDER
# FOLDER/detent-static needs no library; FOLDER/detent-dynamic needs libc and libstdc++, as Debian's
# packages should. Compiles a copy of the sources in /tmp/detent-command; a second build waits.
set -euo pipefail
folder=$(realpath -m "${1:?names a folder}")
cd "$(dirname "$0")/../../.."
mkdir -p "$folder"
# The paths of sources have the same length wherever the clone is; objects.py says why that matters.
place=/tmp/detent-command
exec 9>"$place.lock"
flock 9
work=$(mktemp -d)
trap 'rm -rf "$work" "$place"' EXIT
rm -rf "$place"
mkdir -m 700 "$place"
tar --exclude=./.git --exclude='./.build*' --exclude=./dist --exclude=node_modules -cf - . | tar -xf - -C "$place"
objects=$place/objects
(cd "$place" && Scripts/build/packages/objects.py detent objects) >"$work/log" 2>&1 || { tail -40 "$work/log" >&2; exit 1; }
cat "$work/log" >&2

# Omit unwind tables, a tenth of the program: nothing unwinds, and Swift's runtime is compiled without
# exceptions. Omit hashes of modules, which depend on the folder and are not used.
for object in "$objects"/*.o; do
  objcopy --remove-section=.eh_frame --remove-section=.rela.eh_frame --remove-section=.swift_modhash \
    "$object" "$work/$(basename "$object")"
done
cat >"$work/discard.ld" <<'END'
SECTIONS { /DISCARD/ : { *(.eh_frame .gcc_except_table .gcc_except_table.*) } } INSERT AFTER .text;
END
# Omit Unicode's character names, half a megabyte of Swift's library that nothing uses.
echo 'long detent_no_name(void) { return 0; }' | clang -Os -fno-asynchronous-unwind-tables -x c -c - -o "$work/names.o"
# The counting heap, for `detent bench`, precedes that of libc.
link=(swiftc -use-ld=lld -no-toolchain-stdlib-rpath -Xlinker --defsym=main=detent_main
  -Xlinker --defsym=_swift_stdlib_getScalarName=detent_no_name -Xlinker --gc-sections -Xlinker -O2 -Xlinker --icf=all
  -Xlinker -zmuldefs -Xlinker -s -Xlinker --build-id=none -Xlinker --no-eh-frame-hdr -Xlinker "-T$work/discard.ld")
for kind in static dynamic; do
  case $kind in static) how=-static-executable ;; dynamic) how=-static-stdlib ;; esac
  "${link[@]}" $how "$work"/*.o -o "$folder/detent-$kind" >"$work/log" 2>&1 || { grep error "$work/log" >&2; exit 1; }
  objcopy --remove-section=.comment "$folder/detent-$kind"
done
