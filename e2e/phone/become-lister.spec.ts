import { expectAccessible } from '../testing/accessible.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** How a Customer comes to list properties (docs/product.md, "Who may do what"). */

test('a Customer on the way to the upload form becomes an Agent in the profile, and goes on', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/uploadProperty');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'You are logged in as Customer. To list a property, become an Agent or a Property Owner in your profile.',
  );
  await main.getByRole('link', { name: 'Choose in your profile' }).click();
  await expect(page).toHaveURL('/profile?next=%2FuploadProperty#role');
  const section = main.getByRole('region', { name: 'List properties' });
  await expect(section).toBeInViewport();
  await expect(section.getByRole('button')).toHaveText(['Agent', 'Property Owner']);
  await expectAccessible(page);

  await section.getByRole('button', { name: 'Agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become an Agent?' });
  await dialog.getByRole('button', { name: 'Stay a Customer' }).click();
  await expect(dialog).toBeHidden();
  await section.getByRole('button', { name: 'Agent' }).click();
  await dialog.getByRole('button', { name: 'Become an Agent' }).click();
  await expect(page).toHaveURL('/uploadProperty');
  await expect(page.getByText('You are now an Agent. You can upload properties.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload Property');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ role: 'Agent', agentDetails: expect.stringContaining('Ama') });
  expect(stored).not.toHaveProperty('customerDetails');
});

test('what fails is said, and anyone who lists already is not asked', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/User\/role$/);
  await signIn(context, await newPerson('Customer'));
  await page.route('**/api/User/role', (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'List properties' });
  await section.getByRole('button', { name: 'Property Owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become a Property Owner?' });
  await dialog.getByRole('button', { name: 'Become a Property Owner' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'We could not change your role. Please try again.',
  );
  await page.unroute('**/api/User/role');
  await dialog.getByRole('button', { name: 'Become a Property Owner' }).click();
  await expect(dialog).toBeHidden();
  await expect(section).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Your properties' })).toBeVisible();
});
