import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Comment } from '#domain/comments/schema.ts';
import type { Conversation } from '#domain/conversations/schema.ts';
import type { Property } from '#domain/properties/schema.ts';
import { addressOf, day } from '../../testing/listings/booking.ts';
import { commentsHead } from '../../testing/listings/comments.ts';
import { deleteListing, newBooking, newListing } from '../../testing/listings.ts';
import { newPerson, type Person, revokeSession, signIn } from '../../testing/people.ts';
import { startUpdatingSite } from '../../testing/process/updating-site.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { header, mobileMenu } from '../../testing/screen/header.ts';
import { ORIGIN } from '../../testing/site.ts';
import { type Complaints, expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** The site without a network (docs/decisions/browser/offline.md). */

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) =>
  page.getByText(/^You’re offline\. This page is from \d+ \w+, \d\d:\d\d\.$/);
const kept = (page: Page) => page.getByRole('heading', { name: 'You’re offline', level: 1 });

/** Goes offline; requests that fail because of that are expected. */
async function goOffline(context: BrowserContext, complaints: Complaints): Promise<void> {
  complaints.expectFailureOf(/./);
  complaints.expectMessage(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|We couldn’t reach/);
  // The worker learns a moment after the page that the network is back, and then loads its requests again.
  complaints.expectMessage(/^error: Error loading route module|dynamically imported module/);
  await context.setOffline(true);
}

/** Opens a page, and waits until it is stored for reading offline. */
async function read(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await isKept(page, path);
}

const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('seenPages') ?? ''))
    .toContain(`"${path}"`);

const commentsOf = async ({ _id }: Property) =>
  (await (await fetch(`${ORIGIN}/api/properties/${_id}/comments`)).json()) as Comment[];

const enquiriesOf = async ({ token }: Person) =>
  (await (
    await fetch(`${ORIGIN}/api/User/enquiries`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as Conversation[];

async function openComments(page: Page): Promise<Locator> {
  await commentsHead(page).click();
  return page.locator('#comments');
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
  await page.getByRole('button', { name: 'Post Comment' }).click();
}

// §2.1/11
test('low data fetches no service worker for a single page, and the site can be installed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lowData', 'on'));
  await visit(page, '/contact');
  // The browser is idle once the page has loaded; by then it would have requested the worker.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
  await mobileMenu(page).open();
  await mobileMenu(page).link('About').click();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(1);

  await visit(page, '/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test contexts are incognito windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(
    installabilityErrors.length > 0 ? ['in-incognito'] : [],
  );
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${ORIGIN}/site.webmanifest`]);
});

// §2.1/12
test('offline, seen pages can be read, and unseen ones lead to those and open once online', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const property = await newListing(await newPerson('Agent'), {}, { photos: 1 });
  const path = `/property/${property._id}`;
  await signIn(context, await newPerson('Customer'));
  await read(page, '/contact');
  await visit(page, addressOf(property));
  await read(page, '/');
  // Reached from within the site.
  await page.getByRole('link', { name: property.name }).first().click();
  await expect(page).toHaveURL(path);
  await isKept(page, path);
  await goOffline(context, complaints);
  await expect(bar(page)).toBeInViewport();

  const name = page.getByRole('heading', { name: property.name, level: 1 });
  await test.step('a reloaded listing can be read', async () => {
    await page.reload();
    await expect(name).toBeVisible();
    await expect(bar(page)).toBeInViewport();
    const photo = page
      .getByRole('main')
      .getByRole('img', { name: /photo 1|Palm Court/ })
      .first();
    await expect(photo).toBeVisible();
    const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });
  await test.step('the home page and the listing’s address can be read', async () => {
    await header(page).getByRole('link', { name: 'Efie' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeInViewport();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto(path);
    await expect(name).toBeVisible();
    await expect(page).toHaveURL(path);
  });
  await test.step('an unseen booking page shows what can be read instead', async () => {
    await page.goto(addressOf(property));
    await expect(kept(page)).toBeVisible();
  });
  await test.step('an unseen page leads to what can be read and opens once online', async () => {
    await page.goto('/relocation-ride');
    await expect(kept(page)).toBeVisible();
    await expect(page.getByText('this page hasn’t been opened on this device yet.')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Contact/ })
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(bar(page)).toBeInViewport();

    // From within the site too, where its scripts would be missing.
    await mobileMenu(page).open();
    await mobileMenu(page).link('About').click();
    await expect(kept(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/about');
    await expect(bar(page)).toBeHidden();
  });
});

// §2.1/14
test('own bookings can be read offline with their addresses, and logging out forgets them', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const property = await newListing(await newPerson('Agent'));
  const guest = await newPerson('Customer');
  await newBooking(guest, property._id, day(10), day(12));
  await signIn(context, guest);
  await visit(page, '/about');
  await isKept(page, '/about');
  await read(page, '/bookings');
  await goOffline(context, complaints);
  await page.reload();
  const stay = page.getByRole('main').getByRole('article', { name: property.name });
  await expect(stay).toContainText('Osu, Greater Accra');
  await expect(bar(page)).toBeInViewport();

  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
  await mobileMenu(page).open();
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => privateCaches(page)).toEqual([]);
  expect(await keptText(page)).not.toContain(guest.email);
  const listed = await page.evaluate(() => localStorage.getItem('seenPages') ?? '');
  expect(listed).not.toContain('bookings');
  expect(listed).not.toContain('about');

  await goOffline(context, complaints);
  await page.goto('/bookings');
  await expect(kept(page)).toBeVisible();
  await expect(page).toHaveURL(/\/offline\?to=%2Fbookings/);
  await expect(page.getByText(property.name)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Bookings' })).toHaveCount(0);
});

// §2.1/14
test('a session that ended elsewhere forgets what was read here', async ({
  page,
  context,
  complaints,
}) => {
  const guest = await newPerson('Customer');
  await signIn(context, guest);
  await visit(page, '/about');
  await isKept(page, '/about');
  await read(page, '/bookings');
  await expect.poll(() => privateCaches(page)).toHaveLength(1);
  complaints.expectFailureOf(/\/api\//);
  await revokeSession(guest);
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => privateCaches(page)).toEqual([]);
});

const privateCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('own')));

/** Everything kept on the device, as one text. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(await ((await cache.match(request)) as Response).text());
      }
    }
    return texts.join('\n');
  });

// §2.1/15
test('a comment written offline is sent once from any page, reported if refused, and deleted by a logout', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const lister = await newPerson('Agent');
  const property = await newListing(lister);
  const waits = (on: Page) => on.getByText('Will be sent when you are online.');
  await signIn(context, await newPerson('Customer'));
  await read(page, `/property/${property._id}`);
  const section = await openComments(page);
  await expect(section.getByText('No comments yet')).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/about');
  await test.step('waits, even over a reload, and is sent once though two tabs are open', async () => {
    await goOffline(context, complaints);
    await comment(page, 'Written without a network.');
    await expect(section).toContainText('Will be sent when you are online.');
    await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
    await expectAccessible(page);
    expect(await commentsOf(property)).toEqual([]);
    await revisit(page);
    await openComments(page);
    await expect(waits(page)).toBeVisible();

    await context.setOffline(false);
    await expect(waits(page)).toBeHidden();
    await expect(page.getByRole('article').getByText('Written without a network.')).toBeVisible();
    await expect
      .poll(async () => (await commentsOf(property)).map((each) => each.comment))
      .toEqual(['Written without a network.']);
    await page.reload();
    await other.reload();
    await expect(other.locator('#footer')).toBeVisible();
    expect(await commentsOf(property)).toHaveLength(1);
    await other.close();
  });
  const next = await test.step('is sent at the next start after its page was closed', async () => {
    await revisit(page);
    await openComments(page);
    await goOffline(context, complaints);
    await comment(page, 'Sent later.');
    await expect(waits(page)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const opened = await context.newPage();
    await visit(opened, '/about');
    await expect(opened.getByText('The comment you wrote offline was sent.')).toBeVisible();
    expect(await commentsOf(property)).toHaveLength(2);
    return opened;
  });
  await test.step('is reported when the server refuses it, and keeps its text', async () => {
    await visit(next, `/property/${property._id}`);
    await openComments(next);
    await goOffline(context, complaints);
    await comment(next, 'Too late, perhaps.');
    await expect(waits(next)).toBeVisible();
    await deleteListing(lister, property._id);
    await context.setOffline(false);
    const said = next.getByText('The comment you wrote offline couldn’t be sent.');
    await expect(said).toBeVisible();
    await next.getByRole('link', { name: 'See what you wrote' }).click();
    await expect(next).toHaveURL('/offline');
    await expect(next.getByText('Too late, perhaps.')).toBeVisible();
    await expect(next.getByText('Property not found or unavailable.')).toBeVisible();
    await next.getByRole('button', { name: 'Delete' }).click();
    await expect(next.getByText('Too late, perhaps.')).toBeHidden();
  });
  await test.step('is deleted by a logout while it waits', async () => {
    const another = await newListing(lister);
    await read(next, `/property/${another._id}`);
    await openComments(next);
    await goOffline(context, complaints);
    await comment(next, 'Never mind.');
    await expect(waits(next)).toBeVisible();
    await mobileMenu(next).open();
    await header(next).getByRole('button', { name: 'Logout' }).click();
    await expect(next.getByText('What was waiting to be sent has been deleted.')).toBeVisible();
    await context.setOffline(false);
    await next.goto('/offline');
    await expect(next.getByRole('heading', { name: 'What you can read offline' })).toBeVisible();
    await expect(next.getByText('Never mind.')).toHaveCount(0);
    expect(await commentsOf(another)).toEqual([]);
  });
});

// §2.1/15
test('an enquiry written offline is sent once, and its conversation is read and continued offline', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const lister = await newPerson('Agent');
  const property = await newListing(lister);
  const waits = page.getByText('Will be sent when you are online.');
  const lastWords = async () =>
    (await enquiriesOf(lister)).map(({ lastMessage }) => lastMessage.text);
  await signIn(context, await newPerson('Customer'));
  await read(page, `/property/${property._id}`);
  await test.step('an enquiry waits, is sent, and then shows how to call', async () => {
    const form = page.getByRole('form', { name: 'Send an enquiry' });
    await expect(form).toBeVisible();
    await goOffline(context, complaints);
    await form.getByLabel('Message').fill('Is it free in May?');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(waits).toBeVisible();
    await expect(page.getByText('Is it free in May?')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('The enquiry you wrote offline was sent.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to reach the lister' })).toBeVisible();
    expect(await lastWords()).toEqual(['Is it free in May?']);
  });
  await test.step('a message waits and is sent', async () => {
    const [enquiry] = await enquiriesOf(lister);
    await read(page, `/enquiries/${enquiry?._id}`);
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeVisible();
    await goOffline(context, complaints);
    await revisit(page);
    await expect(main.getByText('Is it free in May?')).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await field.fill('Or in June?');
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(waits).toBeVisible();
    await expect(field).toHaveValue('');
    await context.setOffline(false);
    await expect(waits).toBeHidden();
    await expect(main.getByRole('article').getByText('Or in June?')).toBeVisible();
    expect(await lastWords()).toEqual(['Or in June?']);
  });
});

const workers = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return { active: active?.state, waiting: waiting?.state };
  });
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

// §2.1/23
test('an update waits until open tabs close, and switching it off removes everything stored', async ({
  page,
  context,
  complaints,
}) => {
  const site = await startUpdatingSite();
  try {
    // The test removed its files; parts that were loaded before come from the device.
    complaints.expectFailureOf(/\/assets\//);
    await visit(page, `${site.origin}/about`);
    await isKept(page, '/about');
    await visit(page, `${site.origin}/contact`);
    await isKept(page, '/contact');
    const message = page.getByLabel('Message');
    await message.fill('Half a sentence');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    site.update();
    await lookForUpdate(page);
    await expect.poll(() => workers(page)).toEqual({ active: 'activated', waiting: 'installed' });
    await expect(message).toHaveValue('Half a sentence');
    await mobileMenu(page).open();
    await mobileMenu(page).link('About').click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    // Once the old worker's pages are gone, the new one no longer waits.
    await page.close();
    const next = await context.newPage();
    await next.goto(`${site.origin}/about`);
    await expect.poll(() => workers(next)).toEqual({ active: 'activated', waiting: undefined });

    await next.evaluate(() => Object.assign(window, { sameDocument: true }));
    site.serveWorker(await readFile('build/service-worker/leave.js', 'utf8'));
    await lookForUpdate(next);
    await expect.poll(() => next.evaluate(() => caches.keys())).toEqual([]);
    expect(await next.evaluate(() => 'sameDocument' in window)).toBe(true);
  } finally {
    await site.close();
  }
});
