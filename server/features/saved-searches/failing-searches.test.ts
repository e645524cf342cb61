import { beforeEach, expect, test } from 'vitest';
import { paths } from '#domain/site/paths.ts';
import { LIST_FINDERS } from '#server/jobs.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { DatabaseUnavailableError } from '#server/platform/database/errors.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { findAlertsJob, noteForAlerts } from './public.ts';
import { alertOfChanges, findAlerts, savedSearch } from './testing/alerted.ts';

const log = logLines();
const efie = bootTestApp({ log: log.log });
let lister: TestPerson;
let ama: TestPerson;
let kofi: TestPerson;

beforeEach(async () => {
  await efie.connection.pool.query('delete from saved_searches');
  await efie.connection.pool.query('delete from changed_listings');
  lister = await signedInAs(efie.platform, 'Property Owner');
  ama = await signedInAs(efie.platform, 'Customer');
  kofi = await signedInAs(efie.platform, 'Customer');
  log.clear();
});

const query = (text: string, ...values: unknown[]) => efie.connection.pool.query(text, values);
const subjects = async ({ email }: TestPerson) =>
  (await efie.outbox.to(email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
const skipped = () =>
  log.lines
    .filter(({ msg }) => String(msg).startsWith('a saved search'))
    .map((line) => line.search);
const HOMES = { path: paths.propertyRentals, name: 'Homes' };

async function listed(facts: object): Promise<string> {
  const id = await propertyRow(efie.platform, lister.id, {
    property_type: 'PropertyRentals',
    subtype: 'Apartments',
    facts: JSON.stringify(facts),
  });
  await noteForAlerts(efie.platform.db, { kind: 'property', id });
  return id;
}

// §2.9/20
test('a search whose query fails is logged, skipped and tried again next time, while others go on', async () => {
  const failing = await savedSearch(efie, ama, { ...HOMES, query: { minFloorArea: '50' } });
  await savedSearch(efie, kofi, { ...HOMES, query: { region: 'Greater Accra' } });
  // As someone with psql would: PostgreSQL refuses to compare it with a number.
  const broken = await listed({ floorArea: 'wide' });
  await alertOfChanges(efie);
  expect(await subjects(kofi)).toEqual(['1 new listing: Homes']);
  expect(await subjects(ama)).toEqual([]);
  expect(skipped()).toEqual([failing._id]);

  await query(`update listings set facts = '{}' where id = $1`, broken);
  await listed({ floorArea: 60 });
  await alertOfChanges(efie);
  expect(await subjects(ama)).toEqual(['1 new listing: Homes']);
  expect(await subjects(kofi)).toHaveLength(2);
  expect(skipped()).toEqual([failing._id]);
});

test('a search with a filter that no longer exists is logged and skipped', async () => {
  const { _id: unreadable } = await savedSearch(efie, ama, { ...HOMES, query: { search: 'sea' } });
  await query(`update saved_searches set query = '{"turrets": "4"}' where id = $1`, unreadable);
  await savedSearch(efie, kofi, { ...HOMES, query: { region: 'Greater Accra' } });
  await listed({});
  await alertOfChanges(efie);
  expect(await subjects(kofi)).toHaveLength(1);
  expect(skipped()).toEqual([unreadable]);
});

test('an unreachable database fails the job, and nobody misses a listing', async () => {
  await savedSearch(efie, ama, { ...HOMES, query: { region: 'Greater Accra' } });
  await listed({});
  const { settings } = efie.connection;
  const away = openDatabase({ ...settings, host: '127.0.0.1', port: 1 }, () => {});
  const finders = {
    ...LIST_FINDERS,
    property: (_: unknown, ...asked: ParametersAfterDb) =>
      LIST_FINDERS.property({ ...efie.platform, db: away.db }, ...asked),
  };
  await expect(findAlertsJob(efie.platform, finders).run({})).rejects.toThrow(
    DatabaseUnavailableError,
  );
  await away.close();
  expect(skipped()).toEqual([]);
  await findAlerts(efie);
  await alertOfChanges(efie);
  expect(await subjects(ama)).toEqual(['1 new listing: Homes']);
});

type ParametersAfterDb =
  Parameters<typeof LIST_FINDERS.property> extends [unknown, ...infer Rest] ? Rest : never;
