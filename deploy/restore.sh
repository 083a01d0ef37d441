#!/usr/bin/env bash
# Restores a backup into the site of compose.prod.yml; see "Restore" in runbook.md.
# Everything is done by the server's own command; without Docker: tools/node server/src/main.ts restore FOLDER/STAMP
set -euo pipefail
umask 077
stamp=${1:?usage: restore.sh STAMP, such as 20261116T193000Z}
cd "$(dirname "${BASH_SOURCE[0]}")"
docker compose -f compose.prod.yml stop edge web1 web2 worker
exec docker compose -f compose.prod.yml --profile backup run --rm restore restore "/backups/$stamp"
