#!/usr/bin/env bash
# Backs up the site of compose.prod.yml while it runs, and proves the backup by restoring it; see "Backup" in runbook.md.
# Everything is done by the server's own command; without Docker: tools/node server/src/main.ts backup FOLDER
set -euo pipefail
umask 077
cd "$(dirname "${BASH_SOURCE[0]}")"
exec docker compose -f compose.prod.yml --profile backup run --rm backup backup /backups
