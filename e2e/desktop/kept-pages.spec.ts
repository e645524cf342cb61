import { type APIRequestContext, request } from '@playwright/test';
import { paths } from '#domain/site/paths.ts';
import { newListing } from '../testing/listings.ts';
import { demoPerson, newPerson } from '../testing/people.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';

/** Pages are the same for everyone and kept in memory (docs/decisions/platform/responses-from-memory.md). */

const PAGES = [
  paths.home,
  `${paths.home}?search=accra&page=1`,
  paths.shortStays,
  paths.apartments,
  paths.cars,
  paths.buyACar,
  paths.relocationRide,
  paths.about,
  paths.contact,
  paths.login,
  paths.signup,
  paths.profile,
  paths.bookings,
  paths.enquiries,
  paths.propertyList,
  paths.uploadProperty,
  paths.booking,
  paths.adminDashboard,
  paths.notAuthorized,
];

const ask = (headers: Record<string, string>) =>
  request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: headers });

async function htmlOf(asking: APIRequestContext, path: string): Promise<string> {
  const response = await asking.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

test('every page is the same, byte for byte, for a visitor, a member and an Admin', async () => {
  const lister = await newPerson('Agent', { firstname: 'Onlymine' });
  const admin = await demoPerson('admin');
  const listing = await newListing(lister);
  const visitor = await ask({});
  const others = [
    await ask({ cookie: `efie_session=${lister.token}` }),
    await ask({ authorization: `Bearer ${admin.token}` }),
    await ask({ atoken: lister.token, cookie: 'theme=dark; something=else' }),
  ];
  for (const path of [...PAGES, paths.property(listing._id)]) {
    // Again where another journey has changed the page in between.
    await expect(async () => {
      const html = await htmlOf(visitor, path);
      for (const secret of [lister.token, lister.phoneNumber, lister.email]) {
        expect(html, path).not.toContain(secret);
      }
      for (const other of others) expect(await htmlOf(other, path), path).toBe(html);
    }).toPass({ timeout: 20_000 });
  }
});

test('a page for low data and one for full data are never mixed up', async () => {
  const usual = await ask({});
  const saving = [
    await ask({ 'save-data': 'on' }),
    await ask({ ect: '2g' }),
    await ask({ cookie: 'lowData=on' }),
  ];
  for (const path of [paths.home, paths.shortStays, paths.cars]) {
    for (let n = 0; n < 3; n += 1) {
      expect(await htmlOf(usual, path)).not.toContain('<html lang="en-GH" data-low-data');
      for (const each of saving) {
        expect(await htmlOf(each, path)).toContain('<html lang="en-GH" data-low-data');
      }
    }
  }
});

test('a page that the browser has costs a few bytes, and no cache stores a reset link', async () => {
  const asking = await ask({});
  const first = await asking.get(paths.about);
  const { etag = '', ...headers } = first.headers();
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  const again = await asking.get(paths.about, { headers: { 'if-none-match': etag } });
  expect([again.status(), await again.text()]).toEqual([304, '']);
  const reset = await asking.get(paths.resetPassword('a-token'));
  expect(reset.headers()['cache-control']).toBe('private, no-store');
  expect(reset.headers()['cdn-cache-control']).toBeUndefined();
});

test('a page has no nonce, and its policy names its own inline scripts', async () => {
  const asking = await ask({});
  for (const path of [paths.home, paths.cars]) {
    const response = await asking.get(path);
    expect(await response.text()).not.toContain('nonce=');
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  }
});
