#!/usr/bin/env bash
# Builds the command as two programs that need no Swift where they run:
#   Scripts/build/packages/compile.sh FOLDER
# FOLDER/detent-static needs nothing at all; FOLDER/detent-dynamic needs the C library and that of C++, as Debian's packages
# are to. What is compiled is kept in .build-command.
set -euo pipefail
folder=$(realpath -m "${1:?names a folder}")
cd "$(dirname "$0")/../../.."
mkdir -p "$folder"
scratch=$PWD/.build-command
# Small code, as whoever installs the command has to fetch it; it is a fifth less.
build=(swift build -c release --product detent --static-swift-stdlib --scratch-path "$scratch" -Xswiftc -Osize)
"${build[@]}" >"$scratch.log" 2>&1 || { tail -20 "$scratch.log" >&2; exit 1; }
rm -f "$scratch.log"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Tables for unwinding are a tenth of the program, and nothing unwinds: neither through Swift nor through its runtime, which is
# compiled without exceptions. Hashes of modules, which nobody reads, are of the folder in which they were compiled.
number=0
while IFS= read -r object; do
  number=$((number + 1))
  objcopy --remove-section=.eh_frame --remove-section=.rela.eh_frame --remove-section=.swift_modhash \
    "$object" "$work/$(printf %05d $number).o"
done <"$scratch/release/detent.product/Objects.LinkFileList"
cat >"$work/discard.ld" <<'END'
SECTIONS { /DISCARD/ : { *(.eh_frame .gcc_except_table .gcc_except_table.*) } } INSERT AFTER .text;
END
# Half a megabyte of Swift's library are the names of Unicode's characters, which nothing here asks for: none has one.
echo 'long detent_no_name(void) { return 0; }' | clang -Os -fno-asynchronous-unwind-tables -x c -c - -o "$work/names.o"
# The heap that counts, for `detent bench`, stands before that of libc.
link=(swiftc -use-ld=lld -no-toolchain-stdlib-rpath -Xlinker --defsym=main=detent_main
  -Xlinker --defsym=_swift_stdlib_getScalarName=detent_no_name -Xlinker --gc-sections -Xlinker -O2 -Xlinker --icf=all
  -Xlinker -zmuldefs -Xlinker -s -Xlinker --build-id=none -Xlinker --no-eh-frame-hdr -Xlinker "-T$work/discard.ld")
for kind in static dynamic; do
  case $kind in static) how=-static-executable ;; dynamic) how=-static-stdlib ;; esac
  "${link[@]}" $how "$work"/*.o -o "$folder/detent-$kind" >"$work/log" 2>&1 || { grep error "$work/log" >&2; exit 1; }
  objcopy --remove-section=.comment "$folder/detent-$kind"
done
