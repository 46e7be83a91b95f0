# For the install scripts of the toolkits, which read it from their own folder. They have --prefix DIR, where the C library is
# installed, or --check, which tells what is missing and installs nothing; install.sh asks for that before it compiles for a minute.
# shellcheck shell=bash
prefix=
case ${1:-} in
  --prefix) prefix=${2:-} ;;
  --prefix=*) prefix=${1#--prefix=} ;;
  --check) prefix=/ ;;
esac
[ -n "$prefix" ] || { echo "install: found '$*', expected --prefix DIR or --check" >&2; exit 2; }
is_check=
if [ "$1" = --check ]; then is_check=yes; fi
case $prefix in /*) ;; *) prefix=$OLDPWD/$prefix ;; esac
toolkit=$(basename "$PWD") is_missing= uses_library=yes

# missing WHAT: without it the library cannot be built.
missing() { echo "install: $toolkit: found no $1" >&2; is_missing=yes; }
# without WHAT WHY: what the library can be built without.
without() { [ -n "$is_missing" ] || echo "$toolkit: without $1: found no $2" >&2; }
needs_command() { command -v "$1" >/dev/null || missing "$1, expected ${2:-it in the path}"; }
# needs_package NAME VERSION PACKAGE: of pkg-config, and Debian's package with it.
needs_package() {
  pkg-config "--atleast-version=$2" "$1" 2>/dev/null || missing "$1 with its headers, expected version $2 or later, such as Debian's $3"
}

# What is needed has been checked. Sets `version`, and makes folders within the prefix.
begin() { # FOLDER…
  [ -z "$is_missing" ] || exit 1
  [ -z "$is_check" ] || exit 0
  [ -z "$uses_library" ] || [ -e "$prefix/lib/pkgconfig/pointerkit.pc" ] || {
    echo "install: found no PointerKit in $prefix, expected lib/pkgconfig/pointerkit.pc; run Sources/CPointerKit/install.sh" >&2
    exit 1
  }
  folders "$@"
  prefix=$(cd "$prefix" && pwd)
  export PKG_CONFIG_PATH=$prefix/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  [ -z "$uses_library" ] || version=$(pkg-config --modversion pointerkit)
}
folders() { ../../CPointerKit/files folders "$prefix" "$@"; }
# Lists files within the prefix.
installed() { ../../CPointerKit/files add "$prefix" "$@"; }
# install_links LIBRARY: the names under which a library is found at run time and by linkers.
install_links() {
  ln -sf "$1.$version" "$prefix/lib/$1.0"
  ln -sf "$1.0" "$prefix/lib/$1"
  installed "lib/$1.$version" "lib/$1.0" "lib/$1"
}
