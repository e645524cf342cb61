import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptionAtRest } from '#server/platform/crypto/encrypt-at-rest.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { asked, CARD, decide, newestOf, see, seePhoto } from './testing/requests.ts';

const efie = bootTestApp();
const [OLD, NEW] = [randomBytes(32), randomBytes(32)];

async function renew(): Promise<void> {
  await efie.connection.pool.query(`select graphile_worker.add_job('renew-encryption')`);
  await efie.runJobs();
}

test('a night after the new key was put in front the old one can go', async () => {
  efie.setNow('2026-11-21T12:00:00Z');
  const admin = await signedInAs(efie.platform, 'Admin');
  const ama = await signedInAs(efie.platform, 'Agent');
  const kofi = await signedInAs(efie.platform, 'Agent');
  efie.platform.atRest = encryptionAtRest([OLD]);
  const approved = await asked(efie, ama);
  await decide(efie, admin, approved, { transition: 'approve' });
  const gone = await asked(efie, kofi, { ...CARD, number: 'GHA-000000001-1' });

  efie.platform.atRest = encryptionAtRest([NEW]);
  await renew();
  expect((await see(efie, admin, approved)).json()).toMatchObject({ readable: false });

  efie.platform.atRest = encryptionAtRest([NEW, OLD]);
  await renew();
  efie.platform.atRest = encryptionAtRest([NEW]);
  expect((await see(efie, admin, approved)).json()).toMatchObject({ number: CARD.number });
  for (const id of [approved, gone]) {
    expect((await seePhoto(efie, admin, id)).statusCode).toBe(200);
  }
  expect((await newestOf(efie, kofi)).number).toBe('GHA-*****0001-1');
  // The fingerprint is renewed too.
  await efie.app.inject({
    method: 'DELETE',
    url: `/api/User/verifications/${gone}`,
    headers: kofi.headers,
  });
  const second = await asked(efie, kofi);
  expect((await decide(efie, admin, second, { transition: 'approve' })).statusCode).toBe(409);
});
