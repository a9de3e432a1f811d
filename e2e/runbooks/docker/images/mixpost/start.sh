#!/bin/bash
# What the official image is known to do at each start. Where it's known from is beside each step. A step that fails
# doesn't end the start: with wrong database settings, users still get to the sign-in page (issues 96, 100, and 160).
cd /var/www/html
export DB_HOST="${DB_HOST:-mysql}" DB_PORT="${DB_PORT:-3306}" REDIS_HOST="${REDIS_HOST:-redis}"

# Settings become a .env, because cron and PHP-FPM don't inherit a container's environment (README of mixpost-auth 2.1.0).
env -0 | while IFS='=' read -r -d '' key value; do
  case "$key" in
    HOME | PATH | PWD | SHLVL | HOSTNAME | TERM | _) ;;
    *) printf '%s="%s"\n' "$key" "$(printf '%s' "$value" | sed 's/[\\"$]/\\&/g')" ;;
  esac
done > .env
chown www-data:www-data .env
chmod 640 .env
mkdir -p storage/app/public storage/logs
chown www-data:www-data storage/app storage/app/public storage/logs

# The message of issue 31's log.
for second in $(seq 60); do
  nc -z "$DB_HOST" "$DB_PORT" 2>/dev/null && break
  if [ "$second" = 60 ]; then
    echo "wait-for-it.sh: timeout occurred after waiting 60 seconds for $DB_HOST:$DB_PORT"
  fi
  sleep 1
done

# Migrations and the default user, as in the log of issue 168.
artisan() { runuser -u www-data -- php artisan "$@"; }
artisan migrate --force
artisan mixpost-auth:create --admin 2>/dev/null || true

service cron start
supervisord -n -c /etc/supervisor/supervisord.conf &
echo 'Mixpost has started!'
wait
