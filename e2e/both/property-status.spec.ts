import type { Page } from '@playwright/test';
import { deleteListing, listingName, newListing } from '../testing/listings.ts';
import { newPerson, type Person, signIn } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** Updating the status of a property (specification §2.14, §4, §5, §8). */

let owner: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  await signIn(context, owner);
});

function rowOf(page: Page, name: string) {
  const row = page.getByRole('row').filter({ hasText: name });
  return {
    row,
    current: row.getByRole('cell').nth(1),
    picker: row.getByLabel(`New status of ${name}`),
    update: row.getByRole('button', { name: 'Update' }),
    alert: row.getByRole('alert'),
  };
}

async function statusOf(id: string): Promise<string> {
  const response = await fetch(`${ORIGIN}/api/properties/${id}`);
  return ((await response.json()) as { status: string }).status;
}

test('any status is set directly, and the list shows it at once', async ({ page }) => {
  const { _id: id, name } = await newListing(owner);
  const other = await newListing(owner);
  await visit(page, '/property-status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Property Status');
  const { current, picker, update } = rowOf(page, name);
  await expect(current).toHaveText('Available');
  await expect(picker.locator('option:not([value=""])')).toHaveText([
    'Available',
    'Sold',
    'Rented',
  ]);
  for (const status of ['Sold', 'Rented', 'Available', 'Rented'] as const) {
    await picker.selectOption(status);
    const sent = page.waitForRequest(`**/api/properties/${id}/status`);
    await update.click();
    const request = await sent;
    expect([request.method(), request.postDataJSON()]).toEqual(['PUT', { status }]);
    expect(await request.headerValue('authorization')).toBeNull();
    await expect(current).toHaveText(status);
    await expect(page.getByText('Property status updated successfully!')).toBeVisible();
    await expect(picker).toHaveValue('');
    expect(await statusOf(id)).toBe(status.toLowerCase());
  }
  await expect(rowOf(page, other.name).current).toHaveText('Available');
  await revisit(page);
  await expect(current).toHaveText('Rented');
});

test.describe('on one screen', { tag: '@desktop' }, () => {
  test('the table names its columns', async ({ page }) => {
    await newListing(owner);
    await visit(page, '/property-status');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Property Name',
      'Current Status',
      'New Status',
    ]);
  });

  test('without properties it says so, with a way to upload one', async ({ page }) => {
    await visit(page, '/property-status');
    const main = page.getByRole('main');
    await expect(main.getByText('No properties found.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await main.getByRole('link', { name: 'Upload Property' }).click();
    await expect(page).toHaveURL('/uploadProperty');
  });

  test('a status must be chosen', async ({ page }) => {
    const { _id: id, name } = await newListing(owner);
    await visit(page, '/property-status');
    const { update, picker, alert } = rowOf(page, name);
    await update.click();
    await expect(alert).toHaveText('Please select a status.');
    await expect(picker).toBeFocused();
    await picker.selectOption('Sold');
    await expect(alert).toHaveCount(0);
    expect(await statusOf(id)).toBe('available');
  });

  test('a failure is said in its row, and the choice stays', async ({ page, complaints }) => {
    const { name } = await newListing(owner);
    complaints.expectFailureOf(/\/status$/);
    await visit(page, '/property-status');
    const { current, picker, update, alert } = rowOf(page, name);
    await page.route('**/api/properties/*/status', (route) => route.abort());
    await picker.selectOption('Sold');
    await update.click();
    await expect(alert).toHaveText('Failed to update the status. Please try again.');
    await expectAccessible(page);
    await expect(current).toHaveText('Available');
    await expect(picker).toHaveValue('Sold');
    await page.unroute('**/api/properties/*/status');
    await update.click();
    await expect(current).toHaveText('Sold');
    await expect(alert).toHaveCount(0);
  });

  test('what was deleted in the meantime can be taken off the list', async ({
    page,
    complaints,
  }) => {
    const { _id: id, name } = await newListing(owner);
    complaints.expectFailureOf(/\/status$/);
    await visit(page, '/property-status');
    const { row, picker, update, alert } = rowOf(page, name);
    await expect(row).toBeVisible();
    await deleteListing(owner, id);
    await picker.selectOption('Sold');
    await update.click();
    await expect(alert).toHaveText('This property was deleted in the meantime.');
    await row.getByRole('button', { name: 'Take it off this list' }).click();
    await expect(page.getByText('No properties found.')).toBeVisible();
  });

  test('one sees only what is one’s own, and finds it by name', async ({ page }) => {
    const stranger = await newPerson('Agent');
    const theirs = await newListing(stranger);
    const mine = await newListing(owner, { name: listingName('Sea View') });
    const another = await newListing(owner, { name: listingName('Hill Top') });
    await visit(page, '/property-status');
    await expect(rowOf(page, mine.name).row).toBeVisible();
    await expect(rowOf(page, theirs.name).row).toHaveCount(0);
    await page.getByLabel('Search your properties').fill(another.name);
    await expect(rowOf(page, mine.name).row).toHaveCount(0);
    await expect(rowOf(page, another.name).row).toBeVisible();
    await expect(page).toHaveURL(
      `/property-status?${new URLSearchParams({ search: another.name })}`,
    );
  });
});
