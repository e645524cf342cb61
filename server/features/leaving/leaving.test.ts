import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { carRow, photographed, propertyRow } from '#server/testing/listed-rows.ts';
import { loggedOutMeanwhile } from '#server/testing/logged-out-meanwhile.ts';
import { openStars } from '#server/testing/open-stars.ts';
import { addPasskey, confirmByPasskey } from '#server/testing/passkeys.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
beforeAll(() => openStars(efie));
let ama: TestPerson;

beforeEach(async () => {
  efie.setNow('2026-11-01T12:00:00Z');
  ama = await signedInAs(efie.platform, 'Agent');
});

const ask = (who: TestPerson, currentPassword: unknown = who.password) =>
  efie.app.inject({
    method: 'POST',
    url: '/api/User/deletion',
    headers: who.headers,
    payload: { currentPassword },
  });
const keep = (who: TestPerson) =>
  efie.app.inject({ method: 'DELETE', url: '/api/User/deletion', headers: who.headers });
const rows = async (statement: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(statement, values)).rows;
const isFound = async (id: string) =>
  (await efie.app.inject({ url: '/api/properties' })).body.includes(id);

async function runLeaveJob(at: string): Promise<void> {
  efie.setNow(at);
  await rows(`select graphile_worker.add_job('leave')`);
  await efie.runJobs();
}

describe('asking to delete an account', () => {
  test('requires sign-in and the password', async () => {
    const nobody = await efie.app.inject({ method: 'POST', url: '/api/User/deletion' });
    expect(nobody.statusCode).toBe(401);
    const response = await ask(ama, 'another');
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('currentPassword');
    expect((await ask(ama, '')).statusCode).toBe(400);
  });

  // §6/58
  test('accepts a recent passkey in place of the password, from someone who has one', async () => {
    const leave = (who = ama) =>
      efie.app.inject({
        method: 'POST',
        url: '/api/User/deletion',
        headers: who.headers,
        payload: {},
      });
    const without = await leave();
    expect([without.statusCode, without.json().fields]).toEqual([
      400,
      { currentPassword: 'Please enter your current password.' },
    ]);
    const device = await addPasskey(efie, ama);
    efie.setNow('2026-11-01T12:10:00Z');
    const refused = await leave();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'CONFIRM_AGAIN']);
    await confirmByPasskey(efie, ama, device);
    expect((await leave()).json()).toMatchObject({ leavesAt: '2026-11-15T12:10:00.000Z' });
  });

  // §6/58
  test('accepts a recent login code in place of the password, and no wrong one', async () => {
    const call = (method: 'POST' | 'PUT', path: string, payload: object = {}) =>
      efie.app.inject({ method, url: `/api${path}`, headers: ama.headers, payload });
    const leave = () => call('POST', '/User/deletion');
    const app = new TOTP({
      secret: Secret.fromBase32((await call('POST', '/User/codes')).json().key),
    });
    const codeAt = (moment: string) => app.generate({ timestamp: Date.parse(moment) });
    const first = codeAt('2026-11-01T12:00:00Z');
    expect((await call('PUT', '/User/codes', { code: first })).statusCode).toBe(200);
    efie.setNow('2026-11-01T12:10:00Z');
    expect((await leave()).json().code).toBe('CONFIRM_AGAIN');
    for (const wrong of [first, codeAt('2026-11-01T11:00:00Z')]) {
      expect((await call('POST', '/auth/confirm', { code: wrong })).statusCode).toBe(400);
      expect((await leave()).json().code).toBe('CONFIRM_AGAIN');
    }
    const [{ leaving_since }] = await rows('select leaving_since from users where id = $1', ama.id);
    expect(leaving_since).toBeNull();
    const code = codeAt('2026-11-01T12:10:00Z');
    expect((await call('POST', '/auth/confirm', { code })).statusCode).toBe(200);
    expect((await leave()).json()).toMatchObject({ leavesAt: '2026-11-15T12:10:00.000Z' });
  });

  test('is refused when the session ends meanwhile', async () => {
    expect((await loggedOutMeanwhile(efie, ama, () => ask(ama))).statusCode).toBe(401);
    const [{ leaving_since }] = await rows('select leaving_since from users where id = $1', ama.id);
    expect(leaving_since).toBeNull();
  });

  test('says when, pauses the listings, ends other sessions and sends one email', async () => {
    const home = await propertyRow(efie.platform, ama.id);
    const other = await signedInAs(efie.platform, 'Agent');
    const theirs = await propertyRow(efie.platform, other.id);
    await rows(
      "insert into sessions (id, user_id, expires_at) values (gen_random_uuid(), $1, now() + interval '1 year')",
      ama.id,
    );

    const response = await ask(ama);

    expect(response.json()).toEqual({
      message: 'Your account will be deleted on 15 Nov 2026. Until then you can keep it.',
      leavesAt: '2026-11-15T12:00:00.000Z',
    });
    expect(await isFound(home)).toBe(false);
    expect(await isFound(theirs)).toBe(true);
    const open = await rows(
      'select id from sessions where user_id = $1 and revoked_at is null',
      ama.id,
    );
    expect(open).toHaveLength(1);
    efie.setNow('2026-11-03T12:00:00Z');
    expect((await ask(ama)).json().leavesAt).toBe('2026-11-15T12:00:00.000Z');
    await efie.runJobs();
    const mails = await efie.outbox.to(ama.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('your listings on 15 Nov 2026');
    const profile = await efie.app.inject({ url: '/api/User/profile', headers: ama.headers });
    expect(profile.json().leavesAt).toBe('2026-11-15T12:00:00.000Z');
  });

  test('names the stays to come as guest and as host, and changes nothing until they are cancelled', async () => {
    const home = await propertyRow(efie.platform, ama.id, { name: 'Palm Court' });
    const kofi = await signedInAs(efie.platform, 'Property Owner');
    const villa = await propertyRow(efie.platform, kofi.id, { name: 'Villa Osu' });
    const guest = await signedInAs(efie.platform, 'Customer');
    const hosted = (await book(efie, bookingForm(home), guest.headers)).json().booking;
    const own = (await book(efie, bookingForm(villa), ama.headers)).json().booking;

    const response = await ask(ama);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      code: 'STAYS_TO_COME',
      message:
        'Please finish or cancel these stays first: Villa Osu, 1 Dec 2026 to 4 Dec 2026; Esi Owusu at Palm Court, 1 Dec 2026 to 4 Dec 2026.',
    });
    expect(await isFound(home)).toBe(true);
    await rows(
      `update bookings set status = 'cancelled' where id in ($1, $2)`,
      hosted._id,
      own._id,
    );
    expect((await ask(ama)).statusCode).toBe(200);
  });

  test('prevents booking, and being booked', async () => {
    const home = await propertyRow(efie.platform, ama.id);
    const kofi = await signedInAs(efie.platform, 'Property Owner');
    const villa = await propertyRow(efie.platform, kofi.id);
    await ask(ama);
    const own = await book(efie, bookingForm(villa), ama.headers);
    expect([own.statusCode, own.json().code]).toEqual([409, 'CONFLICT']);
    expect((await book(efie, bookingForm(home), kofi.headers)).json().code).toBe('NOT_BOOKABLE');
  });

  test('never succeeds together with a booking at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const host = await signedInAs(efie.platform, 'Agent');
      const guest = await signedInAs(efie.platform, 'Customer');
      const home = await propertyRow(efie.platform, host.id);
      const [asked, booked] = await Promise.all([
        ask(host),
        book(efie, bookingForm(home), guest.headers),
      ]);
      expect([asked.statusCode, booked.statusCode].filter((status) => status < 300)).toHaveLength(
        1,
      );
    }
  });

  test('shows listings again only by keeping the account, and pauses what is listed since', async () => {
    const home = await propertyRow(efie.platform, ama.id);
    const paused = await propertyRow(efie.platform, ama.id, {
      paused_at: '2026-10-01T00:00:00Z',
      pause_reason: 'by-lister',
    });
    await ask(ama);
    const again = await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${home}/pause`,
      headers: ama.headers,
      payload: { paused: false },
    });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Paused because your account is being deleted.',
    ]);
    const late = await propertyRow(efie.platform, ama.id);
    expect(await isFound(late)).toBe(false);

    expect((await keep(ama)).json().message).toBe(
      'Your account stays, and your listings are back.',
    );
    expect((await keep(ama)).json().message).toBe(
      'Your account stays: it wasn’t going to be deleted.',
    );

    expect([await isFound(home), await isFound(late), await isFound(paused)]).toEqual([
      true,
      true,
      false,
    ]);
    await runLeaveJob('2026-12-24T00:00:00Z');
    expect(await rows('select erased_at from users where id = $1', ama.id)).toEqual([
      { erased_at: null },
    ]);
  });

  test('keeps the last Admin, even when two leave at once', async () => {
    await rows(`update users set role = 'Customer' where role = 'Admin'`);
    const [one, two] = [
      await signedInAs(efie.platform, 'Admin'),
      await signedInAs(efie.platform, 'Admin'),
    ];
    const responses = await Promise.all([ask(one), ask(two)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const staying = responses[0].statusCode === 200 ? two : one;
    await rows('update users set suspended_at = now() where id = $1', staying.id);
    await runLeaveJob('2026-11-20T00:00:00Z');
    expect(await rows(`select from users where role = 'Admin' and erased_at is null`)).toHaveLength(
      2,
    );
    await rows(`update users set suspended_at = null, role = 'Customer' where role = 'Admin'`);
  });
});

describe('when the days of grace end', () => {
  test('an email comes a day before, and another at the end', async () => {
    await ask(ama);
    await runLeaveJob('2026-11-14T11:00:00Z');
    expect(await efie.outbox.to(ama.email)).toHaveLength(1);
    await runLeaveJob('2026-11-14T12:10:00Z');
    await runLeaveJob('2026-11-15T11:59:00Z');
    expect((await efie.outbox.to(ama.email)).at(-1)).toContain('deleted tomorrow');
    expect(await efie.outbox.to(ama.email)).toHaveLength(2);
    await runLeaveJob('2026-11-15T12:00:00Z');
    await runLeaveJob('2026-11-15T13:00:00Z');
    const mails = await efie.outbox.to(ama.email);
    expect(mails).toHaveLength(3);
    expect(mails.at(-1)).toContain('Your Efie account was deleted');
  });

  test('nothing about the person is left in any table, and others keep what is theirs', async () => {
    const { pool } = efie.connection;
    const kofi = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Kofi' });
    const villa = await propertyRow(efie.platform, kofi.id, { name: 'Villa Osu' });
    await pool.query(
      `update users set firstname = 'Zelda', lastname = 'Quartey', location = 'Zuarungu', phone_number = '+233209998877' where id = $1`,
      [ama.id],
    );
    const home = await propertyRow(efie.platform, ama.id, {
      description: 'Ask Zelda',
      address: 'Zelda Street',
    });
    const car = await carRow(efie.platform, ama.id, {
      user_name: 'Zelda Quartey',
      phone: '0209998877',
      user_email: ama.email,
      driver_name: 'Zelda',
    });
    await photographed(efie.platform, { property: home, car });
    await pool.query(
      `insert into stay_rules (listing_id, rules, version, updated_at) values ($1, $2, 1, now())`,
      [home, { ...PLAIN_RULES, seasons: [{ name: 'Zelda’s holidays' }] }],
    );
    await pool.query(
      `insert into held_nights (id, listing_id, kind, unit, nights, until, name)
        values (gen_random_uuid(), $1, 'booked-elsewhere', 1, '[2026-12-01,2026-12-03)', '2026-12-03', 'Zelda’s aunt')`,
      [home],
    );
    const headers = ama.headers;
    const call = (method: 'POST' | 'PUT', url: string, payload: object, who = headers) =>
      efie.app.inject({ method, url, headers: who, payload });
    const done = async (...args: Parameters<typeof call>) =>
      expect((await call(...args)).statusCode).toBeLessThan(300);
    await done('POST', `/api/properties/${villa}/comments`, { comment: 'Quiet place', rating: 5 });
    await done('POST', `/api/properties/${villa}/enquiries`, {
      message: 'May I see it?',
      phoneNumber: '0209998877',
    });
    await done(
      'POST',
      `/api/properties/${home}/comments`,
      { comment: 'Nice', rating: 4 },
      kofi.headers,
    );
    await done('PUT', `/api/User/favourites/property/${villa}`, {
      keptAt: '2026-11-01T12:00:00Z',
      note: 'Zelda likes it',
    });
    await done('POST', '/api/reports', {
      ...{ kind: 'property', id: villa, reason: 'gone', details: 'Ask Zelda Quartey' },
    });
    await done(
      'POST',
      '/api/reports',
      { kind: 'person', id: ama.id, reason: 'other', details: 'Does not pick up' },
      kofi.headers,
    );
    const stay = await book(
      efie,
      bookingForm(villa, {
        fullName: 'Zelda Quartey',
        email: ama.email,
        phoneNumber: '0209998877',
        checkIn: '2026-11-05',
        checkOut: '2026-11-08',
      }),
      headers,
    );
    expect(stay.statusCode).toBe(201);
    const paid = { kind: 'payment', amount: 100, method: 'cash', note: 'From Zelda Quartey' };
    const money = `/api/User/stays/${stay.json().booking._id}`;
    await done('POST', `${money}/payments`, paid, kofi.headers);
    efie.setNow('2026-11-10T12:00:00Z');
    expect((await ask(ama)).statusCode).toBe(200);

    await runLeaveJob('2026-11-24T12:00:00Z');

    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const { rows: found } = await pool.query(
        `select entry::text from ${name} as entry where entry::text ~* $1`,
        [`zelda|quartey|zuarungu|209998877|${ama.email}`],
      );
      expect(found, name).toEqual([]);
    }
    const comments = await efie.app.inject({ url: `/api/properties/${villa}/comments` });
    expect(comments.json()).toMatchObject([
      { userName: 'A former member', comment: 'Quiet place', rating: 5 },
    ]);
    const threads = (
      await efie.app.inject({ url: '/api/User/enquiries', headers: kofi.headers })
    ).json();
    expect(threads).toMatchObject([{ sender: { name: 'A former member' }, phoneNumber: '' }]);
    const stays = (await efie.app.inject({ url: '/api/User/stays', headers: kofi.headers })).json();
    expect(stays).toMatchObject([{ fullName: 'A former member', checkIn: '2026-11-05' }]);
    // The amounts stay for the host; what was written with them does not.
    const left = await efie.app.inject({ url: `${money}/money`, headers: kofi.headers });
    expect(left.json()).toMatchObject({ paid: 100, entries: [{ note: '' }, { note: '' }] });
    expect((await efie.app.inject({ url: '/api/User/profile', headers })).statusCode).toBe(401);
    expect((await efie.app.inject({ url: `/api/properties/${home}` })).statusCode).toBe(404);
    expect(await rows('select from listing_photos where listing_id = $1', home)).toEqual([]);
    const login = { email: ama.email, password: ama.password };
    expect((await call('POST', '/api/auth/login', login, {} as never)).statusCode).toBe(401);
    await signedInAs(efie.platform, 'Customer', { email: ama.email });

    const write = await call(
      'POST',
      `/api/User/enquiries/${threads[0]._id}/messages`,
      { text: 'Still there?' },
      kofi.headers,
    );
    expect([write.statusCode, write.json().message]).toEqual([
      403,
      'This member has left and can’t read what you write.',
    ]);
  });

  test('a conversation of two people who have both left is deleted', async () => {
    const kofi = await signedInAs(efie.platform, 'Property Owner');
    const villa = await propertyRow(efie.platform, kofi.id);
    await efie.app.inject({
      method: 'POST',
      url: `/api/properties/${villa}/enquiries`,
      headers: ama.headers,
      payload: { message: 'May I see it?', phoneNumber: '0209998877' },
    });
    await ask(ama);
    await runLeaveJob('2026-11-15T12:00:00Z');
    const threads = 'select from conversations where listing_id = $1';
    expect(await rows(threads, villa)).toHaveLength(1);
    await rows("update sessions set last_seen_at = now() + interval '1 year'");
    await ask(kofi);
    await runLeaveJob('2026-11-30T12:00:00Z');
    expect(await rows(threads, villa)).toEqual([]);
    expect(await rows('select from enquiries where listing_id = $1', villa)).toEqual([]);
  });

  test('a stay that was booked all the same delays it, and holds up no one else', async () => {
    const home = await propertyRow(efie.platform, ama.id);
    const guest = await signedInAs(efie.platform, 'Customer');
    const kofi = await signedInAs(efie.platform, 'Customer');
    await ask(ama);
    efie.setNow('2026-11-01T12:30:00Z');
    await ask(kofi);
    await rows(
      `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas)
        values (gen_random_uuid(), $1, $2, 'Esi', 'esi@guests.test', '', '2026-11-14', '2026-11-17', 100, 300)`,
      home,
      guest.id,
    );
    await runLeaveJob('2026-11-16T12:00:00Z');
    const isErased = async ({ id }: TestPerson) =>
      (await rows('select erased_at from users where id = $1', id))[0].erased_at !== null;
    expect([await isErased(ama), await isErased(kofi)]).toEqual([false, true]);
    await runLeaveJob('2026-11-17T12:00:00Z');
    expect(await isErased(ama)).toBe(true);
  });
});
