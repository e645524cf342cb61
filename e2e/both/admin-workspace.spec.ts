import { paths } from '#domain/site/paths.ts';
import { demoPerson, newPerson, signIn, statusOfLogin } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The Admin's workspace (docs/product.md, "The Admin's workspace"). */

test('the page that one is on stands whole in view, also once new messages are counted before it', {
  tag: '@phone',
}, async ({ page, context }) => {
  const message = { name: 'Esi', email: 'esi@guests.test', message: 'Is anybody there?' };
  await fetch(`${ORIGIN}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  await signIn(context, await demoPerson('admin'));
  await visit(page, paths.siteSettings);
  const navigation = page.getByRole('navigation', { name: 'Workspace' });
  await expect(navigation.getByRole('link', { name: /Contact messages.*\d/ })).toBeVisible();
  // But for the part of a pixel by which a row scrolls no further.
  const current = navigation.getByRole('link', { name: 'Settings' });
  await expect(current).toBeInViewport({ ratio: 0.95 });
});

test('in a low window all pages can be reached beside each, and stand at the same height', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await signIn(context, await demoPerson('admin'));
  await visit(page, paths.siteSettings);
  const navigation = page.getByRole('navigation', { name: 'Workspace' });
  await expect(navigation.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 0.95 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const topOn = async (path: string) => {
    await visit(page, path);
    return (await navigation.getByRole('link', { name: 'Overview' }).boundingBox())?.y;
  };
  const long = await topOn(paths.adminDashboard);
  expect(await topOn(`${paths.adminPeople}?search=zzzz`)).toBe(long);
});

test('people are found, narrowed, and had as a file; the address says how', {
  tag: '@phone',
}, async ({ page, context }) => {
  const name = `Adwoa${Date.now()}`;
  const agent = await newPerson('Agent', { firstname: name });
  await newPerson('Customer', { firstname: name });
  await signIn(context, await demoPerson('admin'));
  await visit(page, paths.adminPeople);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(main.getByText('2 people', { exact: true })).toBeVisible();
  await main.getByLabel('Role').selectOption('Agent');
  await expect(page).toHaveURL(`${paths.adminPeople}?search=${name}&role=Agent`);
  await expect(main.getByText('1 person', { exact: true })).toBeVisible();
  await expect(main.getByText(agent.email)).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('people.csv');

  await main.getByLabel('State').selectOption('Suspended');
  await expect(main.getByText('No people fit.')).toBeVisible();
  await main.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(paths.adminPeople);
  await expect(main.getByText(/^Showing 1 to 20 of/)).toBeVisible();
});

test('several are logged out at once', { tag: '@phone' }, async ({ page, context }) => {
  const name = `Efua${Date.now()}`;
  const people = [
    await newPerson('Customer', { firstname: name }),
    await newPerson('Customer', { firstname: name }),
  ];
  await signIn(context, await demoPerson('admin'));
  await visit(page, `${paths.adminPeople}?search=${name}`);
  const boxes = page.getByRole('main').getByLabel(`Tick ${name}`);
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'End sessions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'End sessions' }).click();
  await expect(page.getByText('End sessions: 2 people.')).toBeVisible();
  for (const { token } of people) {
    const response = await fetch(`${ORIGIN}/api/User/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  }
});

test('somebody is suspended with a reason, and back once that is lifted; the audit log records both', {
  tag: '@phone',
}, async ({ page, context }) => {
  const person = await newPerson('Agent', { firstname: `Kwame${Date.now()}` });
  await signIn(context, await demoPerson('admin'));
  await visit(page, `${paths.adminPeople}?search=${person.email}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: person.firstname }).click();
  await expect(main.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(
    dialog.getByText('Please say why. The person is mailed your reason.'),
  ).toBeInViewport();
  await dialog.getByLabel('Reason').fill('Asked for a viewing fee.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(main.getByText(/^Suspended on/)).toBeVisible();
  expect(await statusOfLogin(person.email, person.password)).toBe(403);

  await main.getByRole('button', { name: 'Lift the suspension' }).click();
  await dialog.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(main.getByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(await statusOfLogin(person.email, person.password)).toBe(200);

  await main.getByRole('link', { name: 'In the audit log' }).click();
  for (const event of ['Suspended', 'Suspension lifted', 'Login failed', 'Logged in']) {
    await expect(main.getByRole('rowheader', { name: event }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await main.getByLabel('Event').selectOption('Suspended');
  await expect(main.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(main.getByRole('rowheader')).toContainText('Asked for a viewing fee.');
});

test('a role is changed once that is confirmed; one’s own is not', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const admin = await demoPerson('admin');
  const person = await newPerson('Customer');
  await signIn(context, admin);
  await visit(page, paths.adminPerson(person.id));
  const main = page.getByRole('main');
  await main.getByLabel('Role').selectOption('Agent');
  await main.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText(/^The role of .* is now Agent\.$/)).toBeVisible();
  await expect(main.getByLabel('Role')).toHaveValue('Agent');
  await visit(page, paths.adminPerson(admin.id));
  await expect(main.getByText(/^This is you\./)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Suspend' })).toHaveCount(0);
});
