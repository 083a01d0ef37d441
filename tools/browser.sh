#!/usr/bin/env bash
# Makes sure there is a Chromium and a font that has Chinese; prints nothing when both exist.
set -euo pipefail

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

missing=()
[ -x "${CHROMIUM_PATH:-}" ] || command -v chromium >/dev/null || missing+=(chromium)
command -v fc-list >/dev/null || missing+=(fontconfig)
[ -n "$(fc-list :lang=zh 2>/dev/null || true)" ] || missing+=(fonts-noto-cjk)
[ ${#missing[@]} -gt 0 ] || exit 0

log=$(mktemp)
trap 'rm -f "$log"' EXIT
{
  as_root apt-get update &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
} >"$log" 2>&1 || {
  cat "$log" >&2
  exit 1
}
