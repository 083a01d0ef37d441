#!/usr/bin/env bash
# Makes the secrets that compose.prod.yml names, in deploy/secrets or the folder given. One that is there already stays
# as it is: to change one, read "Secrets" in runbook.md first. The key of the SMS provider is not ours to make:
#   SMS_KEY_SECRET=… deploy/make-secrets.sh
set -euo pipefail
umask 077
folder=${1:-$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/secrets}
mkdir -p "$folder"
chmod 700 "$folder"
cd "$folder"

random() { head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }

# Nobody but the owner of the folder gets to the files; inside the containers the users of the servers must read them.
make() {
  if [ -e "$1" ]; then
    echo "$1 is there already and stays"
    return
  fi
  (set -o noclobber && printf '%s\n' "$2" >"$1")
  chmod 444 "$1"
  echo "$1 made"
}

if [ ! -e sms_key ] && [ -z "${SMS_KEY_SECRET:-}" ]; then
  echo "say SMS_KEY_SECRET=…, the secret of the key at the SMS provider" >&2
  exit 1
fi
exists() { [ -e "$1" ] && echo yes || echo no; }
if [ "$(exists redis_url)" != "$(exists redis_conf)" ]; then
  echo "redis_url and redis_conf hold the same password: remove the one that is there" >&2
  exit 1
fi

for name in pg_admin pg_owner pg_app session file sms log field_index backup_key; do
  make "$name" "$(random)"
done
make field_keys "k1=$(random)"
make quote_key "k1=$(random)"
make sms_key "${SMS_KEY_SECRET:-}"
password=$(random)
make redis_url "redis://:$password@redis:6379/0"
make redis_conf "requirepass $password"
