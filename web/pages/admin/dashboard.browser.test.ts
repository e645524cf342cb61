import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { answerAll, sampleOf } from '../../testing/sample-of.ts';
import { sampleCarCards, sampleCards, sampleId } from '../../testing/samples.ts';

/** The admin dashboard (specification §2.21, §6). */

const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });

beforeEach(async () => {
  await page.viewport(1280, 800);
  answerAll();
  logInAs('Admin');
});

// §2.21/2
test('an Admin sees how many listings there are, and the way to each list', async () => {
  const totals = { available: 40, rented: 3, sold: 2, regular: 12, relocation: 11 };
  const total = (of: string | null) => totals[of as keyof typeof totals];
  answer('GET /api/properties', ({ query }) => listOf(sampleCards(1), total(query.get('status'))));
  answer('GET /api/cars', ({ query }) => listOf(sampleCarCards(1), total(query.get('kind'))));
  await openSite(paths.adminDashboard);
  await expect.element(heading).toHaveTextContent('Admin dashboard');
  for (const [label, path, count] of [
    ['Properties available', '/property-list?status=available', '40'],
    ['Properties rented', '/property-list?status=rented', '3'],
    ['Properties sold', '/property-list?status=sold', '2'],
    ['Cars for sale', '/car-list?kind=regular', '12'],
    ['Relocation vehicles', '/car-list?kind=relocation', '11'],
  ] as const) {
    const link = main.getByRole('link', { name: label });
    await expect.element(link).toHaveAttribute('href', path);
    await expect.element(link.getByText(count, { exact: true })).toBeVisible();
  }
  for (const [task, path] of [
    [/^Contact messages/, paths.contactMessages],
    [/^Settings$/, paths.siteSettings],
    [/^People$/, paths.adminPeople],
    [/^Audit log$/, paths.auditLog],
    [/^All stays/, paths.hostedStays],
    [/^Bookings$/, paths.adminBookings],
    [/^Reported conversations$/, paths.adminConversations],
    [/^Relocation requests$/, paths.relocationRequests],
    [/^All properties/, paths.propertyList],
    [/^Status/, paths.propertyStatus],
    [/^All cars/, paths.carList],
  ] as const) {
    await expect.element(main.getByRole('link', { name: task })).toHaveAttribute('href', path);
  }
  await main.getByRole('link', { name: 'Upload a property' }).click();
  await expect.poll(address).toBe('/uploadProperty');
});

// §2.8/7, §2.21/2
test('a count leads to the list of what it counts, of everyone, with each lister’s name', async () => {
  const lists = answer('GET /api/User/properties', ({ query }) => {
    const status = query.get('status') === 'sold' ? 'sold' : 'rented';
    return listOf(sampleCards(1, { status }));
  });
  await openSite(paths.adminDashboard);
  await main.getByRole('link', { name: 'Properties rented' }).click();
  await expect.element(heading).toHaveTextContent('All properties');
  await expect.element(main.getByLabelText('Search all properties')).toBeVisible();
  await expect.element(main.getByLabelText('Status')).toHaveValue('rented');
  const card = main.getByRole('article').first();
  await expect.element(card.getByText('Rented').first()).toBeVisible();
  await expect.element(card.getByText('Listed by Nii Armah Tagoe')).toBeVisible();
  await main.getByLabelText('Status').selectOptions('Sold');
  await expect.poll(address).toBe('/property-list?status=sold');
  await expect.element(card.getByText('Sold').first()).toBeVisible();
  expect(lists.at(-1)?.query.get('status')).toBe('sold');

  const lister = { userId: sampleId(901), name: 'Yaw Opoku' };
  const cards = sampleCarCards(1, { carType: 'Truck' });
  answer('GET /api/User/cars', listOf(cards.map((each) => ({ ...each, lister }))));
  await openSite('/car-list?kind=relocation');
  await expect.element(heading).toHaveTextContent('All cars');
  await expect.element(main.getByLabelText('Kind')).toHaveValue('relocation');
  await expect.element(card.getByText('Relocation Vehicle')).toBeVisible();
  await expect.element(card.getByText('Listed by Yaw Opoku')).toBeVisible();
});

// §2.21/3
test('what needs an Admin’s attention is counted and linked', async () => {
  const sample = sampleOf('GET /api/admin/verifications', { state: 'waiting' });
  answer('GET /api/admin/verifications', listOf([sample], 4));
  await openSite(paths.adminDashboard);
  const waiting = page.getByRole('region', { name: 'Needs your attention' });
  await waiting.getByRole('link', { name: /^4 Documents to verify$/ }).click();
  await expect.poll(address).toBe(paths.adminVerifications);
  await expect.element(page.getByRole('row').nth(1).getByText('Waiting').first()).toBeVisible();
});

// §2.21/9
test('an Admin reads the messages from the contact page, and sees which are new', async () => {
  const none = { count: 0, lookedAt: null };
  const news = {
    stays: none,
    hostedStays: none,
    contactMessages: { count: 2, lookedAt: null },
    enquiries: { count: 0 },
    answers: { count: 0 },
  };
  answer('GET /api/User/news', news);
  answer('PUT /api/User/news/:part', { ...news, contactMessages: none });
  answer(
    'GET /api/admin/contact-messages',
    listOf([
      sampleOf('GET /api/admin/contact-messages', {
        email: 'esi@guests.test',
        message: 'How do I begin?',
        doneAt: null,
        answers: [],
      }),
    ]),
  );
  await openSite(paths.adminDashboard);
  await main.getByRole('link', { name: /Contact messages 2 new/ }).click();
  await expect.poll(address).toBe('/admin-dashboard/messages');
  const message = page.getByRole('row').filter({ hasText: 'How do I begin?' });
  await expect.element(message.getByText('New')).toBeVisible();
  await expect
    .element(message.getByRole('link', { name: 'esi@guests.test' }))
    .toHaveAttribute('href', 'mailto:esi@guests.test');
  await expectAccessible();
});

// §2.21/4
test('mistakes in the settings are reported beside their fields', async () => {
  await openSite(paths.siteSettings);
  const form = page.getByRole('form', { name: 'Site settings' });
  await expect.element(form.getByRole('textbox', { name: /^Address/ })).toBeVisible();
  await expect.element(form.getByLabelText('Nights per stay')).toHaveValue('90');
  await expectAccessible();
  await form.getByLabelText('Facebook').fill('javascript:alert(1)');
  await form.getByLabelText('Upcoming stays per guest').fill('51');
  await form.getByRole('button', { name: 'Save settings' }).click();
  await expect
    .element(form.getByText('Please enter a web address, such as facebook.com/efie.'))
    .toBeVisible();
  await expect.element(form.getByLabelText('Facebook')).toHaveFocus();
  await expect.element(form.getByText('Please enter a whole number from 1 to 50.')).toBeVisible();
  await expect
    .element(form.getByLabelText('Upcoming stays per guest'))
    .toHaveAttribute('aria-invalid', 'true');
});
