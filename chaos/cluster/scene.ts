import { openSession } from '#server/features/accounts/public.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { Caller, type Site } from '../caller.ts';
import type { Ledger } from '../ledger.ts';
import { insist, type Query } from '../query.ts';
import { SESSION_SECRET } from './programs.ts';

/** Someone with an account. */
export interface Person extends Pick<Caller, 'call'> {
  id: string;
  email: string;
}

/** A stay that can be booked, with its host. */
export interface Stay {
  id: string;
  host: Person;
}

export interface Scene {
  guests: Person[];
  stays: Stay[];
}

/** Accounts need not confirm their email. There are enough of them to stay below each limit by account. */
const SETTINGS = { confirmEmails: false };

/**
 * Puts people and stays into the database, with sessions. Every other person comes by the second door.
 * @param sites the doors.
 */
export async function setScene(
  database: DatabaseConnection,
  ledger: Ledger,
  sites: readonly Site[],
  counts: { guests: number; stays: number },
): Promise<Scene> {
  const query = queryOn(database);
  await query('insert into site_settings (settings) values ($1)', [SETTINGS]);
  const people = async (role: string, count: number): Promise<Person[]> => {
    const rows = await query<{ id: string; email: string }>(INSERT_PEOPLE, [role, count]);
    return signIn(
      database,
      ledger,
      sites,
      rows.map((row) => ({ ...row, role })),
    );
  };
  const [guests, hosts] = [
    await people('Customer', counts.guests),
    await people('Property Owner', counts.stays),
  ];
  const listed = await query<{ id: string; host: string }>(INSERT_STAYS, [
    hosts.map(({ id }) => id),
  ]);
  const stays = listed.map(({ id, host }) => ({
    id,
    host: hosts.find((each) => each.id === host) as Person,
  }));
  for (const { id } of guests) ledger.promise('profile', id, 'Accra');
  return { guests, stays };
}

/** Asks the primary, however often its connections are cut. */
export const queryOn =
  ({ pool }: DatabaseConnection): Query =>
  <Row>(text: string, values: unknown[] = []) =>
    insist(async () => (await pool.query(text, values)).rows as Row[]);

async function signIn(
  { db }: DatabaseConnection,
  ledger: Ledger,
  sites: readonly Site[],
  rows: readonly { id: string; email: string; role: string }[],
): Promise<Person[]> {
  const sessionSecret = new TextEncoder().encode(SESSION_SECRET);
  const platform = { sessionSecret, now: () => new Date() };
  return Promise.all(
    rows.map(async ({ id, email, role }, at) => {
      const caller = new Caller(sites[at % sites.length] as Site, ledger, '10.0.0.1');
      caller.token = await openSession(platform, db, { id, role });
      return { id, email, call: caller.call.bind(caller) };
    }),
  );
}

/** Accounts that are not new, so that they may book as much as anybody. */
const INSERT_PEOPLE = `
  insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location, email_confirmed_at, created_at)
  select gen_random_uuid(), replace(lower($1), ' ', '-') || '-' || to_char(n, 'FM00000') || '@chaos.example', 'none', $1, 'Esi', 'Owusu',
    '+233244000001', 'Accra', now(), now() - interval '90 days'
  from generate_series(1, $2::integer) n returning id::text, email`;

const INSERT_STAYS = `
  insert into listings (id, kind, lister_id, name, description, price_pesewas, location, address, region, condition,
    property_type, subtype)
  select gen_random_uuid(), 'property', host, 'Garden room ' || n, 'Quiet.', 45000, 'Osu', 'House 1', 'Greater Accra', 'Renovated',
    'Short-Stay', 'Hotels'
  from unnest($1::uuid[]) with ordinality as hosts (host, n) returning id::text, lister_id::text as host`;
