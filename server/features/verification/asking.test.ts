import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import {
  ask,
  asked,
  CARD,
  documentPhoto,
  newestOf,
  ownList,
  seePhoto,
} from './testing/requests.ts';

const efie = bootTestApp();
let ama: TestPerson;

beforeEach(async () => {
  efie.setNow('2026-11-21T12:00:00Z');
  ama = await signedInAs(efie.platform, 'Agent');
});

const rows = async (statement: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(statement, values)).rows;

describe('asking to be verified', () => {
  test('requires sign-in and a confirmed email', async () => {
    expect((await ask(efie, undefined)).statusCode).toBe(401);
    const other = await signedInAs(efie.platform, 'Agent', { emailConfirmed: false });
    expect((await ask(efie, other)).json().code).toBe('EMAIL_UNCONFIRMED');
  });

  test('is open by role: an agent’s licence to Agents, a stay’s licence to its lister', async () => {
    const customer = await signedInAs(efie.platform, 'Customer');
    const licence = { ...CARD, kind: 'agent-licence', number: 'REAC/2024/0042' };
    expect((await ask(efie, customer, licence)).statusCode).toBe(403);
    expect((await ask(efie, ama, licence)).statusCode).toBe(201);
    const stay = { ...licence, kind: 'stay-licence' };
    expect((await ask(efie, customer, stay)).statusCode).toBe(403);
    for (const propertyId of ['', 'nothing', await propertyRow(efie.platform, customer.id)]) {
      const refused = await ask(efie, ama, { ...stay, propertyId });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
        400,
        ['propertyId'],
      ]);
    }
    const house = await propertyRow(efie.platform, ama.id, {
      property_type: 'PropertyRentals',
      subtype: 'Apartments',
    });
    expect((await ask(efie, ama, { ...stay, propertyId: house })).statusCode).toBe(400);
    const own = await propertyRow(efie.platform, ama.id);
    expect((await ask(efie, ama, { ...stay, propertyId: own })).statusCode).toBe(201);
    expect(await newestOf(efie, ama)).toMatchObject({ property: { _id: own, name: 'Palm Court' } });
  });

  test.each([
    ['kind', { kind: 'passport' }],
    ['kind', { kind: '' }],
    ['number', { number: 'GHA-12345678-0' }],
    ['number', { number: '' }],
    ['number', { number: 'G'.repeat(101) }],
    ['expiresOn', { expiresOn: '' }],
    ['expiresOn', { expiresOn: '31.05.2030' }],
    ['expiresOn', { expiresOn: '2030-02-30' }],
    ['expiresOn', { expiresOn: '2026-11-20' }],
    ['expiresOn', { expiresOn: '2062-05-31' }],
  ])('refuses a wrong %s: %j', async (field, wrong) => {
    const refused = await ask(efie, ama, { ...CARD, ...wrong });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  });

  test('accepts a document that expires today', async () => {
    expect((await ask(efie, ama, { ...CARD, expiresOn: '2026-11-21' })).statusCode).toBe(201);
  });

  test('accepts one or two photos, judged by their content, and keeps nothing of what it refuses', async () => {
    expect((await ask(efie, ama, CARD, [])).json().fields).toHaveProperty('documents');
    const photo = await documentPhoto();
    expect((await ask(efie, ama, CARD, [photo, photo, photo])).statusCode).toBe(400);
    const fakes: [content: Buffer, status: number][] = [
      [Buffer.from('%PDF-1.7 not a photo'), 415],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      [photo.content.subarray(0, photo.content.length / 2), 415],
      [Buffer.alloc(0), 400],
      [Buffer.concat([photo.content.subarray(0, 4), Buffer.alloc(15 * 1024 * 1024)]), 413],
    ];
    for (const [content, status] of fakes) {
      expect((await ask(efie, ama, CARD, [{ ...photo, content }])).statusCode).toBe(status);
    }
    expect(await readdir(efie.platform.uploadsDir)).toEqual([]);
    expect(await rows('select from verifications where user_id = $1', ama.id)).toEqual([]);
  });

  test('refuses a body that is no form with a 415', async () => {
    const url = '/api/User/verifications';
    const sent = await efie.app.inject({
      method: 'POST',
      url,
      headers: ama.headers,
      payload: CARD,
    });
    expect(sent.statusCode).toBe(415);
  });

  test('counts once, however often it is sent', async () => {
    const sent = await Promise.all([ask(efie, ama), ask(efie, ama), ask(efie, ama)]);
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await rows('select from verifications where user_id = $1', ama.id)).toHaveLength(1);
    expect((await ask(efie, ama)).json().message).toBe('This is already waiting for review.');
  });

  test('is limited to ten times a day', async () => {
    for (let n = 0; n < 10; n += 1) await ask(efie, ama, { ...CARD, number: '' });
    expect((await ask(efie, ama)).statusCode).toBe(429);
  });

  test('encrypts number and photos, and strips the photos of other data in their files', async () => {
    const photo = await documentPhoto();
    const content = await sharp(photo.content)
      .withExif({ IFD0: { Artist: 'KWAME-THE-PHOTOGRAPHER' } })
      .jpeg()
      .toBuffer();
    await ask(efie, ama, { ...CARD, number: 'gha 123456789 0' }, [{ ...photo, content }]);
    const { _id } = await newestOf(efie, ama);
    const [row] = await rows('select * from verifications where id = $1', _id);
    const [document] = await rows(
      'select content from verification_documents where verification_id = $1',
      _id,
    );
    expect(row.number.includes('123456789')).toBe(false);
    expect(document.content.includes('WEBP')).toBe(false);
    const admin = await signedInAs(efie.platform, 'Admin');
    const shown = await seePhoto(efie, admin, _id);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect(shown.rawPayload.includes('KWAME')).toBe(false);
    const { format, width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 640, height: 400 });
    expect(await readdir(`${efie.dataDir}/media/public`).catch(() => [])).toEqual([]);
  });

  test('emails the Admins and records it in the audit log, both without the number', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    await asked(efie, ama);
    await efie.runJobs();
    const [mail = ''] = await efie.outbox.to(admin.email);
    expect(mail).toContain('New verification request');
    const told = await rows(
      `select * from audit.log where event = 'verification-asked' and subject_id = $1`,
      ama.id,
    );
    expect(told).toMatchObject([{ actor_id: ama.id, after: { kind: 'ghana-card' } }]);
    for (const text of [mail, JSON.stringify(told)]) expect(text).not.toMatch(/123456789|56789-0/);
  });

  test('leaves nothing of an account deleted while its photos are on their way', async () => {
    const photo = await documentPhoto();
    const sending = ask(efie, ama, CARD, [photo, await documentPhoto(2)]);
    await rows('update users set erased_at = now() where id = $1', ama.id);
    expect((await sending).statusCode).toBe(401);
    expect(await rows('select from verifications where user_id = $1', ama.id)).toEqual([]);
  });

  test('is refused with the reason on a site without a key', async () => {
    const { atRest } = efie.platform;
    efie.platform.atRest = undefined;
    try {
      const refused = await ask(efie, ama);
      expect(refused.statusCode).toBe(503);
      expect(refused.json().message).toContain('We can’t accept documents');
      expect(await ownList(efie, ama)).toMatchObject({ taken: false, verifications: [] });
    } finally {
      efie.platform.atRest = atRest;
    }
  });
});

describe('one’s own list of verifications', () => {
  test('shows the number masked, and only to its owner', async () => {
    await asked(efie, ama);
    const other = await signedInAs(efie.platform, 'Customer');
    expect(await ownList(efie, other)).toEqual({ taken: true, stays: [], verifications: [] });
    expect(await ownList(efie, ama)).toMatchObject({
      verifications: [{ number: 'GHA-*****6789-0', state: 'waiting', expired: false }],
    });
  });

  test('still works when the key has changed', async () => {
    await asked(efie, ama);
    const { atRest } = efie.platform;
    efie.platform.atRest = undefined;
    const { number } = await newestOf(efie, ama);
    efie.platform.atRest = atRest;
    expect(number).toBe('*****');
  });

  test('deletes a request at once when its own person withdraws it', async () => {
    const id = await asked(efie, ama);
    const other = await signedInAs(efie.platform, 'Admin');
    const takeBack = (who: TestPerson, which = id) =>
      efie.app.inject({
        method: 'DELETE',
        url: `/api/User/verifications/${which}`,
        headers: who.headers,
      });
    expect((await takeBack(other)).statusCode).toBe(404);
    expect((await takeBack(ama, 'nothing')).statusCode).toBe(404);
    expect((await takeBack(ama)).statusCode).toBe(200);
    expect(await newestOf(efie, ama)).toMatchObject({ state: 'taken-back', number: null });
    expect(await rows('select from verification_documents where verification_id = $1', id)).toEqual(
      [],
    );
    expect((await takeBack(ama)).statusCode).toBe(409);
    expect((await ask(efie, ama)).statusCode).toBe(201);
  });
});
