import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { answer, listOf, refusal } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { answerAll, sampleOf } from '../../testing/sample-of.ts';
import { sampleId } from '../../testing/samples.ts';

/** The Admin's workspace (docs/product.md, "The Admin's workspace"). */

const main = page.getByRole('main');
const FAILURE = refusal('INTERNAL', 'Something went wrong.');

function comeAsAdmin() {
  answerAll();
  logInAs('Admin');
}

// §2.21/10
test('the pages of the workspace lead to each other, and mark the current one', async () => {
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

test('every column is in view at the narrowest width with columns', async () => {
  await page.viewport(1024, 700);
  comeAsAdmin();
  // A listing's name as people write it, in one word.
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

test('a table that fails to load says so, and loads on another try', async () => {
  comeAsAdmin();
  answer('GET /api/admin/people', FAILURE);
  await openSite(paths.adminPeople);
  await expect.element(main.getByText('We couldn’t load the people')).toBeVisible();
  answer('GET /api/admin/people', listOf([sampleOf('GET /api/admin/people')]));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText('1 person', { exact: true })).toBeVisible();
});

test('an overview that fails to load says so, and loads on another try', async () => {
  comeAsAdmin();
  answer('GET /api/admin/overview', FAILURE);
  await openSite(paths.adminDashboard);
  const section = page.getByRole('region', { name: 'Activity' });
  await expect.element(section.getByText('We couldn’t load the activity')).toBeVisible();
  answer('GET /api/admin/overview', sampleOf('GET /api/admin/overview'));
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByRole('slider')).toHaveLength(10);
});

test('the current page stays in view in the menu, even when messages are counted before it', async () => {
  comeAsAdmin();
  const none = { count: 0, lookedAt: null };
  answer('GET /api/User/news', {
    stays: none,
    hostedStays: none,
    contactMessages: { count: 3, lookedAt: null },
    enquiries: { count: 0 },
    answers: { count: 0 },
  });
  await openSite(paths.siteSettings);
  const navigation = page.getByRole('navigation', { name: 'Workspace' });
  await expect
    .element(navigation.getByRole('link', { name: /Contact messages.*\d/ }))
    .toBeInTheDocument();
  // But for the part of a pixel by which a row scrolls no further.
  const current = navigation.getByRole('link', { name: 'Settings' });
  await expect.element(current).toBeInViewport({ ratio: 0.95 });
});

test('in a low window all pages can be reached from each, and the menu stays at the same height', async () => {
  await page.viewport(1366, 650);
  comeAsAdmin();
  const navigation = page.getByRole('navigation', { name: 'Workspace' });
  await openSite(paths.siteSettings);
  await expect
    .element(navigation.getByRole('link', { name: 'Settings' }))
    .toBeInViewport({ ratio: 0.95 });
  expect(scrollY).toBe(0);
  const topOn = async (path: string) => {
    await openSite(path);
    const link = navigation.getByRole('link', { name: 'Overview' });
    await expect.element(link).toBeVisible();
    return link.element().getBoundingClientRect().y;
  };
  const long = await topOn(paths.adminDashboard);
  answer('GET /api/admin/people', listOf([]));
  expect(await topOn(`${paths.adminPeople}?search=zzzz`)).toBe(long);
});

// §2.21/11
test('people are searched, filtered and downloaded, and the address says how', async () => {
  comeAsAdmin();
  const people = (['Agent', 'Customer'] as const).map((role, n) =>
    sampleOf('GET /api/admin/people', {
      _id: sampleId(910 + n),
      role,
      firstname: 'Adwoa',
      email: `adwoa${n}@efie.test`,
      suspended: null,
    }),
  );
  answer('GET /api/admin/people', ({ query }) => {
    if (query.get('state') === 'suspended') return listOf([]);
    const role = query.get('role');
    const found = people.filter((each) => !role || each.role === role);
    return listOf(found, query.get('search') ? found.length : 60);
  });
  await openSite(paths.adminPeople);
  await main.getByRole('searchbox', { name: 'Search' }).fill('Adwoa');
  await expect.element(main.getByText('2 people', { exact: true })).toBeVisible();
  await main.getByLabelText('Role').selectOptions('Agent');
  await expect.poll(address).toBe(`${paths.adminPeople}?search=Adwoa&role=Agent`);
  await expect.element(main.getByText('1 person', { exact: true })).toBeVisible();
  await expect.element(main.getByText('adwoa0@efie.test')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Download CSV' }))
    .toHaveAttribute('href', expect.stringMatching(/\.csv\?search=Adwoa&role=Agent$/));

  await main.getByLabelText('State').selectOptions('Suspended');
  await expect.element(main.getByText('No people match.')).toBeVisible();
  await main.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.poll(address).toBe(paths.adminPeople);
  await expect.element(main.getByText(/^Showing 1 to .* of 60/)).toBeVisible();
});

// §2.21/11
test('several people are logged out at once', async () => {
  comeAsAdmin();
  const people = [1, 2].map((n) =>
    sampleOf('GET /api/admin/people', {
      _id: sampleId(910 + n),
      firstname: 'Efua',
      lastname: `Sarpong ${n}`,
    }),
  );
  answer('GET /api/admin/people', listOf(people));
  const ended = answer('POST /api/admin/people/:id/end-sessions', ({ params }) => ({
    message: 'Logged out.',
    person: sampleOf('GET /api/admin/people/:id', { _id: params.id ?? '' }),
  }));
  await openSite(paths.adminPeople);
  const boxes = main.getByLabelText(/^Select Efua/);
  await expect.element(boxes).toHaveLength(2);
  for (const box of boxes.all()) await box.click();
  await main.getByRole('button', { name: 'End sessions' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Efua/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'End sessions' }).click();
  await expect.element(page.getByText('End sessions: 2 people.')).toBeVisible();
  expect(ended.map(({ params }) => params.id)).toEqual([sampleId(911), sampleId(912)]);
});

test('an Admin changes a role after a confirmation, but never their own', async () => {
  answerAll();
  const { _id: own } = logInAs('Admin');
  let person = sampleOf('GET /api/admin/people/:id', {
    _id: sampleId(910),
    role: 'Customer',
    suspended: null,
  });
  answer('GET /api/admin/people/:id', ({ params }) =>
    params.id === own ? { ...person, _id: own, role: 'Admin' as const } : person,
  );
  const changed = answer('PUT /api/admin/people/:id/role', ({ body }) => {
    person = { ...person, role: body.role };
    return { message: 'Some firstname’s role is now Agent.', person };
  });
  await openSite(paths.adminPerson(person._id));
  await main.getByLabelText('Role').selectOptions('Agent');
  await main.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect.element(page.getByText(/^.*’s role is now Agent\.$/)).toBeVisible();
  await expect.element(main.getByLabelText('Role')).toHaveValue('Agent');
  expect(changed).toMatchObject([{ body: { role: 'Agent' } }]);
  await openSite(paths.adminPerson(own));
  await expect.element(main.getByText(/^This is you\./)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
});
