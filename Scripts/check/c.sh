#!/usr/bin/env bash
# Checks the C interface as used from C, C++ and Python.
#   Scripts/check/c.sh [--fast] [--install]
# Builds the libraries and all C programs with gcc, g++ and clang; replays every script of Examples through them and through
# Python, and compares with 'detent run'; then valgrind, the sanitizers, the guide and the Python tests.
# --fast: three scripts for valgrind, no appended member, and no rebuild of an up-to-date library. DETENT names a built
# command, and MYPY a mypy other than that on the path, such as 'python3 -m mypy'.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
read -ra mypy <<<"${MYPY:-mypy}"
needs gcc:gcc g++:g++ clang:clang ld:binutils make:make valgrind:valgrind python3:python3 "${mypy[0]}:mypy"
fast=${1:-}
build=$(realpath -m "${DETENT_C_BUILD:-.build-c}")
detent=${DETENT:-.build/release/detent}
include=Sources/CDetent/include
die() { echo "c: $*" >&2; exit 1; }

if [ -z "${DETENT:-}" ]; then
  swift build -c release --product detent >"$build.detent.log" 2>&1 ||
    { tail -20 "$build.detent.log"; die 'the command does not build'; }
  rm -f "$build.detent.log"
fi
[ -x "$detent" ] || die "there is no $detent, which DETENT names"

# Libraries without Swift's runtime: they export only the header's functions, and import only libc.
. Scripts/build/c-modules.sh
modules=(Sources/CDetent "${modules[@]/#/Sources/}")
if [ "$fast" != --fast ] || [ ! -e "$build/libdetent.so" ] ||
  [ -n "$(find "${modules[@]}" Scripts/build/c.sh -newer "$build/libdetent.so")" ]; then
  Scripts/build/c.sh "$build"
fi
diff <(nm -D --defined-only "$build/libdetent.so" | awk '{ print $3 }' | sort) "$build/symbols" ||
  die 'the library does not export what the header declares'
diff <(nm --defined-only -g "$build/libdetent.a" | awk 'NF == 3 { print $3 }' | sort) "$build/symbols" ||
  die 'the archive does not export what the header declares'
needed=$(readelf -d "$build/libdetent.so" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
[ "$needed" = libc.so.6 ] || die "the library needs $needed"

# No heap, and no writable globals.
undefined=$(nm -u "$build/libdetent.a" | awk '$1 == "U" { print $2 }' |
  grep -vxE '__stack_chk_fail|mem(cpy|move|set|cmp)' || true)
[ -z "$undefined" ] || die "the archive needs $undefined"
[ "$(size "$build/libdetent.a" | awk 'NR == 2 { print $2 + $3 }')" = 0 ] || die 'it has global state'

# Programs: C with gcc and clang, C++ with g++ and clang++, and with sanitizers.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
make -s -C Examples/c LIBRARY="$build" OUT="$work/gcc" CC=gcc CXX=g++
make -s -C Examples/c LIBRARY="$build" OUT="$work/clang" CC=clang CXX=clang++
make -s -C Examples/c LIBRARY="$build" OUT="$work/sanitized" CC=gcc CXX=g++ \
  CFLAGS='-fsanitize=address,undefined -fno-sanitize-recover=all'
warnings=(-Wall -Wextra -Werror -pedantic -Wconversion -Wshadow -I "$include")
sed -n '/^#ifndef/q; s/^ \* \{5\}//p; s/^ \*$//p' "$include/detent.h" >"$work/example.c"
for cc in gcc clang; do
  "$cc" -std=c99 "${warnings[@]}" "$work/example.c" "$build/libdetent.a" -o "$work/example-$cc"
  [ "$("$work/example-$cc" | tr '\n' ' ')" = '20.3333 20.5833 ' ] ||
    die "the header's example prints something else with $cc"
done
mkdir "$work/hostile" "$work/hostile-sanitized"
for program in Scripts/check/c/hostile*.c; do
  name=$(basename "$program" .c)
  gcc -std=c99 -g "${warnings[@]}" "$program" "$build/libdetent.a" -o "$work/hostile/$name"
  gcc -std=c99 -g "${warnings[@]}" -fsanitize=address,undefined -fno-sanitize-recover=all \
    "$program" "$build/libdetent.a" -o "$work/hostile-sanitized/$name"
done
gcc -std=c99 -g "${warnings[@]}" Scripts/check/c/promises.c "$build/libdetent.a" -o "$work/promises"
gcc -std=c99 -g "${warnings[@]}" Scripts/check/c/haptics.c "$build/libdetent.a" -o "$work/haptics"
# The recorder is compiled into programs, and is not part of the library.
recorder=(Scripts/check/c/record.c Frontends/c/detent_record.c Examples/c/trace.c)
for cc in gcc clang; do
  "$cc" -std=c99 -g "${warnings[@]}" "${recorder[@]}" "$build/libdetent.a" -lm -o "$work/record-$cc"
done
gcc -std=c99 -g "${warnings[@]}" -fsanitize=address,undefined -fno-sanitize-recover=all \
  "${recorder[@]}" "$build/libdetent.a" -lm -o "$work/record-sanitized"
gcc -std=c99 -g "${warnings[@]}" Scripts/check/c/effects.c "$build/libdetent.a" -o "$work/effects"
gcc -std=c99 -g "${warnings[@]}" Scripts/check/c/any.c "$build/libdetent.a" -o "$work/any"
gcc -std=c99 -g "${warnings[@]}" -pthread Scripts/check/c/threads.c "$build/libdetent.a" -o "$work/threads"
mapfile -t checked < <(ls Scripts/check/c/*.c | grep -v /appended)
g++ -x c++ -std=c++11 -fsyntax-only "${warnings[@]}" "${checked[@]}"
stack=
for program in Scripts/check/c/stack*.c; do
  gcc -std=c99 -O1 "${warnings[@]}" -pthread "$program" "$build/libdetent.a" -o "$work/stack"
  bytes=$("$work/stack") || die "the calls need $bytes bytes of stack, more than Guides/c.md says"
  stack="${stack:+$stack, }$bytes"
done

# Structures are passed with their sizes, because they may grow.
gcc -std=c99 -g "${warnings[@]}" Scripts/check/c/sizes.c "$build/libdetent.a" -o "$work/sizes"
"$work/sizes" || die 'a structure is taken otherwise than its size says'
[ "$fast" = --fast ] || Scripts/check/c/appended.sh "$build" || die 'a member that is appended breaks programs'

# Haptics agree with a model.
"$work/haptics" <Tests/ControlCoreTests/Fixtures/haptic-gate.txt >/dev/null ||
  die 'a haptic gate plays something else than its model'

# The scripts below use every setting of the tables, each with an effect.
python3 Scripts/check/c/settings.py "$detent" || die 'a setting is not tried'

# Every script yields the command's trace through each program and through Python.
export DETENT_LIBRARY="$build/libdetent.so" PYTHONDONTWRITEBYTECODE=1
scripts=0
for script in Examples/*.gesture Scripts/check/c/*.gesture; do
  name=$(basename "$script")
  control=$(sed -n 's/^control *//p' "$script")
  grep -q "detent_${control:-ruler}_init(" "$include/detent.h" || continue  # not in the C interface yet
  "$detent" run --level calls "$script" >"$work/$name.expected"
  "$detent" fmt --expand - <"$script" >"$work/$name"
  for program in gcc/replay gcc/replay++ clang/replay clang/replay++ sanitized/replay; do
    "$work/$program" "$name" <"$work/$name" >"$work/trace" || die "$program fails on $script"
    cmp "$work/trace" "$work/$name.expected" || die "$program tells something else of $script"
  done
  "$detent" export - <"$work/$name" >"$work/line"
  (cd Frontends/python && python3 -m detent "$name") <"$work/line" >"$work/trace" ||
    die "Python fails on $script"
  cmp "$work/trace" "$work/$name.expected" || die "Python tells something else of $script"
  scripts=$((scripts + 1))
done
[ "$scripts" -gt 0 ] || die 'no scripts'
# Recordings replay to the effects of the program's own sink, are formatted like fmt, and begin at 0.
recordings=0
for control in ruler rating slider dial; do
  for deed in drag fling wheel keys changes {1..25}; do
    "$work/record-sanitized" $control $deed "$work/recorded.gesture" >"$work/trace" || die "a $control's $deed is not recorded"
    "$detent" run --level calls - <"$work/recorded.gesture" >"$work/expected" 2>"$work/log" ||
      { cat "$work/log"; die "a $control's $deed does not replay"; }
    cmp "$work/trace" "$work/expected" || die "a $control's $deed replays to something else"
    "$detent" fmt - <"$work/recorded.gesture" 2>/dev/null | cmp - "$work/recorded.gesture" || die "a $control's $deed is not as fmt writes it"
    for program in record-gcc record-clang; do
      "$work/$program" $control $deed "$work/later.gesture" 987654321987 || die "$program fails on a $control's $deed"
      cmp "$work/later.gesture" "$work/recorded.gesture" || die "a $control's $deed is another in $program, or later"
    done
    recordings=$((recordings + 1))
  done
done
"$work/record-sanitized" slider inexpressible "$work/recorded.gesture" >"$work/trace" || die 'settings without a word are not recorded'
"$detent" run - <"$work/recorded.gesture" >"$work/log" 2>&1 || { cat "$work/log"; die 'settings without a word break a script'; }
[ "$(grep '^#' "$work/recorded.gesture" | paste -sd';')" = \
  '# a script has no word for its step;# a script cannot set its stops then;# a script has no word for its slop by pointer' ] ||
  { cat "$work/recorded.gesture"; die 'a script does not say what it cannot say'; }
for time in 99999999999999999999ms 4611686018s 4611686018.5s; do
  status=0
  printf 'gesture 1\n+%s key End\n+%s key End\n' "$time" "$time" |
    "$work/sanitized/replay" long >"$work/trace" 2>&1 || status=$?
  [ "$status" = 1 ] && grep -q '^replay: .* too long' "$work/trace" || die "replay takes $time twice"
done

# No uninitialised reads, no leaks, no shared state between threads.
quietly() { "$@" >"$work/log" 2>&1 || { cat "$work/log"; die "$* fails"; }; }
memcheck=(valgrind -q --error-exitcode=99 --leak-check=full)
read -ra programs <<<"$(sed -n 's/^PROGRAMS = //; T; s/ replay//; p' Examples/c/Makefile)"
for program in "${programs[@]}"; do
  quietly "${memcheck[@]}" "$work/gcc/$program"
  quietly "$work/sanitized/$program"
done
for program in "$work"/hostile/*; do quietly "${memcheck[@]}" "$program" 200; done
quietly "${memcheck[@]}" "$work/promises"
quietly "${memcheck[@]}" "$work/sizes"
quietly "${memcheck[@]}" "$work/any"
for control in ruler rating slider dial; do quietly "${memcheck[@]}" "$work/record-gcc" $control 7 "$work/recorded.gesture"; done
quietly "${memcheck[@]}" "$work/effects"
quietly valgrind -q --tool=helgrind --error-exitcode=99 "$work/threads"
for program in "$work"/hostile-sanitized/*; do quietly "$program" 20000; done
checked=0
for script in Examples/*.gesture; do
  [ "$fast" != --fast ] || [ "$checked" -lt 3 ] || break
  [ -e "$work/$(basename "$script")" ] || continue
  quietly "${memcheck[@]}" "$work/gcc/replay" "$(basename "$script")" <"$work/$(basename "$script")"
  checked=$((checked + 1))
done

# The README's flick equals hello.c, which omits .0 and aligns times in a column.
diff <(sed -n '/release flick$/,/^```$/p' README.md | sed '1d; $d; s/\.0$//') \
  <("$work/gcc/hello" | sed 's/^ *//') || die 'hello.c does something else than README.md shows'

# The guide shows the real interface and output.
python3 - "${programs[@]/#/$work/gcc/}" <<'EOF' || die 'Guides/c.md shows something else'
import pathlib, re, subprocess, sys
page = pathlib.Path("Guides/c.md").read_text()
code = "".join(path.read_text() for path in pathlib.Path("Examples/c").glob("*.c"))
drawn = [subprocess.run(it, capture_output=True, text=True).stdout for it in sys.argv[1:]]
drawn = ["\n".join(line.rstrip() for line in it.splitlines()) for it in drawn]
shown = re.findall(r"```(c|text)\n(.*?)```", page, re.S)
wrong = [
    block for kind, block in shown
    if not any(block.rstrip() in it for it in ([code] if kind == "c" else drawn))
]
print(*wrong, end="")
sys.exit(bool(wrong) or not shown)
EOF
(cd Frontends/python && quietly python3 -m doctest ../../Guides/c.md README.md)

# Python's own tests and types.
(cd Frontends/python && python3 -m unittest tests/test_*.py >"$work/python.log" 2>&1) ||
  { cat "$work/python.log"; die "Python's tests fail"; }
tests=$(sed -n 's/^Ran \([0-9]*\) tests.*/\1/p' "$work/python.log")
(cd Frontends/python && quietly "${mypy[@]}" --strict --cache-dir=/dev/null detent tests/*.py)

echo "c: $scripts scripts replay through C and Python to the traces of detent run, $recordings recordings replay to the program's own; gcc, g++, clang," \
  "clang++ without a warning; 0 errors in valgrind ($checked scripts), the sanitizers and helgrind;" \
  "$tests tests of Python; libdetent.so $(wc -c <"$build/libdetent.so") bytes, libdetent.a" \
  "$(wc -c <"$build/libdetent.a"), 0 of global data, $stack of stack"
