# shellcheck shell=bash
# The Python package: a wheel with the library inside, and an sdist with the library's sources.
. Scripts/check/needs.sh
needs 'python3:python3-venv:python3 -c "import setuptools" || python3 -c "import ensurepip"'
build_libraries
export DETENT_LIBRARY=$libraries/libdetent.so.1
python=$(python_to_build)
stage=$work/python
mkdir -p "$stage/library"
cp -R Frontends/python/. "$stage/"
mkdir -p "$stage/detent_driver"
cp Frontends/drivers/python/detent_driver/{*.py,py.typed} "$stage/detent_driver/"
cp LICENSE "$stage/"
find "$stage" \( -name __pycache__ -o -name build -o -name '*.egg-info' \) -prune -exec rm -rf {} +
# Files needed by Scripts/build/c.sh, at the same paths.
. Scripts/build/c-modules.sh
for each in VERSION LICENSE Scripts/build/c.sh Scripts/build/c-modules.sh Scripts/embedded/shrink.py Frontends/c/detent_record* \
  Sources/CDetent "${modules[@]/#/Sources/}"; do
  mkdir -p "$stage/library/$(dirname "$each")"
  cp -R "$each" "$stage/library/$(dirname "$each")/"
done
chmod -R u=rwX,go=rX "$stage"
(
  cd "$stage"
  "$python" setup.py -q bdist_wheel --dist-dir "$work/wheels"
  rm -rf build
  "$python" setup.py -q sdist --keep-temp --formats=tar --dist-dir "$work/sdist"
) >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
for wheel in "$work"/wheels/*.whl; do
  cp "$wheel" "$folder/"
  made "$folder/$(basename "$wheel")"
done
pack_tar "$stage" "detent-$version"
