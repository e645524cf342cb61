import { beforeEach, describe, expect, test } from 'vitest';
import { listed } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { begun, enquire, threadOf, write } from './testing/conversations.ts';

const efie = bootTestApp();
let owner: TestPerson;
let esi: TestPerson;
let conversation: string;
let other: string;

beforeEach(async () => {
  owner = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
  other = await listed(efie, owner, 'car');
  conversation = await begun(efie, await listed(efie, owner, 'property'), esi);
});

const block = ({ headers }: Pick<TestPerson, 'headers'>, path = conversation) =>
  efie.app.inject({ method: 'PUT', url: `${path}/block`, headers });
const lift = ({ headers }: Pick<TestPerson, 'headers'>, path = conversation) =>
  efie.app.inject({ method: 'DELETE', url: `${path}/block`, headers });
const report = (headers: Record<string, string>, payload: object = { reason: 'payment' }) =>
  efie.app.inject({ method: 'POST', url: `${conversation}/reports`, headers, payload });
const stateOf = async (person: TestPerson) => {
  const { blocked, canWrite } = await threadOf(efie, conversation, person);
  return { blocked, canWrite };
};

describe('a block', () => {
  test('can be set and removed only by the two people', async () => {
    const stranger = await signedInAs(efie.platform, 'Admin');
    for (const call of [block, lift]) {
      expect((await call({ headers: {} as TestPerson['headers'] })).statusCode).toBe(401);
      expect((await call(stranger)).statusCode).toBe(404);
    }
  });

  // §2.12/28
  test('stops both from writing, about any listing, until it is removed', async () => {
    const second = await begun(efie, other, esi);
    expect((await block(owner)).statusCode).toBe(200);
    expect((await block(owner)).statusCode).toBe(200);
    const third = await listed(efie, owner, 'property');
    for (const response of [
      await write(efie, conversation, esi.headers),
      await write(efie, conversation, owner.headers),
      await write(efie, second, esi.headers),
      await enquire(efie, third, esi),
    ]) {
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toBe('You can no longer write to this person.');
    }
    expect(await stateOf(owner)).toEqual({ blocked: true, canWrite: false });
    expect(await stateOf(esi)).toEqual({ blocked: false, canWrite: false });
    expect((await threadOf(efie, conversation, esi)).messages).toHaveLength(1);

    expect((await lift(esi)).json().message).toBe(
      'You haven’t blocked this person, but you still can’t write to them.',
    );
    expect((await write(efie, conversation, esi.headers)).statusCode).toBe(403);
    expect((await lift(owner)).json().message).toBe('You can write to each other again.');
    expect((await lift(owner)).json().message).toBe(
      'You haven’t blocked this person. You can write to each other.',
    );
    expect((await write(efie, conversation, esi.headers)).statusCode).toBe(201);
    expect((await enquire(efie, third, esi)).statusCode).toBe(201);
  });

  test('by both ends once each has unblocked the other', async () => {
    await block(owner);
    await block(esi);
    expect((await lift(owner)).json().message).toBe(
      'You’ve unblocked this person, but you still can’t write to them.',
    );
    expect(await stateOf(owner)).toEqual({ blocked: false, canWrite: false });
    await lift(esi);
    expect(await stateOf(owner)).toEqual({ blocked: false, canWrite: true });
  });

  test('does not affect anyone else', async () => {
    await block(owner);
    const kofi = await signedInAs(efie.platform, 'Customer');
    expect((await enquire(efie, other, kofi)).statusCode).toBe(201);
  });

  // §2.12/28
  test('comes either before or after a message on its way', async () => {
    const [blocked, ...sent] = await Promise.all([
      block(owner),
      ...Array.from({ length: 5 }, (_, n) => write(efie, conversation, esi.headers, `Hello ${n}`)),
    ]);
    expect(blocked.statusCode).toBe(200);
    const arrived = sent.filter(({ statusCode }) => statusCode === 201).length;
    expect(sent.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5 - arrived);
    expect((await threadOf(efie, conversation, owner)).messages).toHaveLength(1 + arrived);
  });
});

describe('a report', () => {
  const readByAdmin = async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    return efie.app.inject({ url: conversation, headers: admin.headers });
  };

  test('can be made only by the two people, with a reason', async () => {
    const stranger = await signedInAs(efie.platform, 'Agent');
    expect((await report({})).statusCode).toBe(401);
    expect((await report(stranger.headers)).statusCode).toBe(404);
    const response = await report(esi.headers, { reason: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ reason: 'Please choose what is wrong.' });
    expect((await report(esi.headers, { reason: 'boring' })).statusCode).toBe(400);
    const long = { reason: 'other', details: 'x'.repeat(1001) };
    expect((await report(esi.headers, long)).statusCode).toBe(400);
    expect((await readByAdmin()).statusCode).toBe(404);
  });

  // §2.12/26
  test('is emailed to the Admins, who can then read the conversation but not write', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const response = await report(esi.headers, { reason: 'payment', details: 'GHS 50 by\nMoMo' });
    expect(response.statusCode).toBe(201);
    await efie.runJobs();
    const mail = (await efie.outbox.to(admin.email)).at(-1);
    expect(mail).toContain('Subject: A conversation was reported');
    expect(mail).toContain('Reason: Asked for money before a viewing');
    expect(mail).toContain('GHS 50 by');
    expect(mail).toContain(`http://efie.test/enquiries/${conversation.split('/').at(-1)}`);

    const shown = await efie.app.inject({ url: conversation, headers: admin.headers });
    expect(shown.json()).toMatchObject({ messages: [{ number: 1 }], canWrite: false, unread: 0 });
    expect((await write(efie, conversation, admin.headers)).statusCode).toBe(404);
    const agent = await signedInAs(efie.platform, 'Agent');
    const denied = await efie.app.inject({ url: conversation, headers: agent.headers });
    expect(denied.statusCode).toBe(404);
    expect((await threadOf(efie, conversation, esi)).reported).toBe(true);
    expect((await threadOf(efie, conversation, owner)).reported).toBe(false);
  });

  test('replaces an earlier one by the same person, and is not emailed again', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    await Promise.all(Array.from({ length: 4 }, () => report(esi.headers)));
    await report(esi.headers, { reason: 'rude', details: 'Shouts.' });
    await report(owner.headers, { reason: 'spam' });
    const { rows } = await efie.connection.pool.query(
      'select reporter_id, reason, details from conversation_reports where conversation_id = $1 order by created_at',
      [conversation.split('/').at(-1)],
    );
    expect(rows).toEqual([
      { reporter_id: esi.id, reason: 'rude', details: 'Shouts.' },
      { reporter_id: owner.id, reason: 'spam', details: '' },
    ]);
    await efie.runJobs();
    expect(await efie.outbox.to(admin.email)).toHaveLength(2);
  });

  test('is limited to 20 a day', async () => {
    const responses = [];
    for (let n = 1; n <= 21; n += 1) responses.push((await report(esi.headers)).statusCode);
    expect(responses).toEqual([...Array(20).fill(201), 429]);
  });
});
