import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLog } from '#server/platform/log/log.ts';
import {
  CAR_FORM,
  PROPERTY_FORM,
  uploadedCar,
  uploadedProperty,
} from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { announce, MOST_NAMED } from './announce.ts';
import { type ChangeFeed, listenToChanges } from './change-feed.ts';
import type { Topic } from './topics.ts';

const efie = bootTestApp({ breaksConnections: true });
let feed: ChangeFeed;

beforeEach(async () => {
  feed = listenToChanges(efie.connection.settings, createLog('silent'));
  await vi.waitFor(() => expect(feed.isConnected).toBe(true));
});
afterEach(() => feed.close());

/** Topics that changed during the work, once every announcement has been heard. */
async function changedBy(topics: readonly Topic[], work: () => Promise<unknown>) {
  await feed.catchUp();
  const { moment } = feed.changes;
  await work();
  await feed.catchUp();
  return topics.filter((topic) => !feed.changes.areNoneSince(moment, [topic]));
}

/** Announces changes of topics, as anyone may. */
const changing = (...topics: Topic[]) =>
  inTransaction(efie.platform.db, (tx) => announce(tx, topics));

const call = async (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  { headers }: Pick<TestPerson, 'headers'>,
  payload?: object,
) => {
  const response = await efie.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode, response.body).toBeLessThan(300);
};

test('a listing and its comments announce the listing and its list', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const guest = await signedInAs(efie.platform, 'Customer');
  const id = await uploadedProperty(efie, lister);
  const other = await uploadedProperty(efie, lister);
  const topics: Topic[] = ['properties', `property:${id}`, `property:${other}`, 'cars', 'site'];
  const url = `/api/properties/${id}`;

  const edit = () => call('PUT', url, lister, { ...PROPERTY_FORM, name: 'Palm House' });
  expect(await changedBy(topics, edit)).toEqual(['properties', `property:${id}`]);

  const comment = () =>
    call('POST', `${url}/comments`, guest, { comment: 'Quiet and clean.', rating: 4 });
  expect(await changedBy(topics, comment)).toEqual(['properties', `property:${id}`]);

  const remove = () => call('DELETE', url, lister);
  expect(await changedBy(topics, remove)).toEqual(['properties', `property:${id}`]);
});

test('a photo announces its listing once it is ready', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const id = await uploadedCar(efie, lister, CAR_FORM);
  const topics: Topic[] = ['properties', 'cars', `car:${id}`];
  expect(await changedBy(topics, () => efie.runJobs())).toEqual(['cars', `car:${id}`]);
});

// §8/67
test('a new name announces whatever shows it, and a site setting announces only the site', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const guest = await signedInAs(efie.platform, 'Customer');
  const other = await signedInAs(efie.platform, 'Agent');
  const admin = await signedInAs(efie.platform, 'Admin');
  const [id, commented] = [
    await uploadedProperty(efie, lister),
    await uploadedProperty(efie, other),
  ];
  const topics: Topic[] = ['properties', `property:${id}`, `property:${commented}`, 'cars', 'site'];
  const rename = (person: TestPerson, firstname: string) => () =>
    call('PUT', '/api/User/profile', person, { firstname });
  expect(await changedBy(topics, rename(lister, 'Abena'))).toEqual(topics.slice(0, 2));
  // This guest has written nothing that anyone sees.
  expect(await changedBy(topics, rename(guest, 'Efua'))).toEqual([]);
  await call('POST', `/api/properties/${commented}/comments`, guest, {
    comment: 'Quiet and clean.',
    rating: 4,
  });
  expect(await changedBy(topics, rename(guest, 'Esi'))).toEqual([`property:${commented}`]);
  expect(await changedBy(topics, rename(guest, 'Esi'))).toEqual([]);
  const settings = () => call('PUT', '/api/site-settings', admin, DEFAULT_SITE_SETTINGS);
  expect(await changedBy(topics, settings)).toEqual(['site']);
});

test('a login, a password, a phone number and a job announce nothing, as visitors do not see them', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const id = await uploadedProperty(efie, lister);
  await efie.runJobs();
  const topics: Topic[] = ['properties', 'cars', 'site', `property:${id}`];
  const unrelated = async () => {
    const { email, password } = lister;
    await call('POST', '/api/auth/login', lister, { email, password });
    await call('PUT', '/api/User/profile', lister, { phoneNumber: '0245556677' });
    const passwords = { currentPassword: password, password: 'another-secret' };
    await call('PUT', '/api/User/password', lister, passwords);
    await efie.runJobs();
  };
  expect(await changedBy(topics, unrelated)).toEqual([]);
});

test('too many topics announce everything, and none announce nothing', async () => {
  const topics: Topic[] = ['properties', 'cars', 'site', 'property:any'];
  const named = Array.from({ length: MOST_NAMED + 1 }, (_, n) => `property:${n}`);
  expect(await changedBy(topics, () => changing(...named))).toEqual(topics);
  expect(await changedBy([...topics, ...named], () => changing(...named.slice(1)))).toEqual(
    named.slice(1),
  );
  expect(await changedBy(topics, () => changing())).toEqual([]);
});

test('a change is heard when it commits, not before and not after a rollback', async () => {
  const topics: Topic[] = ['site'];
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const committed = inTransaction(efie.platform.db, async (tx) => {
    await announce(tx, topics);
    begun.resolve();
    await gate.promise;
  });
  expect(await changedBy(topics, () => begun.promise)).toEqual([]);
  const commit = () => {
    gate.resolve();
    return committed;
  };
  expect(await changedBy(topics, commit)).toEqual(topics);
  const fail = () =>
    expect(
      inTransaction(efie.platform.db, async (tx) => {
        await announce(tx, topics);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
  expect(await changedBy(topics, fail)).toEqual([]);
});

test('a process that catches up has heard every change committed before', async () => {
  const heard = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const { moment } = feed.changes;
      await changing('property:any');
      await feed.catchUp();
      return feed.changes.areNoneSince(moment, ['property:any']);
    }),
  );
  expect(heard).not.toContain(true);
});

test('a lost connection is noticed at once, and the next one outdates everything', async () => {
  const { moment } = feed.changes;
  await efie.connection.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'efie changes' and datname = current_database()`);
  await vi.waitFor(() => expect(feed.changes.areNoneSince(moment, [])).toBe(false), 5_000);
  await vi.waitFor(() => expect(feed.isConnected).toBe(true), 5_000);
  expect(await changedBy(['site'], async () => {})).toEqual([]);
});

// As HAProxy does until its next check has found that a primary is gone.
test('a database whose proxy accepts connections and says nothing counts as away at once', async () => {
  const { host, port, ...settings } = efie.connection.settings;
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    if (isSilent) return;
    const database = connect(`${host}/.s.PGSQL.${port}`).on('error', () => {});
    sockets.add(socket.pipe(database).pipe(socket));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: proxyPort } = proxy.address() as { port: number };
  const behindProxy = listenToChanges(
    { ...settings, host: '127.0.0.1', port: proxyPort },
    createLog('silent'),
  );
  try {
    await vi.waitFor(() => expect(behindProxy.isConnected).toBe(true));
    expect(behindProxy.isAway).toBe(false);
    isSilent = true;
    for (const socket of sockets) socket.destroy();
    // To give up a connection takes two seconds.
    await vi.waitFor(() => expect(behindProxy.isAway).toBe(true), { timeout: 1_500, interval: 10 });
  } finally {
    await behindProxy.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
  }
});
