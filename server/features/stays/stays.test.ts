import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shiftsWithin } from '#domain/bookings/searched-days.ts';
import { whyNot } from '#domain/stays/restrictions.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { HostCalendar, type StayRules } from '#domain/stays/schema.ts';
import { addDays, type CalendarDate } from '#domain/values/calendar-date.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let guests: TestPerson[];
let stay: string;

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent');
});
beforeEach(async () => {
  guests = await Promise.all(
    Array.from({ length: 8 }, () => signedInAs(efie.platform, 'Customer')),
  );
  stay = await listedStay(efie, lister);
});

const call = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  by?: TestPerson,
  payload?: object,
) => efie.app.inject({ method, url, headers: by?.headers ?? {}, ...(payload && { payload }) });
const setRules = (rules: Partial<StayRules>, version = 0, by = lister) =>
  call('PUT', `/api/properties/${stay}/stay-rules`, by, {
    rules: { ...PLAIN_RULES, ...rules },
    version,
  });
const block = (dates: object = {}, by = lister) =>
  call('POST', `/api/properties/${stay}/blocks`, by, {
    from: '2026-12-02',
    to: '2026-12-04',
    reason: 'not-available',
    ...dates,
  });
const bookAs = (at: number, dates: Record<string, unknown> = {}) =>
  book(efie, bookingForm(stay, dates), guests[at]?.headers);
const taken = async () => (await call('GET', `/api/properties/${stay}/booked-dates`)).json();

// §2.12/32
describe('the rules of a stay', () => {
  test('are set by its lister alone, and read by everyone', async () => {
    expect((await setRules({}, 0, guests[0])).statusCode).toBe(403);
    expect((await setRules({}, 0, await signedInAs(efie.platform, 'Agent'))).statusCode).toBe(403);
    expect((await call('GET', `/api/properties/${stay}/stay-rules`)).json()).toEqual({
      rules: null,
      version: 0,
    });
    const rules = { ...PLAIN_RULES, cleaningFee: 80.5 };
    expect((await setRules(rules)).json()).toEqual({ rules, version: 1 });
    expect((await call('GET', `/api/properties/${stay}/stay-rules`)).json()).toEqual({
      rules,
      version: 1,
    });
  });

  test('are refused when someone else has changed them, and for what is no stay', async () => {
    await setRules({});
    expect((await setRules({}, 0)).statusCode).toBe(409);
    expect((await setRules({}, 1)).json().version).toBe(2);
    stay = await uploadedProperty(efie, lister, {
      propertyType: 'PropertyRentals',
      rentalType: 'Houses',
    });
    expect((await setRules({})).statusCode).toBe(422);
  });

  test.each([
    ['units', 0],
    ['units', 'many'],
    ['cleaningFee', -1],
    ['cleaningFee', 0.001],
    ['arrivalDays', ['someday']],
    ['weekDiscount', 91],
    ['days', [{ date: '2026-02-30', price: 1 }]],
  ])('refuse %s %j', async (field, value) => {
    const refused = await setRules({ [field]: value } as Partial<StayRules>);
    expect(refused.statusCode).toBe(400);
  });

  test('are what a stay is booked by, and what was booked keeps its price', async () => {
    await setRules({ cleaningFee: 80, deposit: 200, cancellation: 'moderate' });
    const { booking } = (await bookAs(0)).json();
    expect(booking).toMatchObject({
      total: 1431.5,
      deposit: 200,
      cancellationPolicy: 'moderate',
      nightlyPrice: 450.5,
    });
    expect(
      booking.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    ).toEqual([
      ['nights', 1351.5],
      ['cleaning', 80],
    ]);
    const free = 'from=2026-12-10&to=2026-12-13';
    const list = (await call('GET', `/api/properties?limit=100&${free}`)).json();
    const listed = list.find(({ _id }: { _id: string }) => _id === stay);
    expect(listed.stayTotal).toBe(1431.5);
    await setRules({ cleaningFee: 500 }, 1);
    const again = await call('GET', `/api/bookings/${booking._id}`, guests[0]);
    expect(again.json().total).toBe(1431.5);
  });
});

// §2.12/34
describe('blocked nights', () => {
  test('are taken for guests, and nobody can book them', async () => {
    expect((await block()).statusCode).toBe(201);
    expect(await taken()).toEqual([{ checkIn: '2026-12-02', checkOut: '2026-12-04' }]);
    expect((await bookAs(0)).json().code).toBe('DATES_TAKEN');
    expect((await bookAs(0, { checkIn: '2026-12-04', checkOut: '2026-12-06' })).statusCode).toBe(
      201,
    );
  });

  test('are not blocked where a guest is booked, in the past, or by anyone else', async () => {
    await bookAs(0);
    expect((await block()).json().code).toBe('DATES_TAKEN');
    expect((await block({ from: '2026-11-01', to: '2026-11-03' })).statusCode).toBe(400);
    expect((await block({ from: '2026-12-10', to: '2026-12-10' })).statusCode).toBe(400);
    expect((await block({}, guests[0])).statusCode).toBe(403);
  });

  test('are available again once they are unblocked, by their lister alone', async () => {
    const { _id } = (await block()).json().block;
    const unblock = (by: TestPerson) => call('DELETE', `/api/properties/${stay}/blocks/${_id}`, by);
    expect((await unblock(await signedInAs(efie.platform, 'Agent'))).statusCode).toBe(403);
    expect((await unblock(lister)).statusCode).toBe(200);
    expect((await unblock(lister)).statusCode).toBe(404);
    expect((await bookAs(0)).statusCode).toBe(201);
  });

  test('and bookings at the same moment do not both succeed', async () => {
    const responses = await Promise.all([block(), bookAs(0), block(), bookAs(1), block()]);
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  test('a booking is not unblocked', async () => {
    const { booking } = (await bookAs(0)).json();
    const url = `/api/properties/${stay}/blocks/${booking._id}`;
    expect((await call('DELETE', url, lister)).statusCode).toBe(404);
    expect(await taken()).toHaveLength(1);
  });
});

// §2.12/35
describe('several equal units', () => {
  test('are booked one after the other, at the same moment too, until all are taken', async () => {
    await setRules({ units: 3 });
    const responses = await Promise.all(guests.map((_, at) => bookAs(at)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 201, 201, 422, 422, 422, 422, 422,
    ]);
    expect(await taken()).toEqual([{ checkIn: '2026-12-01', checkOut: '2026-12-04' }]);
  });

  test('take what fits, though it needs another unit for a stay that has not begun', async () => {
    await setRules({ units: 2 });
    await bookAs(0, { checkIn: '2026-12-01', checkOut: '2026-12-03' });
    await block({ from: '2026-12-01', to: '2026-12-02' });
    await bookAs(1, { checkIn: '2026-12-03', checkOut: '2026-12-06' });
    await bookAs(2, { checkIn: '2026-12-02', checkOut: '2026-12-03' });
    expect((await bookAs(3, { checkIn: '2026-12-03', checkOut: '2026-12-05' })).statusCode).toBe(
      201,
    );
    expect((await bookAs(4, { checkIn: '2026-12-05', checkOut: '2026-12-09' })).statusCode).toBe(
      201,
    );
  });

  test('cannot be fewer than are taken at once', async () => {
    await setRules({ units: 2 });
    await bookAs(0);
    await bookAs(1);
    expect((await setRules({ units: 1 }, 1)).statusCode).toBe(409);
    const { booking } = (await bookAs(2, { checkIn: '2026-12-10', checkOut: '2026-12-12' })).json();
    expect(booking.status).toBe('confirmed');
  });
});

test('rules and blocks are among the data that their host downloads', async () => {
  await setRules({ deposit: 150 });
  await block({ reason: 'booked-elsewhere', name: 'Kojo', note: 'By phone' });
  const { stayRules, blockedNights } = (await call('GET', '/api/User/data', lister)).json();
  expect(stayRules).toContainEqual(
    expect.objectContaining({ id: stay, rules: expect.objectContaining({ deposit: 150 }) }),
  );
  expect(blockedNights).toContainEqual(
    expect.objectContaining({ booked_by: 'Kojo', first_night: '2026-12-02', note: 'By phone' }),
  );
});

test('nights after a stay are kept free where the rules say so', async () => {
  await setRules({ preparationNights: 1 });
  await bookAs(0);
  expect((await bookAs(1, { checkIn: '2026-12-04', checkOut: '2026-12-06' })).statusCode).toBe(422);
  expect((await bookAs(1, { checkIn: '2026-12-05', checkOut: '2026-12-06' })).statusCode).toBe(201);
});

// §2.12/37
test('the host’s calendar has bookings with their guests, blocks with their notes, and rules', async () => {
  await setRules({ units: 2 });
  await bookAs(0);
  await block({ reason: 'booked-elsewhere', name: 'Kojo', phoneNumber: '024 1', note: 'By phone' });
  const calendar = (days: string, by: TestPerson = lister) =>
    call('GET', `/api/User/stay-calendar?${days}`, by);
  const sent = (await calendar('from=2026-12-01&to=2027-01-01')).json();
  // Its route leaves the response as it is presented.
  expect(HostCalendar.parse(sent)).toEqual(sent);
  const { stays } = sent;
  const own = stays.find(({ _id }: { _id: string }) => _id === stay);
  expect(own).toMatchObject({ price: 450.5, version: 1, rules: { units: 2 } });
  expect(own.held).toMatchObject([
    {
      kind: 'booking',
      unit: 1,
      from: '2026-12-01',
      to: '2026-12-04',
      name: 'Esi Owusu',
      status: 'confirmed',
    },
    {
      kind: 'booked-elsewhere',
      unit: 2,
      from: '2026-12-02',
      name: 'Kojo',
      note: 'By phone',
      status: null,
    },
  ]);
  expect(own.imported).toEqual([]);
  expect((await calendar('from=2026-12-01&to=2029-01-01')).statusCode).toBe(400);
  expect((await calendar('from=2026-12-01&to=2027-01-01', guests[0])).statusCode).toBe(403);
  const others = await calendar(
    'from=2026-12-01&to=2027-01-01',
    await signedInAs(efie.platform, 'Agent'),
  );
  expect(others.json()).toEqual({ stays: [] });
});

test('a search with dates finds stays that have a unit free, with the nights kept free after it', async () => {
  await setRules({ units: 2, preparationNights: 1 });
  await bookAs(0);
  const isFound = async (from: string, to: string) => {
    const found = await call('GET', `/api/properties?limit=100&from=${from}&to=${to}`);
    return found.json().some(({ _id }: { _id: string }) => _id === stay);
  };
  expect(await isFound('2026-12-01', '2026-12-04')).toBe(true);
  await block({ from: '2026-12-04', to: '2026-12-05' });
  expect(await isFound('2026-12-02', '2026-12-03')).toBe(true);
  expect(await isFound('2026-12-02', '2026-12-04')).toBe(false);
});

// §2.12/33
test('lists with dates ask for notice by the day of the platform’s clock', async () => {
  await setRules({ noticeDays: 3 });
  const isFound = async (query: string) => {
    const found = await call('GET', `/api/properties?limit=100&${query}`);
    return found.json().some(({ _id }: { _id: string }) => _id === stay);
  };
  efie.setNow('2029-11-30T10:00:00Z');
  expect(await isFound('from=2029-12-02&to=2029-12-04')).toBe(false);
  expect(await isFound('from=2029-12-03&to=2029-12-04')).toBe(true);
  // Earlier nights lead into no past of that clock either.
  expect(await isFound('from=2029-12-01&to=2029-12-02&flexible=1')).toBe(false);
  efie.setNow('2026-11-21T10:00:00Z');
});

// §2.12/33
test('lists with dates show the stays that are free and whose rules allow them, whatever the seasons', async () => {
  const below = numbers(35);
  const pick = <T>(...values: T[]): T => values[below(values.length)] as T;
  const season = (): StayRules['seasons'][number] => {
    const from = addDays(TODAY, below(300) - 100);
    const yearly = below(2) === 0;
    return {
      name: 'Season',
      from,
      to: addDays(from, below(yearly ? 400 : 60)),
      yearly,
      price: null,
      weekendPrice: null,
      minNights: pick(null, 2, 4),
      maxNights: pick(null, 3, 6),
    };
  };
  const sold = new Map<string, StayRules>();
  for (let n = 0; n < 40; n += 1) {
    const rules: StayRules = {
      ...PLAIN_RULES,
      minNights: 1 + below(3),
      maxNights: pick(null, 2, 7),
      arrivalDays: pick([], [], ['fri', 'sat']),
      noticeDays: pick(0, 0, 20),
      monthsAhead: pick(null, 6),
      guestsMax: pick(null, 3),
      seasons: Array.from({ length: below(4) }, season),
    };
    // Room for all, so that only the rules can be against so many guests.
    const details = { price: '77777', guests: '8' };
    sold.set(await uploadedProperty(efie, lister, details), rules);
  }
  await efie.connection.pool.query(
    `insert into stay_rules (listing_id, rules, version, updated_at)
     select id, rules, 1, now() from unnest($1::uuid[], $2::jsonb[]) as sold (id, rules)`,
    [[...sold.keys()], [...sold.values()].map((rules) => JSON.stringify(rules))],
  );
  const blocked = [...sold.keys()].flatMap((id) =>
    [0, 40, 80, 120, 160].map((start) => {
      const from = addDays(TODAY, start + below(30));
      return { id, from, to: addDays(from, 1 + below(9)) };
    }),
  );
  await efie.connection.pool.query(
    `insert into held_nights (id, listing_id, kind, unit, nights, until)
     select gen_random_uuid(), id, 'not-available', 1, daterange("from", "to"), "to"
     from jsonb_to_recordset($1) as blocked (id uuid, "from" date, "to" date)`,
    [JSON.stringify(blocked)],
  );
  const isBlocked = (stay: string, dates: { checkIn: CalendarDate; checkOut: CalendarDate }) =>
    blocked.some(({ id, from, to }) => id === stay && from < dates.checkOut && to > dates.checkIn);
  for (let n = 0; n < 60; n += 1) {
    const checkIn = addDays(TODAY, below(340));
    const checkOut = addDays(checkIn, 1 + below(8));
    const guests = pick(undefined, 2, 4);
    const flexible = pick(0, 0, 3);
    const query = `from=${checkIn}&to=${checkOut}${guests ? `&guests=${guests}` : ''}${flexible ? '&flexible=3' : ''}`;
    const found = await call(
      'GET',
      `/api/properties?limit=100&minPrice=77777&maxPrice=77777&${query}`,
    );
    const listed = found.json().map(({ _id }: { _id: string }) => _id);
    const arrivals = shiftsWithin(flexible)
      .map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }))
      .filter((dates) => dates.checkIn >= TODAY);
    const allowed = [...sold].flatMap(([id, rules]) =>
      arrivals.some((dates) => !isBlocked(id, dates) && !whyNot(rules, { ...dates, guests }, TODAY))
        ? [id]
        : [],
    );
    expect(listed.toSorted(), query).toEqual(allowed.toSorted());
    expect(found.headers['x-total-count'], query).toBe(String(allowed.length));
  }
});

const TODAY = '2026-11-21' as CalendarDate;

/** A repeatable sequence of numbers below `max`. */
function numbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
}

// §2.12/33
test('a booking against the rules is refused, beside the field to change', async () => {
  await setRules({ minNights: 4, guestsMax: 2 });
  const short = await bookAs(0);
  expect(short.statusCode).toBe(400);
  expect(Object.keys(short.json().fields)).toEqual(['checkOut']);
  const dates = { checkOut: '2026-12-06' };
  expect(Object.keys((await bookAs(0, { ...dates, guests: 3 })).json().fields)).toEqual(['guests']);
  expect((await bookAs(0, { ...dates, guests: 2 })).json().booking.guests).toBe(2);
});
