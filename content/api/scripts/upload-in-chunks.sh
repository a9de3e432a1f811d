#!/bin/sh
# Uploads a large file: sh upload-in-chunks.sh opening-day.mp4 video/mp4
# MIXPOST_API is the base URL, including the workspace UUID.
set -eu

file=$1
type=$2
chunk=$(mktemp)
trap 'rm -f "$chunk"' EXIT

call() {
  response=$(curl -sS --fail-with-body "$@" \
    -H "Authorization: Bearer $MIXPOST_TOKEN" \
    -H 'Accept: application/json') || {
    printf '%s\n' "$response" >&2
    return 1
  }
  printf '%s\n' "$response"
}

# Start the upload session. The response says how to split the file.
session=$(jq -n --arg filename "$(basename "$file")" --arg type "$type" \
  --argjson size "$(wc -c < "$file")" \
  '{filename: $filename, mime_type: $type, total_size: $size}' |
  call "$MIXPOST_API/media/chunked/initiate" \
    -H 'Content-Type: application/json' --data @-)
upload=$(printf '%s' "$session" | jq -r '.upload_uuid')
size=$(printf '%s' "$session" | jq '.chunk_size')
total=$(printf '%s' "$session" | jq '.total_chunks')
echo "Started session $upload." >&2

index=0
while [ "$index" -lt "$total" ]; do
  dd if="$file" of="$chunk" bs="$size" skip="$index" count=1 2> /dev/null
  call "$MIXPOST_API/media/chunked/$upload/upload" > /dev/null \
    -F "upload_session=$upload" -F "chunk_index=$index" -F "chunk=@$chunk"
  index=$((index + 1))
  echo "Sent chunk $index of $total." >&2
  sleep 1
done

# Join the chunks. The response is the new media file, including its ID.
call "$MIXPOST_API/media/chunked/$upload/complete" --request POST
