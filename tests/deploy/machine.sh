# Runs in a mount namespace of its own: a copy of the machine on which a stranger follows docs/hosting.md.
set -e
layers=$(mktemp -d /tmp/stranger-XXXXXX)
mount -t tmpfs tmpfs "$layers"
mount -t tmpfs tmpfs /run
for folder in etc opt usr var; do
    mkdir -p "$layers/$folder/up" "$layers/$folder/work"
    mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$layers/$folder/up,workdir=$layers/$folder/work" "/$folder"
done
mkdir -p /run/lock
export HOME="$layers/home"
mkdir -p "$HOME"
git config --global --add safe.directory '*'
install -m 755 "$TESTS/tests/deploy/systemctl" /usr/bin/systemctl
[ -e /usr/sbin/policy-rc.d ] || printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d
chmod +x /usr/sbin/policy-rc.d

begun=$(date +%s)
step() { echo "STEP $1 $(( $(date +%s) - begun )) s"; }

bash "$WORK/install.sh"
step "installed"

# From here on there is no other network than loopback: nothing leaves the machine, and no port of it is taken.
cat > "$layers/rest.sh" <<'END'
set -e
begun=$1
step() { echo "STEP $1 $(( $(date +%s) - begun )) s"; }
ok() { for i in $(seq 600); do "$@" > /dev/null 2>&1 && return 0; sleep 0.1; done; echo "never came true: $*"; return 1; }
asks() { "$PLAYER" "$TESTS/tests/deploy/visitor.py" "$@"; }
ip link set lo up
grep -q hall.example /etc/hosts || echo "127.0.0.1 hall.example" >> /etc/hosts
bash "$WORK/service.sh"
ok asks health http://127.0.0.1:8000
step "served"

mkdir -p /etc/letsencrypt/live/hall.example
cp "$WORK/fullchain.pem" "$WORK/privkey.pem" /etc/letsencrypt/live/hall.example/
rm -f /etc/nginx/sites-enabled/default
bash "$WORK/tls.sh"
export SSL_CERT_FILE="$WORK/fullchain.pem"
ok asks health https://hall.example
step "reached over TLS"

chmod 755 "$WORK"
chmod 644 "$WORK/fullchain.pem"
cp "$WORK/fullchain.pem" /etc/ssl/stranger.pem
chmod 644 /etc/ssl/stranger.pem
SSL_CERT_FILE=/etc/ssl/stranger.pem bash "$WORK/doctor.sh" > "$WORK/doctor" 2>&1 || { cat "$WORK/doctor"; exit 1; }
cat "$WORK/doctor"
grep -q "The public address answers" "$WORK/doctor"
step "examined"

asks outside https://hall.example
asks play https://hall.example "$WORK/person"
step "played over wss"

bash "$WORK/backup.sh"
test "$(stat -c %a /var/lib/greathall/today.zip)" = 600
test "$(stat -c %a /var/lib/greathall/greathall.db)" = 600
step "backed up"

asks play https://hall.example "$WORK/person2"   # a table that the backup does not know
bash "$WORK/restore.sh"
ok asks health https://hall.example
asks again https://hall.example "$WORK/person"
asks gone https://hall.example "$WORK/person2"
step "restored"

sed -i 's/git pull/git status -s/; s/python3 dev.py setup server/true/' "$WORK/upgrade.sh"   # nothing newer is there
mkdir -p /var/lib/greathall/backups && chown greathall:greathall /var/lib/greathall/backups
bash "$WORK/upgrade.sh"
ok asks health https://hall.example
asks again https://hall.example "$WORK/person"
hall secret rotate
systemctl restart greathall
ok asks health https://hall.example
asks again https://hall.example "$WORK/person"
step "upgraded"
systemctl stop greathall
nginx -s stop
END
status=0
unshare -n bash "$layers/rest.sh" "$begun" || status=$?
if [ "$status" != 0 ]; then
    tail -n 40 /run/systemctl-stand-in/*.log /var/log/nginx/error.log 2> /dev/null || true
fi
systemctl stop greathall || true
exit "$status"
