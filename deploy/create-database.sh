#!/bin/sh
# The database of Efie and the role that owns it, which is no superuser; run once by the image of PostgreSQL.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$EFIE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role efie login password :'password';
create database efie owner efie;
SQL
