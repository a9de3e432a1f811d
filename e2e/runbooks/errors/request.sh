#!/bin/bash
# request PATH [OPTIONS OF CURL]: sends a signed-in request to Mixpost, and prints the response and what the logs say.
site=https://social.example.com
cookies=/run/request.cookies
logs=({/var/www/html/storage/logs,/var/lib/docker/volumes/mixpost_logs/_data}/laravel.log /var/log/nginx/mixpost-error.log)
for log in "${logs[@]}"; do
  [ ! -f "$log" ] || : > "$log"
done
rm -f "$cookies"
send() {
  token=$(awk '$6 == "XSRF-TOKEN" { print $7 }' "$cookies" 2> /dev/null)
  curl -s -m 60 -c "$cookies" -b "$cookies" -H "X-XSRF-TOKEN: ${token//%3D/=}" -w '\nHTTP %{http_code} %{url_effective}\n' "$@"
}
send "$site/mixpost/login" > /dev/null
send -L -d "email=${EMAIL:-you@example.com}" -d "password=${PASSWORD:-a-password-of-the-run}" "$site/mixpost/login" |
  sed 's/^HTTP/Sign-in: HTTP/; s/&quot;/"/g' | grep -E 'Sign-in|credentials|expired'
send "$site/$1" "${@:2}" | sed 's/&quot;/"/g'
grep -hE 'ERROR|\[error\]|\[crit\]' "${logs[@]}" 2> /dev/null | cut -c1-600 | tail -n 20
true
