import { type Kysely, sql } from 'kysely';

/**
 * What an Admin sees of people and does about them. The listings of who is suspended are withheld: off every list, as what
 * was deleted is, and back once the suspension is lifted. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table users
    add column suspended_reason text,
    add column last_login_at timestamptz`,
  // As it is searched: who has a part of a name knows not whether it is the first or the last.
  `create index users_by_text on users
    using gin (lower(firstname || ' ' || lastname || ' ' || email) gin_trgm_ops)`,
  'create index users_by_role on users (role, id)',
  'create index users_suspended on users (id) where suspended_at is not null',
  'create index users_by_last_login on users (last_login_at desc nulls last, id desc)',
  'create index comments_by_text on comments using gin (lower(body) gin_trgm_ops)',

  `alter table properties add column withheld boolean not null default false,
    add constraint properties_withheld check (not withheld or deleted_at is not null)`,
  `alter table cars add column withheld boolean not null default false,
    add constraint cars_withheld check (not withheld or deleted_at is not null)`,

  // What somebody was uploading meanwhile is withheld too: the row's lock makes it wait for the suspension, or that for it.
  `create function withhold_of_suspended() returns trigger language plpgsql set search_path from current as $$
    declare
      since timestamptz;
    begin
      select suspended_at into since from users
        where id = (to_jsonb(new) ->> tg_argv[0])::uuid for share;
      if since is not null and new.deleted_at is null then
        new.deleted_at := since;
        new.withheld := true;
      end if;
      return new;
    end $$`,
  `create trigger withhold_of_suspended before insert on properties
    for each row execute function withhold_of_suspended('lister_id')`,
  `create trigger withhold_of_suspended before insert on cars
    for each row execute function withhold_of_suspended('owner_id')`,
];
