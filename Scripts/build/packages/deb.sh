# shellcheck shell=bash
# Three packages for Debian: the command, the shared library, and the development files.
. Scripts/check/needs.sh
needs dpkg-deb:dpkg dpkg-shlibdeps:dpkg-dev
maintainer=$(published_by maintainer 'Nobody yet <unset@detent.invalid>')
homepage=$(published_by homepage '')
build_libraries
build_command
architecture=$(dpkg --print-architecture)
tuple=$(dpkg-architecture -qDEB_HOST_MULTIARCH)

# Give each package its own root.
roots=$work/roots
ZSH_FOLDER=vendor-completions place_command "$roots/detent/usr" "$programs/detent-dynamic"
place_kit "$work/kit"
DESTDIR=$roots/libdetent-dev "$work/kit/install.sh" --prefix /usr --libdir "lib/$tuple" >/dev/null
mkdir -p "$roots/libdetent1/usr/lib/$tuple"
mv "$roots/libdetent-dev/usr/lib/$tuple/libdetent.so.1" "$roots/libdetent1/usr/lib/$tuple/"

# Dependencies of the command, from Debian's own tables. The library needs only libc.
asks() {
  (mkdir -p "$work/asks/debian" && cd "$work/asks" && echo 'Source: detent' >debian/control &&
    dpkg-shlibdeps -O -e "$1" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
}
declare -A depends=([detent]=$(asks "$roots/detent/usr/bin/detent")
  [libdetent1]=$(asks "$roots/libdetent1/usr/lib/$tuple/libdetent.so.1")
  [libdetent-dev]="libdetent1 (= $version)")
changes="detent ($version) unstable; urgency=medium

  * Version $version: see CHANGELOG.md of the sources.

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
for package in detent libdetent1 libdetent-dev; do
  tree=$roots/$package
  mkdir -p "$tree/usr/share/doc/$package" "$tree/DEBIAN"
  install -m 644 Packaging/debian/copyright "$tree/usr/share/doc/$package/"
  gzip -9nc <<<"$changes" >"$tree/usr/share/doc/$package/changelog.gz"
  {
    awk -v RS= -v name="$package" '$0 ~ "^Package: " name "\n" { split($0, parts, "\nDescription: "); print parts[1] }' Packaging/debian/control
    echo "Version: $version"
    echo "Architecture: $architecture"
    echo "Maintainer: $maintainer"
    echo "Source: detent"
    [ -z "$homepage" ] || echo "Homepage: $homepage"
    echo "Installed-Size: $(du -k --apparent-size -s --exclude DEBIAN "$tree" | cut -f 1)"
    echo "Depends: ${depends[$package]}"
    awk -v RS= -v name="$package" '$0 ~ "^Package: " name "\n" { split($0, parts, "\nDescription: "); print "Description: " parts[2] }' Packaging/debian/control
  } >"$tree/DEBIAN/control"
  if [ $package = libdetent1 ]; then
    echo "libdetent 1 libdetent1 (>= $version)" >"$tree/DEBIAN/shlibs"
    echo 'activate-noawait ldconfig' >"$tree/DEBIAN/triggers"
  fi
  (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
  chmod -R u=rwX,go=rX "$tree"
  # The number of cores used for compression affects the bytes.
  dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$tree" "$folder/${package}_${version}_$architecture.deb" >/dev/null
  made "$folder/${package}_${version}_$architecture.deb"
done
