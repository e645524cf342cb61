import { v7 as uuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const url = '/api/admin/people';
const people = new Map<string, TestPerson>();

const get = (path: string) =>
  efie.app.inject({ url: `${url}${path}`, headers: people.get('Admin')?.headers ?? {} });
const query = (text: string, values: unknown[]) => efie.connection.pool.query(text, values);

async function approved(
  { id, firstname }: TestPerson,
  kind: VerificationKind,
  { property = null, expiresOn = '2030-05-31' }: { property?: string | null; expiresOn?: string },
): Promise<void> {
  await query(
    `insert into verifications (id, user_id, kind, listing_id, state, expires_on, checked_name, created_at, decided_at)
     values ($1, $2, $3, $4, 'approved', $5, $6, $7, $7)`,
    [uuid(), id, kind, property, expiresOn, `${firstname} Mensah`, '2026-11-01T10:00:00Z'],
  );
}

const person = async (firstname: string, role: TestPerson['role'], emailConfirmed = true) => {
  const made = await signedInAs(efie.platform, role, { firstname, emailConfirmed });
  people.set(firstname, made);
  return made;
};

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  await person('Admin', 'Admin');
  const kofi = await person('Kofi', 'Agent');
  await approved(kofi, 'ghana-card', {});
  await approved(kofi, 'agent-licence', { expiresOn: '2026-11-21' });
  for (const name of ['Palm Court', 'Sea Court']) {
    const property = await propertyRow(efie.platform, kofi.id, { name });
    await approved(kofi, 'stay-licence', { property });
  }
  await approved(await person('Old', 'Agent'), 'ghana-card', { expiresOn: '2026-11-20' });
  const renamed = await person('Renamed', 'Agent');
  await approved(renamed, 'ghana-card', {});
  await query(`update users set firstname = 'Other' where id = $1`, [renamed.id]);
  await person('Unconfirmed', 'Customer', false);
});

test('people are listed with their valid verifications and whether their email is confirmed', async () => {
  const rows: { firstname: string; emailConfirmedAt: string | null; checks: object[] }[] = (
    await get('')
  ).json();
  const rowOf = (name: string) => rows.find(({ firstname }) => firstname === name);
  expect(rowOf('Kofi')?.checks).toMatchObject([
    { kind: 'ghana-card', checkedOn: '2026-11-01', property: null },
    { kind: 'agent-licence' },
    { kind: 'stay-licence', property: { name: 'Palm Court' } },
    { kind: 'stay-licence', property: { name: 'Sea Court' } },
  ]);
  for (const name of ['Old', 'Other', 'Unconfirmed']) expect(rowOf(name)?.checks).toEqual([]);
  expect(rowOf('Kofi')?.emailConfirmedAt).toEqual(expect.any(String));
  expect(rowOf('Unconfirmed')?.emailConfirmedAt).toBeNull();
  const { emailConfirmedAt, checks } = rowOf('Kofi') ?? {};
  const one = await get(`/${people.get('Kofi')?.id}`);
  expect(one.json()).toMatchObject({ emailConfirmedAt, checks });
});

test('finds the people who have a valid verification', async () => {
  const found = await get('?state=verified');
  expect(found.headers['x-total-count']).toBe('1');
  expect(found.json()).toMatchObject([{ firstname: 'Kofi' }]);
  expect((await get('?state=verified&role=Customer')).json()).toEqual([]);
  expect((await get('?state=verified&search=kofi')).json()).toHaveLength(1);
  efie.setNow('2030-06-01T10:00:00Z');
  const later = await signedInAs(efie.platform, 'Admin');
  const { body } = await efie.app.inject({ url: `${url}?state=verified`, headers: later.headers });
  expect(JSON.parse(body)).toEqual([]);
  efie.setNow('2026-11-21T10:00:00Z');
});

test('finds them among more candidates than are looked up first', async () => {
  const unconfirmed = people.get('Unconfirmed')?.id;
  await query(
    `insert into listings (kind, id, lister_id, name, price_pesewas, location, address, region, condition, property_type, subtype)
     select 'property', gen_random_uuid(), $1, 'Court ' || n, 100, 'Osu', 'Osu', 'Greater Accra', 'Renovated', 'Short-Stay', 'Guest House'
     from generate_series(1, 1001) n`,
    [unconfirmed],
  );
  await query(
    `insert into verifications (id, user_id, kind, listing_id, state, expires_on, checked_name, created_at, decided_at)
     select gen_random_uuid(), $1, 'stay-licence', id, 'approved', date '2030-01-01', 'Nobody', now(), now()
     from listings where lister_id = $1`,
    [unconfirmed],
  );
  expect((await get('?state=verified')).json()).toMatchObject([{ firstname: 'Kofi' }]);
});

test('the file has verifications and confirmed emails, too, and the role that someone asked for', async () => {
  await query(
    `insert into role_requests (id, user_id, role, asked_at) values ($1, $2, 'Agent', now())`,
    [uuid(), people.get('Unconfirmed')?.id],
  );
  const lines = (await get('.csv')).payload.split('\r\n').map((line) => line.split(','));
  const [headings = []] = lines;
  const cellOf = (name: string, heading: string) =>
    lines.find((line) => line[1] === name)?.[headings.indexOf(heading)];
  expect(cellOf('Kofi', 'Verified')).toBe(
    'Ghana Card verified; Agent’s licence verified; Licensed stay',
  );
  expect(cellOf('Kofi', 'Email confirmed')).toMatch(/^2026-/);
  expect(cellOf('Unconfirmed', 'Email confirmed')).toBe('');
  expect(cellOf('Unconfirmed', 'Wants to become')).toBe('Agent');
  expect(cellOf('Kofi', 'Wants to become')).toBe('');
});
