import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { encryptionAtRest } from '#server/platform/crypto/encrypt-at-rest.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { asked, CARD, confirmAgain, decide, newestOf, see, seePhoto } from './testing/requests.ts';

const efie = bootTestApp();
const URL = '/api/admin/verifications';
const APPROVE = { transition: 'approve' };
const REFUSE = { transition: 'refuse', reason: 'The photo is blurred.' };
const WITHDRAW = { transition: 'withdraw', reason: 'The card was reported stolen.' };
let admin: TestPerson;
let ama: TestPerson;

/** Tests share a database, in which a number is approved for only one account. */
let count = 0;
const newCard = () => {
  count += 1;
  return { ...CARD, number: `GHA-${String(count).padStart(9, '0')}-1` };
};

beforeEach(async () => {
  efie.setNow('2026-11-21T12:00:00Z');
  admin = await signedInAs(efie.platform, 'Admin');
  ama = await signedInAs(efie.platform, 'Agent', { firstname: 'Adwoa' });
});

const rows = async (statement: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(statement, values)).rows;
const kindsShown = async (path: string) =>
  (await efie.app.inject({ url: path })).json().checks.map(({ kind }: { kind: string }) => kind);

describe('what an Admin sees of verifications', () => {
  test('is for Admins only', async () => {
    const id = await asked(efie, ama, newCard());
    for (const who of [ama, await signedInAs(efie.platform, 'Property Owner')]) {
      expect((await efie.app.inject({ url: URL, headers: who.headers })).statusCode).toBe(403);
      expect((await see(efie, who, id)).statusCode).toBe(403);
      expect((await seePhoto(efie, who, id)).statusCode).toBe(403);
      expect((await decide(efie, who, id, APPROVE)).statusCode).toBe(403);
    }
    expect((await efie.app.inject({ url: `${URL}/${id}/documents/1` })).statusCode).toBe(401);
  });

  test('leaves the number out of list and file, and records each look at a whole number or photo', async () => {
    const card = newCard();
    const id = await asked(efie, ama, card);
    const list = await efie.app.inject({
      url: `${URL}?search=${ama.email}`,
      headers: admin.headers,
    });
    expect(list.json()).toMatchObject([{ _id: id, userName: 'Adwoa Mensah', email: ama.email }]);
    expect(list.body).not.toContain('number');
    const file = await efie.app.inject({
      url: `${URL}.csv?search=${ama.email}`,
      headers: admin.headers,
    });
    expect(file.body).toContain(id);
    expect(file.body).not.toContain(card.number.slice(4, 13));
    expect((await see(efie, admin, id)).json()).toMatchObject({
      number: card.number,
      documents: 1,
      readable: true,
    });
    await seePhoto(efie, admin, id.toUpperCase());
    const told = await rows(
      `select * from audit.log where event = 'identity-seen' and subject_id = $1 order by id`,
      ama.id,
    );
    expect(told.map(({ actor_id, after }) => [actor_id, after])).toEqual([
      [admin.id, { verification: id, what: 'number' }],
      [admin.id, { verification: id, what: 'photo 1' }],
    ]);
    expect(JSON.stringify(told)).not.toContain(card.number.slice(4, 13));
  });

  test('reports what does not exist as not found', async () => {
    const id = await asked(efie, ama, newCard());
    expect((await see(efie, admin, 'nothing')).statusCode).toBe(404);
    for (const position of ['0', '2', '3', 'one', '1.5', '-1', '1e9', '%00']) {
      expect((await seePhoto(efie, admin, id, position)).statusCode, position).toBe(404);
    }
    expect((await decide(efie, admin, ama.id, APPROVE)).statusCode).toBe(404);
  });

  test('can be filtered by kind and state, and sorted oldest first', async () => {
    const name = `Yaa${Date.now()}`;
    const yaa = await signedInAs(efie.platform, 'Agent', { firstname: name });
    const card = await asked(efie, yaa, newCard());
    const licence = await asked(efie, yaa, {
      ...newCard(),
      kind: 'agent-licence',
      number: 'AB 12',
    });
    const found = async (query: string) =>
      (await efie.app.inject({ url: `${URL}?search=${name}&${query}`, headers: admin.headers }))
        .json()
        .map(({ _id }: { _id: string }) => _id);
    expect(await found('')).toEqual([licence, card]);
    expect(await found('sort=oldest')).toEqual([card, licence]);
    expect(await found('kind=agent-licence')).toEqual([licence]);
    expect(await found('state=approved')).toEqual([]);
    await decide(efie, admin, card, APPROVE);
    expect(await found('state=approved')).toEqual([card]);
    for (const query of ['state=lost', 'kind=passport', 'sort=best']) {
      const wrong = await efie.app.inject({ url: `${URL}?${query}`, headers: admin.headers });
      expect(wrong.statusCode).toBe(400);
    }
  });
});

describe('a decision', () => {
  test('approves with the date on the document and sends an email', async () => {
    await propertyRow(efie.platform, ama.id);
    const id = await asked(efie, ama, newCard());
    const done = await decide(efie, admin, id, { ...APPROVE, expiresOn: '2028-01-31' });
    expect(done.statusCode).toBe(200);
    expect(await newestOf(efie, ama)).toMatchObject({ state: 'approved', expiresOn: '2028-01-31' });
    await efie.runJobs();
    const [mail = ''] = await efie.outbox.to(ama.email);
    expect(mail).toContain('until 31 Jan 2028');
    const told = await rows(
      `select * from audit.log where event = 'verification-decided' and subject_id = $1`,
      ama.id,
    );
    expect(told).toMatchObject([
      { actor_id: admin.id, before: { state: 'waiting' }, after: { state: 'approved' } },
    ]);
  });

  test('declines and withdraws with a reason, which is emailed', async () => {
    const id = await asked(efie, ama, newCard());
    for (const transition of ['refuse', 'withdraw']) {
      const refused = await decide(efie, admin, id, { transition, reason: ' ' });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['reason']]);
    }
    expect((await decide(efie, admin, id, REFUSE)).statusCode).toBe(200);
    expect(await newestOf(efie, ama)).toMatchObject({ state: 'refused', reason: REFUSE.reason });
    const again = await asked(efie, ama, newCard());
    await decide(efie, admin, again, APPROVE);
    expect((await decide(efie, admin, again, WITHDRAW)).statusCode).toBe(200);
    await efie.runJobs();
    const mails = (await efie.outbox.to(ama.email)).join('\n');
    expect(mails).toContain(REFUSE.reason);
    expect(mails).toContain(WITHDRAW.reason);
  });

  test.each([
    ['waiting', [], [WITHDRAW]],
    ['approved', [APPROVE], [APPROVE, REFUSE]],
    ['refused', [REFUSE], [APPROVE, REFUSE, WITHDRAW]],
    ['withdrawn', [APPROVE, WITHDRAW], [APPROVE, REFUSE, WITHDRAW]],
  ])('allows no invalid step from the state %s', async (_state, before, refused) => {
    const id = await asked(efie, ama, newCard());
    for (const step of before) expect((await decide(efie, admin, id, step)).statusCode).toBe(200);
    for (const step of refused) expect((await decide(efie, admin, id, step)).statusCode).toBe(409);
    const unknown = await decide(efie, admin, id, { transition: 'take-back' });
    expect(unknown.statusCode).toBe(400);
  });

  test('is made by only one of two Admins at once', async () => {
    const other = await signedInAs(efie.platform, 'Admin');
    for (const [one, two] of [
      [APPROVE, REFUSE],
      [APPROVE, APPROVE],
    ] as const) {
      const person = await signedInAs(efie.platform, 'Agent');
      const id = await asked(efie, person, newCard());
      const decided = await Promise.all([
        decide(efie, admin, id, one),
        decide(efie, other, id, two),
      ]);
      expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      await efie.runJobs();
      expect(await efie.outbox.to(person.email)).toHaveLength(1);
    }
  });

  test('cannot approve a document that has expired meanwhile or a suspended person', async () => {
    const id = await asked(efie, ama, { ...newCard(), expiresOn: '2026-11-22' });
    await rows('update users set suspended_at = now() where id = $1', ama.id);
    expect((await decide(efie, admin, id, APPROVE)).json().message).toContain('suspended');
    await rows('update users set suspended_at = null where id = $1', ama.id);
    efie.setNow('2026-11-23T00:00:00Z');
    await confirmAgain(efie);
    expect((await decide(efie, admin, id, APPROVE)).statusCode).toBe(409);
    expect(
      (await decide(efie, admin, id, { ...APPROVE, expiresOn: '2080-01-01' })).statusCode,
    ).toBe(400);
    expect((await decide(efie, admin, id, REFUSE)).statusCode).toBe(200);
  });

  test('can decline an account that was suspended while it waits', async () => {
    const id = await asked(efie, ama, newCard());
    await rows('update users set suspended_at = now() where id = $1', ama.id);
    expect((await decide(efie, admin, id, REFUSE)).statusCode).toBe(200);
  });

  test('cannot be about oneself', async () => {
    const id = await asked(efie, admin, newCard());
    for (const step of [APPROVE, REFUSE]) {
      expect((await decide(efie, admin, id, step)).statusCode).toBe(409);
    }
    const other = await signedInAs(efie.platform, 'Admin');
    expect((await decide(efie, other, id, APPROVE)).statusCode).toBe(200);
  });

  test('cannot approve someone whose name has changed since they asked', async () => {
    const id = await asked(efie, ama, newCard());
    await rows(`update users set firstname = 'Kofi' where id = $1`, ama.id);
    expect((await see(efie, admin, id)).json()).toMatchObject({
      userName: 'Adwoa Mensah',
      renamed: true,
    });
    expect((await decide(efie, admin, id, APPROVE)).statusCode).toBe(409);
  });

  test('cannot be made without the key, and says why', async () => {
    const id = await asked(efie, ama, newCard());
    const { atRest } = efie.platform;
    efie.platform.atRest = encryptionAtRest([randomBytes(32)]);
    try {
      expect((await see(efie, admin, id)).json()).toMatchObject({ number: null, readable: false });
      expect((await seePhoto(efie, admin, id)).statusCode).toBe(409);
      const refused = await decide(efie, admin, id, APPROVE);
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        expect.stringContaining('DATA_KEY'),
      ]);
    } finally {
      efie.platform.atRest = atRest;
    }
  });
});

describe('a document number', () => {
  test('is approved for one account only, and only the Admin learns whose it is', async () => {
    const card = newCard();
    const kofi = await signedInAs(efie.platform, 'Customer', { firstname: 'Kofi' });
    await decide(efie, admin, await asked(efie, ama, card), APPROVE);
    const second = await asked(efie, kofi, { ...card, number: card.number.toLowerCase() });
    const refused = await decide(efie, admin, second, APPROVE);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('Adwoa Mensah'),
    ]);
    expect(await newestOf(efie, kofi)).toMatchObject({ state: 'waiting', reason: null });
  });

  test('is approved for only one of two accounts at once', async () => {
    const card = newCard();
    const kofi = await signedInAs(efie.platform, 'Customer');
    const ids = [await asked(efie, ama, card), await asked(efie, kofi, card)];
    const decided = await Promise.all(ids.map((id) => decide(efie, admin, id, APPROVE)));
    expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('is recognised after a change of keys, and encrypted anew when approved', async () => {
    const card = newCard();
    const kofi = await signedInAs(efie.platform, 'Customer');
    const first = await asked(efie, ama, card);
    await decide(efie, admin, first, APPROVE);
    const [old, next] = [Buffer.alloc(32, 'a key of the tests'), randomBytes(32)];
    const before = efie.platform.atRest;
    efie.platform.atRest = encryptionAtRest([next, old]);
    try {
      expect((await see(efie, admin, first)).json().number).toBe(card.number);
      const second = await asked(efie, kofi, card);
      expect((await decide(efie, admin, second, APPROVE)).statusCode).toBe(409);
      await decide(efie, admin, first, WITHDRAW);
      expect((await decide(efie, admin, second, APPROVE)).statusCode).toBe(200);
    } finally {
      efie.platform.atRest = before;
    }
  });

  test('becomes free when withdrawn, and a renewed card replaces the older one', async () => {
    const card = newCard();
    const first = await asked(efie, ama, card);
    await decide(efie, admin, first, APPROVE);
    const renewed = await asked(efie, ama, { ...card, expiresOn: '2036-01-01' });
    expect((await decide(efie, admin, renewed, APPROVE)).statusCode).toBe(200);
    expect(await rows('select state from verifications where id = $1', first)).toEqual([
      { state: 'replaced' },
    ]);
    await decide(efie, admin, renewed, WITHDRAW);
    const kofi = await signedInAs(efie.platform, 'Customer');
    const taken = await asked(efie, kofi, card);
    expect((await decide(efie, admin, taken, APPROVE)).statusCode).toBe(200);
  });
});

describe('a badge', () => {
  const lister = () => `/api/listers/${ama.id}`;

  // §2.10/26
  test('says what was verified and when, on the lister’s page and each listing', async () => {
    const home = await propertyRow(efie.platform, ama.id);
    const stay = await propertyRow(efie.platform, ama.id, { name: 'Sea View' });
    const licence = { ...CARD, kind: 'stay-licence', number: 'GTA/H/77', propertyId: stay };
    const ids = [
      await asked(efie, ama, newCard()),
      await asked(efie, ama, { ...CARD, kind: 'agent-licence', number: 'REAC 77' }),
      await asked(efie, ama, licence),
    ];
    expect(await kindsShown(lister())).toEqual([]);
    for (const id of ids) await decide(efie, admin, id, APPROVE);
    expect((await efie.app.inject({ url: lister() })).json().checks).toEqual([
      { kind: 'ghana-card', checkedOn: '2026-11-21', property: null },
      { kind: 'agent-licence', checkedOn: '2026-11-21', property: null },
      { kind: 'stay-licence', checkedOn: '2026-11-21', property: { _id: stay, name: 'Sea View' } },
    ]);
    expect(await kindsShown(`/api/properties/${home}`)).toEqual(['ghana-card', 'agent-licence']);
    expect(await kindsShown(`/api/properties/${stay}`)).toHaveLength(3);
  });

  // §2.10/26
  test('goes at once when it expires, and with another name or role', async () => {
    await propertyRow(efie.platform, ama.id);
    const card = newCard();
    await decide(efie, admin, await asked(efie, ama, card), APPROVE);
    const licence = { ...card, kind: 'agent-licence', number: 'REAC 78' };
    await decide(efie, admin, await asked(efie, ama, licence), APPROVE);
    expect(await kindsShown(lister())).toEqual(['ghana-card', 'agent-licence']);
    await rows(`update users set role = 'Property Owner' where id = $1`, ama.id);
    expect(await kindsShown(lister())).toEqual(['ghana-card']);
    await rows(`update users set firstname = 'Kofi' where id = $1`, ama.id);
    expect(await kindsShown(lister())).toEqual([]);
    await rows(`update users set firstname = 'ADWOA' where id = $1`, ama.id);
    efie.setNow('2030-05-31T23:59:59Z');
    expect(await kindsShown(lister())).toEqual(['ghana-card']);
    efie.setNow('2030-06-01T00:00:00Z');
    expect(await kindsShown(lister())).toEqual([]);
  });

  test('is announced by one email 30 days before it expires', async () => {
    const id = await asked(efie, ama, newCard());
    await decide(efie, admin, id, APPROVE);
    const remind = async (at: string) => {
      efie.setNow(at);
      await rows(`select graphile_worker.add_job('remind-verifications')`);
      await efie.runJobs();
      return (await efie.outbox.to(ama.email)).filter((mail) => mail.includes('expires soon'));
    };
    expect(await remind('2030-04-30T08:00:00Z')).toHaveLength(0);
    expect(await remind('2030-05-01T08:00:00Z')).toHaveLength(1);
    expect(await remind('2030-05-02T08:00:00Z')).toHaveLength(1);
  });
});

test('decided requests are forgotten after a week, except the number of a valid badge', async () => {
  const approved = await asked(efie, ama, newCard());
  await decide(efie, admin, approved, APPROVE);
  const kofi = await signedInAs(efie.platform, 'Customer');
  const refused = await asked(efie, kofi, newCard());
  await decide(efie, admin, refused, REFUSE);
  efie.setNow('2026-11-28T12:00:01Z');
  await confirmAgain(efie);
  await rows(`select graphile_worker.add_job('forget-verifications')`);
  await efie.runJobs();
  expect((await see(efie, admin, approved)).json()).toMatchObject({ documents: 0 });
  expect((await newestOf(efie, ama)).number).toMatch(/^GHA-\*/);
  expect(await newestOf(efie, kofi)).toMatchObject({ number: null, reason: REFUSE.reason });
  expect((await see(efie, admin, refused)).json()).toMatchObject({ number: null, readable: true });
});

test('a request that nobody reviews for 90 days is declined, and its person gets an email', async () => {
  const id = await asked(efie, ama, newCard());
  efie.setNow('2027-02-19T12:00:01Z');
  await rows(`select graphile_worker.add_job('forget-verifications')`);
  await efie.runJobs();
  expect((await efie.outbox.to(ama.email)).join()).toContain('nobody reviewed it within 90 days');
  const other = await signedInAs(efie.platform, 'Admin');
  expect((await decide(efie, other, id, APPROVE)).statusCode).toBe(409);
  efie.setNow('2027-02-26T12:00:02Z');
  await confirmAgain(efie);
  await rows(`select graphile_worker.add_job('forget-verifications')`);
  await efie.runJobs();
  expect((await see(efie, other, id)).json()).toMatchObject({
    state: 'refused',
    documents: 0,
    number: null,
  });
});
