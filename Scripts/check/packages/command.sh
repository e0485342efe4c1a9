# shellcheck shell=bash
# The command of the archive in a root with nothing else, not even a C library; and that of the wheel, through pip.
needs bwrap:bubblewrap readelf:binutils python3:python3 man:man-db node:nodejs chromium:chromium
build command
only "$packages/detent-[0-9]*-linux-*.tar.gz"
archive=$found
only "$packages/detent_command-*.whl"
wheel=$found
at_most "$archive" 12000000
at_most "$wheel" 12000000
mkdir -p "$work/empty/scripts" "$work/empty/tmp"
begin=$EPOCHREALTIME
tar -xzf "$archive" -C "$work/empty" --strip-components 1
end=$EPOCHREALTIME
no_traces "$work/empty"
at_most "$work/empty/bin/detent" 12000000
[ -z "$(needed "$work/empty/bin/detent")" ] && ! readelf -l "$work/empty/bin/detent" | grep -q INTERP ||
  die 'the command asks for libraries'
[ -z "$(nm "$work/empty/bin/detent" 2>/dev/null)" ] || die 'the command is not stripped'
cp Examples/*.gesture Examples/*.trace "$work/empty/scripts/"

# The root has only the unpacked files and the scripts.
inside() { bwrap --unshare-all --clearenv --bind "$work/empty" / --proc /proc --dev /dev --chdir / /bin/detent "$@"; }
[ "$(inside --version)" = "detent $version" ] || die 'the command tells another version'
inside check scripts >"$work/log" 2>&1 || { tail -5 "$work/log" >&2; die 'examples give other traces'; }
checked=$(tail -1 "$work/log")
[ "$(inside run --level calls scripts/slow-drag-and-snap.gesture)" = "$(sed -n '/slow-drag-and-snap.gesture$/,/^```$/p' README.md | sed -n '/^trace 1/,/^end/p')" ] ||
  die 'the trace of README.md is another one'
inside fuzz --control slider --cases 200 --seed 1 >"$work/log" 2>&1 || { tail -5 "$work/log" >&2; die 'laws are broken'; }
inside probe --help >/dev/null || die 'probe has no help'
lists_page "$work/empty/bin/detent"
mv "$work/empty/share/detent/driver" "$work/driver"
if (lists_page "$work/empty/bin/detent") 2>/dev/null; then die 'detent page takes a driver from elsewhere'; fi
grep -q 'the driver of pages is not installed' "$work/log" || { cat "$work/log" >&2; die 'detent page does not say what is missing'; }
mv "$work/driver" "$work/empty/share/detent/driver"
milliseconds=$(python3 - "$work/empty/bin/detent" <<'END'
import subprocess, sys, time
def once():
    begin = time.perf_counter()
    subprocess.run([sys.argv[1], "--version"], stdout=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - begin) * 1000
print(f"{min(once() for _ in range(20)):.1f}")
END
)
awk "BEGIN { exit $milliseconds > 10 }" || die "detent --version takes $milliseconds ms"

# Its manual and completions are readable by the programs that use them.
share=$work/empty/share
for page in man1/detent.1.gz man5/detent-gesture.5.gz; do
  man --warnings -l "$share/man/$page" >/dev/null 2>"$work/log" && [ ! -s "$work/log" ] || { cat "$work/log" >&2; die "man reads $page otherwise"; }
done
bash -n "$share/bash-completion/completions/detent"
for file in zsh/site-functions/_detent fish/vendor_completions.d/detent.fish; do [ -s "$share/$file" ] || die "there is no $file"; done

# action.yml accepts the archive by path or address, and rejects one with another checksum.
mkdir "$work/tools" "$work/site" "$work/action"
cp "$archive" "$work/site/"
[ ! -e "$archive.sha256" ] || cp "$archive.sha256" "$work/site/"
cat >"$work/tools/curl" <<END
#!/bin/sh
# Serves the single address used here.
while [ \$# -gt 1 ]; do [ "\$1" != -o ] || { out=\$2; shift; }; shift; done
cp "$work/site/\$(basename "\$1")" "\$out"
END
chmod +x "$work/tools/curl"
address=https://release.invalid/$(basename "$archive") sum=$(sha256sum "$archive" | cut -d ' ' -f 1)
action() { (cd "$work/action" && env PATH="$work/tools:$PATH" SCRIPTS="$root/Examples/slow-drag-and-snap.gesture" "$@" "$root/Scripts/action.sh") >"$work/log" 2>&1; }
for given in "BINARY=$archive" "BINARY=$archive SHA256=$sum" "BINARY=$address" "BINARY=$address SHA256=$sum" "BINARY=$work/empty/bin/detent"; do
  # shellcheck disable=SC2086
  action $given || { cat "$work/log" >&2; die "action.yml fails with $given"; }
done
for given in "BINARY=$archive SHA256=${sum//[0-4]/5}" "BINARY=$address SHA256=0" "BINARY=https://release.invalid/none.tar.gz"; do
  # shellcheck disable=SC2086
  if action $given; then die "action.yml takes $given"; fi
  grep -q '^::error title=Detent could not be fetched::' "$work/log" || die "action.yml does not say what is wrong with $given"
done
echo damaged >>"$work/site/$(basename "$archive")"
if action "BINARY=$address"; then die 'action.yml takes a damaged archive'; fi

python3 -m venv "$work/venv"
"$work/venv/bin/python" -m pip --disable-pip-version-check install -q --no-index "$wheel"
cmp "$work/venv/bin/detent" "$work/empty/bin/detent" || die 'pip installs another command'
[ "$("$work/venv/bin/detent" --version)" = "detent $version" ] || die 'pip installs what does not run'
lists_page "$work/venv/bin/detent"
again=
if [ "${DETENT_TWICE:-}" = 1 ]; then same_twice command; again='; the same bytes when it is built twice'; fi
echo "packages: command: archive $(wc -c <"$archive") bytes, wheel $(wc -c <"$wheel"), program $(wc -c <"$work/empty/bin/detent"), which asks for" \
  "no library; unpacked in $(awk "BEGIN { printf \"%.2f\", $end - $begin }") s; in an empty root: $checked; --version in $milliseconds ms$again"
