# Finds a Python new enough and hands over to it: launch.sh play|check [ARGUMENT…]
here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
unset PYTHONPATH PYTHONHOME

# Each candidate is tried, not only looked for: a name on the path may be a shim that leads nowhere.
for python in "$here/.venv/bin/python" python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        exec "$python" "$here/tools" "$@"
    fi
done

found=$(python3 --version 2>/dev/null) || found="no Python"
echo "New Worlds needs Python 3.11 or newer and found $found: install a newer one" \
    "(Debian and Ubuntu: apt install python3 python3-venv python3-dev; others: python.org) and start again." >&2
exit 1
