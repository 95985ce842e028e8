# Sourced by app/run, tests/run and .ci/run: installs what is missing, configures and builds.
# Talks on standard error, so that standard output is the program's alone.
# shellcheck shell=bash

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
wanted_gcc=12
wanted_qt=6.4

say() { printf 'tessera: %s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# step LOG TITLE COMMAND...: runs the command, shows its last line (in a terminal) or all its lines,
# keeps them in LOG. When it fails, the end of the log is shown and the script ends.
step() {
    local log=$1 title=$2
    shift 2
    mkdir -p "$(dirname -- "$log")"
    say "$title"
    if ! "$@" </dev/null 2>&1 | tee -- "$log" | show_progress; then
        [[ -t 2 ]] && tail -n 40 -- "$log" >&2
        fail "this step failed: ${title%.} (the whole log is in $log)"
    fi
}

show_progress() {
    if [[ ! -t 2 ]]; then
        cat >&2
        return
    fi
    local line width
    width=$(stty size <&2 2>/dev/null | cut -d' ' -f2)
    ((width > 20)) || width=80
    while IFS= read -r line; do
        line=$(with_time_left "$line")
        printf '\r\033[K%s' "${line:0:width-1}" >&2
    done
    printf '\r\033[K' >&2
}

# with_time_left LINE: a line of ninja, such as "[30/390, 61.5s] Building …", with how far the build is
# and how long the rest will take if it goes on like this; other lines as they are. (Ninja itself can
# tell the time left from 1.12 on; Debian 12 has 1.11.)
with_time_left() {
    if [[ $1 =~ ^\[([0-9]+)/([0-9]+),\ *([0-9]+)\.[0-9]+s\]\ (.*)$ ]]; then
        local done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]} spent=${BASH_REMATCH[3]} left=''
        # The first steps say little: all wait for the precompiled headers.
        if ((done >= 10 && done < all)); then
            left=", $(in_words $((spent * (all - done) / done))) left"
        fi
        printf '%s of %s steps%s: %s' "$done" "$all" "$left" "${BASH_REMATCH[4]}"
    else
        printf '%s' "$1"
    fi
}

# in_words SECONDS: about how long that is.
in_words() {
    if (($1 < 55)); then
        echo "$(($1 / 10 * 10 + 10)) s"
    else
        echo "$((($1 + 30) / 60)) min"
    fi
}

# The family of this system: debian, fedora, arch or other.
system_family() {
    local ID='' ID_LIKE=''
    # shellcheck source=/dev/null
    [[ -r /etc/os-release ]] && . /etc/os-release
    case " $ID $ID_LIKE " in
    *' debian '* | *' ubuntu '*) echo debian ;;
    *' fedora '* | *' rhel '*) echo fedora ;;
    *' arch '*) echo arch ;;
    *) echo other ;;
    esac
}

# What building and starting Tessera needs, as FAMILY calls it, one package a line.
build_packages() {
    case $1 in
    debian) printf '%s\n' g++ cmake ninja-build libgif-dev nlohmann-json3-dev qt6-base-dev qt6-svg-dev \
        qt6-multimedia-dev qt6-l10n-tools qt6-translations-l10n fonts-dejavu-core python3 ;;
    fedora) printf '%s\n' gcc-c++ cmake ninja-build giflib-devel json-devel qt6-qtbase-devel qt6-qtsvg-devel \
        qt6-qtmultimedia-devel qt6-linguist qt6-qttranslations dejavu-sans-fonts python3 ;;
    arch) printf '%s\n' gcc cmake ninja giflib nlohmann-json qt6-base qt6-svg qt6-multimedia qt6-tools \
        qt6-translations ttf-dejavu python ;;
    esac
    # Under X, and under Wayland with an X server beside it, Qt needs nothing more.
    if [[ -n ${WAYLAND_DISPLAY:-} && -z ${DISPLAY:-} ]]; then
        case $1 in
        debian | arch) echo qt6-wayland ;;
        fedora) echo qt6-qtwayland ;;
        esac
    fi
}

# missing_packages FAMILY PACKAGE...: those of the packages that are not installed.
missing_packages() {
    local family=$1 installed package
    shift
    case $family in
    debian)
        installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
        for package; do
            [[ $'\n'$installed$'\n' == *$'\n'"$package installed"$'\n'* ]] || echo "$package"
        done
        ;;
    fedora)
        for package; do
            rpm -q --quiet --whatprovides "$package" || echo "$package"
        done
        ;;
    arch) pacman -T "$@" || true ;;
    esac
}

at_least() { printf '%s\n' "$2" "$1" | sort -VC; }

require_version() { # NAME FOUND WANTED
    at_least "$2" "$3" || fail "found $1 $2, wanted $1 $3 or newer (Debian 12, Ubuntu 24.04 and later have it)"
}

# The version that apt would install, or 0 when it knows no such package.
apt_candidate() {
    local version
    version=$(LC_ALL=C apt-cache policy "$1" | sed -n 's/^  Candidate: //p')
    [[ $version == *[0-9]* ]] || version=0
    echo "${version#*:}"
}

# ensure_packages PACKAGE...: installs those that are missing, with the system's own installer.
ensure_packages() {
    local family missing as_root=() log=$root/build/packages.log
    [[ -z ${TESSERA_SKIP_INSTALL:-} ]] || return 0
    family=$(system_family)
    mapfile -t missing < <(missing_packages "$family" "$@")
    ((${#missing[@]})) || return 0
    say "missing here: ${missing[*]}"
    if ((EUID)); then
        command -v sudo >/dev/null || fail "installing needs root, and sudo is not here; as root," \
            "install: ${missing[*]} (or set TESSERA_SKIP_INSTALL=1 to build without them)"
        as_root=(sudo)
        sudo -v || fail "installing needs root, and sudo refused; ask for: ${missing[*]}" \
            "(or set TESSERA_SKIP_INSTALL=1 to build without them)"
    fi
    case $family in
    debian)
        step "$log" 'Reading the package lists.' "${as_root[@]}" \
            sh -c 'apt-get -q update || echo "Going on with the lists as they are."'
        if [[ " ${missing[*]} " == *' qt6-base-dev '* ]]; then
            require_version Qt "$(apt_candidate qt6-base-dev)" "$wanted_qt"
        fi
        step "$log" "Installing ${#missing[@]} packages and what they need." \
            "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get -q -o Dpkg::Use-Pty=0 install -y --no-install-recommends "${missing[@]}"
        ;;
    fedora) step "$log" "Installing ${#missing[@]} packages and what they need." \
        "${as_root[@]}" dnf install -y "${missing[@]}" ;;
    arch) step "$log" "Installing ${#missing[@]} packages and what they need." \
        "${as_root[@]}" pacman -S --needed --noconfirm "${missing[@]}" ;;
    esac
}

# Everything that the build needs is here and new enough afterwards.
ensure_tools() {
    local packages tool
    mapfile -t packages < <(build_packages "$(system_family)")
    ((${#packages[@]} == 0)) || ensure_packages "${packages[@]}"
    # From Debian 13 on, the plugins that read icons drawn as SVG are a package of their own.
    if [[ $(system_family) == debian && ! -e $(qmake6 -query QT_INSTALL_PLUGINS 2>/dev/null)/iconengines/libqsvgicon.so ]]; then
        ensure_packages qt6-svg-plugins
    fi
    for tool in "${CXX:-c++}" cmake ctest ninja; do
        command -v "$tool" >/dev/null || fail "found no $tool; Tessera needs g++ $wanted_gcc or newer," \
            "CMake 3.25, Ninja, and Qt $wanted_qt (Widgets, Svg, Test, lrelease), giflib and nlohmann-json" \
            "with their headers"
    done
    [[ -n ${CXX:-} ]] || require_version g++ "$(c++ -dumpversion)" "$wanted_gcc"
    ! command -v qmake6 >/dev/null || require_version Qt "$(qmake6 -query QT_VERSION)" "$wanted_qt"
}

# build_preset NAME [TARGET...]: configures where that is due, and builds the targets, or all. Ninja
# itself reruns CMake when a CMakeLists.txt changed; a changed preset and a moved tree it does not
# notice.
build_preset() {
    local preset=$1 dir=$root/build/$1 targets=()
    shift
    (($# == 0)) || targets=(--target "$@")
    case $preset in
    release | baseline | clang | debug | asan | tsan) ;;
    *) fail "found preset \"$preset\", wanted release, baseline, clang, debug, asan or tsan" ;;
    esac
    ensure_tools
    if [[ ! -e $dir/build.ninja || $root/CMakePresets.json -nt $dir/CMakeCache.txt ]] \
        || ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$dir/CMakeCache.txt"; then
        step "$dir.configure.log" "Configuring build/$preset." in_root cmake --fresh --preset "$preset"
    fi
    step "$dir.build.log" "Building build/$preset$(expected_time "$dir" "$@")." \
        in_root cmake --build --preset "$preset" "${targets[@]}"
}

# What an object takes a processor, in milliseconds, on the average of a whole build with its links.
object_milliseconds=2500

# expected_time DIR [TARGET...]: for a first build in DIR, how many objects it makes and how long that will
# take on this machine; nothing later, when the first steps tell it better.
expected_time() {
    local dir=$1 objects
    shift
    [[ ! -e $dir/.ninja_log ]] || return 0
    objects=$(ninja -C "$dir" -t inputs "${@:-all}" 2>/dev/null | grep -c '\.o$' || true)
    if ((objects > 0)); then
        printf ': %s objects, about %s' "$objects" \
            "$(in_words $((objects * object_milliseconds / 1000 / $(nproc))))"
    fi
}

in_root() { (cd -- "$root" && NINJA_STATUS='[%f/%t, %es] ' "$@"); }
