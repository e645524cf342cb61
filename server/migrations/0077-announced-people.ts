import { type Kysely, sql } from 'kysely';

/**
 * What stands on a person's listings and comments, such as a name or a badge, announces those and the lists they are on
 * where it changes (0026, 0049 and 0055 announced everything). Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Somebody with more listings and comments is announced as everything. */
const NAMED_AT_MOST = 500;

const STATEMENTS = [
  `create function announce_shown_of(person uuid) returns void language plpgsql set search_path from current as $$
    declare
      topics text[] := array(
        select distinct topic
          from (
            select unnest(array['properties', 'property:' || id]) from properties
              where lister_id = person and deleted_at is null
            union all
            select unnest(array['cars', 'car:' || id]) from cars
              where owner_id = person and deleted_at is null
            union all
            select 'property:' || property_id from comments where user_id = person
          ) as shown (topic)
          limit ${NAMED_AT_MOST + 1});
    begin
      if cardinality(topics) > ${NAMED_AT_MOST} then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', topic) from unnest(topics) as topic;
      end if;
    end $$`,
  `create function announce_person() returns trigger language plpgsql set search_path from current as $$
    begin
      perform announce_shown_of(new.id);
      return null;
    end $$`,
  `create function announce_verified() returns trigger language plpgsql set search_path from current as $$
    begin
      perform announce_shown_of(new.user_id);
      return null;
    end $$`,
  'drop trigger announce_people on users',
  `create trigger announce_people after update on users for each row
    when ((old.firstname, old.lastname, old.role, old.profile_image_key, old.company_logo_key, old.suspended_at)
      is distinct from
      (new.firstname, new.lastname, new.role, new.profile_image_key, new.company_logo_key, new.suspended_at))
    execute function announce_person()`,
  'drop trigger announce_answer_times on users',
  `create trigger announce_answer_times after update on users for each row
    when (old.answers_within is distinct from new.answers_within)
    execute function announce_person()`,
  'drop trigger announce_verifications on verifications',
  `create trigger announce_verifications after update on verifications for each row
    when ((old.state, old.expires_on) is distinct from (new.state, new.expires_on)
      and 'approved' in (old.state, new.state))
    execute function announce_verified()`,
];
