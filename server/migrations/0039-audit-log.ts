import { type Kysely, sql } from 'kysely';

/**
 * Who did what, when and from where; only ever added to. In a schema of its own, so that it can be owned by another role
 * than the app's (platform/database/keep-audit-log.ts): who owns a schema may drop what is in it. Nothing refers to other tables: an entry
 * outlives whom and what it names. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create schema audit',
  `create table audit.log (
    id uuid primary key,
    at timestamptz not null,
    event text not null,
    actor_id uuid,
    subject_kind text,
    subject_id uuid,
    address text,
    device text,
    request_id text,
    reason text,
    before jsonb,
    after jsonb,
    check ((subject_id is null) or (subject_kind is not null))
  )`,
  // Ids tell the time (UUID of version 7): each index is in the order in which the log is read.
  'create index log_by_event on audit.log (event, id)',
  'create index log_by_actor on audit.log (actor_id, id) where actor_id is not null',
  'create index log_by_subject on audit.log (subject_id, id) where subject_id is not null',
  'create index log_by_address on audit.log (address, id)',

  `create function audit.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit.log is only ever added to' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger refuse_change before update or delete or truncate on audit.log
    for each statement execute function audit.refuse_change()`,
  'revoke update, delete, truncate on audit.log from current_user',
];
