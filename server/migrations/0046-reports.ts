import { type Kysely, sql } from 'kysely';

/**
 * What people report: a case gathers all reports of one thing until an Admin ends it. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The name is kept as it was: what is deleted afterwards is still known by it. People are counted as they report.
  `create table report_cases (
    id uuid primary key,
    kind text not null check (kind in ('property', 'car', 'comment', 'person')),
    thing_id uuid not null,
    owner_id uuid not null references users,
    name text not null,
    people integer not null default 0,
    newest_at timestamptz not null,
    settled_at timestamptz,
    settled_by uuid references users,
    action text check (action in ('dismiss', 'hide', 'delete', 'suspend')),
    note text,
    constraint settled_whole check (
      (settled_at is null) = (action is null) and (settled_at is null) = (settled_by is null)
      and (settled_at is null) = (note is null))
  )`,
  'create unique index one_open_case_a_thing on report_cases (kind, thing_id) where settled_at is null',
  'create index report_cases_newest on report_cases ((settled_at is null), newest_at desc, id desc)',
  'create index report_cases_most on report_cases ((settled_at is null), people desc, newest_at desc, id desc)',
  'create index report_cases_by_name on report_cases using gin (lower(name) gin_trgm_ops)',
  `create table reports (
    id uuid primary key,
    case_id uuid not null references report_cases on delete cascade,
    reporter_id uuid not null references users,
    reason text not null,
    details text not null check (char_length(details) <= 1000),
    created_at timestamptz not null,
    constraint one_report_of_a_case unique (case_id, reporter_id)
  )`,
];
