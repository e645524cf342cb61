import { paths } from '#domain/site/paths.ts';
import { commentsHead } from '../../testing/listings/comments.ts';
import { listingName, newListing } from '../../testing/listings.ts';
import { demoPerson, newPerson, signIn } from '../../testing/people.ts';
import { runNightlyJob } from '../../testing/process/nightly-job.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Moderation (docs/product.md, "Moderation"). */

test('an Admin asks for a change, which the lister reads, and approves it afterwards', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const lister = await newPerson('Agent');
  const { _id, name } = await newListing(lister, {}, { photos: 1 });
  // The server renders for visitors, to whom its page is missing until it is approved.
  complaints.expectFailureOf(new RegExp(_id));
  const workspace = await browser.newContext();
  await signIn(workspace, await demoPerson('admin'));
  const admin = await workspace.newPage();
  const inWorkspace = `${paths.moderation}?search=${encodeURIComponent(name)}`;
  await visit(admin, inWorkspace);
  const row = admin.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await row.getByRole('button', { name: 'Ask for a change' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask for a change' }).click();
  await expect(dialog.getByText(/^Please say why/).first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('Please say the price in cedi.');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Ask for a change' }).click();
  await expect(admin.getByText('We’ve asked the lister to change it.')).toBeVisible();
  await expect(row.getByText('Change requested')).toBeVisible();

  await signIn(context, lister);
  await visit(page, paths.propertyList);
  await expect(page.getByText('“Please say the price in cedi.”')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show again/ })).toHaveCount(0);
  await expectAccessible(page);
  await visit(page, paths.property(_id));
  await expect(page.getByText('“Please say the price in cedi.”')).toBeVisible();
  await visit(page, paths.editProperty(_id));
  await expect(page.getByText('“Please say the price in cedi.”')).toBeVisible();
  await page.getByLabel('Description').fill('All prices are in cedi.');
  await page.getByRole('button', { name: 'Save' }).click();
  // It is saved by now: this address is that of the form.
  await expect(page).toHaveURL(paths.property(_id));

  await visit(admin, inWorkspace);
  await expect(row.getByText('Waiting for review')).toBeVisible();
  await row.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('Approved.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await workspace.close();
});

test('a declined listing says so in the workspace, is corrected there, and waits for an Admin again', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const lister = await newPerson('Agent');
  const { _id, name } = await newListing(lister, { description: 'Pay before viewing.' });
  const workspace = await browser.newContext();
  await signIn(workspace, await demoPerson('admin'));
  const admin = await workspace.newPage();
  await visit(admin, `${paths.moderation}?search=${encodeURIComponent(name)}`);
  const row = admin.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Pay before viewing.');
  await row.getByRole('button', { name: 'Decline' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Nobody pays before viewing.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(row.getByText('Declined')).toBeVisible();

  complaints.expectFailureOf(new RegExp(_id));
  const response = await page.goto(paths.property(_id));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Property not found or unavailable.',
  );
  // Not even similar listings.
  await expect(page.getByText('Similar listings')).toHaveCount(0);
  await expectAccessible(page);

  await signIn(context, lister);
  await visit(page, paths.property(_id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await commentsHead(page).click();
  await expect(page.getByText('You can’t comment on it for now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post Comment' })).toHaveCount(0);
  await visit(page, paths.workspaceListings);
  await expect(page.getByText('An Admin didn’t approve it')).toBeVisible();
  await visit(page, paths.workspace);
  await expect(page.getByText('“Nobody pays before viewing.”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show again' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Description').fill('View first, then pay.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(paths.property(_id));
  // By now the page itself may say so too.
  await expect(page.getByText(/It will appear once an Admin approves it/).first()).toBeVisible();
  await visit(page, paths.workspace);
  await expect(page.getByText(/^Waiting for review/)).toBeVisible();

  await admin.reload();
  await expect(row.getByText('Waiting for review')).toBeVisible();
  await workspace.close();
});

test('listings that share photos are still found after approval, and name each other', async ({
  page,
  context,
}) => {
  const [first, second] = [
    await newListing(await newPerson('Agent'), {}, { photos: 1 }),
    await newListing(await newPerson('Agent'), {}, { photos: 1 }),
  ];
  await signIn(context, await demoPerson('admin'));
  const table = `${paths.moderation}?because=similar-photos&search=`;
  for (const [own, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const address = table + encodeURIComponent(own.name);
    const row = page.getByRole('row').filter({ hasText: own.name });
    await expect(async () => {
      await visit(page, address);
      await expect(row).toBeVisible({ timeout: 2000 });
    }).toPass();
    await row.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(row.getByText(/^Approved /)).toBeVisible();
    await row.getByText(/with similar photos/).click();
    await expect(row.getByRole('link', { name: other.name })).toBeVisible();
    await expectAccessible(page);
  }
});

test('a price far from the usual for its kind and place is flagged with the reason', async ({
  page,
  context,
}) => {
  const lister = await newPerson('Property Owner');
  const shop = {
    propertyType: 'PropertyRentals',
    shortStayType: '',
    rentalType: 'Shop',
    region: 'North East',
    // A town of its own: prices are compared within one.
    location: listingName('Nalerigu'),
  };
  const usual = Array.from({ length: 20 }, (_, n) => ({ ...shop, price: String(900 + 10 * n) }));
  await Promise.all(usual.map((text) => newListing(lister, text)));
  await runNightlyJob('count-usual-prices');
  const { name } = await newListing(lister, { ...shop, price: '90' });

  await signIn(context, await demoPerson('admin'));
  await visit(page, paths.moderation);
  await page.getByLabel('Because').selectOption({ label: 'Unusual price' });
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(
    `₵90.00; 9 in 10 similar listings in ${shop.location} ask ₵900.00–₵1,080.00 (20 compared)`,
  );
  await expect(page).toHaveURL(/because=far-price/);
  await expectAccessible(page);
});
