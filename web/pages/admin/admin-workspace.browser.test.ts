import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { answer, listOf, refusal } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { answerAll, sampleOf } from '../../testing/sample-of.ts';

/** The Admin's workspace (docs/product.md, "The Admin's workspace"). */

const main = page.getByRole('main');
const FAILURE = refusal('INTERNAL', 'Something went wrong.');

function comeAsAdmin() {
  answerAll();
  logInAs('Admin');
}

test('its pages are a step from each other, and say which one it is', async () => {
  comeAsAdmin();
  await openSite(paths.adminDashboard);
  const navigation = page.getByRole('navigation', { name: 'Workspace' });
  for (const [label, path, title] of [
    ['People', paths.adminPeople, 'People'],
    ['Audit log', paths.auditLog, 'Audit log'],
    ['Settings', paths.siteSettings, 'Site settings'],
    ['Overview', paths.adminDashboard, 'Admin dashboard'],
  ] as const) {
    const current = navigation.getByRole('link', { name: label });
    await current.click();
    await expect.poll(address).toBe(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(current).toHaveAttribute('aria-current', 'page');
    await expect.element(current).toBeInViewport();
  }
});

test('an address with values that a table does not know shows the table without them', async () => {
  comeAsAdmin();
  const calls = answer('GET /api/admin/people', listOf([sampleOf('GET /api/admin/people')], 60));
  await openSite(`${paths.adminPeople}?role=zzz&page=abc&state=active`);
  await expect.poll(address).toBe(`${paths.adminPeople}?state=active`);
  await expect.element(main.getByText(/^Showing 1 to .* of 60/)).toBeVisible();
  await expect.element(main.getByLabelText('State')).toHaveValue('active');
  await expect.element(main.getByLabelText('Role')).toHaveValue('');
  expect(calls.every(({ query }) => !query.has('role'))).toBe(true);
});

test('every column is in view where tables begin to stand in columns', async () => {
  await page.viewport(1024, 700);
  comeAsAdmin();
  // As people name their listings, in one word.
  const name = 'Akwaabahouseatthebeachofkokrobiteforallofthefamily';
  const guest = { firstname: name, lastname: name, email: `${name}@guests.test` };
  answer('GET /api/admin/people', listOf([sampleOf('GET /api/admin/people', guest)]));
  answer(
    'GET /api/admin/bookings',
    listOf([sampleOf('GET /api/admin/bookings', { fullName: name, propertyName: name })]),
  );
  answer('GET /api/admin/moderation', listOf([sampleOf('GET /api/admin/moderation', { name })]));
  for (const path of [paths.adminPeople, paths.adminBookings, paths.moderation]) {
    await openSite(path);
    await expect.element(main.getByText(name).first()).toBeVisible();
    await expect.element(main.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  }
});

test('a table that does not come says so, and comes when asked again', async () => {
  comeAsAdmin();
  answer('GET /api/admin/people', FAILURE);
  await openSite(paths.adminPeople);
  await expect.element(main.getByText('We could not load the people')).toBeVisible();
  answer('GET /api/admin/people', listOf([sampleOf('GET /api/admin/people')]));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText('1 person', { exact: true })).toBeVisible();
});

test('that the overview did not come is said, and it comes when asked again', async () => {
  comeAsAdmin();
  answer('GET /api/admin/overview', FAILURE);
  await openSite(paths.adminDashboard);
  const section = page.getByRole('region', { name: 'What happened' });
  await expect.element(section.getByText('We could not load what happened')).toBeVisible();
  answer('GET /api/admin/overview', sampleOf('GET /api/admin/overview'));
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByRole('slider')).toHaveLength(10);
});
