import { demoPerson, newPerson, signIn, statusOfLogin } from './testing/people.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** The admin dashboard (specification §2.21, §6). */
test.skip(({ isMobile }) => isMobile, 'the same on every screen');

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
    ['Properties available', '/property-status', 40],
    ['Properties rented', '/property-status', 1],
    ['Properties sold', '/property-status', 1],
    ['Cars for sale', '/buy-a-car', 12],
    ['Relocation vehicles', '/relocation-ride', 12],
  ] as const) {
    const count = main.getByRole('link', { name: label });
    await expect(count).toHaveAttribute('href', path);
    await expect(count).toContainText(/^\d/);
    expect(Number.parseInt((await count.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(atLeast);
  }
  await main.getByRole('link', { name: 'Upload a property' }).click();
  await expect(page).toHaveURL('/uploadProperty');
});

test('an Admin lets somebody in whom wrong passwords locked out', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/api\/admin\/lift-lockout/);
  const person = await newPerson('Customer');
  const login = (password: string) => statusOfLogin(person.email, password);
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
