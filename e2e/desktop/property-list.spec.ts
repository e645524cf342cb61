import type { Page } from '@playwright/test';
import { recordVideo } from '../testing/listings/video.ts';
import { deleteListing, listingName, newListing } from '../testing/listings.ts';
import { demoPerson, newPerson, type Person, signIn } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** The property administration list (specification §2.8, §4, §8). */

const DELETE_CALL = /\/api\/properties\/[\w-]+$/;

let owner: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  await signIn(context, owner);
});

function cardOf(page: Page, name: string) {
  const card = page.getByRole('article').filter({ hasText: name });
  return { card, delete: card.getByRole('button', { name: 'Delete Property' }) };
}

function question(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Delete Property' });
  return {
    dialog,
    keep: dialog.getByRole('button', { name: 'Keep it' }),
    delete: dialog.getByRole('button', { name: 'Delete', exact: true }),
  };
}

const isThere = async (id: string) =>
  (await fetch(`${ORIGIN}/api/properties/${id}`)).status === 200;

test('a card shows the image, the name, the price in cedi and the location', async ({ page }) => {
  const description = 'Two bedrooms near the lagoon.';
  const text = { description, price: '1250', location: 'Chorkor' };
  const video = await recordVideo(page);
  const { name } = await newListing(owner, text, { photos: 1, video });
  await visit(page, '/property-list');
  const { card } = cardOf(page, name);
  await expect(card.getByRole('heading', { name })).toBeVisible();
  await expect(card).toContainText('₵1,250.00');
  await expect(card).toContainText('Chorkor, Greater Accra');
  await expect(card).toContainText(description);
  await expect(card).toContainText('Available');
  const image = card.locator('img');
  await expect(image).toBeVisible();
  await expect(image).toHaveJSProperty('complete', true);
  await expect(card.getByLabel(`Video of ${name}`)).toHaveAttribute('src', /^\/media\/videos\//);
  await card.getByRole('link', { name: 'Set status' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Property Status');
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('without properties it says so, with a way to upload one', async ({ page }) => {
  await visit(page, '/property-list');
  const main = page.getByRole('main');
  await expect(main.getByText('No properties available.')).toBeVisible();
  await main.getByRole('link', { name: 'Upload Property' }).last().click();
  await expect(page).toHaveURL('/uploadProperty');
});

test('a property is deleted once that is confirmed', async ({ page }) => {
  const { _id: id, name } = await newListing(owner);
  const other = await newListing(owner);
  await visit(page, '/property-list');
  const asked = question(page);
  await cardOf(page, name).delete.click();
  await expect(asked.dialog).toContainText(name);
  await asked.keep.click();
  await expect(asked.dialog).toBeHidden();
  expect(await isThere(id)).toBe(true);

  await cardOf(page, name).delete.click();
  await asked.delete.click();
  await expect(page.getByText('Property deleted successfully')).toBeVisible();
  await expect(cardOf(page, name).card).toHaveCount(0);
  expect(await isThere(id)).toBe(false);
  await revisit(page);
  await expect(cardOf(page, other.name).card).toBeVisible();
  await expect(cardOf(page, name).card).toHaveCount(0);
});

test('the last one deleted leaves the sentence of the empty list', async ({ page }) => {
  const { name } = await newListing(owner);
  await visit(page, '/property-list');
  await cardOf(page, name).delete.click();
  await question(page).delete.click();
  await expect(page.getByText('No properties available.')).toBeVisible();
});

test('what could not be deleted stays, and can be tried again', async ({ page, complaints }) => {
  const { _id: id, name } = await newListing(owner);
  complaints.expectFailureOf(DELETE_CALL);
  await visit(page, '/property-list');
  await page.route(DELETE_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  const asked = question(page);
  await cardOf(page, name).delete.click();
  await asked.delete.click();
  await expect(asked.dialog.getByRole('alert')).toHaveText(
    'Failed to delete the property. Please try again.',
  );
  await expectAccessible(page);
  await expect(cardOf(page, name).card).toHaveCount(1);
  expect(await isThere(id)).toBe(true);
  await page.unroute(DELETE_CALL);
  await asked.delete.click();
  await expect(cardOf(page, name).card).toHaveCount(0);
});

test('what was deleted elsewhere goes without a failure', async ({ page, complaints }) => {
  const { _id: id, name } = await newListing(owner);
  complaints.expectFailureOf(DELETE_CALL);
  complaints.expectFailureOf(/\/stays-to-come$/);
  await visit(page, '/property-list');
  await expect(cardOf(page, name).card).toBeVisible();
  await deleteListing(owner, id);
  await cardOf(page, name).delete.click();
  await question(page).delete.click();
  await expect(page.getByText('This property was already deleted.')).toBeVisible();
  await expect(cardOf(page, name).card).toHaveCount(0);
});

test('a lister sees only what is their own, an Admin everything', async ({ page, context }) => {
  const { name } = await newListing(owner, { name: listingName('Lagoon View') });
  const { name: theirs } = await newListing(await newPerson('Agent'));
  await visit(page, '/property-list');
  await expect(cardOf(page, name).card).toBeVisible();
  await expect(cardOf(page, theirs).card).toHaveCount(0);
  await signIn(context, await demoPerson('admin'));
  for (const each of [name, theirs]) {
    await visit(page, `/property-list?${new URLSearchParams({ search: each })}`);
    await expect(cardOf(page, each).card).toBeVisible();
  }
});

test('a customer is led to sign up', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  await page.goto('/property-list');
  await expect(page).toHaveURL('/signup?next=%2Fproperty-list');
});
