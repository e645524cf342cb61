import { describe, expect, test } from 'vitest';
import type { ReportedKind } from '#domain/reports/rules.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const table = '/api/admin/reports';

const call = (method: 'GET' | 'POST', url: string, headers = {}, payload = {}) =>
  efie.app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });

const report = (by: TestPerson | undefined, kind: ReportedKind, id: string, more = {}) =>
  call('POST', '/api/reports', by?.headers, {
    kind,
    id,
    reason: 'offensive',
    details: '',
    ...more,
  });

const settle = (admin: TestPerson, id: string, action: string, note = 'Seen it.', more = {}) =>
  call('POST', `${table}/${id}/settle`, admin.headers, { action, note, ...more });

const person = (role: Parameters<typeof signedInAs>[1] = 'Customer') =>
  signedInAs(efie.platform, role);

/** The case of a thing in the table. */
const caseOf = async (admin: TestPerson, thingId: string, query = '') =>
  (await call('GET', `${table}?limit=100${query}`, admin.headers))
    .json()
    .find((row: { thingId: string }) => row.thingId === thingId);

const commented = async (by: TestPerson, propertyId: string): Promise<string> => {
  const payload = { propertyId, comment: 'Rude words.', rating: 1 };
  await call('POST', '/api/comments', by.headers, payload);
  const { rows } = await efie.connection.pool.query(
    'select id from comments where listing_id = $1 and user_id = $2',
    [propertyId, by.id],
  );
  return rows[0].id;
};

const mailsTo = async ({ email }: TestPerson) => {
  await efie.runJobs();
  return efie.outbox.to(email);
};

describe('a report', () => {
  test('requires sign-in, someone else’s existing listing or account, and a fitting reason', async () => {
    const [lister, guest] = [await person('Agent'), await person()];
    const home = await uploadedProperty(efie, lister);
    expect((await report(undefined, 'property', home)).statusCode).toBe(401);
    expect((await report(lister, 'property', home)).json()).toMatchObject({ code: 'OWN_LISTING' });
    expect((await report(lister, 'person', lister.id)).statusCode).toBe(403);
    expect((await report(guest, 'property', guest.id)).statusCode).toBe(404);
    expect((await report(guest, 'car', home)).statusCode).toBe(404);
    const wrong = [
      { reason: 'duty-unpaid' },
      { reason: 'boring' },
      { reason: 'other' },
      { details: 'x'.repeat(1001) },
      { id: 'none' },
    ];
    for (const more of wrong) {
      expect((await report(guest, 'property', home, more)).statusCode).toBe(400);
    }
    const response = await report(guest, 'property', home, {
      reason: 'other',
      details: 'A swamp.',
    });
    expect(response.statusCode).toBe(201);
  });

  test('counts once for each person, even when sent several times at once', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const [esi, kofi] = [await person(), await person()];
    const car = await uploadedCar(efie, lister);
    const first = await Promise.all(Array.from({ length: 4 }, () => report(esi, 'car', car)));
    expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const again = await report(esi, 'car', car, { reason: 'gone' });
    expect(again.json().message).toBe('You’ve already reported this. We’ll email you the outcome.');
    await report(kofi, 'car', car, { reason: 'duty-unpaid', details: 'No papers.' });
    expect(await caseOf(admin, car)).toMatchObject({
      kind: 'car',
      name: 'Corolla of Osu',
      ownerId: lister.id,
      path: `/cars/${car}`,
      people: 2,
      reports: [
        { userId: kofi.id, reason: 'duty-unpaid', details: 'No papers.' },
        { userId: esi.id, reason: 'offensive' },
      ],
      settled: null,
    });
    const mails = (await mailsTo(admin)).filter((mail) => mail.includes('Corolla of Osu'));
    expect(mails).toHaveLength(1);
  });

  test('is limited to 20 a day', async () => {
    const [guest, lister] = [await person(), await person('Agent')];
    const responses = [];
    for (let n = 1; n <= 21; n += 1) responses.push(await report(guest, 'person', lister.id));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([
      201,
      ...Array(19).fill(409),
      429,
    ]);
  });
});

describe('settling reports', () => {
  test('is for Admins only', async () => {
    const [lister, guest] = [await person('Agent'), await person()];
    const home = await uploadedProperty(efie, lister);
    await report(guest, 'property', home);
    for (const url of [table, `${table}.csv`]) {
      expect((await call('GET', url)).statusCode).toBe(401);
      expect((await call('GET', url, guest.headers)).statusCode).toBe(403);
    }
    expect((await settle(guest, home, 'dismiss')).statusCode).toBe(403);
    const admin = await person('Admin');
    expect((await settle(admin, home, 'dismiss')).statusCode).toBe(404);
    expect((await call('GET', `${table}.csv`, admin.headers)).payload).toContain('Palm Court');
  });

  test('by dismissing them tells those who reported, who may report again', async () => {
    const [admin, lister, esi] = [await person('Admin'), await person('Agent'), await person()];
    const home = await uploadedProperty(efie, lister, { name: 'Quiet Corner' });
    await report(esi, 'property', home);
    const { _id } = await caseOf(admin, home, '&search=quiet%20corner');
    expect((await settle(admin, _id, 'dismiss', 'It is quiet.')).statusCode).toBe(200);
    expect((await settle(admin, _id, 'dismiss')).statusCode).toBe(409);
    const told = (await mailsTo(esi)).at(-1);
    expect(told).toContain('decided not to take action');
    expect(told).toContain('It is quiet.');
    expect(await caseOf(admin, home)).toBeUndefined();
    expect(await caseOf(admin, home, '&state=settled')).toMatchObject({
      settled: { action: 'dismiss', note: 'It is quiet.' },
    });
    expect((await call('GET', `/api/properties/${home}`)).json()).not.toHaveProperty('pause');
    expect((await report(esi, 'property', home)).statusCode).toBe(201);
  });

  test('by hiding the listing gives its lister the reason and is recorded in the audit log', async () => {
    const [admin, lister, esi] = [await person('Admin'), await person('Agent'), await person()];
    const home = await uploadedProperty(efie, lister);
    await report(esi, 'property', home, { reason: 'viewing-fee' });
    const { _id } = await caseOf(admin, home);
    expect((await settle(admin, _id, 'hide', '')).json().fields).toEqual({
      note: 'Please say why.',
    });
    expect((await settle(admin, _id, 'suspend')).statusCode).toBe(400);
    expect((await settle(admin, _id, 'hide', 'Asks for a fee.')).statusCode).toBe(200);
    const listed = (await call('GET', '/api/properties')).json();
    expect(listed.map((one: { _id: string }) => one._id)).not.toContain(home);
    expect((await mailsTo(lister)).at(-1)).toContain('Asks for a fee.');
    const told = (await mailsTo(esi)).at(-1);
    expect(told).toContain('hid the listing');
    expect(told).not.toContain('Asks for a fee.');
    const audited = async (id: string) =>
      (await call('GET', `/api/admin/audit-log?search=${id}`, admin.headers)).json()[0];
    expect(await audited(_id)).toMatchObject({
      event: 'reports-settled',
      actor: { userId: admin.id },
      subject: { name: 'Palm Court' },
      after: { action: 'hide' },
    });
    expect(await audited(home)).toMatchObject({ event: 'moderated', after: { state: 'hidden' } });
  });

  test('deletes the reported comment or suspends the reported person', async () => {
    const [admin, lister, esi] = [await person('Admin'), await person('Agent'), await person()];
    const home = await uploadedProperty(efie, lister);
    const comment = await commented(esi, home);
    expect((await report(esi, 'comment', comment)).statusCode).toBe(403);
    await report(lister, 'comment', comment);
    const ofComment = await caseOf(admin, comment);
    expect(ofComment).toMatchObject({ name: 'Rude words.', path: `/property/${home}` });
    expect((await settle(admin, ofComment._id, 'delete')).statusCode).toBe(200);
    const comments = await call('GET', `/api/comments/property/${home}`);
    expect(comments.payload).not.toContain('Rude words.');
    expect(await caseOf(admin, comment, '&state=settled')).toMatchObject({ path: null });

    await report(esi, 'person', lister.id, { reason: 'stolen-photos' });
    const ofPerson = await caseOf(admin, lister.id);
    expect((await settle(admin, ofPerson._id, 'suspend', 'Stolen photos.')).statusCode).toBe(200);
    expect((await call('GET', '/api/User/profile', lister.headers)).statusCode).toBe(401);
    expect((await mailsTo(lister)).at(-1)).toContain('Stolen photos.');
    expect((await mailsTo(esi)).at(-1)).toContain('suspended the account');
  });

  // §2.21/12
  test('by suspending a guest can give the hosts their nights back', async () => {
    const [admin, host, guest] = [await person('Admin'), await person('Agent'), await person()];
    const home = await propertyRow(efie.platform, host.id);
    const day = today(efie.platform.now());
    const stay = bookingForm(home, { checkIn: addDays(day, 20), checkOut: addDays(day, 23) });
    expect((await book(efie, stay, guest.headers)).statusCode).toBe(201);
    await report(host, 'person', guest.id);
    const { _id } = await caseOf(admin, guest.id);
    const more = { freeNights: true };
    expect((await settle(admin, _id, 'suspend', 'No-shows.', more)).statusCode).toBe(200);
    expect((await mailsTo(host)).join()).toContain('We have suspended this guest.');
    expect((await mailsTo(guest)).at(-1)).toContain('We cancelled 1 stay');
    expect((await book(efie, stay, (await person()).headers)).statusCode).toBe(201);
  });

  test('does not email someone again who is already suspended', async () => {
    const [admin, lister, esi] = [await person('Admin'), await person('Agent'), await person()];
    await report(esi, 'person', lister.id, { reason: 'stolen-photos' });
    const { _id } = await caseOf(admin, lister.id);
    const url = `/api/admin/people/${lister.id}/suspend`;
    const suspended = await call('POST', url, admin.headers, { reason: 'Asked for fees.' });
    expect(suspended.statusCode, suspended.body).toBe(200);
    expect((await settle(admin, _id, 'suspend', 'Stolen photos.')).statusCode).toBe(200);
    const mails = (await mailsTo(lister)).join();
    expect(mails).toContain('Asked for fees.');
    expect(mails).not.toContain('Stolen photos.');
    expect((await mailsTo(esi)).at(-1)).toContain('suspended the account');
  });

  test('happens once, whichever Admin comes first, and leaves nothing half done', async () => {
    const [admin, other, esi] = [await person('Admin'), await person('Admin'), await person()];
    const home = await uploadedProperty(efie, await person('Agent'));
    await report(esi, 'property', home);
    const { _id } = await caseOf(admin, home);
    const responses = await Promise.all([
      settle(admin, _id, 'hide'),
      settle(other, _id, 'dismiss'),
      settle(admin, _id, 'hide'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const mails = (await mailsTo(esi)).filter((mail) => mail.includes('An update on your report'));
    expect(mails).toHaveLength(1);

    const gone = await uploadedProperty(efie, await person('Agent'));
    await report(esi, 'property', gone);
    await efie.connection.pool.query('update listings set deleted_at = now() where id = $1', [
      gone,
    ]);
    const ofGone = await caseOf(admin, gone);
    expect(ofGone.path).toBeNull();
    expect((await settle(admin, ofGone._id, 'hide')).statusCode).toBe(404);
    expect(await caseOf(admin, gone)).toMatchObject({ settled: null });
    expect((await settle(admin, ofGone._id, 'dismiss')).statusCode).toBe(200);
  });
});
