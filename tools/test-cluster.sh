#!/usr/bin/env bash
# Starts a PostgreSQL cluster of the project's own for tests and prints its port. It never waits for the disk, which a
# cluster with anybody's data must never do; where such a cluster cannot be started, tests use the machine's, port 5432.
set -euo pipefail

port=${TEST_CLUSTER_PORT:-55432}
# In memory where there is room: a copy of the database takes a tenth of a second there and nearly a whole one on disk.
roomy() { [ -w /dev/shm ] && [ "$(df --output=avail -k /dev/shm 2>/dev/null | tail -1)" -gt 6291456 ]; }
shelf=${TMPDIR:-/tmp}
if roomy; then shelf=/dev/shm; fi
home=${TEST_CLUSTER_DIR:-$shelf/srm-test-postgres-$port}
fallback=5432

programs() { find /usr/lib/postgresql -mindepth 1 -maxdepth 1 -printf '%p/bin\n' 2>/dev/null | sort -V | tail -1; }

# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

is_ready() { "$bin/pg_isready" -q -h 127.0.0.1 -p "$port"; }

create() {
  mkdir -p "$home"
  [ "$(id -u)" -ne 0 ] || chown postgres "$home"
  as_postgres "$bin/initdb" -D "$home/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync
  cat >>"$home/data/postgresql.conf" <<SETTINGS
port = $port
listen_addresses = '127.0.0.1'
unix_socket_directories = '$home'
fsync = off
synchronous_commit = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = 1GB
checkpoint_timeout = 1h
shared_buffers = 512MB
max_connections = 400
jit = off
plan_cache_mode = force_generic_plan
SETTINGS
}

start() {
  cd /
  [ -f "$home/data/PG_VERSION" ] || create
  as_postgres "$bin/pg_ctl" -D "$home/data" -l "$home/log" -w -t 60 start
}

bin=$(programs)
if [ -z "$bin" ]; then
  echo "$fallback"
  exit 0
fi
# Two runs may start it together: the second waits for the first.
exec 9>"${home}.lock"
flock 9
if is_ready || start >"${home}.start.log" 2>&1 9>&-; then
  echo "$port"
else
  echo "tests use the cluster of the machine: $(tail -1 "${home}.start.log")" >&2
  echo "$fallback"
fi
