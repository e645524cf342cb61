import { paths } from '#domain/site/paths.ts';
import { formatDate, parseCalendarDate } from '#domain/values/calendar-date.ts';
import {
  cardNumber,
  documentFile,
  EXPIRES_ON,
  newVerification,
} from '../../testing/accounts/verifications.ts';
import { listingName, newListing } from '../../testing/listings.ts';
import { demoPerson, newPerson, sessionIdOf, signIn } from '../../testing/people.ts';
import { withDatabase } from '../../testing/process/database.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Verification (docs/product.md, "Verification"). */

// §2.10/26
test('a card is sent, verified and shown as a badge that explains itself when tapped', async ({
  page,
  context,
  browser,
}) => {
  const number = cardNumber();
  const lister = await newPerson('Agent', { firstname: 'Adwoa', lastname: `Check${Date.now()}` });
  const { _id } = await newListing(lister);
  await signIn(context, lister);
  await visit(page, paths.verification);
  const card = page.getByRole('region', { name: 'Ghana Card' });
  await card.getByRole('button', { name: 'Send a document: Ghana Card' }).click();
  await card.getByRole('button', { name: 'Send for verification' }).click();
  await expect(card.getByText('Please add a photo of the document.').first()).toBeVisible();
  await expect(card.getByLabel('Card number')).toBeFocused();
  await card.getByLabel('Card number').fill(` ${number.toLowerCase().replaceAll('-', ' ')}`);
  await card.getByLabel('Expires on').fill(EXPIRES_ON);
  await expect(card.getByLabel('Card number')).toHaveValue(number);
  await card.locator('input[type=file]').setInputFiles(await documentFile());
  await expect(card.getByText('card.jpg')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Send for verification' }).click();
  await expect(page.getByText(/^Thank you\. An Admin will review it/)).toBeVisible();
  await expect(card.getByText('Waiting for review')).toBeVisible();
  await expect(card.getByText(`GHA-*****${number.slice(-6)}`)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Send a document' })).toHaveCount(0);

  const workspace = await browser.newContext();
  await signIn(workspace, await demoPerson('admin'));
  const admin = await workspace.newPage();
  await visit(admin, `${paths.adminVerifications}?search=${lister.lastname}`);
  await expect(admin.getByText('1 request', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: `Ghana Card of Adwoa ${lister.lastname}` }).click();
  await expect(admin.getByText(number)).toBeVisible();
  const photo = admin.getByRole('img', { name: 'Photo 1 of the document' });
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText(/^Approved\. The badge now shows/)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await workspace.close();

  const day = parseCalendarDate(new Date().toISOString().slice(0, 10));
  for (const path of [paths.property(_id), paths.lister(lister.id)]) {
    await visit(page, path);
    const badge = page.locator('summary').getByText('Ghana Card verified', { exact: true });
    await expect(badge).toBeVisible();
    await badge.click();
    await expect(
      page.getByText(`valid Ghana Card. Verified on ${day && formatDate(day)}.`),
    ).toBeVisible();
    await expect(page.getByText('We didn’t visit the place or the car.')).toBeVisible();
    await expectAccessible(page);
  }

  await visit(page, paths.verification);
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn. The photos and the number are deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await visit(page, paths.lister(lister.id));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lister.lastname);
  await expect(page.getByText('Ghana Card verified')).toHaveCount(0);
});

test('an Admin who logged in long ago confirms it is them, then sees the document', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/documents\/1$/);
  const id = await newVerification(await newPerson('Agent'), undefined);
  const admin = await demoPerson('admin');
  await signIn(context, admin);
  const onceBeforeThePhoto = (statement: string, values: unknown[]) =>
    page.route(
      /documents\/1$/,
      async (route) => {
        await withDatabase((pool) => pool.query(statement, values));
        await route.continue();
      },
      { times: 1 },
    );
  await onceBeforeThePhoto(
    "update sessions set confirmed_at = now() - interval '11 minutes' where id = $1",
    [sessionIdOf(admin)],
  );
  await visit(page, paths.adminVerification(id));
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const photos = page.getByRole('region', { name: 'Photos of the document' });
  await expect(photos).toContainText('Please confirm it’s you first');
  await expectAccessible(page);
  await photos.getByRole('button', { name: 'Show the document' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const photo = photos.getByRole('img', { name: 'Photo 1 of the document' });
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await expect(dialog).toHaveCount(0);

  await onceBeforeThePhoto('delete from verification_documents where verification_id = $1', [id]);
  await visit(page, paths.adminVerification(id));
  await expect(photos).toContainText('The photos have been deleted.');
  await expect(photos.getByRole('button')).toHaveCount(0);
});

test('a declined document says why and can be sent again', async ({ page, context, browser }) => {
  const owner = await newPerson('Property Owner', { lastname: `Refused${Date.now()}` });
  const id = await newVerification(owner, undefined);
  const workspace = await browser.newContext();
  await signIn(workspace, await demoPerson('admin'));
  const admin = await workspace.newPage();
  await visit(admin, paths.adminVerification(id));
  await admin.getByRole('button', { name: 'Decline' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(
    dialog.getByText('Please say why: we’ll email the person your reason.'),
  ).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByLabel('Reason').fill('The number cannot be read.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(admin.getByText(/^Declined\. We’ve emailed the person/)).toBeVisible();
  await workspace.close();

  await signIn(context, owner);
  await visit(page, paths.verification);
  const card = page.getByRole('region', { name: 'Ghana Card' });
  await expect(card.getByText('Declined')).toBeVisible();
  await expect(card.getByText('The number cannot be read.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Send a document' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Agent’s licence' })).toHaveCount(0);
  await expectAccessible(page);
});

// §2.12/30
test('a stay’s licence shows only on that stay, and homes and stays say when to pay', async ({
  page,
}) => {
  const lister = await newPerson('Agent');
  const stay = await newListing(lister);
  const home = await newListing(lister, {
    propertyType: 'PropertyRentals',
    shortStayType: '',
    rentalType: 'Apartments',
  });
  const licence = { kind: 'stay-licence', number: `GTA/${Date.now()}`, propertyId: stay._id };
  await newVerification(lister, await demoPerson('admin'), licence);
  await visit(page, paths.property(stay._id));
  const badge = page.locator('summary').getByText('Licensed stay', { exact: true });
  await expect(badge).toBeVisible();
  await expect(page.getByText('Book before you pay.')).toBeVisible();
  await expect(page.getByText('Never pay before viewing.')).toHaveCount(0);
  await visit(page, paths.property(home._id));
  const enquiry = page.getByRole('region', { name: 'Send an enquiry' });
  await expect(enquiry.getByText('Never pay before viewing.')).toBeVisible();
  await expect(badge).toHaveCount(0);
  await visit(page, paths.lister(lister.id));
  await expect(page.getByText(`Licensed stay: ${stay.name}`).first()).toBeVisible();
});

// §2.9/9
test('a card in a list shows what its lister has verified', async ({ page }) => {
  const lister = await newPerson('Agent', { firstname: 'Adwoa', lastname: `Card${Date.now()}` });
  const admin = await demoPerson('admin');
  const name = listingName('The very long name of a residence in the gardens behind the old Ridge');
  await newListing(lister, { name });
  const card = page.getByRole('article').filter({ hasText: name });
  await visit(page, paths.lister(lister.id));
  await expect(card).toBeVisible();
  await expect(card.getByText('Ghana Card')).toHaveCount(0);

  await newVerification(lister, admin);
  await newVerification(lister, admin, { kind: 'agent-licence', number: `RC ${Date.now()}` });
  await page.reload();
  const badge = card.getByText('Ghana Card +1');
  await expect(badge).toBeVisible();
  await expect(card.getByText('Ghana Card verified, Agent’s licence verified')).toBeAttached();
  const fits = await card.evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(fits).toBe(true);
  await expectAccessible(page);
});
