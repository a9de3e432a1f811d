#!/bin/bash
# publish IMAGE CREATED: gives the registry Lite's image under the name of another edition, as if it was created at that
# time. It also listens on port 8080, as Reverb does. The layer is shared, so nothing is uploaded.
set -euo pipefail
registry=http://127.0.0.1:5000/v2
type=application/vnd.docker.distribution.manifest.v2+json
jq() { docker run --rm -i --entrypoint jq traefik:v3.7 "$@"; }
cd "$(mktemp -d)"
curl -sf -H "Accept: $type" "$registry/inovector/mixpost/manifests/v2.6.0" > manifest
layer=$(jq -r '.layers[0].digest' < manifest)
curl -sf -o /dev/null -X POST "$registry/$1/blobs/uploads/?mount=$layer&from=inovector/mixpost"
start="echo 'server { listen 8080; default_type text/plain; return 200 \"\$uri \$http_upgrade\"; }' > /etc/nginx/conf.d/reverb.conf; exec start.sh"
curl -sf "$registry/inovector/mixpost/blobs/$(jq -r .config.digest < manifest)" |
  jq -c --arg start "$start" --arg created "$2" '.config.Entrypoint = ["sh", "-c", $start] | .created = $created' > config
digest=sha256:$(sha256sum < config | cut -d' ' -f1)
location=$(curl -sf -D - -o /dev/null -X POST "$registry/$1/blobs/uploads/" | sed -nE 's/^location: (\S+)\s*$/\1/Ip')
curl -sf -X PUT -H 'Content-Type: application/octet-stream' --data-binary @config "$location&digest=$digest"
jq --arg digest "$digest" --argjson size "$(wc -c < config)" '.config.digest = $digest | .config.size = $size' < manifest |
  curl -sf -X PUT -H "Content-Type: $type" --data-binary @- "$registry/$1/manifests/latest"
