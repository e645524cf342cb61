import { describe, expect, test } from 'vitest';
import { DEFAULT_BOOKING_LIMITS } from '../bookings/limits.ts';
import { FAMILIES } from '../properties/families.ts';
import { checkSettings } from './check-settings.ts';
import { retryDelayMs } from './constants.ts';
import { copyrightLine, DEFAULT_SITE_SETTINGS } from './contact.ts';
import { checkContactMessage, contactFailure } from './contact-message.ts';
import { NAVIGATION } from './navigation.ts';
import { paths } from './paths.ts';
import { guardRedirect } from './route-access.ts';
import { ContactMessageBody, SiteSettings } from './schema.ts';

test('the navigation bar leads to every list screen', () => {
  const linked = NAVIGATION.flatMap((item) => [item, ...(item.children ?? [])]).map(
    (link) => link.path,
  );
  expect(linked).toEqual(expect.arrayContaining(FAMILIES.map((family) => family.path)));
  expect(new Set(linked).size).toBe(linked.length);
});

// §2.2/3
test('paths escape what is put into them, such as a reset token', () => {
  expect(paths.resetPassword('a/b?c')).toBe('/reset-password/a%2Fb%3Fc');
  expect(paths.property('1')).toBe('/property/1');
  expect(paths.editProperty('1')).toBe('/property/1/edit');
  expect(paths.editCar('1')).toBe('/cars/1/edit');
});

describe('the route guard', () => {
  const customer = { userId: 'c', role: 'Customer' } as const;
  const agent = { userId: 'a', role: 'Agent' } as const;
  const owner = { userId: 'o', role: 'Property Owner' } as const;
  const admin = { userId: 'x', role: 'Admin' } as const;

  // §2.2/4, §2.2/5, §2.2/6, §2.2/7, §2.2/8, §2.2/9, §2.2/15, §2.2/16, §2.2/17, §2.2/19, §2.2/20,
  // §6/6, §6/7, §6/8, §6/16
  test.each([
    ['/', []],
    ['/cars/1', []],
    ['/property/1', []],
    ['/property/1/edit', [null]],
    ['/cars/1/edit', [null]],
    ['/reset-password/t', []],
    ['/profile', [null]],
    ['/profile-update', [null]],
    ['/booking', [null]],
    ['/bookings', [null]],
    ['/property/1/edit/', [null]],
    ['/property/long-id/edit', [null]],
    ['/property/1/edited', []],
    ['/about/property/1/edit', []],
    ['/upload-car', [null]],
    ['/car-list', [null]],
    ['/property-status', [null]],
    ['/uploadProperty', [null, customer]],
    ['/property-list', [null, customer]],
    ['/property-list/1', [null, customer]],
    ['/workspace', [null]],
    ['/workspace/listings', [null]],
    ['/workspace/reservations', [null, customer]],
    ['/workspace/reservations/', [null, customer]],
    ['/workspace/calendar', [null, customer]],
    ['/workspace/stays/1/rules', [null, customer]],
    ['/admin-dashboard/users', [null, customer, agent, owner]],
  ])('at %s turns away %j', (path, turnedAway) => {
    for (const viewer of [null, customer, agent, owner, admin]) {
      const expected = turnedAway.some((each) => each === viewer) ? '/signup' : undefined;
      expect(guardRedirect(path, viewer)).toBe(expected);
    }
  });
});

describe('site settings', () => {
  test('have defaults that fit their own schema', () => {
    expect(SiteSettings.parse(DEFAULT_SITE_SETTINGS)).toEqual(DEFAULT_SITE_SETTINGS);
  });

  // §6/60
  test.each([
    { website: 'javascript:alert(1)' },
    { website: 'see https://efie.example' },
    { website: 'javascript:alert(1)//https://efie.example' },
    { social: { ...DEFAULT_SITE_SETTINGS.social, twitter: 'efie' } },
    { email: 'efie' },
    { name: '' },
    { adminSiteUrl: '//elsewhere.example' },
    { adminSiteUrl: '/\\elsewhere.example' },
    { adminSiteUrl: '/\t/elsewhere.example' },
    { adminSiteUrl: 'https:\\\\elsewhere.example' },
    { adminSiteUrl: 'https://elsewhere.example\\@efie.example' },
    { adminSiteUrl: 'data:text/html,x' },
  ])('refuse %j', (change) => {
    expect(SiteSettings.safeParse({ ...DEFAULT_SITE_SETTINGS, ...change }).success).toBe(false);
  });

  test.each([
    ['website', 'efie.com', 'https://efie.com'],
    ['website', ' www.efie.com.gh/about?from=x ', 'https://www.efie.com.gh/about?from=x'],
    ['website', 'efie.com:8080', 'https://efie.com:8080'],
    ['adminSiteUrl', 'admin.efie.com/in', 'https://admin.efie.com/in'],
    ['adminSiteUrl', '/admin-dashboard', '/admin-dashboard'],
  ])('complete an address in %s: %s becomes %s', (field, typed, kept) => {
    expect(SiteSettings.parse({ ...DEFAULT_SITE_SETTINGS, [field]: typed })).toEqual({
      ...DEFAULT_SITE_SETTINGS,
      [field]: kept,
    });
  });

  // §2.21/5
  test.each([
    ['facebook', 'facebook.com/efie', 'https://facebook.com/efie'],
    ['facebook', '@efie', 'https://facebook.com/efie'],
    ['instagram', '@efie.gh', 'https://instagram.com/efie.gh'],
    ['twitter', '@efie_gh', 'https://x.com/efie_gh'],
    ['linkedin', 'gh.linkedin.com/company/efie', 'https://gh.linkedin.com/company/efie'],
    ['whatsapp', '024 123 4567', 'https://wa.me/233241234567'],
    ['whatsapp', '+233 24 123 4567', 'https://wa.me/233241234567'],
    ['whatsapp', '+233 (0)24-123-4567', 'https://wa.me/233241234567'],
    ['whatsapp', 'wa.me/233241234567', 'https://wa.me/233241234567'],
    ['whatsapp', 'https://wa.me/0241234567', 'https://wa.me/233241234567'],
    ['whatsapp', 'wa.me/233241234567?text=Hello', 'https://wa.me/233241234567?text=Hello'],
    ['whatsapp', 'chat.whatsapp.com/AbC', 'https://chat.whatsapp.com/AbC'],
    ['whatsapp', 'https://wa.me/message/ABC', 'https://wa.me/message/ABC'],
    ['whatsapp', '', ''],
  ])('complete a link to %s: %s becomes %s', (network, typed, kept) => {
    const social = { ...DEFAULT_SITE_SETTINGS.social, [network]: typed };
    const settings = { ...DEFAULT_SITE_SETTINGS, social };
    expect(checkSettings(settings)).toEqual({ ok: true });
    const parsed = SiteSettings.parse(settings);
    expect(parsed.social).toEqual({ ...social, [network]: kept });
    expect(SiteSettings.parse(parsed)).toEqual(parsed);
  });

  // §2.21/6
  test('are checked by the form as by the call, field by field', () => {
    const wrong = {
      ...DEFAULT_SITE_SETTINGS,
      name: ' ',
      email: 'efie',
      phoneNumber: 'call us',
      website: 'our website',
      social: {
        facebook: '024 123 4567',
        instagram: 'efie@efie.com',
        linkedin: '@efie',
        twitter: 'javascript:alert(1)',
        whatsapp: '12',
      },
      bookingLimits: { ...DEFAULT_BOOKING_LIMITS, maxBookingsADay: 0, maxNights: 1.5 },
      adminSiteUrl: 'tel:0241234567',
    };
    const check = checkSettings(wrong);
    const { error } = SiteSettings.safeParse(wrong);
    const said = error?.issues.map(({ path, message }) => [path.join('.'), message]);
    const fields = Object.fromEntries(said ?? []);
    expect(check).toMatchObject({ ok: false, fields });
    expect(Object.keys(fields)).toHaveLength(12);
  });

  test('accept a web address or nothing as the website', () => {
    for (const website of ['https://efie.example/', 'http://efie.example', '']) {
      expect(SiteSettings.parse({ ...DEFAULT_SITE_SETTINGS, website }).website).toBe(website);
    }
  });
});

describe('a contact message', () => {
  const body = { name: 'Ama', email: 'Ama@b.c', message: 'Hello' };

  test('is accepted on the screen and in the call when it is correct', () => {
    expect(checkContactMessage(body)).toEqual({ ok: true });
    const longest = { name: ' Ama ', email: ' ama@b.c ', message: ` ${'x'.repeat(2000)} ` };
    expect(checkContactMessage(longest)).toEqual({ ok: true });
    expect(ContactMessageBody.parse(body)).toEqual({ ...body, email: 'ama@b.c' });
  });

  test.each([
    [{ name: ' ' }, 'Please enter your name.'],
    [{ name: 'x'.repeat(61) }, 'Please use 60 characters or fewer.'],
    [{ email: '' }, 'Invalid email address'],
    [{ email: 'ama' }, 'Invalid email address'],
    [{ message: ' ' }, 'Please write a message.'],
    [{ message: 'x'.repeat(2001) }, 'Please use 2000 characters or fewer.'],
    [{ name: '', email: '', message: '' }, 'Please enter your name.'],
  ])('is refused for %j with “%s”, on the screen and in the call', (change, message) => {
    const wrong = { ...body, ...change };
    expect(checkContactMessage(wrong)).toMatchObject({ ok: false, message });
    expect(ContactMessageBody.safeParse(wrong).error?.issues[0]?.message).toBe(message);
  });

  test('gives the server’s reason when it fails, or says what to do', () => {
    expect(contactFailure({ status: 400, message: 'No.' })).toBe('No.');
    const unexplained = contactFailure({ status: 502 });
    expect(unexplained).toBe('We couldn’t send your message. Please try again.');
    expect(contactFailure({})).toBe('We couldn’t send your message.');
  });
});

// §1/16, §9/11
test('retries wait a second longer each time, and the copyright line has the name and the year', () => {
  expect([1, 2, 3].map(retryDelayMs)).toEqual([1000, 2000, 3000]);
  expect(copyrightLine('Efie', 2026)).toBe('© 2026 Efie. All rights reserved.');
});
