# Sourced by ./play and ./check, which set $root: all that lies between a fresh Debian or Ubuntu machine and the game.
# Everything is made in the checkout's .venv; each step leaves a mark there and is not done twice.

python=$root/.venv/bin/python

# What Qt asks of the system to draw on X11, on Wayland and on no screen at all.
qt_packages="libglib2.0-0 libegl1 libgl1 libdbus-1-3 libfontconfig1 libxkbcommon0 libxcb-cursor0 libxcb-icccm4
    libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0 libwayland-client0 libwayland-cursor0"

say() { printf '%s\n' "$*" >&2; }
stop() { say "$@"; exit 1; }

# packages NAME...: install Debian packages; with neither root nor sudo, say the exact line to type instead.
packages() {
    line="apt-get install --yes --no-install-recommends $*"
    command -v apt-get >/dev/null || stop "Please install what your system calls these Debian packages, then try again:" "$@"
    if [ "$(id -u)" -eq 0 ]; then as_root=; else as_root=sudo; fi
    if [ -n "$as_root" ] && ! command -v sudo >/dev/null; then
        stop "Please type this as root, then try again:  apt-get update && $line"
    fi
    say "Installing from the system's packages:" "$@"
    # A package source that cannot be reached need not be the one that is asked.
    $as_root apt-get -qq update || say "Not every list of packages could be renewed."
    $as_root env DEBIAN_FRONTEND=noninteractive $line -qq -o DPkg::Lock::Timeout=300 >/dev/null ||
        stop "That failed. Please type this, then try again:  ${as_root:+sudo }$line"
}

# once FILE COMMAND...: run the command, unless it already ran for this very content of the file.
once() {
    mark=$root/.venv/$(basename "$1").done
    content=$(sha256sum <"$root/$1")
    shift
    [ "$(cat "$mark" 2>/dev/null)" = "$content" ] && return
    "$@"
    echo "$content" >"$mark"
}

# find_python: a Python that is new enough, and its version.
find_python() {
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        version=$("$candidate" -ISc 'import sys; v = sys.version_info
if v < (3, 11): sys.exit(1)
print("%d.%d" % v[:2])' 2>/dev/null) && return
    done
    return 1
}

make_environment() {
    find_python || {
        command -v python3 >/dev/null || packages python3 python3-venv $qt_packages
        find_python || stop "Tressette needs Python 3.11 or newer, and found none."
    }

    # An environment knows its place and its Python: a moved checkout or a new Python makes a new one.
    home="$root $version"
    [ "$(cat "$root/.venv/home" 2>/dev/null)" = "$home" ] && return
    # One question for the whole machine: who has not this package seldom has the others.
    "$candidate" -c 'import ensurepip' 2>/dev/null || packages "python$version-venv" $qt_packages
    "$candidate" -m venv --clear "$root/.venv"
    echo "$home" >"$root/.venv/home"
}

install() {
    "$python" -m pip install --quiet --disable-pip-version-check "$@" ||
        stop "The parts could not be installed; if the network was away, just try again."
}

install_list() {
    say "Fetching the parts in $1, once; this may take a minute or two."
    install --require-hashes --requirement "$root/$1"
}

# Asks the plugins themselves, since the packages have other names on other systems.
system_libraries() {
    (cd "$root"/.venv/lib/python3*/site-packages/PySide6/Qt/plugins/platforms &&
        ldd libqxcb.so libqwayland.so libqoffscreen.so) | grep -q 'not found' || return 0
    packages $qt_packages
}

# set_up LIST: the environment with this list of requirements, the project itself, and the libraries of the system.
set_up() {
    make_environment
    once "$1" install_list "$1"
    once pyproject.toml install --no-deps --no-build-isolation --editable "$root"
    once packaging/setup.sh system_libraries
}
