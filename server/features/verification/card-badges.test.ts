import { beforeEach, describe, expect, test } from 'vitest';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { asked, CARD, decide } from './testing/requests.ts';

const efie = bootTestApp();
let admin: TestPerson;
let ama: TestPerson;

beforeEach(async () => {
  efie.setNow('2026-11-21T12:00:00Z');
  admin = await signedInAs(efie.platform, 'Admin');
  ama = await signedInAs(efie.platform, 'Agent');
});

/** Tests share a database, in which a number is approved for only one account. */
let count = 0;
async function checked(fields: Record<string, string>, who = ama): Promise<string> {
  count += 1;
  const number =
    fields.kind === 'ghana-card' ? `GHA-${String(count).padStart(9, '0')}-2` : `TB ${1000 + count}`;
  const id = await asked(efie, who, { ...CARD, ...fields, number });
  const { statusCode, body } = await decide(efie, admin, id, { transition: 'approve' });
  if (statusCode !== 200) throw new Error(body);
  return id;
}

interface Listed {
  _id: string;
  checks?: { kind: string }[];
}

/** The kinds of checks on each listing of a response. */
async function kindsIn(url: string): Promise<Record<string, string[] | undefined>> {
  const listings: Listed[] = (await efie.app.inject({ url: `/api${url}` })).json();
  return Object.fromEntries(
    listings.map(({ _id, checks }) => [_id, checks?.map(({ kind }) => kind)]),
  );
}

describe('a listing in a list', () => {
  // §2.9/9
  test('shows what its lister has verified, in every view and list, and nothing of other listers', async () => {
    const other = await signedInAs(efie.platform, 'Agent');
    const place = { location: `Town${Date.now()}` };
    const home = await propertyRow(efie.platform, ama.id, place);
    const theirs = await propertyRow(efie.platform, other.id, place);
    const car = await carRow(efie.platform, ama.id);
    await checked({ kind: 'ghana-card' });
    await checked({ kind: 'agent-licence' });
    const both = ['ghana-card', 'agent-licence'];
    const pair = `ids=${home},${theirs}`;
    for (const query of [pair, `${pair}&view=card`]) {
      expect(await kindsIn(`/properties?${query}`)).toEqual({ [home]: both, [theirs]: undefined });
    }
    expect(await kindsIn(`/properties/${theirs}/similar?view=card`)).toMatchObject({
      [home]: both,
    });
    expect(await kindsIn(`/cars?ids=${car}&view=card`)).toEqual({ [car]: both });
    const beside = await carRow(efie.platform, other.id);
    expect(await kindsIn(`/cars/${beside}/similar?view=card`)).toMatchObject({ [car]: both });
    expect(await kindsIn(`/listers/${ama.id}/properties?view=card`)).toEqual({ [home]: both });
  });

  test('shows a stay’s licence only on that stay', async () => {
    const stay = { property_type: 'Short-Stay' };
    const licensed = await propertyRow(efie.platform, ama.id, stay);
    const other = await propertyRow(efie.platform, ama.id, stay);
    await checked({ kind: 'stay-licence', propertyId: licensed });
    expect(await kindsIn(`/properties?ids=${licensed},${other}&view=card`)).toEqual({
      [licensed]: ['stay-licence'],
      [other]: undefined,
    });
  });

  test('reveals nothing personal about the verification', async () => {
    const home = await propertyRow(efie.platform, ama.id);
    await checked({ kind: 'ghana-card' });
    const [listing] = (
      await efie.app.inject({ url: `/api/properties?ids=${home}&view=card` })
    ).json();
    expect(listing.checks).toEqual([
      { kind: 'ghana-card', checkedOn: '2026-11-21', property: null },
    ]);
  });

  // §2.9/9
  test('loses the badge the day after the document expires, and when the lister’s name changes', async () => {
    const home = await propertyRow(efie.platform, ama.id);
    await checked({ kind: 'ghana-card', expiresOn: '2026-12-31' });
    const url = `/properties?ids=${home}&view=card`;
    efie.setNow('2026-12-31T23:59:00Z');
    expect(await kindsIn(url)).toEqual({ [home]: ['ghana-card'] });
    efie.setNow('2027-01-01T00:00:00Z');
    expect(await kindsIn(url)).toEqual({ [home]: undefined });
    efie.setNow('2026-12-31T12:00:00Z');
    await efie.connection.pool.query(`update users set firstname = 'Other' where id = $1`, [
      ama.id,
    ]);
    expect(await kindsIn(url)).toEqual({ [home]: undefined });
  });
});
