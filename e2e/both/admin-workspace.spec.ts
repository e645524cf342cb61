import { paths } from '#domain/site/paths.ts';
import { demoPerson, newPerson, signIn, statusOfLogin } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The Admin's workspace (docs/product.md, "The Admin's workspace"). */

// §2.21/12
test('an Admin suspends someone with a reason and reopens the account, and the audit log records both', {
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
    dialog.getByText('Please say why: we’ll email the person your reason.'),
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
