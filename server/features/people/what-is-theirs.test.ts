import { v7 as uuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let admin: TestPerson;
let kofi: TestPerson;

const run = (statement: string, values: unknown[]) => efie.connection.pool.query(statement, values);

/** A listing that waits, reported, with a comment and a booking on it, all by one person. */
async function thingsOf({ id }: TestPerson): Promise<void> {
  const property = await propertyRow(efie.platform, id);
  await run(`update listings set moderation_at = created_at where id = $1`, [property]);
  await run(`insert into comments (id, listing_id, user_id, body) values ($1, $2, $3, 'Quiet.')`, [
    uuid(),
    property,
    id,
  ]);
  await run(
    `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas)
     values ($1, $2, $3, 'Kofi', 'kofi@guests.test', '+233244000000', current_date + 10, current_date + 12, 100, 200)`,
    [uuid(), property, id],
  );
  await run(
    `insert into report_cases (id, kind, thing_id, owner_id, name, people, newest_at)
     values ($1, 'property', $2, $3, 'Palm Court', 1, now())`,
    [uuid(), property, id],
  );
}

beforeAll(async () => {
  admin = await signedInAs(efie.platform, 'Admin');
  kofi = await signedInAs(efie.platform, 'Agent');
  await thingsOf(kofi);
  await thingsOf(await signedInAs(efie.platform, 'Agent'));
});

test.each(['moderation', 'comments', 'bookings', 'reports'])(
  'in the table of %s an Admin finds one person’s entries by their id',
  async (table) => {
    const counted = async (query: string) => {
      const url = `/api/admin/${table}${query}`;
      const { headers } = await efie.app.inject({ url, headers: admin.headers });
      return headers['x-total-count'];
    };
    expect(await counted('')).toBe('2');
    expect(await counted(`?search=${kofi.id}`)).toBe('1');
    expect(await counted(`?search=${admin.id}`)).toBe('0');
  },
);
