#!/usr/bin/env bash
# Builds the C library and installs it: headers, shared library, pkg-config and CMake files. Needs the Swift toolchain. Where
# Cairo's development files are, installs libpointerkit-cairo as well.
set -euo pipefail

# The toolkits that have a library, each in a folder with an install script of its own.
toolkits() { for each in "$(dirname "$0")"/../Toolkits/*/install; do basename "$(dirname "$each")"; done | paste -sd ' '; }
usage() {
  echo "usage: install.sh --prefix DIR [--static] [--audit] [--arm64] [--symbols FILE] [--sanitizer NAME] [--toolkit NAME] | --prefix DIR --uninstall"
  echo "  --prefix DIR  where include/, lib/ and lib/cmake/ go, such as /usr/local"
  echo "  --static      installs the archives as well"
  echo "  --audit       installs libpointerkit-audit as well, the library with the audit of layouts, for development"
  echo "  --arm64       builds for arm64 on another machine, with Debian's gcc-aarch64-linux-gnu"
  echo "  --symbols FILE  writes the shared library with symbols and line numbers as well, for debuggers and profilers"
  echo "  --sanitizer NAME  instruments all of the code, for tests; a program is then linked with clang -fsanitize=NAME"
  echo "  --toolkit NAME  installs the library for the programs of a toolkit as well: $(toolkits)"
  echo "  --uninstall   removes all that was installed in DIR, which DIR/share/pointerkit/files lists"
}
prefix= static= audit= arm64= symbols= sanitizer= uninstall= toolkit=()
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) [ $# -gt 1 ] || { echo "install.sh: --prefix: expected a directory" >&2; exit 2; }; prefix=$2; shift ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --static) static=yes ;;
    --audit) audit=yes ;;
    --arm64) arm64=yes ;;
    --symbols) [ $# -gt 1 ] || { echo "install.sh: --symbols: expected a file" >&2; exit 2; }; symbols=$2; shift ;;
    --sanitizer) [ $# -gt 1 ] || { echo "install.sh: --sanitizer: expected a name, such as address" >&2; exit 2; }; sanitizer=$2; shift ;;
    --toolkit)
      [ -x "$(dirname "$0")/../Toolkits/${2:-}/install" ] || {
        echo "install.sh: --toolkit: found '${2:-}', expected one of: $(toolkits)" >&2
        exit 2
      }
      toolkit+=("$2")
      shift
      ;;
    --uninstall) uninstall=yes ;;
    -h | --help) usage; exit 0 ;;
    *) echo "install.sh: $1: unknown argument" >&2; usage >&2; exit 2 ;;
  esac
  shift
done
[ -n "$prefix" ] || { echo "install.sh: expected --prefix DIR" >&2; usage >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
if [ -n "$uninstall" ]; then
  "$here/files" remove "$prefix"
  echo "removed PointerKit from $prefix"
  exit 0
fi

# What is missing is told before the library is compiled, which takes a while.
missing=
for each in swiftc clang ld.lld; do
  command -v "$each" >/dev/null || { echo "install.sh: $each: not found; install the Swift 6.3 toolchain" >&2; missing=yes; }
done
if [ -z "$missing" ] && ! printf '#include <math.h>\n#include <stdint.h>\n' | clang -fsyntax-only -x c - 2>/dev/null; then
  echo "install.sh: found no headers of the C library, expected a package such as Debian's libc6-dev" >&2
  missing=yes
fi
if [ -n "$static" ] && ! command -v ar >/dev/null && ! command -v llvm-ar >/dev/null; then
  echo "install.sh: --static: found neither ar nor llvm-ar" >&2
  missing=yes
fi
for each in "${toolkit[@]}"; do "$here/../Toolkits/$each/install" --check || missing=yes; done
[ -z "$missing" ] || exit 1
sources=$(dirname "$here")
header=$here/include/pointerkit.h audit_header=$here/include/pointerkit-audit.h headers=()
for each in "$here"/include/*.h; do [ "$each" = "$audit_header" ] || headers+=("$each"); done
version() { sed -n "s/^#define PTK_VERSION_$1 //p" "$header"; }
major=$(version MAJOR) minor=$(version MINOR) patch=$(version PATCH)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
options=(-swift-version 6 -parse-as-library -wmo -package-name pointerkit -enable-experimental-feature Embedded
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -suppress-warnings)
clang=(clang -fuse-ld=lld) objcopy=objcopy
if [ -n "$arm64" ]; then
  cross=/usr/aarch64-linux-gnu
  [ -e "$cross/lib/libc.so" ] || {
    echo "install.sh: --arm64: found no $cross/lib/libc.so, expected Debian's gcc-aarch64-linux-gnu" >&2
    exit 1
  }
  # Embedded Swift needs a C library alone, so that the toolchain's target without an operating system does.
  options+=(-target aarch64-none-none-elf -Xcc "-I$cross/include")
  clang+=(--target=aarch64-linux-gnu --sysroot=/ -nostartfiles "-L$cross/lib" "-B$cross/lib")
  for folder in /usr/lib/gcc-cross/aarch64-linux-gnu/*/; do clang+=("-L$folder"); done
  objcopy=aarch64-linux-gnu-objcopy
fi

echo "building libpointerkit, which takes a minute or two"
"$here/files" folders "$prefix" include lib/pkgconfig lib/cmake/PointerKit
prefix=$(cd "$prefix" && pwd)
installed() { "$here/files" add "$prefix" "$@"; }
[ -z "$audit" ] || headers+=("$audit_header")
install -m 644 "${headers[@]}" "$prefix/include/"
for each in "${headers[@]}"; do installed "include/${each##*/}"; done
[ -z "$audit" ] || unset 'headers[-1]'

# All modules are compiled as one, so that nothing is specialized twice. Their imports of each other find empty modules.
object=$work/pointerkit.o files=()
: >"$work/empty.swift"
for folder in Kinematics Magnetism PointerKit PointerToolkits PointerRecordings/Digests LayoutAudit PointerKitABI; do
  module=${folder%%/*}
  [ "$module" = PointerKitABI ] ||
    swiftc "${options[@]}" -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" "$work/empty.swift"
  while IFS= read -r file; do files+=("$file"); done < <(find "$sources/$folder" -name '*.swift' ! -name '*Exports.swift' | sort)
done
swiftc "${options[@]}" -O -module-name PointerKitABI -I "$work" -I "$here/include" \
  -Xfrontend -function-sections -Xcc -fPIC ${symbols:+-gline-tables-only} \
  ${sanitizer:+"-sanitize=$sanitizer"} -emit-object "${files[@]}" -o "$object"
objcopy=$(command -v $objcopy || command -v llvm-objcopy)
# A hash of the compiler's arguments, which contain the names of temporary folders: two builds would not be equal.
"$objcopy" --remove-section=.swift_modhash "$object"

# link NAME SYMBOLS HEADERS: installs a library with the functions of the headers, and what these use. SYMBOLS is where
# the library with symbols goes.
link() {
  local name=$1 symbols=$2 functions each
  shift 2
  # Exactly the functions of the headers are exported: the runtime's own symbols must not meet the same symbols in a
  # Swift program.
  functions=$("$here/functions" "$@")
  # A program needs the version of the symbols it was built with: until 1.0 a minor version may change everything.
  {
    echo "PTK_$major.$([ "$major" = 0 ] && echo "$minor" || echo 0) { global:"
    for each in $functions; do echo "$each;"; done
    echo "local: *; };"
  } >"$work/exports"
  local shared=$name.so.$major.$minor.$patch
  local linker=("${clang[@]}" -shared "-Wl,--gc-sections,--icf=all,--hash-style=gnu,-soname,$name.so.$major"
    "-Wl,--version-script,$work/exports" -Wl,--undefined-version "$object" -lm)
  "${linker[@]}" -Wl,-s -o "$work/$shared"
  [ -z "$symbols" ] || "${linker[@]}" -o "$symbols"
  install -m 755 "$work/$shared" "$prefix/lib/"
  ln -sf "$shared" "$prefix/lib/$name.so.$major"
  ln -sf "$name.so.$major" "$prefix/lib/$name.so"
  installed "lib/$shared" "lib/$name.so.$major" "lib/$name.so"
  if [ -n "$static" ]; then
    # One object with the same symbols hidden, so that a program that has Swift in it can link the archive too.
    ld.lld -r --gc-sections $(printf -- '-u %s ' $functions) "$object" -o "$work/whole.o"
    local ar
    ar=$(command -v ar || command -v llvm-ar)
    "$objcopy" $(printf -- '--keep-global-symbol=%s ' $functions) --strip-debug "$work/whole.o" "$work/hidden.o"
    rm -f "$prefix/lib/$name.a"
    "$ar" rcs "$prefix/lib/$name.a" "$work/hidden.o"
    installed "lib/$name.a"
  fi
}

link libpointerkit "$symbols" "${headers[@]}"
[ -z "$audit" ] || link libpointerkit-audit "" "${headers[@]}" "$audit_header"

# describe NAME TITLE DESCRIPTION: the file for pkg-config, which is right wherever the prefix is moved.
describe() {
  cat >"$prefix/lib/pkgconfig/$1.pc" <<EOF
prefix=\${pcfiledir}/../..
includedir=\${prefix}/include
libdir=\${prefix}/lib

Name: $2
Description: $3
Version: $major.$minor.$patch
Cflags: -I\${includedir}
Libs: -L\${libdir} -l$1
Libs.private: -lm
EOF
  installed "lib/pkgconfig/$1.pc"
}
describe pointerkit PointerKit "The pointer of iPadOS for any Linux user interface"
[ -z "$audit" ] || describe pointerkit-audit "PointerKit with the audit" "PointerKit with checks of layouts, for development"
cat >"$prefix/lib/cmake/PointerKit/PointerKitConfig.cmake" <<'EOF'
# /lib may be a link to /usr/lib.
get_filename_component(_pointerkit_prefix "${CMAKE_CURRENT_LIST_DIR}" REALPATH)
get_filename_component(_pointerkit_prefix "${_pointerkit_prefix}/../../.." ABSOLUTE)
# Each library that is installed is a target, and a component of the same name.
macro(_pointerkit_library component kind file)
  if(EXISTS "${_pointerkit_prefix}/lib/${file}")
    set(PointerKit_${component}_FOUND TRUE)
    if(NOT TARGET PointerKit::${component})
      add_library(PointerKit::${component} ${kind} IMPORTED)
      set_target_properties(PointerKit::${component} PROPERTIES
        IMPORTED_LOCATION "${_pointerkit_prefix}/lib/${file}"
        INTERFACE_INCLUDE_DIRECTORIES "${_pointerkit_prefix}/include")
      if("${kind}" STREQUAL "STATIC")
        set_target_properties(PointerKit::${component} PROPERTIES INTERFACE_LINK_LIBRARIES m)
      endif()
    endif()
  endif()
endmacro()
_pointerkit_library(PointerKit SHARED libpointerkit.so)
_pointerkit_library(Static STATIC libpointerkit.a)
_pointerkit_library(Audit SHARED libpointerkit-audit.so)
_pointerkit_library(AuditStatic STATIC libpointerkit-audit.a)
foreach(_pointerkit_component IN LISTS PointerKit_FIND_COMPONENTS)
  if(NOT PointerKit_${_pointerkit_component}_FOUND AND PointerKit_FIND_REQUIRED_${_pointerkit_component})
    set(PointerKit_FOUND FALSE)
    set(PointerKit_NOT_FOUND_MESSAGE "the component ${_pointerkit_component} is not installed; install.sh has --static and --audit")
  endif()
endforeach()
EOF
cat >"$prefix/lib/cmake/PointerKit/PointerKitConfigVersion.cmake" <<EOF
set(PACKAGE_VERSION $major.$minor.$patch)
# Until 1.0 a minor version may change everything, and from 1.0 on a major version.
set(_pointerkit_series $major.$([ "$major" = 0 ] && echo "$minor" || echo 0))
if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION OR
    (PACKAGE_FIND_VERSION AND PACKAGE_FIND_VERSION VERSION_LESS _pointerkit_series))
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
EOF
installed lib/cmake/PointerKit/PointerKitConfig.cmake lib/cmake/PointerKit/PointerKitConfigVersion.cmake
echo "installed PointerKit $major.$minor.$patch in $prefix ($(stat -L -c %s "$prefix/lib/libpointerkit.so") bytes)"
[ -z "$audit" ] || echo "with the audit: $(stat -L -c %s "$prefix/lib/libpointerkit-audit.so") bytes"
# The renderer for Cairo is small, and comes along where it can be built.
if [[ " ${toolkit[*]} " != *" cairo "* ]]; then
  if [ -n "$arm64$sanitizer" ]; then
    echo "without libpointerkit-cairo, which --arm64 and --sanitizer leave out"
  elif why=$("$sources/Toolkits/cairo/install" --check 2>&1); then
    toolkit=(cairo "${toolkit[@]}")
  else
    echo "without libpointerkit-cairo: ${why#install: cairo: }"
  fi
fi
# What each is built without has been told.
for each in "${toolkit[@]}"; do "$sources/Toolkits/$each/install" --prefix "$prefix" 2> >(grep -v ': without ' >&2); done
left=()
for each in $(toolkits); do [[ " ${toolkit[*]} " == *" $each "* ]] || left+=("$each"); done
[ ${#left[@]} = 0 ] || echo "left out, since --toolkit does not name them: ${left[*]}"
echo "$prefix/share/pointerkit/files lists what was installed; install.sh --prefix $prefix --uninstall removes it"
