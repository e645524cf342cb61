import { beforeEach, describe, expect, test } from 'vitest';
import { StayMoney } from '#domain/payments/schema.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const UNKNOWN = '01919191-9191-7191-9191-919191919191';
const CASH = { kind: 'payment', amount: 500, method: 'cash' };

let lister: TestPerson;
let esi: TestPerson;
let stay: string;
let booking: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  esi = await signedInAs(efie.platform, 'Customer');
  stay = await listedStay(efie, lister);
  booking = await booked();
});

const booked = async (dates: Record<string, unknown> = {}, guest = esi): Promise<string> =>
  (await book(efie, bookingForm(stay, dates), guest.headers)).json().booking._id;
const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  by?: TestPerson,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  efie.app.inject({
    method,
    url,
    headers: { ...by?.headers, ...headers },
    ...(payload && { payload }),
  });
let keys = 0;
const newKey = () => {
  keys += 1;
  return { 'idempotency-key': `payment-${keys}` };
};
const record = (payload: object = CASH, by: TestPerson | undefined = lister, headers = newKey()) =>
  call('POST', `/api/User/stays/${booking}/payments`, by, payload, headers);
const undo = (entryId: string, by = lister) =>
  call('POST', `/api/User/stays/${booking}/payments/${entryId}/reverse`, by, {});
const money = async (by = lister) =>
  StayMoney.parse((await call('GET', `/api/User/stays/${booking}/money`, by)).json());
const balance = async () => {
  const { due, paid, toPay, toRefund } = await money();
  return [due, paid, toPay, toRefund];
};
const entryIds = async () => (await money()).entries.map(({ _id }) => _id);
const setRules = (rules: Partial<StayRules>) =>
  call('PUT', `/api/properties/${stay}/stay-rules`, lister, {
    rules: { ...PLAIN_RULES, ...rules },
    version: 0,
  });
const mailsTo = async ({ email }: TestPerson) => {
  await efie.runJobs();
  return efie.outbox.to(email);
};
const sql = (text: string, values: unknown[] = []) => efie.connection.pool.query(text, values);

describe('the money of a stay', () => {
  test('requires sign-in', async () => {
    for (const url of [`/api/User/stays/${booking}/money`, `/api/bookings/${booking}/money`]) {
      expect((await call('GET', url)).statusCode).toBe(401);
    }
    expect((await record(CASH, { headers: {} } as TestPerson)).statusCode).toBe(401);
  });

  // §2.12/43
  test('is for its lister, its guest and Admins', async () => {
    const other = await signedInAs(efie.platform, 'Agent');
    const admin = await signedInAs(efie.platform, 'Admin');
    const asked = async (url: string) =>
      Promise.all(
        [lister, admin, other, esi].map(async (by) => (await call('GET', url, by)).statusCode),
      );
    expect(await asked(`/api/User/stays/${booking}/money`)).toEqual([200, 200, 403, 403]);
    expect(await asked(`/api/bookings/${booking}/money`)).toEqual([403, 403, 403, 200]);
    expect((await record(CASH, other)).statusCode).toBe(403);
    expect((await record(CASH, esi)).statusCode).toBe(403);
    expect((await record(CASH, admin)).statusCode).toBe(201);
    const [, payment = ''] = await entryIds();
    expect((await undo(payment, other)).statusCode).toBe(403);
  });

  test.each([UNKNOWN, 'no-id'])('is not found at %s', async (id) => {
    expect((await call('GET', `/api/User/stays/${id}/money`, lister)).statusCode).toBe(404);
    expect((await call('GET', `/api/bookings/${id}/money`, esi)).statusCode).toBe(404);
    booking = id;
    expect((await record()).statusCode).toBe(404);
    expect((await undo(UNKNOWN)).statusCode).toBe(404);
  });

  test('is due once the stay is booked', async () => {
    expect(await money()).toMatchObject({
      due: 1351.5,
      paid: 0,
      toPay: 1351.5,
      toRefund: 0,
      entries: [{ kind: 'booked', amount: 1351.5, receipt: null, undone: false }],
    });
  });

  test('is paid and refunded in parts, and both sides see every entry', async () => {
    const first = await record({ ...CASH, note: 'At the gate' });
    expect(first.statusCode).toBe(201);
    expect(first.json().message).toBe('Payment recorded. We’ll email your guest a receipt.');
    expect(await balance()).toEqual([1351.5, 500, 851.5, 0]);
    expect((await record({ kind: 'refund', amount: 100.25, method: 'momo' })).statusCode).toBe(201);
    expect(await balance()).toEqual([1351.5, 399.75, 951.75, 0]);
    const own = (await call('GET', `/api/bookings/${booking}/money`, esi)).json();
    expect(own).toEqual(await money());
    expect(own.entries).toMatchObject([
      { kind: 'booked' },
      { kind: 'payment', amount: 500, method: 'cash', note: 'At the gate' },
      { kind: 'refund', amount: 100.25, method: 'momo' },
    ]);
    expect(own.entries[1].receipt).toMatch(/^EF-[0-9A-F]{4}-[0-9A-F]{4}-1$/);
    expect(own.entries[2].receipt).toMatch(/-2$/);
  });

  test.each([
    [{ ...CASH, amount: 1351.51 }, 'At most ₵1,351.50 is left to pay, with the deposit.'],
    [{ ...CASH, kind: 'refund' }, 'No payment is recorded, so there is nothing to refund.'],
  ])('refuses %j', async (body, message) => {
    const response = await record(body);
    expect([response.statusCode, response.json().message]).toEqual([422, message]);
    expect(await balance()).toEqual([1351.5, 0, 1351.5, 0]);
  });

  test('may include a deposit, which is then to be refunded', async () => {
    stay = await listedStay(efie, lister);
    await setRules({ deposit: 300 });
    booking = await booked();
    expect((await record({ ...CASH, amount: 1651.5 })).statusCode).toBe(201);
    expect(await balance()).toEqual([1351.5, 1651.5, 0, 300]);
    expect((await record({ ...CASH, amount: 0.01 })).statusCode).toBe(422);
    expect((await record({ ...CASH, kind: 'refund', amount: 300 })).statusCode).toBe(201);
    expect(await balance()).toEqual([1351.5, 1351.5, 0, 0]);
  });
});

describe('a recorded payment', () => {
  // §2.12/44
  test('is mailed to the guest as a receipt, which says that Efie took nothing', async () => {
    const before = (await mailsTo(esi)).length;
    await record({ ...CASH, note: 'At the gate' });
    const [mail = '', ...rest] = (await mailsTo(esi)).slice(before);
    expect(rest).toEqual([]);
    const { entries } = await money();
    for (const text of [
      entries[1]?.receipt ?? '',
      '500.00',
      'Cash',
      '851.50',
      'Naa',
      'At the gate',
    ]) {
      expect(mail).toContain(text);
    }
    expect(mail).toContain('did not take this money');
  });

  test('is made once with a key, and refused with another amount', async () => {
    const key = newKey();
    const twice = await Promise.all([record(CASH, lister, key), record(CASH, lister, key)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await record(CASH, lister, key)).json().money.paid).toBe(500);
    expect(await balance()).toEqual([1351.5, 500, 851.5, 0]);
    expect((await record({ ...CASH, amount: 1 }, lister, key)).statusCode).toBe(422);
  });

  test('never exceeds what is due, when several are recorded at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => record({ ...CASH, amount: 600 })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 201, 422, 422, 422]);
    expect(await balance()).toEqual([1351.5, 1200, 151.5, 0]);
  });

  test('is undone by a counter entry, once, with an email', async () => {
    await record();
    const before = (await mailsTo(esi)).length;
    const [due = '', payment = ''] = await entryIds();
    const undone = await Promise.all([undo(payment), undo(payment)]);
    expect(undone.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await balance()).toEqual([1351.5, 0, 1351.5, 0]);
    const { entries } = await money();
    expect(entries).toMatchObject([
      { kind: 'booked', undone: false },
      { kind: 'payment', undone: true },
      { kind: 'reversal', amount: 500, reverses: payment },
    ]);
    expect((await undo(due)).json().message).toBe('Only payments and refunds can be undone.');
    expect((await undo(entries[2]?._id ?? '')).statusCode).toBe(409);
    const mails = (await mailsTo(esi)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('took back');
  });

  test('is not undone while part of it is refunded', async () => {
    await record();
    await record({ kind: 'refund', amount: 200, method: 'cash' });
    const [, payment = '', refund = ''] = await entryIds();
    expect((await undo(payment)).json().message).toBe(
      'Part of it was refunded. Please undo the refund first.',
    );
    expect((await undo(refund)).statusCode).toBe(200);
    expect((await undo(payment)).statusCode).toBe(200);
    expect(await balance()).toEqual([1351.5, 0, 1351.5, 0]);
  });

  test('is limited to two hundred in a day', async () => {
    expect((await record()).statusCode).toBe(201);
    await sql(`update rate_limits set points = 200 where key like 'payments:%'`);
    expect((await record()).statusCode).toBe(429);
  });
});

describe('cancelling', () => {
  // §2.12/43
  test.each([
    ['guest', 'moderate', '2026-11-28T10:00:00Z', [901, 1351.5, 0, 450.5]],
    ['guest', null, '2026-11-30T10:00:00Z', [0, 1351.5, 0, 1351.5]],
    ['host', 'firm', '2026-11-30T10:00:00Z', [0, 1351.5, 0, 1351.5]],
  ] as const)(
    'by the %s under the policy %s: what comes back is to be refunded',
    async (by, policy, now, after) => {
      stay = await listedStay(efie, lister);
      await setRules({ cancellation: policy });
      booking = await booked();
      await record({ ...CASH, amount: 1351.5 });
      efie.setNow(now);
      const url =
        by === 'guest' ? `/api/bookings/${booking}/cancel` : `/api/User/stays/${booking}/cancel`;
      const cancelled = await call('POST', url, by === 'guest' ? esi : lister, { reason: 'Rain.' });
      expect(cancelled.statusCode).toBe(200);
      expect(await balance()).toEqual(after);
      expect((await record({ ...CASH, amount: 1 })).statusCode).toBe(422);
      await record({ kind: 'refund', amount: after[3], method: 'bank' });
      expect((await money()).toRefund).toBe(0);
    },
  );
});

// §2.12/43
describe('the database', () => {
  const insertEntry = `insert into stay_entries (id, booking_id, kind, made_at) values (gen_random_uuid(), $1, 'ended', now()) returning id`;
  const insertLine = 'insert into stay_entry_lines values ($1, $2, $3)';

  async function inTransaction(lines: [account: string, amount: number][]): Promise<void> {
    const client = await efie.connection.pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(insertEntry, [booking]);
      for (const [account, amount] of lines) {
        await client.query(insertLine, [rows[0].id, account, amount]);
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  test.each<[string, [string, number][]]>([
    ['no lines', []],
    ['one', [['guest', 5]]],
    [
      'lines that do not balance',
      [
        ['guest', 5],
        ['revenue', -4],
      ],
    ],
    [
      'three lines',
      [
        ['guest', 5],
        ['revenue', -4],
        ['received', -1],
      ],
    ],
  ])('refuses an entry with %s', async (_what, lines) => {
    await expect(inTransaction(lines)).rejects.toThrow('do not balance');
  });

  test('refuses a line more for an entry that is made', async () => {
    await inTransaction([
      ['guest', -5],
      ['revenue', 5],
    ]);
    const { rows } = await sql(
      `select id from stay_entries where booking_id = $1 and kind = 'ended'`,
      [booking],
    );
    await expect(sql(insertLine, [rows[0].id, 'received', 5])).rejects.toThrow('do not balance');
  });

  test.each([
    'update stay_entries set made_at = now()',
    `update stay_entries set note = 'other'`,
    'delete from stay_entries',
    'update stay_entry_lines set amount_pesewas = amount_pesewas * 2',
    'delete from stay_entry_lines',
    'truncate stay_entries cascade',
    'truncate stay_entry_lines',
  ])('refuses: %s', async (change) => {
    await record();
    await expect(sql(change)).rejects.toThrow('only ever added to');
  });

  test('lets entries go with their booking', async () => {
    await record();
    const [, payment = ''] = await entryIds();
    await undo(payment);
    await sql('delete from bookings where id = $1', [booking]);
    const { rows } = await sql('select count(*) from stay_entries where booking_id = $1', [
      booking,
    ]);
    expect(rows).toEqual([{ count: 0 }]);
  });
});

// §2.12/54
describe('a request', () => {
  const SENTENCE = 'Accept the request before you record a payment.';
  const answer = (how: string) =>
    call('POST', `/api/User/stays/${booking}/${how}`, lister, { reason: 'We are full.' });
  const refused = async () => {
    const response = await record({ ...CASH, amount: 100 });
    expect([response.statusCode, response.json().message]).toEqual([422, SENTENCE]);
    expect((await money()).deposit).toBe(0);
  };

  test('takes no payment, not even of its deposit, until it is accepted', async () => {
    await call('POST', `/api/bookings/${booking}/cancel`, esi);
    await setRules({ booking: 'on-request', deposit: 300 });
    booking = await booked();
    await refused();
    await answer('decline');
    await refused();
    booking = await booked();
    await answer('accept');
    expect((await record({ ...CASH, amount: 100 })).statusCode).toBe(201);
  });

  test('takes none once it has expired', async () => {
    await call('POST', `/api/bookings/${booking}/cancel`, esi);
    await setRules({ booking: 'on-request', deposit: 300 });
    booking = await booked();
    efie.setNow('2026-11-22T11:00:00Z');
    await refused();
  });

  test('gives back what was recorded of it before payments of requests were refused', async () => {
    await record({ ...CASH, amount: 100 });
    await sql(
      "update bookings set status = 'declined', answer_by = created_at, request_cause = 'host' where id = $1",
      [booking],
    );
    expect((await record({ ...CASH, kind: 'refund', amount: 100 })).statusCode).toBe(201);
  });
});

// §2.12/55
test('what is left to pay or to refund stands with the stay, for both sides', async () => {
  const sums = async (path: string, by: TestPerson) => {
    const [one] = (await call('GET', path, by)).json();
    return [one.toPay, one.toRefund];
  };
  const both = async () => {
    const own = await sums('/api/bookings', esi);
    expect(await sums('/api/User/stays', lister)).toEqual(own);
    return own;
  };
  expect(await both()).toEqual([1351.5, 0]);
  await record();
  expect(await both()).toEqual([851.5, 0]);
  const cancelled = await call('POST', `/api/bookings/${booking}/cancel`, esi);
  expect(cancelled.json().booking).toMatchObject({ toPay: 0, toRefund: 500 });
  expect(await both()).toEqual([0, 500]);
});
