import { newPerson, signIn, unconfirmedPerson } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** How a Customer comes to list properties (docs/product.md, "Who may do what"). */

test('a Customer on the way to the upload form becomes an Agent where the guard led, and goes on', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/uploadProperty');
  await expect(page).toHaveURL('/signup?next=%2FuploadProperty');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('List properties');
  await expect(main).toContainText(
    'You are logged in as Customer. To list a property, become an Agent or a Property Owner.',
  );
  await expect(main.getByRole('button', { name: /^(Agent|Property Owner)$/ })).toHaveCount(2);
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become an Agent?' });
  await dialog.getByRole('button', { name: 'Stay a Customer' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Agent' }).click();
  await dialog.getByRole('button', { name: 'Become an Agent' }).click();
  await expect(page).toHaveURL('/uploadProperty');
  await expect(page.getByText('You are now an Agent. You can upload properties.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload Property');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ role: 'Agent', agentDetails: expect.stringContaining('Ama') });
  expect(stored).not.toHaveProperty('customerDetails');
});

test('the profile leads to the page; what fails is said, and anyone who lists already is not asked', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/User\/role$/);
  await signIn(context, await newPerson('Customer'));
  await page.route('**/api/User/role', (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, '/profile');
  await page.getByRole('main').getByRole('link', { name: 'Become a lister' }).click();
  await expect(page).toHaveURL('/become-a-lister');
  const section = page.getByRole('region', { name: 'List properties' });
  await section.getByRole('button', { name: 'Property Owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become a Property Owner?' });
  await dialog.getByRole('button', { name: 'Become a Property Owner' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'We could not change your role. Please try again.',
  );
  await page.unroute('**/api/User/role');
  await dialog.getByRole('button', { name: 'Become a Property Owner' }).click();
  await expect(page).toHaveURL('/workspace');
  await visit(page, '/become-a-lister');
  await expect(section).toContainText('You are Property Owner, and can list properties.');
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('a visitor is led to sign up as one, and who has to confirm an address is told so', async ({
  page,
  context,
}) => {
  await visit(page, '/become-a-lister');
  await expectAccessible(page);
  const section = page.getByRole('region', { name: 'List properties' });
  await section.getByRole('link', { name: 'Property Owner' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signup as Property Owner');

  await signIn(context, await unconfirmedPerson('Customer'));
  await visit(page, '/become-a-lister');
  await expect(section).toContainText('Confirm your address before you become a lister.');
  await expect(section.getByRole('button')).toHaveCount(0);
});
