#!/bin/sh
# The command `offhand`: the program of the package for this machine, in place of this shell. Node, which takes several times as long to
# start as the program, is asked only where that package is not beside this one, and for what to say where there is none.
here=$(readlink -f "$0")
here=${here%/*}
# Without the loader of the GNU C library the program cannot run, as on Alpine Linux.
if [ -z "$OFFHAND_BINARY" ] && [ -e /lib64/ld-linux-x86-64.so.2 ]; then
  for package in "$here/node_modules/@offhand/linux-x64" "$here/../@offhand/linux-x64"; do
    [ -x "$package/bin/offhand" ] && exec "$package/bin/offhand" "$@"
  done
fi
exec node "$here/cli.js" "$@"
