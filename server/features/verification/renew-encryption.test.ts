import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptionAtRest } from '#server/platform/crypto/encrypt-at-rest.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { asked, CARD, decide, newestOf, see, seePhoto } from './testing/requests.ts';

const efie = bootTestApp();
const [OLD, NEW] = [randomBytes(32), randomBytes(32)];

async function renew(): Promise<void> {
  await efie.connection.pool.query(`select graphile_worker.add_job('renew-encryption')`);
  await efie.runJobs();
}

test('an old key is no longer needed one night after a new key was put first', async () => {
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

test('a number that the newest key already holds for another account does not hold up the rest', async () => {
  efie.setNow('2026-11-21T12:00:00Z');
  const written = logLines();
  efie.platform.log = written.log;
  const admin = await signedInAs(efie.platform, 'Admin');
  const [ama, kofi, esi] = await Promise.all(
    ['Ama', 'Kofi', 'Esi'].map((firstname) => signedInAs(efie.platform, 'Agent', { firstname })),
  );
  const card = { ...CARD, number: 'GHA-222222222-2' };
  const approved = async (who: TestPerson, fields: typeof CARD) => {
    const id = await asked(efie, who, fields);
    expect((await decide(efie, admin, id, { transition: 'approve' })).statusCode).toBe(200);
    return id;
  };
  efie.platform.atRest = encryptionAtRest([OLD]);
  const older = await approved(ama as TestPerson, card);
  // The old key is missing when the same number comes again.
  efie.platform.atRest = encryptionAtRest([NEW]);
  await approved(kofi as TestPerson, card);
  efie.platform.atRest = encryptionAtRest([OLD]);
  const behind = await approved(esi as TestPerson, { ...CARD, number: 'GHA-333333333-3' });

  efie.platform.atRest = encryptionAtRest([NEW, OLD]);
  written.clear();
  await renew();
  // The number and the photo of the later one, and the photo of the older one.
  const counted = { renewed: 3, unreadable: 0, conflicting: 1, left: 1 };
  expect(written.lines).toContainEqual(expect.objectContaining(counted));
  expect(written.lines).toContainEqual(
    expect.objectContaining({ place: 'numbers of documents', id: older }),
  );
  efie.platform.atRest = encryptionAtRest([NEW]);
  expect((await see(efie, admin, behind)).json()).toMatchObject({ number: 'GHA-333333333-3' });

  // An Admin withdraws it: a night later nothing needs the old key.
  efie.platform.atRest = encryptionAtRest([NEW, OLD]);
  const withdrawal = { transition: 'withdraw', reason: 'This number is of another account.' };
  expect((await decide(efie, admin, older, withdrawal)).statusCode).toBe(200);
  written.clear();
  await renew();
  expect(written.lines).toContainEqual(
    expect.objectContaining({ renewed: 1, unreadable: 0, conflicting: 0, left: 0 }),
  );
  written.clear();
  await renew();
  expect(written.lines).toContainEqual(
    expect.objectContaining({ renewed: 0, unreadable: 0, conflicting: 0, left: 0 }),
  );
});

test('what no key can read is counted each night', async () => {
  const written = logLines();
  efie.platform.log = written.log;
  efie.platform.atRest = encryptionAtRest([OLD]);
  await asked(efie, await signedInAs(efie.platform, 'Agent'), {
    ...CARD,
    number: 'GHA-444444444-4',
  });
  efie.platform.atRest = encryptionAtRest([NEW, randomBytes(32)]);
  written.clear();
  await renew();
  expect(written.lines).toContainEqual(
    expect.objectContaining({ renewed: 0, unreadable: 2, conflicting: 0, left: 2 }),
  );
});
