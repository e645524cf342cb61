import { paths } from '#domain/site/paths.ts';
import { newListing } from '../../testing/listings.ts';
import { demoPerson, newPerson, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Reports (docs/product.md, "Reports"). */

// §2.21/30
test('a listing is reported once, an Admin hides it with a reason, and both sides read the outcome', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/reports$/);
  const lister = await newPerson('Agent');
  const { _id, name } = await newListing(lister);
  await signIn(context, await newPerson('Customer'));
  await visit(page, paths.property(_id));
  const open = page.getByRole('button', { name: `Report: ${name}` });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Report this property' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose what is wrong.').first()).toBeVisible();
  await expect(dialog.getByLabel('What is wrong?').getByRole('option')).not.toContainText([
    'Duty unpaid',
  ]);
  await dialog.getByLabel('What is wrong?').selectOption('Asked for a viewing fee');
  await dialog.getByLabel('Anything else').fill('GHS 100 by mobile money.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^Thank you\. An Admin will look at it/)).toBeVisible();
  await open.click();
  await dialog.getByLabel('What is wrong?').selectOption('Already gone');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('You’ve already reported this.').first()).toBeVisible();

  const workspace = await browser.newContext();
  await signIn(workspace, await demoPerson('admin'));
  const admin = await workspace.newPage();
  await visit(admin, `${paths.adminReports}?search=${encodeURIComponent(name)}`);
  const row = admin.getByRole('row').filter({ hasText: name });
  await row.getByText('1 report').click();
  await expect(row.getByText('GHS 100 by mobile money.')).toBeVisible();
  await expectAccessible(admin);
  await row.getByRole('button', { name: 'Hide listing' }).click();
  const settling = admin.getByRole('dialog');
  await settling.getByRole('button', { name: 'Hide' }).click();
  await expect(settling.getByText('Please say why.').first()).toBeVisible();
  await settling.getByLabel('Note').fill('Viewing fees are not allowed.');
  await settling.getByRole('button', { name: 'Hide' }).click();
  await expect(admin.getByText(/^Hidden\. We’ve emailed the lister/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await visit(admin, paths.property(_id));
  await expect(admin.getByText('Hidden while we review it')).toBeVisible();
  await workspace.close();

  const reports = page.getByRole('region', { name: 'Reports' });
  await visit(page, paths.workspace);
  await expect(reports).toContainText('You reported this property.');
  await expect(reports).toContainText('we hid the listing.');
  await expectAccessible(page);
  await signIn(context, lister);
  await visit(page, paths.workspace);
  await expect(reports).toContainText('It was reported. “Viewing fees are not allowed.”');
  await expect(reports.getByRole('button')).toHaveCount(0);
});

test('several reports are dismissed at once, with one note to those who reported', async ({
  page,
  context,
}) => {
  const guest = await newPerson('Customer');
  const lister = await newPerson('Agent');
  const listings = [await newListing(lister), await newListing(lister)];
  for (const { _id } of listings) {
    const response = await fetch(`${ORIGIN}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.token}` },
      body: JSON.stringify({ kind: 'property', id: _id, reason: 'gone', details: '' }),
    });
    expect(response.status).toBe(201);
  }
  await signIn(context, await demoPerson('admin'));
  await visit(page, `${paths.adminReports}?kind=property`);
  for (const { _id } of listings) {
    const link = page.locator(`a[href="${paths.property(_id)}"]`);
    const row = page.getByRole('row').filter({ has: link });
    await row.getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('All of these are still free.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Dismiss: 2 reported things.')).toBeVisible();
  await expect
    .poll(
      async () =>
        (await outbox().to(guest.email)).filter((mail) =>
          mail.includes('All of these are still free.'),
        ).length,
    )
    .toBe(2);
});
