import { type Kysely, sql } from 'kysely';

/**
 * What Admins make of listings. Whatever is not live is paused, too, so that the one condition of public lists leaves it out.
 * Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = ['properties', 'cars'].flatMap((table) => [
  // moderation_at: since when it waits for an Admin, or when one took it off the lists; earlier_pause: why it was paused before.
  `alter table ${table}
    add column moderation text not null default 'live',
    add column moderation_reason text,
    add column moderation_at timestamptz,
    add column earlier_pause text`,
  `alter table ${table} drop constraint ${table}_whole_pause`,
  // Not valid: no row is moderated yet, and to read them all would hold up all writes.
  `alter table ${table} add constraint ${table}_whole_pause check (
    (paused_at is null) = (pause_reason is null)
    and (pause_reason is null or pause_reason in ('unanswered', 'by-lister', 'moderation'))
    and (earlier_pause is null or earlier_pause in ('unanswered', 'by-lister'))
    and (moderation = 'live') = (pause_reason is distinct from 'moderation')) not valid`,
  `alter table ${table} add constraint ${table}_moderation check (
    moderation in ('live', 'waiting', 'change-asked', 'refused', 'hidden')
    and (moderation = 'live' or moderation_at is not null)) not valid`,
  `create index ${table}_moderated on ${table} (moderation_at desc, id desc)
    where moderation_at is not null and deleted_at is null`,
]);
