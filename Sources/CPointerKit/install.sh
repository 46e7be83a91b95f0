#!/usr/bin/env bash
# Builds the C library and installs it: header, shared library, pkg-config and CMake files. Needs the Swift toolchain.
set -euo pipefail

usage() {
  echo "usage: install.sh --prefix DIR [--static] [--symbols FILE]"
  echo "  --prefix DIR  where include/, lib/ and lib/cmake/ go, such as /usr/local"
  echo "  --static      installs libpointerkit.a as well"
  echo "  --symbols FILE  writes the shared library with symbols and line numbers as well, for debuggers and profilers"
}
prefix= static= symbols=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) [ $# -gt 1 ] || { echo "install.sh: --prefix: expected a directory" >&2; exit 2; }; prefix=$2; shift ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --static) static=yes ;;
    --symbols) [ $# -gt 1 ] || { echo "install.sh: --symbols: expected a file" >&2; exit 2; }; symbols=$2; shift ;;
    -h | --help) usage; exit 0 ;;
    *) echo "install.sh: $1: unknown argument" >&2; usage >&2; exit 2 ;;
  esac
  shift
done
[ -n "$prefix" ] || { echo "install.sh: expected --prefix DIR" >&2; usage >&2; exit 2; }
command -v swiftc >/dev/null || { echo "install.sh: swiftc: not found; install the Swift 6.3 toolchain" >&2; exit 1; }

here=$(cd "$(dirname "$0")" && pwd)
sources=$(dirname "$here")
header=$here/include/pointerkit.h
version() { sed -n "s/^#define PK_VERSION_$1 //p" "$header"; }
major=$(version MAJOR) minor=$(version MINOR) patch=$(version PATCH)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
options=(-swift-version 6 -parse-as-library -wmo -package-name pointerkit -enable-experimental-feature Embedded
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -suppress-warnings)

# All modules are compiled as one, so that nothing is specialized twice. Their imports of each other find empty modules.
modules="Kinematics Magnetism PointerKit StateDigests"
: >"$work/empty.swift"
for module in $modules; do
  swiftc "${options[@]}" -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" "$work/empty.swift"
done
files=()
for module in $modules PointerKitABI; do
  while IFS= read -r file; do files+=("$file"); done < <(find "$sources/$module" -name '*.swift' ! -name '*Exports.swift' | sort)
done
swiftc "${options[@]}" "-${POINTERKIT_OPTIMIZATION:-O}" -module-name PointerKitABI -I "$work" -I "$here/include" \
  -Xfrontend -function-sections -Xcc -fPIC ${symbols:+-gline-tables-only} -emit-object "${files[@]}" -o "$work/pointerkit.o"

# Exactly the functions of the header are exported: the runtime's own symbols must not meet those of a Swift program.
functions=$(sed -n 's/^\(pk_status\|void\|const char \*\) *\(pk_[a-z0-9_]*\)(.*/\2/p' "$header" | sort)
{ echo "{ global:"; for name in $functions; do echo "$name;"; done; echo "local: *; };"; } >"$work/exports"
library=libpointerkit.so.$major.$minor.$patch
link() {
  clang -shared -fuse-ld=lld -Wl,--gc-sections,--icf=all,--hash-style=gnu,-soname,"libpointerkit.so.$major" \
    -Wl,--version-script,"$work/exports" -Wl,--undefined-version "$work/pointerkit.o" -lm "$@"
}
link -Wl,-s -o "$work/$library"
[ -z "$symbols" ] || link -o "$symbols"

mkdir -p "$prefix/include" "$prefix/lib/pkgconfig" "$prefix/lib/cmake/PointerKit"
prefix=$(cd "$prefix" && pwd)
install -m 644 "$header" "$prefix/include/"
install -m 755 "$work/$library" "$prefix/lib/"
ln -sf "$library" "$prefix/lib/libpointerkit.so.$major"
ln -sf "libpointerkit.so.$major" "$prefix/lib/libpointerkit.so"
if [ -n "$static" ]; then
  # One object with the same symbols hidden, so that a program that has Swift in it can link the archive too.
  ld.lld -r "$work/pointerkit.o" -o "$work/whole.o"
  objcopy=$(command -v objcopy || command -v llvm-objcopy) ar=$(command -v ar || command -v llvm-ar)
  "$objcopy" --wildcard '--keep-global-symbol=pk_*' --strip-debug "$work/whole.o" "$work/hidden.o"
  rm -f "$prefix/lib/libpointerkit.a"
  "$ar" rcs "$prefix/lib/libpointerkit.a" "$work/hidden.o"
fi
cat >"$prefix/lib/pkgconfig/pointerkit.pc" <<EOF
prefix=$prefix
includedir=\${prefix}/include
libdir=\${prefix}/lib

Name: PointerKit
Description: The pointer of iPadOS for any Linux user interface
Version: $major.$minor.$patch
Cflags: -I\${includedir}
Libs: -L\${libdir} -lpointerkit
Libs.private: -lm
EOF
cat >"$prefix/lib/cmake/PointerKit/PointerKitConfig.cmake" <<'EOF'
get_filename_component(_pointerkit_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET PointerKit::PointerKit)
  add_library(PointerKit::PointerKit SHARED IMPORTED)
  set_target_properties(PointerKit::PointerKit PROPERTIES
    IMPORTED_LOCATION "${_pointerkit_prefix}/lib/libpointerkit.so"
    INTERFACE_INCLUDE_DIRECTORIES "${_pointerkit_prefix}/include")
  if(EXISTS "${_pointerkit_prefix}/lib/libpointerkit.a")
    add_library(PointerKit::Static STATIC IMPORTED)
    set_target_properties(PointerKit::Static PROPERTIES
      IMPORTED_LOCATION "${_pointerkit_prefix}/lib/libpointerkit.a"
      INTERFACE_INCLUDE_DIRECTORIES "${_pointerkit_prefix}/include"
      INTERFACE_LINK_LIBRARIES m)
  endif()
endif()
EOF
cat >"$prefix/lib/cmake/PointerKit/PointerKitConfigVersion.cmake" <<EOF
set(PACKAGE_VERSION $major.$minor.$patch)
if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
EOF
echo "installed PointerKit $major.$minor.$patch in $prefix ($(stat -c %s "$prefix/lib/$library") bytes)"
