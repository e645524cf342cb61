import type { Page } from '@playwright/test';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { newCar } from './testing/listings/cars.ts';
import { commentsHead } from './testing/listings/comments.ts';
import { keep } from './testing/listings/favourites.ts';
import { deleteListing, newBooking, newListing } from './testing/listings.ts';
import { demoPerson, newPerson, type Person, signIn } from './testing/people.ts';
import { expectAccessible } from './testing/screen/accessible.ts';
import { ORIGIN } from './testing/site.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** axe-core finds nothing on any screen, empty, loaded or refused; screens that failed to load are looked at where they are made to fail. */

/** A screen, and who looks at it. */
interface Screen {
  name: string;
  path: string | (() => Promise<string>);
  as?: 'owner' | 'customer';
  /** Brings the screen into the state to be looked at. */
  open?: (page: Page) => Promise<void>;
  status?: number;
}

const firstListing = async (page: 'properties' | 'cars') => {
  const [listing] = await (await fetch(`${ORIGIN}/api/${page}?limit=1`)).json();
  return page === 'cars' ? `/cars/${listing._id}` : `/property/${listing._id}`;
};

const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home with nothing found', path: '/?search=zzzzzz' },
  { name: 'a family of properties', path: '/short-stays' },
  { name: 'a category with nothing found', path: '/hotels?search=zzzzzz' },
  { name: 'cars', path: '/cars' },
  { name: 'buy a car', path: '/buy-a-car' },
  { name: 'relocation vehicles', path: '/relocation-ride' },
  { name: 'a car', path: () => firstListing('cars') },
  {
    name: 'a property with its comments open',
    path: () => firstListing('properties'),
    as: 'customer',
    async open(page) {
      await commentsHead(page).click();
      await expect(page.getByRole('button', { name: 'Post Comment' })).toBeVisible();
    },
  },
  {
    name: 'a car whose lister was written to',
    path: async () => `/cars/${(await newCar(await demoPerson('agent')))._id}`,
    as: 'customer',
    async open(page) {
      await page.getByLabel('Message').fill('Can I see it tomorrow?');
      await page.getByRole('button', { name: 'Send enquiry' }).click();
      await expect(page.getByText(/^Your enquiry was sent/)).toBeVisible();
      await page.getByRole('button', { name: 'Send another message' }).click();
    },
  },
  { name: 'an unknown property', path: '/property/unknown', status: 404 },
  { name: 'what can be read offline', path: '/offline' },
  { name: 'no favourites', path: '/favourites' },
  {
    name: 'favourites with a note being written, and two to compare',
    async path() {
      const [first, second] = await twoKept();
      await deleteListing(known('owner'), (await newKept())._id);
      return `/favourites?first=${first.name}&second=${second.name}`;
    },
    as: 'customer',
    async open(page) {
      const names = new URL(page.url()).searchParams;
      await expect(page.getByText('No longer listed').first()).toBeVisible();
      await page.getByRole('button', { name: `Add a note: ${names.get('first')}` }).click();
      for (const name of names.values()) {
        await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
      }
    },
  },
  {
    name: 'the link to a list',
    async path() {
      await newKept();
      return '/favourites';
    },
    as: 'customer',
    async open(page) {
      await page.getByRole('button', { name: 'Share this list' }).click();
      await page.getByRole('button', { name: 'Make the link' }).click();
      await expect(page.getByRole('button', { name: 'Switch the link off' })).toBeVisible();
    },
  },
  {
    name: 'two properties side by side',
    path: async () => `/compare?ids=${(await twoKept()).map(({ _id }) => _id).join(',')}`,
  },
  { name: 'login', path: '/login' },
  {
    name: 'login refused',
    path: '/login',
    async open(page) {
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByText('Invalid email address').first()).toBeVisible();
    },
  },
  { name: 'the choice of a role', path: '/signup' },
  { name: 'signup', path: '/signup?role=Agent' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'reset password', path: '/reset-password/token' },
  { name: 'confirm an address', path: '/confirm-email/token' },
  { name: 'bring an address back', path: '/undo-email-change/token' },
  { name: 'take away what was added to log in with', path: '/undo-factor/token' },
  { name: 'profile', path: '/profile', as: 'customer' },
  { name: 'upload a property', path: '/uploadProperty', as: 'owner' },
  {
    name: 'upload a car, with what is missing',
    path: '/upload-car',
    as: 'customer',
    async open(page) {
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByText('Please fill in the Title of your listing field.')).toBeVisible();
    },
  },
  { name: 'property status', path: '/property-status', as: 'owner' },
  { name: 'own properties', path: '/property-list', as: 'owner' },
  { name: 'no own properties', path: '/property-status', as: 'customer' },
  {
    name: 'editing a property, with what is missing',
    path: async () => `/property/${(await newListing(known('owner'), {}, { photos: 1 }))._id}/edit`,
    as: 'owner',
    async open(page) {
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    },
  },
  {
    name: 'editing a car',
    path: async () => `/cars/${(await newCar(known('owner')))._id}/edit`,
    as: 'owner',
    open: (page) => page.getByRole('button', { name: 'Save changes' }).waitFor(),
  },
  {
    name: 'own bookings, one about to be cancelled',
    async path() {
      const { _id: id } = await newListing(known('owner'));
      const guest = { ...known('customer'), firstname: 'Esi', lastname: 'Quaye' };
      const soon = addDays(today(new Date()), 30);
      await newBooking(guest, id, soon, addDays(soon, 3));
      return '/bookings';
    },
    as: 'customer',
    async open(page) {
      await page.getByRole('button', { name: 'Cancel booking' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'no bookings',
    path: '/bookings',
    as: 'owner',
    open: (page) => page.getByText('You have no bookings yet.').waitFor(),
  },
  { name: 'the older profile screen', path: '/profile-update', as: 'customer' },
  { name: 'booking without a stay', path: '/booking', as: 'customer' },
  { name: 'about', path: '/about' },
  {
    name: 'contact with nothing written',
    path: '/contact',
    async open(page) {
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Please write a message.')).toBeVisible();
    },
  },
  { name: 'not authorized', path: '/not-authorized' },
  { name: 'not found', path: '/no-such-page', status: 404 },
];

/** A property that the customer keeps. */
async function newKept() {
  const listing = await newListing(known('owner'), {}, { photos: 1 });
  await keep(known('customer'), 'property', [listing]);
  return listing;
}
const twoKept = async () => [await newKept(), await newKept()] as const;

const people: Partial<Record<'owner' | 'customer', Person>> = {};

function known(who: 'owner' | 'customer'): Person {
  const person = people[who];
  if (!person) throw new Error(`there is no ${who} yet`);
  return person;
}

test.beforeAll(async () => {
  people.owner = await newPerson('Property Owner');
  people.customer = await demoPerson('customer');
  await newListing(people.owner, {}, { photos: 1 });
});

for (const { name, path, as, open, status } of SCREENS) {
  test(name, async ({ page, context, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = as && people[as];
    if (person) await signIn(context, person);
    const address = typeof path === 'string' ? path : await path();
    if (status) complaints.expectFailureOf(new RegExp(address));
    await visit(page, address);
    await open?.(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page);
  });
}
