#!/bin/sh
# Makes Mixpost download a file from a URL, and waits until it is done:
# sh upload-from-url.sh https://files.example.com/opening-day.mp4
# MIXPOST_API is the base URL, including the workspace UUID.
set -eu

call() {
  response=$(curl -sS --fail-with-body "$@" \
    -H "Authorization: Bearer $MIXPOST_TOKEN" \
    -H 'Accept: application/json') || {
    printf '%s\n' "$response" >&2
    return 1
  }
  printf '%s\n' "$response"
}

state=$(jq -n --arg url "$1" '{url: $url}' |
  call "$MIXPOST_API/media/remote/initiate" \
    -H 'Content-Type: application/json' --data @-)
download=$(printf '%s' "$state" | jq -r '.download_id // empty')

while true; do
  case $(printf '%s' "$state" | jq -r '.status') in
    completed) break ;;
    pending | downloading | processing) sleep 3 ;;
    *)
      printf '%s\n' "$state" >&2
      exit 1
      ;;
  esac
  state=$(call "$MIXPOST_API/media/remote/$download/status")
done

# Print the new media file, including its ID.
printf '%s' "$state" | jq '.media'
