#!/bin/bash
# Runs instead of the programs that an upgrade script calls: counts the script's commands in /run/steps, fails at the one
# whose number is in /run/failing, and otherwise runs the real program.
name=${0##*/}
case "$name $*" in
  'php artisan '* | 'composer '* | 'cp '* | 'curl '*)
    printf '%s\n' "$name $*" >> /run/steps
    [ "$(wc -l < /run/steps)" = "$(cat /run/failing)" ] && exit 1
    ;;
esac
# The machine is offline.
[ "$name" = curl ] && exec tee config/horizon.php <<< '<?php return [];' > /dev/null
exec "/usr/bin/$name" "$@"
