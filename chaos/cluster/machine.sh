#!/bin/sh
# The first process of one of the cluster's machines (machine.ts): mounts its disk where Debian's packages keep their data, says
# so, and stays, as a machine's first process does, to take in those whose parents have ended.
# $1: the disk's image; $2: the folder of its settings; $3: its name.
set -e
mount -o loop "$1" /srv
for each in etcd postgresql; do
    mkdir -p "/srv/$each"
    mount --bind "/srv/$each" "/var/lib/$each"
done
chown postgres: /srv/postgresql
mount --bind "$2" /etc/patroni
mount -t tmpfs shm /dev/shm
mkdir -p /run/postgresql
mount -t tmpfs -o mode=2775 run /run/postgresql
chown postgres: /run/postgresql
hostname "$3"
ip link set lo up
echo up
while :; do sleep 1; done
