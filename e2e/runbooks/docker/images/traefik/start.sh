#!/bin/bash
# Replaces Traefik, which no registry of the run has: reads the same flags and the same labels through the same
# socket, and lets Caddy serve the one host that they name. Its certificates come from the run's own authority.
set -e
mail='' resolver=''
for flag; do
  case "$flag" in
    --certificatesresolvers.*.acme.email=*) mail="${flag#*=}" resolver="${flag#--certificatesresolvers.}" ;;
  esac
done
resolver="${resolver%%.*}"
[ -n "$mail" ] || { echo 'error: no ACME email' >&2; exit 1; }
label() { jq -r --arg name "$1" '.Labels[$name] // empty' <<< "$container"; }
while true; do
  curl -sf --unix-socket /var/run/docker.sock 'http://localhost/containers/json?filters=%7B%22label%22%3A%5B%22traefik.enable%3Dtrue%22%5D%7D' \
    | jq -c '.[]' | while read -r container; do
      router=$(jq -r '.Labels | keys[] | capture("^traefik\\.http\\.routers\\.(?<name>[^.]+)\\.rule$").name' <<< "$container" | head -1)
      host=$(label "traefik.http.routers.$router.rule" | sed -nE 's/^Host\(`([^`]+)`\)$/\1/p')
      port=$(jq -r '.Labels | to_entries[] | select(.key | endswith(".loadbalancer.server.port")).value' <<< "$container")
      age=$(jq -r '.Labels | to_entries[] | select(.key | endswith(".headers.stsseconds")).value' <<< "$container")
      address=$(jq -r '[.NetworkSettings.Networks[].IPAddress][0]' <<< "$container")
      if [ -z "$host" ] || [ "$(label "traefik.http.routers.$router.tls.certresolver")" != "$resolver" ]; then
        echo "error: the router $router has no host or another certificate resolver" >&2
        continue
      fi
      printf '%s {\n  tls internal\n  header Strict-Transport-Security "max-age=%s"\n  reverse_proxy %s:%s\n}\n' "$host" "$age" "$address" "$port"
    done > /tmp/sites
  if ! cmp -s /tmp/sites /tmp/sites.served; then
    cp /tmp/sites /tmp/sites.served
    { printf '{\n  email %s\n  admin localhost:2019\n  skip_install_trust\n  storage file_system /letsencrypt\n  pki {\n    ca local {\n      root {\n        cert /etc/run-authority.crt\n        key /etc/run-authority.key\n      }\n    }\n  }\n}\n' "$mail"; cat /tmp/sites; } > /etc/caddy/Caddyfile
    if [ -s /tmp/sites ]; then
      caddy reload --config /etc/caddy/Caddyfile 2> /dev/null || caddy start --config /etc/caddy/Caddyfile
    fi
  fi
  sleep 1
done
