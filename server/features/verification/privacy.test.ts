import { expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { asked, CARD, confirmAgain, decide } from './testing/requests.ts';

const efie = bootTestApp();
const rows = async (statement: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(statement, values)).rows;

test('a person’s download has their verifications, with the number masked', async () => {
  efie.setNow('2026-11-21T12:00:00Z');
  const ama = await signedInAs(efie.platform, 'Agent');
  const other = await signedInAs(efie.platform, 'Agent');
  const id = await asked(efie, ama);
  await asked(efie, other, { ...CARD, number: 'GHA-987654321-0' });
  const file = await efie.app.inject({ url: '/api/User/data', headers: ama.headers });
  expect(file.json().verifications).toMatchObject([
    {
      id,
      kind: 'ghana-card',
      number: 'GHA-*****6789-0',
      state: 'waiting',
      expires_on: '2030-05-31',
    },
  ]);
  expect(file.body).not.toMatch(/123456789|fingerprint/);
});

test('a deleted account leaves no verification behind, and its card can be used again', async () => {
  efie.setNow('2026-11-21T12:00:00Z');
  const admin = await signedInAs(efie.platform, 'Admin');
  const ama = await signedInAs(efie.platform, 'Agent');
  const id = await asked(efie, ama);
  await decide(efie, admin, id, { transition: 'approve' });
  await efie.app.inject({
    method: 'POST',
    url: '/api/User/deletion',
    headers: ama.headers,
    payload: { currentPassword: ama.password },
  });
  efie.setNow('2026-12-06T12:00:00Z');
  await confirmAgain(efie);
  await rows(`select graphile_worker.add_job('leave')`);
  await efie.runJobs();
  expect(await rows('select from verifications where user_id = $1', ama.id)).toEqual([]);
  const photos = await rows('select from verification_documents where verification_id = $1', id);
  expect(photos).toEqual([]);
  const kofi = await signedInAs(efie.platform, 'Customer');
  const again = await decide(efie, admin, await asked(efie, kofi), { transition: 'approve' });
  expect(again.statusCode).toBe(200);
});
