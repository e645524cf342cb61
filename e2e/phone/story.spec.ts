import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { Outbox } from '#server/testing/outbox.ts';
import { commentsHead } from '../testing/listings/comments.ts';
import { phonePhoto } from '../testing/listings/photos.ts';
import { fillInProperty } from '../testing/listings/property-form.ts';
import { type PersonDetails, personDetails } from '../testing/people.ts';
import { EfieProcess } from '../testing/process/efie-process.ts';
import { test as base, expect } from '../testing/several-people.ts';
import { visit } from '../testing/visit.ts';

/** An installation without listings. */
interface Installation {
  origin: string;
  outbox: Outbox;
}

const test = base.extend<{ efie: Installation }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  efie: async ({}, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-story-'));
    const efie = await EfieProcess.start(dataDir);
    await use({ origin: efie.origin, outbox: new Outbox(path.join(dataDir, 'outbox')) });
    await efie.stop();
    // Its processes may still be ending.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
  baseURL: async ({ efie }, use) => use(efie.origin),
});

const owner = personDetails({ firstname: 'Naa Adjeley', lastname: 'Lamptey' });
const guest = personDetails({ firstname: 'Kwabena', lastname: 'Sarpong' });
const other = personDetails({ firstname: 'Efua', lastname: 'Aidoo' });
const NAME = 'Sea breeze guest house, Labadi';

/** The file extension for the format that sharp detects in a response. */
const EXTENSION: Record<string, RegExp> = { heif: /\.avif$/, webp: /\.webp$/, jpeg: /\.jpg$/ };
const checkIn = addDays(today(new Date()), 14);
const checkOut = addDays(checkIn, 3);

// §2.3/10, §2.3/19, §2.7/1, §4/14, §6/43
test('a stay is listed, found, reviewed, booked, and rented out', async ({
  page: owners,
  openBrowser,
  complaints,
  efie,
}) => {
  test.setTimeout(360_000);
  complaints.expectFailureOf(/\/api\/bookings$/);

  await test.step('an owner signs up and logs in', async () => {
    await visit(owners, '/');
    await expect(
      owners.getByRole('paragraph').filter({ hasText: 'No properties available at the moment.' }),
    ).toBeVisible();
    await expect(
      owners.getByRole('paragraph').filter({ hasText: 'No cars available at the moment.' }),
    ).toBeVisible();
    await owners.locator('summary[aria-label=Menu]').click();
    await owners.getByRole('link', { name: 'Signup' }).click();
    await signUpAndLogIn(owners, 'Property Owner', owner);
    await expect(owners).toHaveURL('/');
  });

  await test.step('uploads a short stay with three photos from a phone', async () => {
    await owners.locator('summary[aria-label=Menu]').click();
    await owners.getByRole('link', { name: 'Upload a Property' }).click();
    await owners.getByLabel('Name', { exact: true }).fill(NAME);
    await fillInProperty(owners, {
      type: 'Short-Stay',
      subtype: 'Guest House',
      condition: 'Renovated',
      price: '1250',
      region: 'Greater Accra',
      location: 'Labadi',
      address: '4 Beach Road',
    });
    await owners.getByLabel('Description').fill('Six rooms, a garden, and the beach next door.');
    await owners.getByLabel('Choose images').setInputFiles(await threePhotos());
    await expect(owners.getByRole('img', { name: /^photo [123], IMG_/ })).toHaveCount(3);
    await owners.getByRole('button', { name: 'Upload Property' }).click();
    // The phone first shrinks three photos of 12 megapixels.
    await expect(owners.getByText('Property uploaded successfully!')).toBeVisible({
      timeout: 30_000,
    });
    await expect(owners).toHaveURL('/');
  });

  await test.step('sees it first on the home page, its photo upright and without its location data', async () => {
    const first = owners.getByRole('article').first();
    await expect(first.getByRole('link', { name: NAME })).toBeVisible();
    await expect(first).toContainText('1,250.00');
    const photo = first.locator('img');
    // Three photos of 12 megapixels are being made in all widths.
    await expect(photo).toBeVisible({ timeout: 150_000 });
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('complete', true);
    const shown = await photo.evaluate((img: HTMLImageElement) => img.currentSrc);
    for (const address of [shown, (await photo.getAttribute('src')) ?? '']) {
      const response = await owners.request.get(address);
      const { format, width, height, exif } = await sharp(await response.body()).metadata();
      expect(address).toMatch(EXTENSION[format] ?? 'no other format');
      expect(height, 'upright').toBeGreaterThan(width);
      expect(exif).toBeUndefined();
    }
    expect(shown).toMatch(/\.(avif|webp)$/);
  });

  const guests = await openBrowser();
  await test.step('a visitor finds it by search and signs up to open it', async () => {
    await visit(guests, '/');
    const search = guests.getByPlaceholder('Search properties...');
    await search.fill('palace');
    await expect(
      guests.getByRole('paragraph').filter({ hasText: 'No properties match “palace”.' }),
    ).toBeVisible();
    await search.fill('sea BREEZE');
    await guests.getByRole('link', { name: NAME }).click();
    await expect(guests).toHaveURL(/\/signup\?next=/);
    await signUpAndLogIn(guests, 'Customer', guest);
    await expect(guests).toHaveURL(/\/property\//);
    await expect(guests.getByRole('heading', { name: NAME })).toBeVisible();
  });

  await test.step('comments on it without stars, which follow a stay, and need not confirm an email address', async () => {
    const heading = commentsHead(guests);
    await heading.click();
    await expect(guests.getByText(/^You can give stars once you’ve stayed here/)).toBeVisible();
    await expect(guests.locator('#comments').getByRole('radio')).toHaveCount(0);
    await guests.getByRole('textbox', { name: 'Your comment' }).fill('Is the sea heard at night?');
    await guests.getByRole('button', { name: 'Post Comment' }).click();
    await expect(guests.getByText('Comment posted successfully!')).toBeVisible();
    await expect(guests.getByRole('article', { name: 'Comment by Kwabena Sarpong' })).toContainText(
      'Is the sea heard at night?',
    );
    await expect(heading).toContainText('(1)');
    for (const page of [owners, guests]) {
      await expect(page.getByText('Confirm your email')).toHaveCount(0);
    }
    expect((await efie.outbox.mails()).join()).not.toContain('Confirm your email');
  });

  const address = new URL(guests.url()).pathname;
  await test.step('books it', async () => {
    await guests.getByRole('link', { name: 'Book Now' }).click();
    await chooseDates(guests);
    await expect(guests.getByRole('main')).toContainText('3 nights × ₵1,250.00');
    await expect(guests.getByRole('main')).toContainText('₵3,750.00');
    await guests.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(
      guests.getByText('Booking confirmed! Check your email for confirmation.'),
    ).toBeVisible();
    await expect(guests).toHaveURL('/');
  });

  await test.step('both get an email, the guest’s with the dates for the calendar', async () => {
    await expect.poll(async () => (await bookingMails(efie)).length).toBe(2);
    const toGuest = (await efie.outbox.to(guest.email)).at(-1) ?? '';
    expect(toGuest).toContain(`Subject: Your stay at ${NAME}`);
    expect(toGuest).toContain('3,750.00');
    expect(toGuest).toContain('filename=invite.ics');
    expect(toGuest).toContain(`DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}`);
    expect(toGuest).toContain(`DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}`);
    const toOwner = (await efie.outbox.to(owner.email)).at(-1) ?? '';
    expect(toOwner).toContain('Kwabena Sarpong booked');
    expect(toOwner).toContain(guest.email);
  });

  const others = await openBrowser();
  await test.step('a second guest cannot book the same dates', async () => {
    await visit(others, address);
    await others.getByRole('link', { name: 'Book Now' }).click();
    await signUpAndLogIn(others, 'Customer', other);
    await chooseDates(others);
    const alert = others.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('These dates are no longer available.');
    await expect(others.getByRole('button', { name: 'Confirm Booking' })).toBeDisabled();
    expect(await bookingMails(efie)).toHaveLength(2);
  });

  await test.step('the owner sets it to Rented, and it can no longer be booked', async () => {
    await owners.getByRole('link', { name: 'Update Properties' }).click();
    await owners.getByLabel(`New status of ${NAME}`).selectOption('Rented');
    await owners.getByRole('button', { name: 'Update' }).click();
    await expect(owners.getByText('Property status updated successfully!')).toBeVisible();

    await visit(others, address);
    await expect(others.getByText('Rented').first()).toBeVisible();
    await expect(others.getByText('This property can’t be booked.')).toBeVisible();
    await expect(others.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
    await visit(others, '/short-stays');
    const card = others.getByRole('article').filter({ hasText: NAME });
    await expect(card).toContainText('Rented');
    await expect(card.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  });
});

const bookingMails = async ({ outbox }: Installation) =>
  (await outbox.mails()).filter((mail) => !mail.includes('New login to your account'));

async function signUpAndLogIn(page: Page, role: string, person: PersonDetails) {
  await page
    .getByRole('dialog', { name: 'Select Your Role' })
    .getByRole('button', { name: role })
    .click();
  const form = page.getByRole('form', { name: `Signup as ${role}` });
  await form.getByLabel('First name').fill(person.firstname);
  await form.getByLabel('Last name').fill(person.lastname);
  await form.getByLabel('Phone number').fill(person.phoneNumber);
  await form.getByLabel('Location').fill(person.location);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByText('Signup successful!')).toBeVisible();

  const login = page.getByRole('form', { name: 'Login' });
  await expect(login.getByLabel('Email')).toHaveValue(person.email);
  await login.getByLabel('Password', { exact: true }).fill(person.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
}

async function chooseDates(page: Page) {
  await page.getByLabel('Check In').fill(checkIn);
  await page.getByLabel('Check Out').fill(checkOut);
}

const threePhotos = () =>
  Promise.all(
    [1, 2, 3].map(async (seed) => ({
      name: `IMG_2026112${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(seed),
    })),
  );
