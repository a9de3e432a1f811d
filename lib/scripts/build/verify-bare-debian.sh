#!/usr/bin/env bash
# Verifies that a machine needs only Node and root: creates a bare Debian in a temporary folder, copies the last commit
# and this machine's Node into it, and runs a command there (`npm test` by default). Requires root on Debian, and
# debootstrap.
#
#   bash lib/scripts/build/verify-bare-debian.sh
#   bash lib/scripts/build/verify-bare-debian.sh npm run unit
set -euo pipefail

if [ "$(id -u)" != 0 ] || ! command -v debootstrap > /dev/null; then
  echo 'This needs Debian, root, and debootstrap: apt-get install debootstrap' >&2
  exit 2
fi

command=${*:-npm test}
debian=$(mktemp -d)
# This folder becomes /, which every user must be able to enter: servers there run as other users.
chmod 755 "$debian"
trap 'rm -rf --one-file-system "$debian"' EXIT

echo "Making a bare Debian in $debian"
# shellcheck source=/dev/null
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
debootstrap --variant=minbase "$suite" "$debian" > "$debian.log" 2>&1 || { tail -n 20 "$debian.log" >&2; exit 1; }
rm "$debian.log"

# Every installed Debian has these suites. Without them, its browsers are a year older.
sources="$debian/etc/apt/sources.list"
mirror=$(awk '/^deb / { print $2; exit }' "$sources")
printf 'deb %s %s main\n' "${mirror%/}" "$suite-updates" "${mirror%/}-security" "$suite-security" >> "$sources"

# Node and npm, host names, and the certificates that this machine trusts.
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
mkdir -p "$debian/usr/lib/node_modules" "$debian/etc/ssl" "$debian/srv/site"
cp "$(readlink -f "$(command -v node)")" "$debian/usr/bin/node"
cp -r "$npm" "$debian/usr/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$debian/usr/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$debian/usr/bin/npx"
cp /etc/resolv.conf /etc/hosts "$debian/etc/"
# Under a different name, because installing the ca-certificates package there overwrites the usual file.
cp /etc/ssl/certs/ca-certificates.crt "$debian/etc/ssl/host-certificates.crt" 2> /dev/null || true
git archive HEAD | tar -x -C "$debian/srv/site"

echo "Running there: $command"
# The mounts are private to this process and end with it.
# shellcheck disable=SC2016
unshare --mount --pid --fork bash -c '
  mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/tmp"
  exec chroot "$1" env -i HOME=/root PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 CI=true \
    NODE_EXTRA_CA_CERTS=/etc/ssl/host-certificates.crt bash -c "cd /srv/site && $2"
' - "$debian" "$command"
