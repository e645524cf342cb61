import { type Kysely, sql } from 'kysely';

/**
 * What people have checked of themselves: a Ghana Card, an agent's licence, the licence of a stay. Number and photos are
 * encrypted by the app. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The fingerprint goes with the number. The name is that of the account when it asked, with which the document is compared.
  `create table verifications (
    id uuid primary key,
    user_id uuid not null references users,
    kind text not null check (kind in ('ghana-card', 'agent-licence', 'stay-licence')),
    property_id uuid references properties,
    state text not null default 'waiting'
      check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'taken-back', 'replaced')),
    number bytea,
    fingerprint bytea,
    expires_on date not null,
    checked_name text not null,
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references users,
    reason text,
    reminded_at timestamptz,
    constraint stay_of_licence check ((kind = 'stay-licence') = (property_id is not null)),
    constraint decided_whole check ((state = 'waiting') = (decided_at is null)),
    constraint number_whole check ((number is null) = (fingerprint is null)),
    constraint one_account_a_number
      exclude using gist (kind with =, fingerprint with =, user_id with <>) where (state = 'approved')
  )`,
  ...['waiting', 'approved'].map(
    (state) => `create unique index one_${state}_verification
      on verifications (user_id, kind, coalesce(property_id, user_id)) where state = '${state}'`,
  ),
  'create index verifications_by_user on verifications (user_id, id)',
  'create index verifications_by_state on verifications (state, id)',
  `create index verifications_expiring on verifications (expires_on) where state = 'approved'`,
  `create index verifications_decided on verifications (decided_at) where number is not null`,

  `create table verification_documents (
    verification_id uuid not null references verifications on delete cascade,
    position smallint not null check (position between 1 and 2),
    content bytea not null,
    primary key (verification_id, position)
  )`,
  // What is encrypted does not get smaller.
  'alter table verification_documents alter column content set storage external',

  // A badge stands on the page of its lister and on each of their listings.
  `create trigger announce_verifications after update on verifications for each row
    when ((old.state, old.expires_on) is distinct from (new.state, new.expires_on)
      and 'approved' in (old.state, new.state))
    execute function announce_everything()`,
];
