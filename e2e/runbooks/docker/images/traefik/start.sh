#!/bin/bash
# Replaces Traefik, which no registry of the run has: reads the same flags and the same labels through the same
# socket, and lets Caddy serve the one host that they name. The run's own authority signs its certificate.
set -e
trap 'exit 0' TERM
mail='' resolver=''
for flag; do
  case "$flag" in
    --certificatesresolvers.*.acme.email=*) mail="${flag#*=}" resolver="${flag#--certificatesresolvers.}" ;;
  esac
done
resolver="${resolver%%.*}"
[ -n "$mail" ] || { echo 'error: no ACME email' >&2; exit 1; }
label() { jq -r --arg name "$1" '.Labels[$name] // empty' <<< "$container"; }
sign() {
  [ -f "/letsencrypt/$1.crt" ] && return
  openssl req -newkey rsa:2048 -nodes -subj "/CN=$1" -keyout "/letsencrypt/$1.key" -out /tmp/request 2> /dev/null
  openssl x509 -req -in /tmp/request -CA /etc/run-authority.crt -CAkey /etc/run-authority.key -days 90 \
    -extfile <(echo "subjectAltName=DNS:$1") -out "/letsencrypt/$1.crt" 2> /dev/null
}
# A container keeps its files when it restarts.
rm -f /tmp/sites.served
while true; do
  curl -sf --unix-socket /var/run/docker.sock 'http://localhost/containers/json?filters=%7B%22label%22%3A%5B%22traefik.enable%3Dtrue%22%5D%7D' \
    | jq -c '.[]' | while read -r container; do
      age=$(jq -r '.Labels | to_entries[] | select(.key | endswith(".headers.stsseconds")).value' <<< "$container")
      address=$(jq -r --arg network "$(label traefik.docker.network)" \
        '.NetworkSettings.Networks | (.[$network] // .[keys[0]]).IPAddress' <<< "$container")
      host=$(label traefik.http.routers.mixpost.rule | sed -nE 's/^Host\(`([^`]+)`\)$/\1/p')
      [ -z "$host" ] || sign "$host"
      printf '%s {\n  tls /letsencrypt/%s.crt /letsencrypt/%s.key\n' "$host" "$host" "$host"
      [ -z "$age" ] || printf '  header Strict-Transport-Security "max-age=%s"\n' "$age"
      # The longest rule comes first.
      jq -r '.Labels | to_entries | map(select(.key | test("^traefik\\.http\\.routers\\.[^.]+\\.rule$"))) | sort_by(-(.value | length))[].key' <<< "$container" \
        | cut -d. -f4 | while read -r router; do
          rule=$(label "traefik.http.routers.$router.rule")
          if [[ "$rule" != "Host(\`$host\`)"* ]] || [ "$(label "traefik.http.routers.$router.tls.certresolver")" != "$resolver" ]; then
            echo "error: the router $router has no host or another certificate resolver" >&2
            continue
          fi
          service=$(label "traefik.http.routers.$router.service")
          port=$(label "traefik.http.services.${service:-mixpost}.loadbalancer.server.port")
          paths=$(grep -oE 'Path(Prefix|Regexp)\(`[^`]+`\)' <<< "$rule" | sed -E 's/^Path[a-zA-Z]+\(`\^?(.*)`\)$/\1/' | paste -sd'|' || true)
          [ -z "$paths" ] || printf '  @%s path_regexp ^(%s)\n' "$router" "$paths"
          printf '  handle %s {\n    reverse_proxy %s:%s\n  }\n' "${paths:+@$router}" "$address" "$port"
        done
      printf '}\n'
    done > /tmp/sites
  if ! cmp -s /tmp/sites /tmp/sites.served; then
    cp /tmp/sites /tmp/sites.served
    { printf '{\n  admin localhost:2019\n}\n'; cat /tmp/sites; } > /etc/caddy/Caddyfile
    if [ -s /tmp/sites ]; then
      caddy reload --config /etc/caddy/Caddyfile 2> /dev/null || caddy start --config /etc/caddy/Caddyfile
    fi
  fi
  sleep 1
done
