# shellcheck shell=bash
# The Python wheel in an otherwise empty venv, used from an empty folder; its sdist with and without a compiler.
needs python3:python3 readelf:binutils "${MYPY:-mypy}:mypy"
build wheel
only "$packages/detent-[0-9]*.whl"
wheel=$found
only "$packages/detent-[0-9]*.tar.gz"
sdist=$found
at_most "$wheel" $((400 * 1024))

begin=$EPOCHREALTIME
python3 -m venv "$work/venv"
middle=$EPOCHREALTIME
python=$work/venv/bin/python
"$python" -m pip --disable-pip-version-check install -q --no-compile --no-index "$wheel"
end=$EPOCHREALTIME
seconds=$(awk "BEGIN { printf \"%.1f and %.1f\", $middle - $begin, $end - $middle }")
site=$("$python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
no_traces "$site/detent"
[ "$(needed "$site/detent/libdetent.so")" = libc.so.6 ] || die 'the library needs more than libc'
# The tag's glibc must be at least the version that the library needs.
asked=$(readelf -V "$site/detent/libdetent.so" | grep -oE 'GLIBC_[0-9.]+' | sed 's/GLIBC_//' | sort -Vu | tail -1)
said=$(basename "$wheel" | sed -nE 's/.*manylinux_([0-9]+)_([0-9]+)_.*/\1.\2/p')
[ -n "$said" ] && [ "$(printf '%s\n%s\n' "$asked" "$said" | sort -V | tail -1)" = "$said" ] ||
  die "the library asks for glibc $asked, and the tag says ${said:-nothing}"

# Isolated from the repository: an empty environment and an empty folder.
mkdir "$work/empty"
cd "$work/empty"
alone() { env -i HOME="$work/empty" PATH=/usr/bin:/bin "$@"; }
[[ $(alone "$python" -m detent --version) == "detent $version, feel "* ]] || die 'python -m detent does not tell the version'
alone "$python" -m detent ruler.gesture >trace <<'END'
{"gesture":1,"control":"ruler","range":[0,100],"value":50,"unit-width":10,"snap":"always","tick":"unit","viewport":[320,80],"unit":"us","ev":[[0,"d",0,200],[8000,"m",0,195],[8000,"m",0,176],[200000,"u",0],["settle"]]}
END
grep -q '^@16ms .*tick mark=51' trace && tail -1 trace | grep -q '^end .*value=51 .*digest=' || die 'python -m detent replays nothing'
sed -n '/^```python/,/^```$/{/^```/d;p}' "$root/Frontends/python/README.md" >readme.txt
alone "$python" -m doctest readme.txt >log 2>&1 || { tail -20 log >&2; die 'the README of the package shows something else'; }
cp "$root"/Frontends/python/tests/test_{batch,representations,effects,objects,command}.py .
alone "$python" -m unittest test_*.py >log 2>&1 || { tail -20 log >&2; die 'its tests fail'; }
tests=$(sed -n 's/^Ran \([0-9]*\) tests.*/\1/p' log)
echo '{"detent":1,"new":{"control":"slider","value":5}}' >line
cat >volume.py <<'END'
from detent_driver import slider
class Volume:
    value = 0.0
def make(value):
    volume = Volume()
    volume.value = value
    return volume
slider(make, lambda volume, name, to: setattr(volume, "value", to), lambda volume, kind, x, y: None, viewport=[320, 40])
END
alone "$python" volume.py <line >answer || true
grep -q '"value": 5' answer || { cat answer >&2; die 'detent_driver does not answer'; }

# Types: a correct program passes, and an incorrect one fails.
cat >right.py <<'END'
from detent_driver import law, slider
from detent import Changed, Event, Events, Ruler, RulerConfiguration, Slider
ruler = Ruler(20, RulerConfiguration(lower_bound=0))
value: float = ruler.value
values: tuple[float, ...] = Slider([1, 2]).values
changes: list[float] = [effect.value for effect in ruler.handle(Event.increment(0)) if isinstance(effect, Changed)]
class Volume:
    value = 0.0
def make(value: float) -> Volume:
    return Volume()
def set_value(volume: Volume, name: str, to: float) -> None:
    volume.value = to
def pointer(volume: Volume, kind: str, x: float, y: float) -> None: ...
@law("label", "The label says the value.")
def label(volume: Volume) -> bool:
    return True
def serve() -> None:
    slider(make, set_value, pointer, viewport=[320, 40], laws=[label])
count: int = len(ruler.handle_batch(Events.columns(time=[0], kind=9)))
END
echo 'from detent import Ruler; x: str = Ruler(20).value' >wrong.py
read -ra mypy <<<"${MYPY:-mypy}"
"${mypy[@]}" --strict --cache-dir=/dev/null --python-executable "$python" right.py >log 2>&1 || { cat log >&2; die 'mypy --strict'; }
if "${mypy[@]}" --strict --cache-dir=/dev/null --python-executable "$python" wrong.py >log 2>&1; then die 'mypy takes a number for a text'; fi
# PYRIGHT names pyright, or basedpyright of PyPI, which needs no other registry.
types='mypy --strict'
if [ -n "${PYRIGHT:-}" ]; then
  "$PYRIGHT" --level error --pythonpath "$python" right.py >log 2>&1 || { cat log >&2; die 'pyright'; }
  (cd "$root/Frontends/python" && "$PYRIGHT" --level error -p .) >log 2>&1 || { cat log >&2; die 'pyright'; }
  types+=' and pyright'
fi

# Batches are timed by the best of several runs, to allow for a busy processor.
batch='no numpy here, so no batch was timed'
if python3 -c 'import numpy' 2>/dev/null; then
  numpy=$(python3 -c 'import numpy, pathlib; print(pathlib.Path(numpy.__file__).parents[1])')
  cat >batch.py <<'END'
import time, numpy
from detent import Events, Marks, Ruler, RulerConfiguration
count = 100_000
times, kinds = numpy.arange(count) * 8_000_000, numpy.full(count, 2)
kinds[0], x, best = 1, 200 + 100 * numpy.sin(numpy.arange(count) / 50), 1e9
for _ in range(5):
    ruler = Ruler(20, RulerConfiguration(lower_bound=0, upper_bound=100, tick=Marks.UNIT))
    begin = time.process_time_ns()
    effects = ruler.handle_batch(Events.columns(time=times, kind=kinds, x=x, y=40.0))
    effects.value.sum()
    best = min(best, (time.process_time_ns() - begin) / count)
assert len(effects) > count
print(round(best))
END
  nanoseconds=$(env -i PATH=/usr/bin:/bin PYTHONPATH="$site:$numpy" python3 batch.py 2>/dev/null || env PYTHONPATH="$site:$numpy" python3 batch.py)
  [ "$nanoseconds" -le 1000 ] || die "an event of a batch takes $nanoseconds ns"
  batch="an event of a batch takes $nanoseconds ns"
fi

# The sdist without a compiler reports its requirement, and accepts a library by name.
cd "$root"
builder=$(python_to_build)
mkdir "$work/sdist"
tar -xzf "$sdist" -C "$work/sdist" --strip-components 1
tools=$work/tools
mkdir "$tools"
ln -s "$(command -v bash)" "$(command -v env)" "$tools/"
wheel_of() { (cd "$work/sdist" && rm -rf build && "$@" setup.py -q bdist_wheel --dist-dir "$work/of-sdist"); }
if wheel_of env -u DETENT_LIBRARY PATH="$tools" "$builder" >"$work/log" 2>&1; then die 'an sdist is built without a compiler'; fi
grep -q 'install Swift 6.2 or later' "$work/log" || { cat "$work/log" >&2; die 'an sdist does not say what it needs'; }
wheel_of env DETENT_LIBRARY="$site/detent/libdetent.so" "$builder" >"$work/log" 2>&1 || { cat "$work/log" >&2; die 'no wheel of the sdist'; }
cmp "$work"/of-sdist/*.whl "$wheel" || die 'a wheel of the sdist has other bytes'
built=
if [ "${DETENT_FAST:-}" != 1 ]; then
  rm -rf "$work/of-sdist"
  wheel_of env -u DETENT_LIBRARY -u DETENT_C "$builder" >"$work/log" 2>&1 || { tail -20 "$work/log" >&2; die 'the sdist does not build'; }
  cmp "$work"/of-sdist/*.whl "$wheel" || die 'what the sdist builds has other bytes'
  built=', and built of its own sources to the same bytes'
fi
[ "${DETENT_FAST:-}" = 1 ] || same_twice wheel
echo "packages: wheel: $(wc -c <"$wheel") bytes, for glibc $said and later; venv and installation $seconds s; $tests tests, $types;" \
  "$batch; sdist $(wc -c <"$sdist") bytes, which says what it needs$built"
