import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoAccounts } from '#demo/accounts.ts';
import { DEMO_CONVERSATIONS, DEMO_REPORTS, DEMO_STAYS } from '#demo/activity.ts';
import { DEMO_CARS } from '#demo/cars/index.ts';
import { loadActivity } from '#demo/load-activity.ts';
import { loadedDemo } from '#demo/loaded-demo.ts';
import type { PersonKey } from '#demo/people.ts';
import { DAY } from '#demo/people-at.ts';
import { DEMO_PROPERTIES } from '#demo/properties/index.ts';
import { DEMO_BLOCKS, demoRules } from '#demo/stays.ts';
import { DEMO_VERIFICATIONS, loadVerifications } from '#demo/verifications.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { passed } from '#domain/check.ts';
import { checkStayRules } from '#domain/stays/check-rules.ts';
import { StayRules } from '#domain/stays/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import { openSession } from '#server/features/accounts/public.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const NOW = new Date('2026-11-23T09:00:00Z');
/** The load dates listings that far back; one of them has waited for an Admin since yesterday. */
const listedAt = (name: string) =>
  new Date(NOW.getTime() - (name === DEMO_PROPERTIES[0]?.name ? 1 : 40) * DAY);
let people: Map<PersonKey, Actor>;

beforeAll(async () => {
  efie.setNow(NOW.toISOString());
  const { platform } = efie;
  people = await createDemoAccounts(platform, () => {});
  const idOf = (key: PersonKey) => people.get(key)?.userId ?? '';
  for (const {
    name,
    lister,
    propertyType,
    shortStayType,
    rentalType,
    saleType,
    status,
  } of DEMO_PROPERTIES) {
    const at = listedAt(name);
    await propertyRow(platform, idOf(lister), {
      name,
      property_type: propertyType,
      subtype: shortStayType ?? rentalType ?? saleType,
      status: status ?? 'available',
      created_at: at,
      moderation_at: at,
    });
  }
  for (const { name, owner } of DEMO_CARS) {
    const at = listedAt(name);
    await carRow(platform, idOf(owner), { name, created_at: at, moderation_at: at });
  }
});

const count = async (table: string, where = 'true') =>
  Number(
    (await efie.connection.pool.query(`select count(*) from ${table} where ${where}`)).rows[0]
      .count,
  );
const all = () =>
  Promise.all([
    count('bookings'),
    count('enquiries'),
    count('conversation_messages'),
    count('reports'),
    count('contact_messages'),
    count('verifications'),
    count('listing_views'),
    count('stay_rules'),
    count('held_nights', `kind <> 'booking'`),
  ]);

describe('the activity of the demo', () => {
  test('is made once, however often loading is resumed', async () => {
    const load = async () => {
      const demo = await loadedDemo(efie.platform, people, NOW);
      await loadActivity(efie.platform, demo);
      await loadVerifications(efie.platform, 'demo/documents', demo);
    };
    await load();
    const done = await all();
    expect(done).toEqual([
      DEMO_STAYS.length,
      DEMO_CONVERSATIONS.length,
      DEMO_CONVERSATIONS.flatMap(({ messages }) => messages).length,
      DEMO_REPORTS.length,
      1,
      DEMO_VERIFICATIONS.length,
      // One per day and listing: all but one were listed forty days ago.
      (DEMO_PROPERTIES.length + DEMO_CARS.length - 1) * 40 + 1,
      demoRules(today(NOW)).size,
      DEMO_BLOCKS.length,
    ]);
    efie.setNow('2026-11-23T09:20:00Z');
    await load();
    expect(await all()).toEqual(done);
  });

  test('gives hosts and guests stays that are over, under way and to come', async () => {
    const today = "date '2026-11-23'";
    expect(await count('bookings', `check_out < ${today}`)).toBeGreaterThan(0);
    expect(await count('bookings', `check_in = ${today}`)).toBeGreaterThan(0);
    expect(await count('bookings', `check_out = ${today}`)).toBeGreaterThan(0);
    expect(await count('bookings', `check_in > ${today}`)).toBeGreaterThan(0);
    expect(await count('bookings', `status = 'requested'`)).toBe(1);
  });

  test('gives stays rules that a host could have saved, stays booked by them, and nights taken off', async () => {
    const { rows } = await efie.connection.pool.query('select rules from stay_rules');
    for (const { rules } of rows) {
      expect(StayRules.parse(rules)).toEqual(rules);
      expect(checkStayRules(rules)).toEqual(passed);
    }
    expect(await count('bookings', 'rules_version = 1')).toBeGreaterThan(0);
    expect(await count('bookings', 'deposit_pesewas > 0')).toBeGreaterThan(0);
    for (const kind of ['not-available', 'booked-elsewhere']) {
      expect(await count('held_nights', `kind = '${kind}'`)).toBeGreaterThan(0);
    }
  });

  test('gives the owner whose login is printed messages to answer', async () => {
    const naa = people.get('naa');
    if (!naa) throw new Error('no owner');
    const token = await openSession(efie.platform, efie.platform.db, {
      id: naa.userId,
      role: naa.role,
    });
    const headers = { authorization: `Bearer ${token}` };
    const received = await efie.app.inject({ url: '/api/User/enquiries', headers });
    const unread = received.json<{ unread: number }[]>().map((thread) => thread.unread);
    expect(unread).toEqual([1, 1]);
  });

  test('gives visitors badges on cards, and Admins one document to review', async () => {
    const response = await efie.app.inject('/api/properties?view=card');
    const cards = response.json<{ checks?: { kind: string }[] }[]>();
    const badges = cards.flatMap(({ checks = [] }) => checks.map(({ kind }) => kind));
    expect(new Set(badges)).toEqual(new Set(['ghana-card', 'agent-licence', 'stay-licence']));
    expect(await count('verifications', `state = 'waiting'`)).toBe(1);
  });

  test('gives Admins only what is new and what was reported', async () => {
    const waiting = await efie.connection.pool.query(
      'select name from listings where moderation_at is not null order by 1',
    );
    expect(waiting.rows.map(({ name }) => name)).toEqual(
      [DEMO_PROPERTIES[0]?.name, ...new Set(DEMO_REPORTS.map(({ listing }) => listing))].sort(),
    );
  });
});
