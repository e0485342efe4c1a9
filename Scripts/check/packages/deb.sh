# shellcheck shell=bash
# Debian packages in a minimal Debian root without a network: installed, used and removed. lintian must report no error.
needs bwrap:bubblewrap mmdebstrap:mmdebstrap lintian:lintian readelf:binutils
build deb
only "$packages/detent_*.deb"
command=$found
only "$packages/libdetent1_*.deb"
library=$found
only "$packages/libdetent-dev_*.deb"
development=$found
at_most "$command" $((12 * 1024 * 1024))
lintian --fail-on error "$command" "$library" "$development" >"$work/lintian" 2>&1 || { grep -v '^N:' "$work/lintian" >&2; die 'lintian finds errors'; }
tags=$(grep -cE '^[WE]: ' "$work/lintian" || true)

# The root is kept in .build for later runs: Debian's base, a compiler, pkg-config and man.
kept=.build/debian-root.tar
[ -s "$kept" ] || mmdebstrap --quiet --variant=apt --include=gcc,libc6-dev,pkg-config,man-db bookworm "$kept" >&2
mkdir "$work/root"
tar -xf "$kept" -C "$work/root" --exclude './dev/*'
mkdir -p "$work/root/packages"
cp "$command" "$library" "$development" "$work/root/packages/"
cp Examples/c/hello.c "$work/root/packages/"
cp -R Examples "$work/root/packages/Examples"
inside() {
  bwrap --unshare-all --clearenv --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin --setenv HOME /root --setenv DEBIAN_FRONTEND noninteractive \
    --bind "$work/root" / --proc /proc --dev /dev --tmpfs /tmp --chdir /packages --uid 0 --gid 0 --cap-add ALL "$@"
}
if inside sh -c 'command -v detent swift' >&2; then die 'the root is not empty'; fi
begin=$EPOCHREALTIME
inside sh -c 'dpkg -i ./*.deb && dpkg --audit' >"$work/log" 2>&1 || { tail -20 "$work/log" >&2; die 'dpkg does not install them'; }
end=$EPOCHREALTIME
for file in $(inside sh -c 'dpkg -L detent libdetent1 libdetent-dev' | sort -u); do
  [ ! -f "$work/root$file" ] || { mkdir -p "$work/installed$(dirname "$file")"; cp "$work/root$file" "$work/installed$file"; }
done
no_traces "$work/installed"
[ "$(inside detent --version)" = "detent $version" ] || die 'the command tells another version'
inside test -r /usr/share/detent/driver/bin/detent-driver.mjs || die 'there is no driver of pages'
inside detent check Examples >"$work/log" 2>&1 || { tail -5 "$work/log" >&2; die 'examples give other traces'; }
checked=$(tail -1 "$work/log")
sed -n '/release flick$/,/^```$/p' README.md | sed '1d; $d; s/\.0$//' >"$work/expected"
inside sh -c 'cc hello.c $(pkg-config --cflags --libs detent) -o /tmp/shared && /tmp/shared &&
  cc hello.c $(pkg-config --cflags detent) -l:libdetent.a -o /tmp/static && /tmp/static >/packages/static' 2>"$work/log" | sed 's/^ *//' >"$work/shared"
cmp "$work/shared" "$work/expected" && diff <(sed 's/^ *//' "$work/root/packages/static") "$work/expected" || { cat "$work/log" >&2; die 'a program in C does something else'; }
inside man -w detent >/dev/null 2>&1 || [ -s "$work/root/usr/share/man/man1/detent.1.gz" ] || die 'there is no page for man'
inside dpkg -r detent libdetent-dev libdetent1 >/dev/null 2>&1 || die 'dpkg does not take them away'
if inside sh -c 'command -v detent; ls /usr/include/detent.h' 2>/dev/null; then die 'something is left'; fi
again=
if [ "${DETENT_TWICE:-}" = 1 ]; then same_twice deb; again='; the same bytes when they are built twice'; fi
echo "packages: deb: detent $(wc -c <"$command") bytes, libdetent1 $(wc -c <"$library"), libdetent-dev $(wc -c <"$development");" \
  "lintian: no error, $tags warnings; installed in $(awk "BEGIN { printf \"%.1f\", $end - $begin }") s in a minimal Debian without a network, used and" \
  "removed: $checked; asks for $(dpkg-deb -f "$command" Depends)$again"
