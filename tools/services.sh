#!/usr/bin/env bash
# Makes PostgreSQL and Redis answer on this machine: uses what runs, else starts what is installed, else installs it.
set -euo pipefail

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

quietly() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}

install() {
  quietly as_root apt-get update
  quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

wait_for() {
  for _ in $(seq 1 150); do
    answers "$1" && return 0
    sleep 0.2
  done
  echo "$2 does not answer on port $1" >&2
  return 1
}

start_postgres() {
  command -v pg_ctlcluster >/dev/null || install postgresql
  local version
  version=$(find /usr/lib/postgresql -mindepth 1 -maxdepth 1 -printf '%f\n' | sort -V | tail -1)
  [ -d "/etc/postgresql/$version/main" ] || quietly as_root pg_createcluster "$version" main
  answers 5432 || quietly as_root pg_ctlcluster --skip-systemctl-redirect "$version" main start
  wait_for 5432 PostgreSQL
  until_ready
}

# The port opens a moment before the server accepts sessions.
until_ready() {
  for _ in $(seq 1 150); do
    pg_isready -q -h 127.0.0.1 -p 5432 && return 0
    sleep 0.2
  done
  echo "PostgreSQL is not ready" >&2
  return 1
}

start_redis() {
  command -v redis-server >/dev/null || install redis-server
  answers 6379 ||
    quietly redis-server --daemonize yes --bind 127.0.0.1 -::1 --port 6379 --save "" --appendonly no
  wait_for 6379 Redis
}

answers 5432 || start_postgres
answers 6379 || start_redis
