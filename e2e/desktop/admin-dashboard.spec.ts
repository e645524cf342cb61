import { randomUUID } from 'node:crypto';
import { paths } from '#domain/site/paths.ts';
import { newVerification } from '../testing/accounts/verifications.ts';
import { anyAddress, demoPerson, newPerson, signIn, statusOfLogin } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The admin dashboard (specification §2.21, §6). */

test('an Admin finds how many listings there are, and the way to each list', async ({
  page,
  context,
}) => {
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/admin-dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Admin dashboard');
  // At least the demo listings; other tests add theirs meanwhile.
  for (const [label, path, atLeast] of [
    ['Properties available', '/property-list?status=available', 40],
    ['Properties rented', '/property-list?status=rented', 1],
    ['Properties sold', '/property-list?status=sold', 1],
    ['Cars for sale', '/car-list?kind=regular', 12],
    ['Relocation vehicles', '/car-list?kind=relocation', 12],
  ] as const) {
    const count = main.getByRole('link', { name: label });
    await expect(count).toHaveAttribute('href', path);
    await expect(count).toContainText(/^\d/);
    expect(Number.parseInt((await count.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(atLeast);
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
    await expect(main.getByRole('link', { name: task })).toHaveAttribute('href', path);
  }
  await main.getByRole('link', { name: 'Upload a property' }).click();
  await expect(page).toHaveURL('/uploadProperty');
});

test('a count leads to a list of what it counts, of everybody, with whose it is', async ({
  page,
  context,
}) => {
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/admin-dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Properties rented' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('All properties');
  await expect(page).toHaveTitle('All properties | Efie');
  await expect(main.getByLabel('Search all properties')).toBeVisible();
  await expect(main.getByLabel('Status')).toHaveValue('rented');
  const card = main.getByRole('article').first();
  await expect(card).toContainText('Rented');
  await expect(card).toContainText(/Listed by \w+/);
  await main.getByLabel('Status').selectOption('Sold');
  await expect(page).toHaveURL('/property-list?status=sold');
  await expect(card).toContainText('Sold');

  await visit(page, '/car-list?kind=relocation');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('All cars');
  await expect(main.getByLabel('Kind')).toHaveValue('relocation');
  await expect(card).toContainText('Relocation Vehicle');
  await expect(card).toContainText(/Listed by \w+/);
});

test('what waits for an Admin is counted and led to', async ({ page, context }) => {
  await newVerification(await newPerson('Agent'), undefined);
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/admin-dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: /^[1-9]\d* Documents to check$/ }).click();
  await expect(page).toHaveURL('/admin-dashboard/verification');
  await expect(page.getByRole('row').nth(1)).toContainText('Waiting');
});

test.describe('the site settings, which are one for all', () => {
  test.describe.configure({ mode: 'default' });

  test('what is wrong in the settings is said beside it; saved, it shows on every page', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectFailureOf(/\/api\/site-settings$/);
    await signIn(context, await demoPerson('admin'));
    await visit(page, '/admin-dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page).toHaveURL('/admin-dashboard/settings');
    const form = page.getByRole('form', { name: 'Site settings' });
    const save = form.getByRole('button', { name: 'Save settings' });
    await expect(form.getByRole('textbox', { name: /^Address/ })).toHaveValue(/Ridge, Accra$/);
    await expect(form.getByLabel('Nights of a stay')).toHaveValue('90');
    await expectAccessible(page);

    await form.getByLabel('Facebook').fill('javascript:alert(1)');
    await form.getByLabel('Stays to come').fill('51');
    await save.click();
    await expect(
      form.getByText('Please enter a web address, such as facebook.com/efie.'),
    ).toBeVisible();
    await expect(form.getByLabel('Facebook')).toBeFocused();
    await expect(form.getByText('Please enter a whole number from 1 to 50.')).toBeVisible();
    await expect(form.getByLabel('Stays to come')).toHaveAttribute('aria-invalid', 'true');

    await form.getByLabel('Facebook').fill('facebook.example/efie');
    await form.getByLabel('WhatsApp').fill('024 123 4567');
    await form.getByLabel('Stays to come').fill('5');
    await form.getByLabel('Tagline').fill('A roof for everybody');
    await form.getByLabel('Our Mission').fill('To house everybody.\n\nIn every region.');
    await save.click();
    await expect(page.getByText('Settings saved.')).toBeInViewport();
    await expect(page.getByRole('contentinfo')).toContainText('A roof for everybody');
    await expect(form.getByLabel('Facebook')).toHaveValue('https://facebook.example/efie');
    await expect(page.getByRole('link', { name: 'WhatsApp (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://wa.me/233241234567',
    );
    await visit(page, '/about');
    await expect(page.getByText('To house everybody.')).toBeVisible();
    await expect(page.getByText('In every region.')).toBeVisible();

    await visit(page, '/admin-dashboard/settings');
    await form.getByLabel('Tagline').fill('Homes, stays and cars across Ghana');
    await form.getByLabel('Our Mission').fill('');
    await save.click();
    await expect(page.getByRole('contentinfo')).toContainText('Homes, stays and cars across Ghana');
  });

  test('what two Admins change at once is saved by both, or told', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectFailureOf(/\/api\/site-settings$/);
    const admin = await demoPerson('admin');
    await signIn(context, admin);
    await visit(page, '/admin-dashboard/settings');
    const form = page.getByRole('form', { name: 'Site settings' });
    const save = form.getByRole('button', { name: 'Save settings' });
    await expect(form.getByLabel('Nights of a stay')).toHaveValue('90');
    const now = async () => {
      const { updatedAt: _, ...settings } = await (
        await fetch(`${ORIGIN}/api/site-settings`)
      ).json();
      return settings;
    };
    const before = await now();
    const elsewhere = async (change: object) => {
      const response = await fetch(`${ORIGIN}/api/site-settings`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ ...(await now()), ...change }),
      });
      expect(response.status).toBe(200);
    };

    await form.getByRole('textbox', { name: /^Address/ }).fill('1 High Street, Accra');
    await form.getByLabel('Bookings of one guest a day').fill('12');
    await elsewhere({ address: '2 High Street, Accra', tagline: 'Said elsewhere' });
    await save.click();
    await expect(form.getByText(/^Somebody else saved the settings in the meantime\./)).toHaveText(
      'Somebody else saved the settings in the meantime. The form now shows what is new: Tagline. ' +
        'You both changed: Address. We kept what you typed. Please check, then save again.',
    );
    await expect(form.getByLabel('Tagline')).toHaveValue('Said elsewhere');
    await expect(form.getByRole('textbox', { name: /^Address/ })).toHaveValue(
      '1 High Street, Accra',
    );
    await expect(form.getByLabel('Bookings of one guest a day')).toHaveValue('12');
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText('Settings saved.')).toBeInViewport();
    await expect(page.getByRole('contentinfo')).toContainText('1 High Street, Accra');
    await expect(page.getByRole('contentinfo')).toContainText('Said elsewhere');
    await expect(form.getByLabel('Bookings of one guest a day')).toHaveValue('12');
    await elsewhere(before);
  });
});

test('an Admin reads what was written on the contact page, and what of it is new', async ({
  page,
  context,
}) => {
  const name = `Esi ${randomUUID().slice(0, 8)}`;
  const response = await fetch(`${ORIGIN}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'esi@guests.test', message: `How do I begin, ${name}?` }),
  });
  expect(response.status).toBe(201);
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/admin-dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Contact messages \d+\+? new/ })
    .click();
  await expect(page).toHaveURL('/admin-dashboard/messages');
  const message = page.getByRole('row').filter({ hasText: `How do I begin, ${name}?` });
  await expect(message).toContainText('New');
  await expect(message.getByRole('link', { name: 'esi@guests.test' })).toHaveAttribute(
    'href',
    'mailto:esi@guests.test',
  );
  await expectAccessible(page);
});

test('an Admin lets somebody in whom wrong passwords locked out', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/api\/admin\/lift-lockout/);
  const person = await newPerson('Customer');
  const address = anyAddress();
  const login = (password: string) => statusOfLogin(person.email, password, address);
  for (let n = 0; n < 10; n += 1) expect(await login('wrong-again')).toBe(401);
  expect(await login(person.password)).toBe(429);

  await signIn(context, await demoPerson('admin'));
  await visit(page, '/admin-dashboard');
  const form = page.getByRole('form', { name: 'Lift a lock-out' });
  const email = form.getByLabel('Email');
  await email.fill('nobody');
  await form.getByRole('button', { name: 'Lift lock-out' }).click();
  await expect(form.getByText('Invalid email address')).toBeVisible();
  await email.fill('nobody@efie.test');
  await email.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('No account has this email.');
  await email.fill(person.email);
  await email.press('Enter');
  await expect(page.getByText(`${person.email} can log in again.`)).toBeVisible();
  expect(await login(person.password)).toBe(200);
});

test('nobody else may open it', async ({ page, context }) => {
  await signIn(context, await newPerson('Agent'));
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL('/signup?next=%2Fadmin-dashboard');
});
