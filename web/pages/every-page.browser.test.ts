import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#domain/accounts/role.ts';
import { getQueryClient } from '#web/lib/api/query-client.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { answer, listOf, refusal } from '../testing/answers.ts';
import { answerLists } from '../testing/lists-samples.ts';
import { openSite } from '../testing/open-site.tsx';
import { logInAs, sampleProfile } from '../testing/people.ts';
import { answerAll, sampleOf } from '../testing/sample-of.ts';
import {
  sampleCar,
  sampleCarCards,
  sampleCards,
  sampleId,
  sampleProperty,
  sampleStay,
} from '../testing/samples.ts';
import { smallTargets } from '../testing/touch-targets.ts';

/**
 * Every page with content, on a phone: targets large enough for a finger, and a layout for large text; and
 * axe-core finds nothing (WCAG 2.2 AA), nor on a desktop in dark mode.
 */

const STAY = sampleId(1);
const CAR = sampleId(2);

/** The pages, by viewer. */
const PAGES: Readonly<Record<Role | 'visitor', readonly string[]>> = {
  visitor: [
    ...['/', '/?search=accra', '/login', '/signup', '/signup?role=Agent', '/forgot-password'],
    ...['/reset-password/some-token', '/confirm-email/some-token'],
    ...['/undo-email-change/some-token', '/undo-factor/some-token'],
    ...['/short-stays', '/hotels', '/property-rentals', '/land', '/hotels?search=zzzzzz'],
    ...['/cars', '/relocation-ride', '/buy-a-car', '/about', '/contact', '/privacy', '/compare'],
    ...['/not-authorized', '/offline', '/favourites', '/nowhere'],
    ...['/unsubscribe/some-token', '/still-available/some-token'],
    ...[`/property/${STAY}`, `/cars/${CAR}`, `/lister/${sampleId(900)}`],
    `/compare?ids=${STAY},${sampleId(3)}`,
    `/shared/${sampleId(5)}`,
  ],
  Customer: [
    ...['/become-a-lister', '/profile', '/profile-update', '/bookings', '/booking', '/favourites'],
    ...['/enquiries', `/enquiries/${sampleId(1)}`, '/saved-searches', '/upload-car', '/workspace'],
    ...[`/property/${STAY}`, `/cars/${CAR}`, `/booking?property=${STAY}`],
    `/bookings/${sampleId(1)}/cancelled`,
  ],
  Agent: ['/workspace/verification', '/car-list'],
  'Property Owner': [
    `/workspace/stays/${STAY}/calendars`,
    ...['/workspace', '/workspace/reservations', '/workspace/listings', '/uploadProperty'],
    ...['/property-status', '/property-list', `/property/${STAY}/edit`, `/cars/${CAR}/edit`],
    ...['/workspace/calendar', `/workspace/stays/${STAY}/rules`],
  ],
  Admin: [
    '/admin-dashboard',
    ...['people', `people/${sampleId(1)}`, 'comments', 'moderation', 'reports', 'bookings'].map(
      (one) => `/admin-dashboard/${one}`,
    ),
    ...['conversations', 'relocation-requests', 'verification', `verification/${sampleId(1)}`].map(
      (one) => `/admin-dashboard/${one}`,
    ),
    ...['jobs', 'audit-log', 'settings', 'messages'].map((one) => `/admin-dashboard/${one}`),
  ],
};

/** How far the page scrolls sideways, in pixels, and the elements that are too wide. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const tooWide = [...document.body.querySelectorAll('*')]
    .filter((each) => each.getBoundingClientRect().right > clientWidth)
    .map((each) => each.outerHTML.slice(0, 120));
  return [`${scrollWidth} px`, ...tooWide];
}

/** Opens a page with all its calls answered, and waits until it shows the data. */
async function openFilled(path: string, who: Role | 'visitor') {
  const lister = {
    userId: /\/(?:edit|rules)$/.test(path) ? sampleProfile()._id : sampleId(900),
    name: 'Nii Armah Tagoe',
    role: 'Property Owner',
  } as const;
  answerAll();
  answer('PUT /api/User/enquiries/:id/read', { unread: 0 });
  answer('PUT /api/User/news/:part', sampleOf('GET /api/User/news'));
  answer('GET /api/cars/:id/enquiry', refusal('NOT_FOUND', 'You did not write to this lister.'));
  answer('GET /api/properties/:id', ({ params: { id = '' } }) =>
    id === STAY ? sampleStay({ _id: id, lister }) : sampleProperty({ _id: id, lister }),
  );
  answer('GET /api/cars/:id', ({ params: { id = '' } }) =>
    sampleCar({ _id: id, userId: lister.userId }),
  );
  answerLists();
  if (!path.endsWith('?search=zzzzzz')) {
    answer('GET /api/properties', listOf(sampleCards(6), 60));
    answer('GET /api/cars', listOf(sampleCarCards(6), 60));
  }
  if (who !== 'visitor') {
    logInAs(who);
    answer('GET /api/User/favourites', listOf([sampleOf('GET /api/User/favourites')]));
  }
  await openSite(path);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(0);
  await expect.poll(() => getQueryClient().isFetching()).toBe(0);
  await document.fonts.ready;
}

const ALL = Object.entries(PAGES).flatMap(([who, paths]) =>
  paths.map((path) => ({ path, who: who as Role | 'visitor' })),
);

// §2.1/9
test.each(ALL)(
  '$path, for $who, is accessible, has targets of 44 px and fits text of twice the size',
  async ({ path, who }) => {
    await openFilled(path, who);
    expect(smallTargets()).toEqual([]);
    await expectAccessible();
    document.documentElement.style.fontSize = '200%';
    await expect.poll(sideways).toEqual([]);
  },
);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const label = (name: string) => page.getByLabelText(name, { exact: true });

/** Page states reached by an action. */
const STATES: readonly {
  name: string;
  path: string;
  who?: Role;
  act(): Promise<void>;
  shown: string | RegExp;
}[] = [
  {
    name: 'login refused',
    path: '/login',
    act: () => button('Login').click(),
    shown: 'Invalid email address',
  },
  {
    name: 'contact with nothing written',
    path: '/contact',
    act: () => button('Send message').click(),
    shown: 'Please write a message.',
  },
  {
    name: 'the menu',
    path: '/short-stays',
    act: () =>
      page.elementLocator(document.querySelector('[data-menu] summary') as Element).click(),
    shown: 'All Short-Stays',
  },
  {
    name: 'the filters',
    path: '/short-stays',
    act: () => button('Filters').click(),
    shown: /^Show \d+/,
  },
  {
    name: 'upload a car, with what is missing',
    path: '/upload-car',
    who: 'Customer',
    act: () => button('Submit').click(),
    shown: 'Please fill in the Title of your listing field.',
  },
  {
    name: 'editing a property, with what is missing',
    path: `/property/${STAY}/edit`,
    who: 'Property Owner',
    async act() {
      await label('Name').fill('');
      await button('Save changes').click();
    },
    shown: 'Please fill in all required fields.',
  },
];

// §2.1/9
test.each(STATES)(
  '$name is accessible and has targets of 44 px',
  async ({ path, who, act, shown }) => {
    await openFilled(path, who ?? 'visitor');
    await act();
    await expect.element(page.getByText(shown).first()).toBeInTheDocument();
    expect(smallTargets()).toEqual([]);
    await expectAccessible();
  },
);
