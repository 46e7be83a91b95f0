#!/usr/bin/env bash
# Makes packages of the C library for machines without Swift: an archive that can be unpacked anywhere, and, where dpkg-deb
# is installed, Debian packages. Needs the Swift toolchain and Python 3.
set -euo pipefail

usage() {
  echo "usage: package.sh [--out DIR] [--from DIR] [--arm64]"
  echo "  --out DIR   where the packages go; the current folder if not given"
  echo "  --from DIR  a prefix into which install.sh --static has installed the library; built anew if not given"
  echo "  --arm64     makes packages for arm64 on another machine, with Debian's gcc-aarch64-linux-gnu"
}
out=. from= arm64=
while [ $# -gt 0 ]; do
  case $1 in
    --out) [ $# -gt 1 ] || { echo "package.sh: --out: expected a directory" >&2; exit 2; }; out=$2; shift ;;
    --out=*) out=${1#--out=} ;;
    --from) [ $# -gt 1 ] || { echo "package.sh: --from: expected a directory" >&2; exit 2; }; from=$2; shift ;;
    --from=*) from=${1#--from=} ;;
    --arm64) arm64=--arm64 ;;
    -h | --help) usage; exit 0 ;;
    *) echo "package.sh: $1: unknown argument" >&2; usage >&2; exit 2 ;;
  esac
  shift
done
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$out"
out=$(cd "$out" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version() { sed -n "s/^#define PTK_VERSION_$1 //p" "$here/include/pointerkit.h"; }
version=$(version MAJOR).$(version MINOR).$(version PATCH)
soname=libpointerkit.so.$(version MAJOR)
machine=${arm64:+aarch64}
machine=${machine:-$(uname -m)}
# The packages of one commit are equal to the byte.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

name=pointerkit-$version-linux-$machine
tree=$work/$name
if [ -z "$from" ]; then
  from=$work/prefix
  "$here/install.sh" --prefix "$from" --static $arm64 >"$work/log" || { cat "$work/log" >&2; exit 1; }
fi
[ -f "$from/lib/libpointerkit.a" ] || {
  echo "package.sh: $from: found no lib/libpointerkit.a, expected what install.sh --static installs" >&2
  exit 2
}
# Without the audit and toolkits, which may be there too.
mkdir -p "$tree/lib/pkgconfig" "$tree/include"
for each in "$here"/include/*.h; do
  name_of_header=$(basename "$each")
  [ "$name_of_header" = pointerkit-audit.h ] || cp "$from/include/$name_of_header" "$tree/include/"
done
cp -P "$from"/lib/libpointerkit.so* "$from/lib/libpointerkit.a" "$tree/lib/"
cp "$from/lib/pkgconfig/pointerkit.pc" "$tree/lib/pkgconfig/"
cairo=$from/lib/pkgconfig/pointerkit-cairo.pc
if [ -e "$cairo" ]; then
  cp "$from/include/pointerkit-cairo.h" "$tree/include/"
  cp -P "$from"/lib/libpointerkit-cairo.so* "$tree/lib/"
  cp "$cairo" "$tree/lib/pkgconfig/"
else
  echo "without libpointerkit-cairo, which was not installed in $from"
  cairo=
fi
mkdir "$tree/lib/cmake"
cp -R "$from/lib/cmake/PointerKit" "$tree/lib/cmake/"
library=$tree/lib/$soname
install -m 644 "$root/LICENSE" "$tree/"
mkdir "$tree/python"
"$here/bindings" python "$tree/include/pointerkit.h" >"$tree/python/pointerkit.py"
# The program on top of the header of the renderer.
mkdir "$tree/examples"
install -m 644 "$root"/Sources/Examples/cairo/*.c "$tree/examples/"

# The library runs where glibc is at least as new as the newest symbol that it uses.
oldest=2.28
glibc_of() { readelf -W --dyn-syms "$1" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -Vu | tail -n 1; }
glibc=$(glibc_of "$library")
[ "$(printf '%s\n' "$oldest" "$glibc" | sort -V | tail -n 1)" = "$oldest" ] || {
  echo "package.sh: $soname: found symbols of glibc $glibc, expected none that is newer than $oldest" >&2
  exit 1
}

tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$work" -cf - "$name" |
  gzip -9n >"$out/$name.tar.gz"
echo "$out/$name.tar.gz: needs glibc $glibc"

command -v dpkg-deb >/dev/null || { echo "no Debian packages: dpkg-deb is not installed"; exit 0; }
architecture=${arm64#--}
architecture=${architecture:-$(dpkg --print-architecture)}

# package NAME SECTION DEPENDS SUMMARY DESCRIPTION: builds a Debian package of the folder $work/NAME.
package() {
  local folder=$work/$1
  install -D -m 644 "$root/LICENSE" "$folder/usr/share/doc/$1/copyright"
  mkdir -p "$folder/DEBIAN"
  cat >"$folder/DEBIAN/control" <<EOF
Package: $1
Version: $version
Architecture: $architecture
Section: $2
Priority: optional
Maintainer: $(git -C "$root" log -1 --format='%an <%ae>' 2>/dev/null || echo "PointerKit <pointerkit@localhost>")
Installed-Size: $(du -sk --apparent-size "$folder/usr" | cut -f 1)
Depends: $3
Description: $4
 $5
EOF
  (cd "$folder" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
  find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Zxz --build "$folder" "$out/$1_${version}_$architecture.deb" >/dev/null
  echo "$out/$1_${version}_$architecture.deb"
}

run=$work/libpointerkit0 development=$work/libpointerkit-dev
mkdir -p "$run/usr/lib" "$run/DEBIAN" "$development/usr/lib/python3/dist-packages"
cp -P "$tree"/lib/libpointerkit.so.* "$run/usr/lib/"
# What dpkg-shlibdeps reads: a program needs the symbols of its minor version until 1.0, and then any later ones.
end=
[ "$(version MAJOR)" != 0 ] || end=", libpointerkit0 (<< 0.$(($(version MINOR) + 1)))"
{
  echo "$soname libpointerkit0 #MINVER#$end"
  nm -D --defined-only --with-symbol-versions "$library" | awk '$2 != "A" { sub("@@", "@", $3); print $3 }' |
    sed "/@/!s/\$/@Base/; s/^/ /; s/\$/ $version/" | sort
} >"$run/DEBIAN/symbols"
echo "activate-noawait ldconfig" >"$run/DEBIAN/triggers"
cp -R "$tree/include" "$development/usr/"
rm -f "$development/usr/include/pointerkit-cairo.h"
cp -P "$tree/lib/libpointerkit.so" "$tree/lib/libpointerkit.a" "$development/usr/lib/"
cp -R "$tree/lib/pkgconfig" "$tree/lib/cmake" "$development/usr/lib/"
rm -f "$development/usr/lib/pkgconfig/pointerkit-cairo.pc"
cp "$tree/python/pointerkit.py" "$development/usr/lib/python3/dist-packages/"

if [ -n "$cairo" ]; then
  # The renderer is apart, so that a program without Cairo does not need it.
  run=$work/libpointerkit-cairo0 development=$work/libpointerkit-cairo-dev
  mkdir -p "$run/usr/lib" "$run/DEBIAN" "$development/usr/include" "$development/usr/lib/pkgconfig" \
    "$development/usr/share/doc/libpointerkit-cairo-dev"
  cp -P "$tree"/lib/libpointerkit-cairo.so.* "$run/usr/lib/"
  echo "activate-noawait ldconfig" >"$run/DEBIAN/triggers"
  cp "$tree/include/pointerkit-cairo.h" "$development/usr/include/"
  cp -P "$tree/lib/libpointerkit-cairo.so" "$development/usr/lib/"
  cp "$tree/lib/pkgconfig/pointerkit-cairo.pc" "$development/usr/lib/pkgconfig/"
  cp -R "$tree/examples" "$development/usr/share/doc/libpointerkit-cairo-dev/"
fi

package libpointerkit0 libs "libc6 (>= $glibc)" "pointer of iPadOS for any user interface" \
  "The library that programs with PointerKit need to run."
package libpointerkit-dev libdevel "libpointerkit0 (= $version)" "pointer of iPadOS for any user interface, development" \
  "Headers, static library, pkg-config and CMake files, and the Python module."
[ -z "$cairo" ] || {
  package libpointerkit-cairo0 libs \
    "libpointerkit0 (= $version), libcairo2, libc6 (>= $(glibc_of "$tree/lib/libpointerkit-cairo.so"))" \
    "pointer of iPadOS for any user interface, drawn with Cairo" "The renderer that programs with PointerKit and Cairo need to run."
  package libpointerkit-cairo-dev libdevel \
    "libpointerkit-cairo0 (= $version), libpointerkit-dev (= $version), libcairo2-dev" \
    "pointer of iPadOS for any user interface, drawn with Cairo, development" "The header, the pkg-config file and a program."
}
